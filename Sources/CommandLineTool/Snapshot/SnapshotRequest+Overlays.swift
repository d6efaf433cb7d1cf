import GeoFormats
import MapSnapshot
import Overlays
import WebMercator

extension SnapshotRequest {
  /// What lies over the map, with the files that it comes from read.
  struct Drawn: Sendable {
    /// In the order of the command line.
    var overlays: [Overlay] = []
    /// What was left out of the files; a sentence each.
    var warnings: [String] = []
  }

  /// Reads the files of the shapes.
  func drawn() throws(Failure) -> Drawn {
    var drawn = Drawn()
    for shape in shapes {
      switch shape {
      case .pin(let pin, let style):
        let style = try style?.pinStyle() ?? Pin.Style()
        drawn.overlays.append(.pin(Pin(at: pin.coordinate, label: pin.label, style: style)))
      case .circle(let circle, let look):
        let overlay = Overlay.circle(.init(center: circle.center, radius: circle.radius))
        drawn.overlays += look.applied(to: overlay).map { [$0] } ?? []
      case .path(let path, let look, let style):
        let document = try PathArgument.document(path)
        try drawn.add(document, path, look, style?.pinStyle())
      }
    }
    return drawn
  }

  /// The region, where `fit` is around what is drawn.
  func region(around overlays: [Overlay]) -> GeoRegion {
    switch region {
    case .region(let region): region
    case .ofStyle: .zoom(center: GeoCoordinate(latitude: 0, longitude: 0), zoom: 0)
    case .fit(let padding, let maximumZoom):
      .fit(
        overlays.flatMap(\.extentCoordinates), padding: padding, maximumZoom: maximumZoom)
    }
  }
}

extension SnapshotRequest.Drawn {
  fileprivate mutating func add(
    _ document: GeoDocument, _ path: String, _ look: Look, _ pinStyle: Pin.Style?
  ) throws(Failure) {
    let overlays = Overlay.overlays(of: document)
    guard !overlays.isEmpty else {
      let skipped = document.skipped.first.map { " (\($0))" } ?? ""
      throw Failure(
        .badData,
        "cannot draw \(quoted(path)): there is no place in it\(skipped); export it again, or leave it out"
      )
    }
    for overlay in overlays {
      if case .pin(var pin) = overlay, let pinStyle {
        pin.style = pinStyle
        self.overlays.append(.pin(pin))
      } else if let overlay = look.applied(to: overlay) {
        self.overlays.append(overlay)
      }
    }
    warnings += (document.skipped.map(\.description) + document.warnings).map { "\(path): \($0)" }
  }
}

extension PinStyleArgument {
  /// The style with its icon read.
  func pinStyle() throws(Failure) -> Pin.Style {
    guard let icon else { return style }
    var style = style
    do {
      style.icon = try Pin.Icon(path: icon, anchor: anchor ?? .bottom)
    } catch {
      throw Failure(error)
    }
    return style
  }
}
