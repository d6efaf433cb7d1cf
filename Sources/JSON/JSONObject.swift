/// The members of a JSON object in the order of the text; of two with one name the last counts.
public struct JSONObject: Sendable {
  /// Name and value of each member, in order.
  public private(set) var members: [(name: String, value: JSONValue)] = []
  /// Where each name was last seen; kept only where there are so many that looking through them would be slow.
  private var places: [String: Int] = [:]
  private static let fewMembers = 12

  /// An object without members.
  public init() {}

  /// The value of a name; setting `nil` removes it.
  public subscript(name: String) -> JSONValue? {
    get { place(of: name).map { members[$0].value } }
    set {
      guard let newValue else { return remove(name) }
      if let place = place(of: name) {
        members[place].value = newValue
      } else {
        append(name, newValue)
      }
    }
  }

  /// An object with room for so many members.
  init(capacity: Int) { members.reserveCapacity(capacity) }

  /// Adds a member at the end, even where the name is there already.
  mutating func append(_ name: String, _ value: JSONValue) {
    members.append((name, value))
    if !places.isEmpty {
      places[name] = members.count - 1
    } else if members.count > Self.fewMembers {
      index()
    }
  }

  private func place(of name: String) -> Int? {
    places.isEmpty ? members.lastIndex { $0.name == name } : places[name]
  }

  private mutating func remove(_ name: String) {
    guard place(of: name) != nil else { return }
    members.removeAll { $0.name == name }
    places = [:]
    if members.count > Self.fewMembers { index() }
  }

  private mutating func index() {
    places.reserveCapacity(members.count)
    for (place, member) in members.enumerated() { places[member.name] = place }
  }
}

extension JSONObject: Equatable {
  /// Whether both hold the same names with the same values, in the same order.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members.elementsEqual(right.members) { $0.name == $1.name && $0.value == $1.value }
  }
}
