extension StyleFilter {
  /// The properties that the answer depends on, besides the feature's type, as numbers of the style's vocabulary; `nil` where it
  /// depends on more of the feature, such as its id or geometry.
  ///
  /// Features that are alike in these get the same answer, so that it need not be found twice.
  package var properties: Set<Int>? {
    var numbers: Set<Int> = []
    return expression.root.collectProperties(into: &numbers) ? numbers : nil
  }
}

extension ExpressionNode {
  /// Adds the properties that the value depends on; whether it depends on nothing else of the feature but its type.
  fileprivate func collectProperties(into numbers: inout Set<Int>) -> Bool {
    guard !dependencies.isDisjoint(with: [.feature, .featureState]) else { return true }
    guard !dependencies.contains(.featureState) else { return false }
    switch self {
    case let node as PropertyEquals: numbers.insert(node.name.number)
    case let node as PropertyIn: numbers.insert(node.name.number)
    case is GeometryTypeNode: break
    case let node as Get where node.name != nil: node.name.map { _ = numbers.insert($0.number) }
    case let node as Has where node.name != nil: node.name.map { _ = numbers.insert($0.number) }
    default:
      let isOwn = children.allSatisfy { !$0.dependencies.contains(.feature) }
      guard !isOwn else { return false }
    }
    return children.allSatisfy { $0.collectProperties(into: &numbers) }
  }
}
