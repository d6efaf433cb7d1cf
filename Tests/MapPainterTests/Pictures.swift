import MapPainter
import MapScene
import Overlays
import Pixels
import WebMercator

/// A place by latitude and longitude.
func place(_ latitude: Double, _ longitude: Double) -> GeoCoordinate {
  GeoCoordinate(latitude: latitude, longitude: longitude)
}

let zurich = place(47.3769, 8.5417)

/// A picture of overlays and furniture on a plain map.
func picture(
  _ overlays: [Overlay] = [], furniture: Furniture = Furniture(), in viewport: Viewport,
  background: UInt32 = 0xFFEA_E6DC
) throws -> Pixmap {
  let painter = Painter()
  let made = OverlayScene.make(
    overlays: overlays, furniture: furniture, viewport: viewport, measuring: painter)
  var pixmap = Pixmap(
    width: viewport.pixelWidth, height: viewport.pixelHeight, filledWith: background)
  try painter.paint(made.scene, onto: &pixmap, scale: viewport.scale)
  return pixmap
}

/// A viewport with Zürich in the middle unless said otherwise.
func viewport(
  center: GeoCoordinate = zurich, zoom: Double = 12, width: Int, height: Int, scale: Double = 1,
  bearing: Double = 0
) -> Viewport {
  Viewport(
    center: center, zoom: zoom, size: PictureSize(width: width, height: height), scale: scale,
    bearing: bearing)
}

/// A checked square with a light and a dark half, as an icon.
let checkedIcon: Pixmap = {
  var pixmap = Pixmap(width: 24, height: 24)
  for y in 0..<24 {
    for x in 0..<24 where (2...21).contains(x) && (2...21).contains(y) {
      pixmap[x, y] = (x / 5 + y / 5).isMultiple(of: 2) ? 0xFF7C_3AED : 0xFFFA_CC15
    }
  }
  return pixmap
}()
