import JSON
import TestSupport
import Testing

@Suite("Writing JSON")
struct JSONTextTests {
  @Test("A value is written in one line, or a line for each part")
  func text() {
    let value: JSONValue = [
      "id": 7, "list": [1, 2.5, true, nil], "empty": [], "none": [:], "text": "a\"\\\n\t\u{1}é",
    ]
    #expect(
      value.serialized()
        == #"{"id":7,"list":[1,2.5,true,null],"empty":[],"none":{},"text":"a\"\\\n\t\u0001é"}"#)
    let pretty: JSONValue = ["a": [1, ["b": "c"]]]
    #expect(
      pretty.serialized(pretty: true) == """
        {
          "a": [
            1,
            {
              "b": "c"
            }
          ]
        }
        """)
  }

  @Test(
    "Numbers are written short, and whole ones without a point",
    arguments: [
      (0, "0"), (-0.0, "-0"), (5, "5"), (-12345678901, "-12345678901"), (0.1, "0.1"),
      (1e300, "1e+300"), (9007199254740991, "9007199254740991"), (.nan, "null"),
      (.infinity, "null"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) {
    #expect(JSONValue.number(number).serialized() == text)
  }

  @Test("What is written reads back as it was", arguments: 1...6 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let value = Self.random(depth: 4, &random)
      #expect(try JSONValue.parse(value.serialized()) == value)
      #expect(try JSONValue.parse(value.serialized(pretty: true)) == value)
    }
  }

  private static func random(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2:
      let number = Double(bitPattern: random.next())
      return .number(number.isFinite ? number : 1)
    case 3: return .string(text(&random))
    case 4:
      return .array(
        (0..<Int.random(in: 0..<6, using: &random)).map { _ in
          Self.random(depth: depth - 1, &random)
        })
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0..<20, using: &random) {
        object[text(&random)] = Self.random(depth: depth - 1, &random)
      }
      return .object(object)
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let scalars = (0..<Int.random(in: 0..<12, using: &random)).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: 0..<0x3000, using: &random))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
