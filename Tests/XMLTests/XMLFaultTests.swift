import TestSupport
import Testing
import XML

@Suite("XML that is broken is told with its line")
struct XMLFaultTests {
  @Test(
    "What is wrong",
    arguments: [
      ("<gpx>\n<wpt></gpx>", "line 2 closes <gpx> where <wpt> is open"),
      ("<gpx>\n<wpt lat=1/></gpx>", "line 2 has an attribute without quotes"),
      ("<gpx>\n<wpt lat/></gpx>", "line 2 has the attribute lat without a value"),
      ("<gpx>\n<wpt a='1' a='2'/></gpx>", "line 2 has the attribute a twice in one tag"),
      ("<gpx>\n<wpt a='1'b='2'/></gpx>", "line 2 has no blank between attributes"),
      ("<gpx>\n<wpt = /></gpx>", "line 2 has something in a tag that is no attribute"),
      ("<gpx>\n< wpt/></gpx>", "line 2 has a '<' that begins no element; write &lt;"),
      ("<gpx>\n<wpt lat=\"1 lon=<\"/></gpx>", "line 2 has '<' inside an attribute"),
      ("<gpx>\n<name>AT & T</name></gpx>", "line 2 has a '&' that begins no reference"),
      ("<gpx>\n<name>AT&T</name></gpx>", "line 2 has a '&' that begins no reference"),
      ("<gpx>\n<name>\u{1}</name></gpx>", "line 2 has a character that XML does not allow"),
      ("<gpx>\n<name>&#1;</name></gpx>", "line 2 has a character that XML does not allow"),
      ("<gpx>\n]]></gpx>", "line 2 has ']]>' outside of a CDATA section"),
      ("<gpx/>\n<gpx/>", "line 2 has something behind the end of the root element"),
      ("<gpx/>\n<!-- x", "has a comment that never ends"),
      ("<gpx>\n<?xml version='1.0'?></gpx>", "line 2 has an XML declaration that is not the first"),
      ("<!DOCTYPE gpx [\n", "ends the text before its first element"),
      ("<gp", "ends the text before its first"),
      ("<gpx>\n<name>&#1a;</name></gpx>", "line 2 has a character reference"),
      ("</gpx>", "line 1 has a '<' that begins no element"),
      ("", "line 1 ends the text before its first element"), ("text", "line 1 has no element"),
      ("<gpx>\n<!-- x", "cut off on line 2 inside <gpx>"),
      ("<gpx>\n<![CDATA[ x", "cut off on line 2 inside <gpx>"),
      ("<gpx>\n\n<trk><trkseg>", "cut off on line 3 inside <trkseg>"),
      ("<gpx>\n\n<trk>text", "cut off on line 3 inside <trk>"),
      ("<gpx><wpt lat=\"1", "cut off on line 1 inside <gpx>"),
      ("<gpx><wpt lat", "cut off on line 1 inside <gpx>"),
      ("<gpx><wpt>&am", "cut off on line 1 inside <wpt>"),
      ("<gpx><wpt></w", "cut off on line 1 inside <wpt>"),
      ("<gpx><", "cut off on line 1 inside <gpx>"),
    ])
  func broken(text: String, sentence: String) {
    let found = fault(text)?.description ?? ""
    #expect(found.contains(sentence), "\(text): \(found)")
  }

  @Test("What comes before a fault is read")
  func before() throws {
    var xml = XMLReader(Array("<a><b c='d'>e</b><f></a>".utf8))
    #expect(try xml.nextChild() && xml.nextChild() && xml.attributeText("c") == "d")
    #expect(try xml.text() == "e")
    #expect(try xml.nextChild() && xml.name == "f")
    for _ in 0..<2 { #expect(throws: XMLError.self) { try xml.nextChild() } }
  }

  @Test("Elements nested without end, and attributes and tags without end, are refused")
  func limits() {
    let deep = String(repeating: "<a>", count: 200)
    #expect(fault(deep) == .cutOff(line: 1, element: "a"))
    #expect(
      fault(String(repeating: "<a>", count: 1_000_000))
        == .broken(line: 1, fault: "has elements inside each other deeper than 200"))
    let attributes = { (count: Int) in (0..<count).map { " a\($0)=''" }.joined() }
    #expect(fault("<a\(attributes(100))/>") == nil)
    #expect(
      fault("<a\(attributes(101))/>")
        == .broken(line: 1, fault: "has more than 100 attributes in one tag"))
    // Of which libxml2 would compare each with each.
    #expect(
      fault("<a\(attributes(1_000_000))/>")
        == .broken(line: 1, fault: "has a tag or document type of more than 64 KiB"))
    let defaults = (0..<50_000).map { "<!ATTLIST a a\($0) CDATA ''>" }.joined()
    #expect(
      fault("<!DOCTYPE a [\(defaults)]><a/>")
        == .broken(line: 1, fault: "has a tag or document type of more than 64 KiB"))
    let rest = String(repeating: "<b>text</b>\n", count: 100_000)
    #expect(
      fault("<a>\n<name>AT & T</name>\(rest)</a>")
        == .broken(line: 2, fault: "has a '&' that begins no reference; write &amp;"))
    #expect(
      fault("<a>\n<name b=\"1 c='2'/>\(rest)</a>")
        == .broken(line: 2, fault: "has '<' inside an attribute, whose quotes may be missing"))
  }

  @Test("Comments, sections and instructions may be long")
  func longMarkup() throws {
    let long = String(repeating: "long <b> & text\n", count: 20_000)
    #expect(
      try reading("<a><!-- \(long) --><c/><?p \(long)?><![CDATA[\(long)]]><d/></a>") == "a{c{}d{}}")
  }

  static let sample = """
    <?xml version='1.0'?><!DOCTYPE a [<!ENTITY b "c">]><a x='1' y="&amp;2"><!-- d --><e>&b;&#233;\
    <![CDATA[f]]></e><?g h?><i j=''/>ü</a><!-- k -->
    """

  @Test("A text cut off anywhere is refused or whole, and never traps")
  func cutOff() {
    let bytes = Array(Self.sample.utf8)
    let end = bytes.count - "<!-- k -->".utf8.count
    for count in bytes.indices {
      let found = fault(Array(bytes[..<count]))
      #expect((found == nil) == (count == end), "\(count)")
    }
    #expect(fault(bytes) == nil)
  }

  @Test("Bytes changed at random never trap", arguments: 1...4 as ClosedRange<UInt64>)
  func changed(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = Array(Self.sample.utf8)
    for _ in 0..<2_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: changed.indices, using: &random)
        changed[place] =
          Bool.random(using: &random)
          ? .random(in: .min ... .max, using: &random) : bytes.randomElement(using: &random) ?? 0
      }
      if let fault = fault(changed) { #expect(!fault.description.isEmpty) }
    }
  }
}
