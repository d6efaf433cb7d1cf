import JSON
import Testing

@testable import MapStyle

/// What operators give, without the public tests at hand.
struct ExpressionTests {
  /// The output of an expression for a feature with `x`, as text.
  private static func output(_ expression: String, x: String = "null") throws -> String {
    let json = try JSONValue.parse(
      #"{"expression": \#(expression), "inputs": [[{"zoom": 3}, {"properties": {"x": \#(x)}}]]}"#)
    let result = ExpressionCase(json).evaluate()
    return (result["outputs"]?[0] ?? result["compiled"]?["errors"]?[0]?["error"] ?? nil)
      .serialized()
  }

  @Test(
    "operators give what JavaScript would",
    arguments: [
      (#"["to-string", ["get", "x"]]"#, "1e-7", #""1e-7""#),
      (#"["to-string", ["get", "x"]]"#, "1e21", #""1e+21""#),
      (#"["to-string", ["get", "x"]]"#, "123456789012345680000", #""123456789012345680000""#),
      (#"["to-string", ["get", "x"]]"#, "0.00001", #""0.00001""#),
      (#"["to-string", ["get", "x"]]"#, "{\"a\": [1, null]}", #""{\"a\":[1,null]}""#),
      (#"["to-number", ["get", "x"]]"#, #"" 0x1F ""#, "31"),
      (#"["to-number", ["get", "x"], 7]"#, #""nan""#, "7"),
      (#"["to-number", ["get", "x"]]"#, #""""#, "0"),
      (#"["to-boolean", ["get", "x"]]"#, "0", "false"),
      (#"["%", ["number", ["get", "x"]], 3]"#, "-7", "-1"),
      (#"["round", ["get", "x"]]"#, "-2.5", "-3"),
      (#"["length", ["get", "x"]]"#, #""a🗺b""#, "3"),
      (#"["slice", ["get", "x"], -2]"#, #""abc""#, #""bc""#),
      (#"["slice", ["get", "x"], 5, 2]"#, #""abc""#, #""""#),
      (#"["index-of", "c", ["get", "x"]]"#, #""🗺bc""#, "2"),
      (#"["split", ["get", "x"], ""]"#, #""ab""#, #"["a","b"]"#),
      (#"["<", ["string", ["get", "x"]], "b"]"#, #""B""#, "true"),
      (#"["==", ["get", "x"], "é"]"#, #""e\u0301""#, "false"),
      (#"["==", ["get", "x"], null]"#, "null", "true"),
      (#"["step", ["zoom"], "a", 3, "b", 4, "c"]"#, "null", #""b""#),
      (#"["interpolate", ["exponential", 2], ["zoom"], 1, 0, 4, 7]"#, "null", "3"),
      (
        #"["let", "v", ["+", 1, ["number", ["get", "x"]]], ["*", ["var", "v"], ["var", "v"]]]"#,
        "2", "9"
      ),
      (#"["coalesce", ["image", "a"], ["image", "b"]]"#, "null", #""a""#),
      (#"["to-color", ["get", "x"]]"#, #""hsl(120, 100%, 50%)""#, "[0,1,0,1]"),
      (
        #"["number-format", ["get", "x"], {"locale": "de", "max-fraction-digits": 1}]"#,
        "1234567.85", #""1.234.567,9""#
      ),
      (#"["number-format", ["get", "x"], {"min-fraction-digits": 2}]"#, "5", #""5.00""#),
      (
        #"["number-format", ["get", "x"], {"currency": "EUR", "locale": "fr"}]"#, "-0.995",
        "\"-1,00\u{A0}€\""
      ),
    ])
  func operators(expression: String, x: String, expected: String) throws {
    #expect(try Self.output(expression, x: x) == expected)
  }

  @Test("an expression that would be evaluated without end is refused")
  func complexity() throws {
    var text = #"["var", "v39"]"#
    for level in stride(from: 39, through: 1, by: -1) {
      text =
        #"["let", "v\#(level)", ["+", ["var", "v\#(level - 1)"], ["var", "v\#(level - 1)"]], \#(text)]"#
    }
    let expression = #"["let", "v0", ["number", ["get", "x"]], \#(text)]"#
    #expect(try Self.output(expression, x: "1") == #""The expression is too complex.""#)
  }

  @Test("collators tell letters, accents and case apart as far as they are asked to")
  func collators() {
    func order(
      _ left: String, _ right: String, _ isCase: Bool, _ isAccent: Bool, _ locale: String? = nil
    ) -> Int {
      Collator(isCaseSensitive: isCase, isDiacriticSensitive: isAccent, locale: locale)
        .order(of: left, right)
    }
    #expect(order("Zürich", "zurich", false, false) == 0)
    #expect(order("Zürich", "zurich", true, false) > 0)
    #expect(order("zürich", "zurich", false, true) > 0)
    #expect(order("u\u{308}", "ü", true, true) == 0)
    #expect(order("ä", "z", false, false) < 0)
    #expect(order("ä", "z", false, false, "sv-SE") > 0)
    #expect(order("Müller", "mueller", false, false, "de") == 0)
    #expect(order("a", "ab", false, false) < 0)
  }

  @Test("tokens become properties, and what is none stays")
  func tokens() {
    #expect(TokenText.expression("plain {} { text") == nil)
    #expect(TokenText.expression("{a}") == ["to-string", ["get", "a"]])
    #expect(TokenText.expression("{{a}b}") == ["concat", "{", ["get", "a"], "b}"])
  }
}
