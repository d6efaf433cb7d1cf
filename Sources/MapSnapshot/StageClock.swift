/// Adds up the time of a picture's stages.
struct StageClock {
  private var last = ContinuousClock.now
  private(set) var milliseconds: [SnapshotReport.Stage: Double] = [:]

  /// Counts all time since the last end as this stage's.
  mutating func end(_ stage: SnapshotReport.Stage) {
    let now = ContinuousClock.now
    milliseconds[stage, default: 0] += (now - last) / .milliseconds(1)
    last = now
  }
}
