import JSON
import TestSupport
import Testing

@Suite("Faults of JSON")
struct JSONErrorTests {
  private func fault(_ bytes: [UInt8]) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONValue.parse(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func fault(_ text: String) -> JSONError? { fault(Array(text.utf8)) }

  @Test("Each fault says its line and column")
  func positions() {
    #expect(
      fault("{\n  \"ü\": 1,\n  \"b\" 2\n}")
        == .unexpected(found: "'2'", expected: "':'", at: JSONPosition(line: 3, column: 7)))
    #expect(
      fault("[\"üü\" x]")
        == .unexpected(found: "'x'", expected: "',' or ']'", at: JSONPosition(line: 1, column: 7)))
    #expect(
      fault([0xEF, 0xBB, 0xBF] + Array("[x".utf8))
        == .unexpected(found: "'x'", expected: "a value", at: JSONPosition(line: 1, column: 2)))
    #expect(fault("{\"a\": [1, 2") == .cutOff(at: JSONPosition(line: 1, column: 12)))
    #expect(fault("1 2") == .trailing(found: "'2'", at: JSONPosition(line: 1, column: 3)))
    #expect(fault("[1, 012]") == .badNumber("'012'", at: JSONPosition(line: 1, column: 5)))
  }

  @Test(
    "What RFC 8259 does not allow is refused",
    arguments: [
      "[1,]", "[,1]", "{\"a\":1,}", "{a:1}", "{'a':1}", "[1 2]", "{\"a\" 1}", "{\"a\":}", "{1:2}",
      "01", "-", "-01", "+1", ".5", "5.", "1.e3", "1e", "1e+", "0x10", "NaN", "Infinity",
      "-Infinity",
      "tru", "truE", "nul", "nulll", "True", "\"\n\"", "\"\t\"", "\"\\x\"", "\"\\u12G4\"",
      "\"\\u12\"",
      "\"\\u+123\"", "\"abc", "\"\\", "[", "{", "]", "}", "[1", "{\"a\"", "// c\n1", "/**/1", "1;",
      "[[]",
      "[1}", "{\"a\":1]", "\u{A0}1", "\"a\"\"b\"", "--1", "1-1", "\u{0}", "", " \n",
    ])
  func refused(text: String) {
    let error = fault(text)
    #expect(error != nil)
    #expect((error?.description.count ?? 0) > 20)
  }

  @Test("Bytes that are not UTF-8, and UTF-16, are told")
  func encodings() {
    let latin = Array("[\"Z".utf8) + [0xFC] + Array("rich\"]".utf8)
    #expect(fault(latin) == .notUTF8(at: JSONPosition(line: 1, column: 3)))
    #expect(
      fault([0xFF, 0xFE, 0x5B, 0, 0x5D, 0]) == .notUTF8(at: JSONPosition(line: 1, column: 1)))
    #expect(fault([0x5B, 0, 0x5D, 0]) == .notUTF8(at: JSONPosition(line: 1, column: 2)))
    // An overlong slash and a lone surrogate.
    #expect(fault([0x22, 0xC0, 0xAF, 0x22]) == .notUTF8(at: JSONPosition(line: 1, column: 2)))
    #expect(
      fault([0x22, 0xED, 0xA0, 0x80, 0x22]) == .notUTF8(at: JSONPosition(line: 1, column: 2)))
  }

  @Test("Arrays deeper than the limit are refused, and the limit itself is read")
  func depth() {
    let limit = JSONReader.depthLimit
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(fault(nested(limit)) == nil)
    #expect(fault(nested(limit + 1)) == .tooDeep(at: JSONPosition(line: 1, column: limit + 1)))
    #expect(fault(String(repeating: "[", count: 1_000_000)) != nil)
    #expect(fault(String(repeating: "{\"a\":", count: 1_000_000)) != nil)
  }

  @Test("Every beginning of a document is a fault, and traps nowhere")
  func prefixes() {
    let text = Array(#"{"a": [1.5e-3, "\ud83c\udfd4ü", true, null, {"b": {}}]}"#.utf8)
    #expect(fault(text) == nil)
    for end in 0..<text.count { #expect(fault(Array(text[..<end])) != nil) }
  }

  @Test("Bytes flipped at random trap nowhere", arguments: 1...4 as ClosedRange<UInt64>)
  func flips(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = Array(#"{"a": [1.5e-3, "\ud83c\udfd4ü", true, null, {"b": {}}], "c": -12}"#.utf8)
    for _ in 0..<5_000 {
      var bytes = text
      for _ in 0..<3 {
        guard let place = bytes.indices.randomElement(using: &random) else { break }
        bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      }
      if let value = try? JSONValue.parse(bytes) {
        #expect((try? JSONValue.parse(value.serialized())) == value)
      }
    }
  }

  @Test("The sentences say what, where and what to do")
  func sentences() {
    #expect(
      "\(JSONError.empty)" == "the JSON text is empty; give a file with something in it")
    #expect(
      fault("{\"a\" 1}")?.description
        == "line 1, column 6 of the JSON has '1' where ':' has to stand; mend that place")
    #expect(
      fault("[1, 2")?.description
        == "the JSON breaks off at line 1, column 6 inside a value; the text was cut off, get it whole"
    )
  }
}
