internal import MapScene
internal import Pixels
internal import WebMercator

/// The drawn pin: a round head that runs down to a tip, whose lowest point is 0, 0.
struct Teardrop {
  /// Points from tip to top.
  let size: Double
  /// Points of the light rim around the body's head.
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

  /// The coloured body, whose lowest point is 0, 0.
  var body: Path { outline(radius: radius, end: end, sine: 0.224_951, cosine: 0.974_370) }

  /// What shows around the body: as wide as `rim` at the head, less and less below, nothing at the tip.
  ///
  /// Its end lies inside the body's, or it would shine through half-covered pixels there.
  var surround: Path {
    outline(radius: halfWidth, end: end * 0.7, sine: 0.325_568, cosine: 0.945_519)
  }

  /// The radius of the body's round end: a sharp one would fade away before it comes to the place.
  private var end: Double { min(max(0.8, size * 0.036), size * 0.1) }

  /// A round end, two flanks that leave it at an angle from upright, and the head's circle above.
  private func outline(radius: Double, end: Double, sine: Double, cosine: Double) -> Path {
    // Where the flanks meet the head, 18° below its middle, and go on in its direction.
    let (headSine, headCosine) = (0.309_017, 0.951_057)
    let meet = Point(x: radius * headCosine, y: middle.y + radius * headSine)
    let tip = Point(x: 0, y: end - self.end)
    let start = Point(x: end * cosine, y: end * sine - self.end)
    let (first, last) = (size * 0.12, (start.y - meet.y) * 0.5)
    let low = Point(x: start.x + first * sine, y: start.y - first * cosine)
    let high = Point(x: meet.x - last * headSine, y: meet.y + last * headCosine)
    // A quarter circle less the flank's angle; 4/3 tan(a/4) of an arc whose cosine is `sine`.
    let half = ((1 + sine) / 2).squareRoot()
    let reach = end * 4 / 3 * ((1 - half) / (1 + half)).squareRoot()
    let bend = Point(x: start.x - reach * sine, y: start.y + reach * cosine)
    var path = Path()
    path.move(to: tip)
    path.curve(to: start, controls: Point(x: reach, y: tip.y), bend)
    path.curve(to: meet, controls: low, high)
    addHead(to: &path, from: meet, radius: radius, sine: headSine, cosine: headCosine)
    path.curve(to: start.mirrored, controls: high.mirrored, low.mirrored)
    path.curve(to: tip, controls: bend.mirrored, Point(x: -reach, y: tip.y))
    path.close()
    return path
  }

  /// The head from the right meeting point over the top to the left one, as two cubic arcs of 108°.
  private func addHead(
    to path: inout Path, from meet: Point, radius: Double, sine: Double, cosine: Double
  ) {
    // For an arc of angle a the control points lie 4/3 tan(a/4) radii along the tangents.
    let reach = radius * 0.679_24
    let top = Point(x: 0, y: middle.y - radius)
    path.curve(
      to: top, controls: Point(x: meet.x + reach * sine, y: meet.y - reach * cosine),
      Point(x: reach, y: top.y))
    path.curve(
      to: meet.mirrored, controls: Point(x: -reach, y: top.y),
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

extension Point {
  /// The point on the other side of the upright line through 0, 0.
  fileprivate var mirrored: Point { Point(x: -x, y: y) }
}
