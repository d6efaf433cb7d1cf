internal import JSON

/// `image`: an image by its name.
final class Image: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 2 else { return context.fault("Expected two arguments.") }
    guard let name = context.parse(json[1], at: 1, as: .string) else {
      return context.fault("No image name provided.")
    }
    return Image(.resolvedImage, children: [name], dependencies: .images)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    let name = try children[0].string(in: context)
    guard !name.isEmpty else { return .null }
    return .image(
      ResolvedImage(name: name, isAvailable: context.availableImages.contains(name)))
  }
}
