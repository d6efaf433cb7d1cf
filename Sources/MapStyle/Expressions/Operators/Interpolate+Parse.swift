internal import JSON

extension Interpolate {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard let curve = InterpolationCurve.parse(json.count > 1 ? json[1] : .null, context) else {
      return nil
    }
    guard json.count >= 5 else {
      return context.fault("Expected at least 4 arguments, but found only \(json.count - 1).")
    }
    guard json.count % 2 == 1 else {
      return context.fault("Expected an even number of arguments.")
    }
    guard let input = context.parse(json[2], at: 2, as: .number) else { return nil }
    let space = ColorSpace(operatorName: json[0])
    var type = context.expectedType == .value ? nil : context.expectedType
    if space != .rgb, type != .colorArray { type = .color }
    var stops = Stops()
    for index in stride(from: 3, to: json.count, by: 2) {
      guard
        stops.add(
          json[index], json[index + 1], at: index, of: "interpolate", type: &type, context)
      else { return nil }
    }
    guard let type, type.isInterpolatable else {
      return context.fault("Type \(type ?? .value) is not interpolatable.")
    }
    return Interpolate(
      type, input: input, stops: stops, curve: curve, space: space, path: context.path)
  }
}

extension ColorSpace {
  fileprivate init(operatorName name: JSONValue) {
    switch name {
    case "interpolate-hcl": self = .hcl
    case "interpolate-lab": self = .lab
    default: self = .rgb
    }
  }
}
