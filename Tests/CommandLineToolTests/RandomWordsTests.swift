import JSON
import TestSupport
import Testing

@testable import CommandLineTool

/// No words and no job make the tool trap: they are taken, or refused with a sentence.
@Suite("Random words")
struct RandomWordsTests {
  static let numbers = [
    "0", "-0", "1", "-1", "1e308", "-1e308", "1e-320", "9223372036854775807", "9223372036854775808",
    "65535", "65536", "90", "90.0000000001", "180", "-360", "361", "nan", "inf", "0x1p3", "1e", "",
    ".", "-", "٣", "½",
  ]
  static let marks = [
    ",", "x", "×", "/", ":", "=", "%", "km", "m", " ", "\\", "\u{0}", "\u{301}", "🏴‍☠️", "red", "auto",
    "none",
  ]

  static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      let list = Bool.random(using: &generator) ? numbers : marks
      return list.randomElement(using: &generator) ?? ""
    }.joined()
  }

  @Test("Every option with any text", arguments: [UInt64(1), 2, 3, 4])
  func words(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let options = SnapshotCommand.syntax.options
    var taken = 0
    for _ in 0..<400 {
      var words = ["--center", "1,2", "--zoom=3", "-o", "a.png"]
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        guard let option = options.randomElement(using: &generator) else { continue }
        words.append(option.isFlag ? option.word : "\(option.word)=\(Self.text(&generator))")
      }
      if Bool.random(using: &generator) { words.removeFirst(3) }
      do throws(UsageError) {
        var arguments = try Arguments(words, of: SnapshotCommand.syntax)
        _ = try SnapshotCommand(&arguments)
        taken += 1
      } catch {
        #expect(!error.description.isEmpty, "seed \(seed): \(words)")
      }
    }
    #expect(taken > 0, "seed \(seed) made only wrong words")
  }

  @Test("Every key of a job with any value", arguments: [UInt64(1), 2, 3, 4])
  func jobs(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var none = Arguments(command: "batch", spelling: .words, entries: [])
    let defaults = try BatchDefaults(&none)
    let keys =
      JobArguments.options.map(\.jsonKey) + ["pins", "paths", "circles", "sources", "id", "x"]
    var taken = 0
    for _ in 0..<400 {
      var job = JSONObject()
      job["center"] = [1, 2]
      job["zoom"] = 3
      job["output"] = "a.png"
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        job[keys.randomElement(using: &generator) ?? ""] = Self.value(&generator, depth: 0)
      }
      let line = Array(JSONValue.object(job).serialized().utf8)
      switch Job(line: line, number: 1, defaults: defaults).request {
      case .success: taken += 1
      case .failure(let failure): #expect(failure.status == .badData)
      }
    }
    #expect(taken > 0, "seed \(seed) made only wrong jobs")
  }

  static func value(_ generator: inout SeededGenerator, depth: Int) -> JSONValue {
    let names = PinStyleArgument.names + ["lat", "lon", "radius", "file", "stroke", "label", "y"]
    switch Int.random(in: 0...(depth < 2 ? 6 : 4), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .number(Double(bitPattern: generator.next()))
    case 3: return .number(Double.random(in: -200...200, using: &generator))
    case 4: return .string(text(&generator))
    case 5:
      let count = Int.random(in: 0...4, using: &generator)
      return .array((0..<count).map { _ in value(&generator, depth: depth + 1) })
    default:
      var object = JSONObject()
      for _ in 0..<3 {
        object[names.randomElement(using: &generator) ?? ""] = value(&generator, depth: depth + 1)
      }
      return .object(object)
    }
  }
}
