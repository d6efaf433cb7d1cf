/// `mapsnap batch`: one picture a line of JSON, many at once.
struct BatchCommand: Command {
  static let name = "batch"

  static var syntax: CommandSyntax {
    CommandSyntax(
      name: name, summary: "Make many pictures, one for each line of a file of JSON",
      usage: "JOBS.jsonl [--jobs N] [options]",
      detail: ManualText.batch, operands: [operand],
      groups: [
        OptionGroup(
          title: "Run",
          options: [jobs, GeneralOption.quiet, GeneralOption.help]),
        OptionGroup(
          title: "For every job that does not say otherwise", options: BatchDefaults.options),
      ],
      notes: ManualText.batchNotes,
      examples: ["mapsnap batch jobs.jsonl --source tiles.mbtiles > results.jsonl"])
  }

  private static var operand: Operand {
    Operand(
      placeholder: "JOBS.jsonl", help: "a JSON object a line, or - for the standard input",
      values: .path)
  }

  private static var jobs: Option {
    Option("jobs", letter: "j", "N", "pictures that are drawn at once [the number of cores]")
  }

  private let input: String
  private let jobs: Int
  private let isQuiet: Bool
  private let defaults: BatchDefaults

  init(_ arguments: inout Arguments) throws(UsageError) {
    input = try arguments.operand(Self.operand)
    jobs =
      try arguments.value(of: Self.jobs) { text throws(ValueError) in
        try Int(argument: text, called: "number of jobs", within: 1...1024)
      } ?? Processor.count
    isQuiet = arguments.flag(GeneralOption.quiet)
    defaults = try BatchDefaults(&arguments)
  }

  func run(_ console: Console) async throws(Failure) {
    var lines =
      input == "-"
      ? LineReader(descriptor: console.inputDescriptor) : try LineReader(path: input)
    var batch = Batch(
      defaults: defaults, jobs: jobs, console: console,
      progress: isQuiet ? nil : Progress(console))
    try await batch.run(&lines)
  }
}
