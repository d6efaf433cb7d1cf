import Foundation
import JSON
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("mapsnap style")
struct StyleCommandTests {
  private static let bad = StyleBench.style(
    #""owner": 1,"#,
    layers:
      #"{"id": "a", "type": "fill", "source": "a", "paint": {"fill-color": ["get"], "fill-colour": 1}}"#
  )

  @Test("check tells all errors with their paths, and warnings apart")
  func check() async throws {
    let bench = try StyleBench()
    let good = try bench.write(StyleBench.style(), to: "good.json")
    let bad = try bench.write(Self.bad, to: "bad.json")
    let run = await Run(["style", "check", good, bad])
    #expect(run.status == .badData)
    #expect(run.sentence == "\(bad) has 2 errors; mend the places that are named")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "\(good): 1 layer, 0 errors, 0 warnings")
    #expect(lines[1] == "\(bad): 1 layer, 2 errors, 1 warning")
    #expect(lines.contains { $0.hasPrefix("  error    layers[0].paint.fill-color") })
    #expect(
      lines.contains { $0.hasPrefix("  error    layers[0].paint.fill-colour: unknown property") })
    #expect(lines.contains { $0.hasPrefix("  warning  owner: unknown property") })
    #expect(lines.count == 5)
    #expect(await Run(["style", "check", good]).status == .success)
  }

  @Test("check says the same for machines, a line for each style")
  func json() async throws {
    let bench = try StyleBench()
    let good = try bench.write(StyleBench.style(), to: "good.json")
    let bad = try bench.write(Self.bad, to: "bad.json")
    let run = await Run(["style", "check", "--json", bad, good])
    #expect(run.status == .badData)
    let lines = try run.output.split(separator: "\n").map { try JSONValue.parse(String($0)) }
    #expect(lines.count == 2)
    #expect(lines[0]["errors"]?.arrayValue?.count == 2)
    #expect(lines[0].value(at: "errors", 1, "path") == "layers[0].paint.fill-colour")
    #expect(lines[0].value(at: "warnings", 0, "path") == "owner")
    #expect(lines[1]["errors"] == [])
    #expect(lines[1]["layers"] == 1)
  }

  @Test("A file that is not there is 66, one that is no JSON 65, and the others are checked")
  func unreadable() async throws {
    let bench = try StyleBench()
    let good = try bench.write(StyleBench.style(), to: "good.json")
    let text = try bench.write("{\"version\": ", to: "text.json")
    let none = await Run(["style", "check", bench.folder("none.json"), good])
    #expect(none.status == .noInput)
    #expect(none.sentence?.contains("none.json: there is nothing there; check the path") == true)
    #expect(none.output.contains("good.json: 1 layer"))
    let broken = await Run(["style", "check", text])
    #expect(broken.status == .badData)
    #expect(broken.sentence?.contains("it is not JSON") == true)
    let other = await Run(["style", "check", try bench.write("[1]", to: "list.json")])
    #expect(other.status == .badData)
    #expect(other.output.contains("object expected, array found"))
  }

  @Test("evaluate gives the outputs of an expression's inputs, also from the standard input")
  func evaluate() async throws {
    let bench = try StyleBench()
    let text = #"""
      {"expression": ["+", 1, ["get", "x"]], "inputs": [[{}, {"properties": {"x": 2}}], [{}, {"properties": {}}]],
      "propertySpec": {"type": "number", "property-type": "data-driven", "expression": {"interpolated": true, "parameters": ["zoom", "feature"]}}}
      """#
    let file = try bench.write(text, to: "case.json")
    let run = await Run(["style", "evaluate", file])
    #expect(run.status == .success)
    let result = try JSONValue.parse(run.output)
    #expect(result.value(at: "compiled", "result") == "success")
    #expect(result.value(at: "compiled", "isFeatureConstant") == false)
    #expect(result.value(at: "outputs", 0) == 3)
    #expect(result.value(at: "outputs", 1, "error")?.stringValue != nil)
    let descriptor = try FileHandle(forReadingFrom: URL(filePath: file))
    let piped = await Run(
      ["style", "evaluate", "-"], inputDescriptor: descriptor.fileDescriptor)
    #expect(piped.output == run.output)
  }

  @Test("An expression with a fault is told as such; a document without one is refused")
  func wrongExpression() async throws {
    let bench = try StyleBench()
    let bad = try bench.write(
      #"{"expression": ["nonsense"], "propertySpec": {"type": "number"}, "inputs": []}"#)
    let run = await Run(["style", "evaluate", bad])
    #expect(run.status == .success)
    let result = try JSONValue.parse(run.output)
    #expect(result.value(at: "compiled", "result") == "error")
    #expect(result.value(at: "compiled", "errors", 0, "key")?.stringValue != nil)
    let style = await Run(["style", "evaluate", try bench.write(StyleBench.style())])
    #expect(style.status == .badData)
    #expect(style.sentence?.contains("it has no expression") == true)
  }

  @Test("An action and a file have to be named")
  func words() async {
    #expect(await Run(["style"]).status == .usage)
    #expect(await Run(["style", "check"]).status == .usage)
    let run = await Run(["style", "chekc", "a.json"])
    #expect(run.status == .usage)
    #expect(run.sentence?.contains("take check or evaluate") == true)
  }

  @Test(
    "The styles of the field and our own have no errors",
    .enabled(if: SharedData.isPresent, "no shared data"))
  func real() async throws {
    let folders = ["osm-bright", "positron"].map { SharedData.path("data/styles/\($0)") }
    let own = SharedData.package.appending(path: "Styles").path
    for folder in folders + [own] {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder)
      where name.hasSuffix(".json") && !name.hasPrefix("sprite") {
        let run = await Run(["style", "check", "\(folder)/\(name)"])
        #expect(run.status == .success, "\(name): \(run.output)")
      }
    }
  }
}
