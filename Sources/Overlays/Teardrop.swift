internal import MapScene
internal import Pixels
internal import WebMercator

/// The drawn pin: a round head that runs down to a tip, whose rim's lowest point is 0, 0.
struct Teardrop {
  /// Points from tip to top.
  let size: Double
  /// The light rim around the body.
  let rim: Double

  init(size: Double) {
    self.size = size
    rim = max(0.5, size * 0.05)
  }

  /// Half the width with the rim.
  var halfWidth: Double { size * 0.36 }
  /// The radius of the body's head.
  var radius: Double { halfWidth - rim }
  /// The middle of the head.
  var middle: Point { Point(x: 0, y: -size + halfWidth) }

  /// The coloured body: two curves from the tip to the head, and the head's circle above.
  var body: Path {
    // Where the flanks meet the head, 18° below its middle, and go on in its direction.
    let (sine, cosine) = (0.309_017, 0.951_057)
    let (tip, center) = (-rim, middle.y)
    let meet = Point(x: radius * cosine, y: center + radius * sine)
    let flank = (tip - meet.y) * 0.5
    let low = Point(x: size * 0.035, y: tip - size * 0.13)
    var path = Path()
    path.move(to: Point(x: 0, y: tip))
    path.curve(
      to: meet, controls: low, Point(x: meet.x - flank * sine, y: meet.y + flank * cosine))
    addHead(to: &path, from: meet, sine: sine, cosine: cosine)
    path.curve(
      to: Point(x: 0, y: tip),
      controls: Point(x: -meet.x + flank * sine, y: meet.y + flank * cosine),
      Point(x: -low.x, y: low.y))
    path.close()
    return path
  }

  /// The head from the right meeting point over the top to the left one, as two cubic arcs of 108°.
  private func addHead(to path: inout Path, from meet: Point, sine: Double, cosine: Double) {
    // For an arc of angle a the control points lie 4/3 tan(a/4) radii along the tangents.
    let reach = radius * 0.679_24
    let top = Point(x: 0, y: middle.y - radius)
    path.curve(
      to: top, controls: Point(x: meet.x + reach * sine, y: meet.y - reach * cosine),
      Point(x: reach, y: top.y))
    path.curve(
      to: Point(x: -meet.x, y: meet.y), controls: Point(x: -reach, y: top.y),
      Point(x: -meet.x - reach * sine, y: meet.y - reach * cosine))
  }

  /// The dot in the head.
  func dot(on body: Color) -> Scene.Item {
    .shape(Shape(.circle(middle, radius: radius * 0.42), fill: body.contrast))
  }

  /// A faint shade around the body and a darker one on the ground at the tip.
  var shades: [Scene.Item] {
    [
      .shade(Shade(Color.black.multipliedAlpha(0.28), box: headShade)),
      .shade(Shade(Color.black.multipliedAlpha(0.5), box: groundShade)),
    ]
  }

  /// The box of both shades.
  var shadowBox: Rectangle { headShade.union(groundShade) }

  private var headShade: Rectangle {
    Rectangle(
      minX: -size * 0.5, minY: middle.y - size * 0.44, maxX: size * 0.5,
      maxY: middle.y + size * 0.6)
  }

  private var groundShade: Rectangle {
    Rectangle(minX: -size * 0.26, minY: -size * 0.09, maxX: size * 0.26, maxY: size * 0.09)
  }
}
