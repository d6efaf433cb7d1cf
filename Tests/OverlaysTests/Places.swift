import MapScene
import Overlays
import WebMercator

/// A place by latitude and longitude.
func place(_ latitude: Double, _ longitude: Double) -> GeoCoordinate {
  GeoCoordinate(latitude: latitude, longitude: longitude)
}

/// A viewport of a whole world, 512 points wide at zoom 0, unless said otherwise.
func viewport(
  center: GeoCoordinate = place(0, 0), zoom: Double = 0, width: Int = 512, height: Int = 512,
  scale: Double = 1, bearing: Double = 0
) -> Viewport {
  Viewport(
    center: center, zoom: zoom, size: PictureSize(width: width, height: height), scale: scale,
    bearing: bearing)
}

/// The scene of overlays and furniture with letters of fixed width.
func makeScene(
  _ overlays: [Overlay] = [], furniture: Furniture = Furniture(), in viewport: Viewport,
  missing: Set<Unicode.Scalar> = []
) -> OverlayScene {
  OverlayScene.make(
    overlays: overlays, furniture: furniture, viewport: viewport,
    measuring: FixedWidthMeasurer(missing: missing))
}

extension Scene {
  /// All shapes, bottom first.
  var shapes: [Shape] {
    items.compactMap { item in
      if case .shape(let shape) = item { shape } else { nil }
    }
  }

  /// All texts, bottom first.
  var texts: [Text] {
    items.compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
  }

  /// All marks, bottom first.
  var marks: [Mark] {
    items.compactMap { item in
      if case .mark(let mark) = item { mark } else { nil }
    }
  }
}
