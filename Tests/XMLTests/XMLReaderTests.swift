import Testing
import XML

@Suite("Reading XML")
struct XMLReaderTests {
  @Test("Elements come in their order, without what stands between them and without prefixes")
  func elements() throws {
    let text = """

      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <!-- a > comment --><!DOCTYPE a [ <!ELEMENT a ANY> ]><?work <z/> ?>
      <p:a xmlns:p="urn:x">text<b/><![CDATA[<no/>]]><b><q:c></q:c></b><!-- <no/> --></p:a>
      <!-- end -->
      """
    #expect(try reading(text) == "a{b{}b{c{}}}")
  }

  @Test(
    "Text is joined from its pieces, references and CDATA sections; that of children is left out")
  func text() throws {
    #expect(
      try rootText("<a> x&amp;y<b>no</b><![CDATA[<&>]]>&#x1F3D4;&#38;&lt;\r\n<!-- no -->z </a>")
        == "x&y<&>🏔&<\nz")
    #expect(try rootText("<a/>") == "" && rootText("<a> \n</a>") == "")
    let long = String(repeating: "8.5,47.25,400 &amp; ü🏔\n", count: 50_000)
    let expected = String(repeating: "8.5,47.25,400 & ü🏔\n", count: 50_000)
    #expect(try rootText("<a>\(long).</a>") == expected + ".")
    #expect(
      try rootText("<a><![CDATA[\(expected)]]>.</a>") == expected + "."
    )
  }

  @Test("Attributes are found by their name without prefix, with their references resolved")
  func attributes() throws {
    let text = "<a x='1' p:y=\"a&amp;b&lt;&#38;amp;&#252;\" empty='' z='a\n b' xmlns:p='urn:x'/>"
    var xml = XMLReader(Array(text.utf8))
    #expect(try xml.nextChild())
    #expect(xml.attributeText("x") == "1" && xml.attributeText("y") == "a&b<&amp;ü")
    #expect(xml.attributeText("empty") == "" && xml.attributeText("z") == "a  b")
    #expect(xml.attributeText("xx") == nil && xml.attributeText("") == nil)
    #expect(try !xml.nextChild())
  }

  @Test("Each tag has its line, far beyond 65,535 and with blank lines before the declaration")
  func lines() throws {
    let blanks = String(repeating: "\n", count: 200_000)
    var xml = XMLReader(Array("\n\n<?xml version='1.0'?>\n<a>\(blanks)<b\n/>\r\n</a>".utf8))
    var lines: [Int] = []
    for _ in 0..<4 {
      _ = try xml.nextChild()
      lines.append(xml.line)
    }
    #expect(lines == [4, 200_005, 200_005, 200_006])
  }

  @Test("An element is skipped with all in it, and the reader stands behind it")
  func skipping() throws {
    let inside = String(repeating: "<c d='e'>f</c>", count: 20_000)
    var xml = XMLReader(Array("<a><b>\(inside)</b><z/></a>".utf8))
    // Outside of the root there is nothing to skip.
    try xml.skip()
    #expect(try xml.nextChild() && xml.nextChild() && xml.name == "b")
    try xml.skip()
    #expect(try xml.nextChild() && xml.name == "z")
    try xml.finish()
    #expect(try !xml.nextChild())
  }

  @Test("Entities of a document stay as they are written: nothing grows, nothing is fetched")
  func entities() throws {
    let file = #filePath
    #expect(
      try rootText(
        """
        <!DOCTYPE a SYSTEM "file://\(file)" [ <!ENTITY x SYSTEM "file://\(file)"> <!ENTITY y "grown">
        <!ENTITY % p SYSTEM "file://\(file)"> %p; ]><a>&x;&y;&nbsp;&amp;</a>
        """) == "&x;&y;&nbsp;&")
    let laughs = (1..<30).map { "<!ENTITY l\($0) \"&l\($0 - 1);&l\($0 - 1);&l\($0 - 1);\">" }
    let bomb = "<!DOCTYPE a [<!ENTITY l0 \"lol\">\(laughs.joined())]><a>&l29;</a>"
    #expect(try rootText(bomb) == "&l29;")
    #expect(
      fault(bomb.replacing("<a>&l29;</a>", with: "<a b='&l29;'/>"))
        == .broken(line: 1, fault: "has &l29; in an attribute, which XML does not know"))
    // As many as libxml2 itself doesn't allow.
    let many = String(repeating: "&nbsp;", count: 20_000)
    #expect(try rootText("<a>\(many)</a>") == many)
  }

  @Test("Many documents are read at once by several tasks")
  func tasks() async {
    await withTaskGroup { group in
      for number in 0..<64 {
        group.addTask {
          let isBroken = number.isMultiple(of: 3)
          let points = (0..<2_000).map { "<p\(number) n='\($0)'>ü\(number)</p\(number)>\n" }
            .joined()
          let text = "<a>\(points)\(isBroken ? "<b></c>" : "")</a>"
          let bytes =
            number.isMultiple(of: 2)
            ? Array(text.utf8)
            : Array("<?xml version='1.0' encoding='windows-1252'?>".utf8)
              + text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
          let count = Self.count("ü\(number)", in: bytes)
          let fault = fault(bytes)
          #expect(count == 2_000)
          #expect(
            fault
              == (isBroken ? .broken(line: 2_001, fault: "closes <c> where <b> is open") : nil))
        }
      }
    }
  }

  /// How many children of the root have a text, up to the first fault.
  private static func count(_ text: String, in bytes: [UInt8]) -> Int {
    var xml = XMLReader(bytes)
    var count = 0
    do throws(XMLError) {
      _ = try xml.nextChild()
      while try xml.nextChild() { count += try xml.text() == text ? 1 : 0 }
    } catch {}
    return count
  }
}
