import Foundation
import TestSupport
import Testing

/// The public render suite, by tier and category.
@Suite struct RenderSuiteTests {
  private static let suites = SharedData.path("suites")

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: SharedData.path("suites/render")), "no suites"))
  func rendersThePublicSuite() async throws {
    let cases = try RenderCase.all(in: Self.suites + "/render")
    let outcomes = await Self.outcomes(of: cases)
    let table = RenderTable(outcomes)
    print(table.text)
    guard ProcessInfo.processInfo.environment["SUITE_CASES"] == nil else { return }
    for (tier, least) in RenderTable.wanted {
      #expect(table.share(ofTier: tier) >= least, "tier \(tier)")
    }
  }

  /// Draws all cases, as many at once as there are processors.
  private static func outcomes(of cases: [RenderCase]) async -> [RenderOutcome] {
    let run = RenderRun(suites: suites)
    let workers = ProcessInfo.processInfo.activeProcessorCount
    return await withTaskGroup(of: [RenderOutcome].self) { group in
      for worker in 0..<workers {
        group.addTask {
          var done: [RenderOutcome] = []
          for index in stride(from: worker, to: cases.count, by: workers) {
            done.append(await run.outcome(of: cases[index]))
          }
          return done
        }
      }
      return await group.reduce(into: []) { $0 += $1 }.sorted { $0.one.name < $1.one.name }
    }
  }
}

/// Passed and all cases, by tier and category.
struct RenderTable {
  let outcomes: [RenderOutcome]

  /// What the public cases must reach at least; cases that this renderer leaves for later do not count.
  static let wanted = [1: 0.97, 2: 0.85, 3: 0.80]

  init(_ outcomes: [RenderOutcome]) { self.outcomes = outcomes }

  /// The share of a tier's cases that pass, without flat ones and those left for later.
  func share(ofTier tier: Int) -> Double {
    let counted = outcomes.filter {
      $0.one.tier == tier && !$0.one.isFlat && !$0.one.isLeftForLater
    }
    return counted.isEmpty ? 1 : Double(counted.count(where: \.isPassed)) / Double(counted.count)
  }

  var text: String {
    var lines: [String] = []
    for tier in Set(outcomes.map(\.one.tier)).sorted() {
      let ofTier = outcomes.filter { $0.one.tier == tier }
      for category in Set(ofTier.map(\.one.category)).sorted() {
        let group = ofTier.filter { $0.one.category == category }
        lines.append("  \(category): \(Self.counts(group))")
        for outcome in group where !outcome.isPassed {
          let why = outcome.mismatches.map { "\($0) pixels" } ?? outcome.message
          let later = outcome.one.isLeftForLater ? " (later)" : ""
          lines.append("    ✗ \(outcome.one.name): \(why)\(later)")
        }
      }
      let later = ofTier.filter(\.one.isLeftForLater)
      let now = ofTier.filter { !$0.one.isLeftForLater }
      lines.append(
        "tier \(tier): \(Self.counts(now.filter { !$0.one.isFlat })), flat \(Self.counts(now.filter(\.one.isFlat)))"
          + ", all \(Self.counts(now))" + (later.isEmpty ? "" : ", later \(Self.counts(later))"))
    }
    return lines.joined(separator: "\n")
  }

  private static func counts(_ group: [RenderOutcome]) -> String {
    let passed = group.count(where: \.isPassed)
    let share = group.isEmpty ? 100 : (1000 * Double(passed) / Double(group.count)).rounded() / 10
    return "\(passed) of \(group.count) (\(share) %)"
  }
}
