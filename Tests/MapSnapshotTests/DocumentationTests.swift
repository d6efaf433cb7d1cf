import Foundation
import Testing

@Suite("The project's pages")
struct DocumentationTests {
  @Test(
    "link only to files that are there",
    arguments: ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Glossary.md"])
  func linksLeadSomewhere(page: String) throws {
    let text = try String(contentsOf: LayerTests.root.appending(path: page), encoding: .utf8)
    for match in text.matches(of: #/\]\(([^)#]+)\)/#) where !match.output.1.contains("://") {
      let file = LayerTests.root.appending(path: String(match.output.1))
      #expect(
        FileManager.default.fileExists(atPath: file.path), "\(page) links to \(match.output.1)")
    }
  }

  @Test("keep the architecture within 150 lines")
  func architectureIsShort() throws {
    let page = LayerTests.root.appending(path: "ARCHITECTURE.md")
    #expect(try String(contentsOf: page, encoding: .utf8).split(separator: "\n").count <= 150)
  }
}
