import Testing
import XML

@Suite("Encodings of XML")
struct XMLEncodingTests {
  private func declared(_ name: String, _ text: [UInt8]) -> [UInt8] {
    Array("<?xml version='1.0' encoding='\(name)'?><a>".utf8) + text + Array("</a>".utf8)
  }

  @Test("UTF-8 and UTF-16, by byte order mark or declaration")
  func unicode() throws {
    let text = "<?xml version='1.0' encoding='UTF-16'?><a>Zürich 🏔</a>"
    for isBig in [true, false] {
      for mark: [UInt16] in [[0xFEFF], []] {
        let units = mark + Array(text.utf16)
        let bytes = units.flatMap { unit -> [UInt8] in
          let pair = [UInt8(unit >> 8), UInt8(unit & 255)]
          return isBig ? pair : pair.reversed()
        }
        #expect(try rootText(bytes) == "Zürich 🏔")
      }
    }
    #expect(try rootText([0xEF, 0xBB, 0xBF] + Array("<a>ü</a>".utf8)) == "ü")
    #expect(try rootText(declared("utf-8", Array("ü".utf8))) == "ü")
  }

  @Test("A long text in UTF-16 is read whole")
  func longUTF16() throws {
    let text = String(repeating: "Zürich 🏔 ", count: 30_000) + "."
    let units = [0xFEFF] + Array("<a>\(text)</a>".utf16)
    #expect(try rootText(units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) == text)
  }

  @Test("Western encodings; ISO-8859-1 is read as windows-1252, as browsers do")
  func western() throws {
    for name in ["ISO-8859-1", "iso-8859-1", "latin1", "windows-1252", "Windows-1252"] {
      #expect(try rootText(declared(name, [0x5A, 0xFC, 0x80])) == "Zü€", "\(name)")
    }
    #expect(try rootText(declared("ISO-8859-15", [0xA4])) == "€")
    let long = [UInt8](repeating: 0xFC, count: 300_000)
    let expected = String(repeating: "ü", count: 300_000)
    #expect(try rootText(declared("ISO-8859-1", long)) == expected)
    #expect(try rootText(declared("windows-1252", long)) == expected)
  }

  @Test("An encoding that is not known is named")
  func unknown() {
    #expect(fault(declared("klingon-8", [])) == .unknownEncoding(name: "klingon-8"))
  }

  @Test("Bytes that are not of the encoding are a fault, with the line where that is known")
  func undecodable() {
    #expect(fault(Array("<a>\n".utf8) + [0xFC] + Array("</a>".utf8)) == .undecodable(line: 2))
    #expect(
      fault(Array("<a>\n<b c='".utf8) + [0xFC] + Array("'/></a>".utf8)) == .undecodable(line: 2))
    for name in ["US-ASCII", "windows-1252"] {
      let found = fault(declared(name, [0x5A, 0x81]))
      guard case .undecodable = found else {
        Issue.record("\(name): \(String(describing: found))")
        continue
      }
    }
    let found = fault(declared("UTF-16", Array("ü".utf8)))
    #expect(found == .undecodable(line: 1))
  }

  @Test("What is known to be UTF-8 is read as such, whatever it declares")
  func known() throws {
    for name in ["UTF-16", "ISO-8859-1", "klingon-8"] {
      #expect(try rootText(declared(name, Array("ü".utf8)), isUTF8: true) == "ü")
    }
  }
}
