/// A JSON document (RFC 8259) or a part of one.
public enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// The members of a JSON object in the order of the text; of two with one name the last counts.
public struct JSONObject: Sendable, Equatable {
  /// Name and value of each member, in order.
  public private(set) var members: [(name: String, value: JSONValue)] = []

  /// An object without members.
  public init() {}

  /// The value of a name; setting `nil` removes it.
  public subscript(name: String) -> JSONValue? {
    get { members.last { $0.name == name }?.value }
    set {
      guard let newValue else { return members.removeAll { $0.name == name } }
      if let index = members.lastIndex(where: { $0.name == name }) {
        members[index].value = newValue
      } else {
        members.append((name, newValue))
      }
    }
  }

  /// Whether both hold the same names with the same values, in the same order.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members.elementsEqual(right.members) { $0.name == $1.name && $0.value == $1.value }
  }
}
