import MapSnapshot

/// Draws the pictures of a stream of jobs, so many at once, and says what came of each as soon as it is known.
struct Batch {
  private let defaults: BatchDefaults
  private let jobs: Int
  private let console: Console
  private let shelf = SourceShelf()
  private var tally = BatchTally()
  private var progress: Progress?

  init(defaults: BatchDefaults, jobs: Int, console: Console, progress: Progress?) {
    self.defaults = defaults
    self.jobs = jobs
    self.console = console
    self.progress = progress
  }

  /// Draws all; no job stops another.
  ///
  /// - Throws: At the end, where jobs failed; at once, where the lines can't be read or the results not be written.
  mutating func run(_ lines: inout LineReader) async throws(Failure) {
    let failure = await withTaskGroup { group in
      var failure = await drawAll(&lines, in: &group)
      if failure != nil { group.cancelAll() }
      while let outcome = await group.next() {
        count(outcome)
        if failure == nil, case .unheard(let unheard) = outcome { failure = unheard }
      }
      return failure
    }
    progress?.finish(tally)
    if let failure { throw failure }
    if Task.isCancelled { throw Failure(.interrupted, "the batch was stopped; \(tally.sentence)") }
    if let failure = tally.failure { throw failure }
  }

  /// One job's end: its result, or why that could not be said.
  private enum Outcome: Sendable {
    case done(ExitCode)
    case unheard(Failure)
  }

  private mutating func drawAll(
    _ lines: inout LineReader, in group: inout TaskGroup<Outcome>
  ) async -> Failure? {
    var running = 0
    var number = 0
    do throws(Failure) {
      while !Task.isCancelled, let line = try await lines.next() {
        number += 1
        if case .bytes(let bytes) = line, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
          continue
        }
        if running >= jobs, let outcome = await group.next() {
          running -= 1
          count(outcome)
          if case .unheard(let failure) = outcome { return failure }
        }
        running += 1
        let (shelf, console, defaults, number) = (shelf, console, defaults, number)
        group.addTask {
          await Self.draw(line, number: number, defaults, shelf, console)
        }
      }
      return nil
    } catch {
      return error
    }
  }

  private mutating func count(_ outcome: Outcome) {
    switch outcome {
    case .done(let status): tally.add(status)
    case .unheard: return
    }
    progress?.step(tally)
  }

  @concurrent
  private static func draw(
    _ line: LineReader.Line, number: Int, _ defaults: BatchDefaults, _ shelf: SourceShelf,
    _ console: Console
  ) async -> Outcome {
    let start = ContinuousClock.now
    let job =
      switch line {
      case .bytes(let bytes): Job(line: bytes, number: number, defaults: defaults)
      case .tooLong:
        Job(
          number: number,
          failure: Failure(.badData, "the line is longer than 64 MB; put a long path into a file"))
      }
    var output: String?
    var result: Result<SnapshotReport, Failure>
    do throws(Failure) {
      let request = try job.request.get()
      output = request.output.path
      result = .success(try await request.draw(from: shelf, console))
    } catch {
      result = .failure(error)
    }
    let picture = PictureResult(
      id: job.id, output: output, result: result, duration: ContinuousClock.now - start)
    do throws(Failure) {
      try console.print(picture.line)
    } catch {
      return .unheard(error)
    }
    guard case .failure(let failure) = result else { return .done(.success) }
    return .done(failure.status)
  }
}
