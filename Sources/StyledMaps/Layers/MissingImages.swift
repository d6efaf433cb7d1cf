internal import Synchronization

/// The images that layers of one picture name and no sprite has, gathered from many tiles at once.
final class MissingImages: Sendable {
  private let names = Mutex<Set<String>>([])

  /// The most names that the warning tells.
  private static let limit = 8

  /// Notes a name.
  func add(_ name: String) {
    names.withLock { _ = $0.insert(name) }
  }

  /// One sentence for all of them, or one for each, which many pictures can tell once together.
  func warnings(apart: Bool) -> [String] {
    let names = names.withLock { $0.sorted() }
    guard names.count > 1, !apart else {
      return names.map { "image “\($0)” is left out: no sprite of the style has it" }
    }
    let rest = names.count - Self.limit
    let list = names.prefix(Self.limit).map { "“\($0)”" }.joined(separator: ", ")
    let more = rest > 0 ? " and \(rest) more" : ""
    return ["\(names.count) images are left out: no sprite of the style has \(list)\(more)"]
  }
}
