import JSON
import TestSupport
import Testing

@Suite("Reading JSON")
struct JSONParseTests {
  @Test("Every kind of value is read")
  func kinds() throws {
    let value = try JSONValue.parse(
      #" {"a": [1, -2.5e3, true, false, null, "x"], "b": {"c": {}}, "d": []} "#)
    #expect(
      value == [
        "a": [1, -2500, true, false, nil, "x"], "b": ["c": [:]], "d": [],
      ])
    #expect(value.value(at: "a", 5) == "x")
    #expect(value.value(at: "b", "c")?.objectValue?.members.isEmpty == true)
    #expect(value.value(at: "b", "nothing", 3) == nil)
    #expect(value["a"]?[6] == nil && value["a"]?[-1] == nil && value[0] == nil)
  }

  @Test(
    "A lone value is a document",
    arguments: [
      ("0", 0), ("-0", -0.0), ("1", 1), ("-1.5", -1.5), ("1e2", 100), ("1E+2", 100), ("25e-1", 2.5),
      ("123456789012345678901234567890", 1.2345678901234568e29),
      ("9007199254740993", 9007199254740992), ("0.1", 0.1),
      ("8.541700000000001", 8.541700000000001),
      ("1e400", .infinity), ("-1e400", -.infinity), ("1e-400", 0),
      ("4.9e-324", .leastNonzeroMagnitude),
      ("0e999999999999999999999", 0), ("1e-18446744073709551617", 0),
      ("1e18446744073709551617", .infinity), ("179769313486231570000e288", 1.7976931348623157e308),
      ("0.000000000000000000000000000001", 1e-30),
      ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
    ] as [(String, Double)])
  func numbers(text: String, number: Double) throws {
    let value = try JSONValue.parse(text)
    #expect(value == .number(number))
    #expect(value.numberValue?.sign == number.sign)
  }

  @Test("Numbers read as the standard library reads them", arguments: 1...4 as ClosedRange<UInt64>)
  func randomNumbers(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let bits = Double(bitPattern: random.next())
      let short = Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &random)) / 1e7
      for number in [bits, short] where number.isFinite {
        #expect(try JSONValue.parse("\(number)") == .number(number))
      }
    }
  }

  @Test("Whole numbers come as Int where they are exact")
  func integers() throws {
    #expect(try JSONValue.parse("12").intValue == 12)
    #expect(try JSONValue.parse("12.0").intValue == 12)
    #expect(try JSONValue.parse("12.5").intValue == nil)
    #expect(try JSONValue.parse("1e300").intValue == nil)
    #expect(try JSONValue.parse("1e999").intValue == nil)
    #expect(JSONValue.string("12").intValue == nil)
  }

  @Test(
    "Texts with escapes and other alphabets",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u4E2D""#, "é中"),
      (#""\ud83c\udfd4 Z\u00FCrich""#, "🏔 Zürich"), (#""Zürich 🏴‍☠️""#, "Zürich 🏴‍☠️"),
      (#""\ud83c""#, "\u{FFFD}"), (#""\udfd4x""#, "\u{FFFD}x"), (#""\ud83c\u0041""#, "\u{FFFD}A"),
      (#""\ud83c\n""#, "\u{FFFD}\n"), (#""\u0000""#, "\0"), (#""""#, ""),
      ("\"a\u{7F}\u{2028}\"", "a\u{7F}\u{2028}"),
    ])
  func texts(text: String, meaning: String) throws {
    #expect(try JSONValue.parse(text) == .string(meaning))
  }

  @Test("A byte order mark is passed over")
  func byteOrderMark() throws {
    #expect(try JSONValue.parse([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)) == [1])
  }

  @Test("Members keep their order, and of two with one name the last counts")
  func order() throws {
    let object = try #require(try JSONValue.parse(#"{"z":1,"a":2,"z":3}"#).objectValue)
    #expect(object.members.map(\.name) == ["z", "a", "z"])
    #expect(object["z"] == 3 && object["a"] == 2 && object["b"] == nil)
  }

  @Test("An object with ten thousand members finds, changes and removes each")
  func manyMembers() throws {
    let text = "{" + (0..<10_000).map { "\"n\($0)\":\($0)" }.joined(separator: ",") + "}"
    var object = try #require(try JSONValue.parse(text).objectValue)
    #expect((0..<10_000).allSatisfy { object["n\($0)"] == .number(Double($0)) })
    #expect(object.members[9_999].name == "n9999")
    object["n5"] = "changed"
    object["n6"] = nil
    object["new"] = true
    #expect(object["n5"] == "changed" && object["n6"] == nil && object["new"] == true)
    #expect(object["n7"] == 7 && object.members.count == 10_000)
    #expect(object.members.last?.name == "new")
  }

  @Test("A reader goes through a text without holding it")
  func reader() throws {
    var reader = JSONReader(Array(#"{"skip": [{"x": [1]}], "take": [1.5, 2], "end": "e"}"#.utf8))
    var taken: [Double] = []
    try reader.beginObject()
    while let name = try reader.nextName() {
      guard name == "take" else {
        try reader.skip()
        continue
      }
      try reader.beginArray()
      while try reader.nextElement() { taken.append(try reader.number()) }
    }
    try reader.end()
    #expect(taken == [1.5, 2])
  }
}
