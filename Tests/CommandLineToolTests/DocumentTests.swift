import Testing

@testable import CommandLineTool

@Suite("Help, manual and completions")
struct DocumentTests {
  @Test("The help of each command is the one in docs", arguments: Commands.syntaxes.map(\.name))
  func help(command: String) async throws {
    let run = await Run([command, "--help"])
    #expect(run.status == .success)
    #expect(run.error == "")
    try GoldenText.expect(run.output, in: "help/\(command).txt")
    #expect(await Run(["help", command]) == run)
    #expect(await Run([command, "--zoom", "-h"]) == run)
  }

  @Test("The help of all is the one in docs")
  func overview() async throws {
    let run = await Run(["--help"])
    #expect(run.status == .success)
    try GoldenText.expect(run.output, in: "help/mapsnap.txt")
    #expect(await Run(["help"]) == run)
    #expect(await Run(["-h"]) == run)
  }

  @Test("Each help is one screen: no line over 80 columns, not more than 66 lines")
  func oneScreen() {
    for syntax in Commands.syntaxes {
      let lines = HelpText.of(syntax).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 66, "\(syntax.name) has \(lines.count) lines")
      for line in lines { #expect(line.count <= 80, "\(syntax.name): \(line)") }
    }
  }

  @Test("No option is named twice in a command, and each is told of")
  func options() {
    for syntax in Commands.syntaxes {
      let names = syntax.options.map(\.name)
      #expect(Set(names).count == names.count, "\(syntax.name)")
      let letters = syntax.options.compactMap(\.letter)
      #expect(Set(letters).count == letters.count, "\(syntax.name)")
      #expect(syntax.options.allSatisfy { !$0.help.isEmpty })
      #expect(names.contains("help"), "\(syntax.name)")
    }
  }

  @Test("The version is said")
  func version() async {
    #expect(await Run(["--version"]).output == "mapsnap \(Main.version)\n")
  }

  @Test("The manual is the one in docs")
  func manual() async throws {
    let run = await Run(["--man"])
    #expect(run.status == .success)
    try GoldenText.expect(run.output, in: "mapsnap.1")
    for syntax in Commands.syntaxes {
      #expect(run.output.contains("\n.Ss mapsnap \(syntax.name)\n"))
    }
  }

  @Test(
    "mandoc finds no fault in the manual",
    .enabled(if: Shell.path(of: "mandoc") != nil, "no mandoc"))
  func mandoc() throws {
    let lint = try Shell.run("mandoc", ["-T", "lint", "-W", "warning"], input: ManualPage.text)
    #expect(lint.output == "")
  }

  @Test(
    "groff sets the manual without a warning",
    .enabled(if: Shell.path(of: "groff") != nil, "no groff"))
  func groff() throws {
    let page = try Shell.run(
      "groff", ["-mandoc", "-Kutf8", "-Tutf8", "-ww", "-z"], input: ManualPage.text)
    #expect(page.output == "")
  }

  @Test("An unknown command is refused with the nearest name")
  func unknownCommand() async {
    let run = await Run(["snapsoht"])
    #expect(run.status == .usage)
    #expect(run.sentence == "there is no command snapsoht; did you mean snapshot?")
    #expect(run.output == "")
    #expect(
      await Run(["help", "bacth"]).sentence == "there is no command bacth; did you mean batch?")
    #expect(
      await Run([]).sentence == "no command was named; see mapsnap --help for all of them")
  }

  @Test("A wrong line is never taken for a terminal's control")
  func controlCharacters() async {
    let run = await Run(["\u{1B}[2Jsnap\nshot"])
    #expect(
      run.sentence
        == "there is no command \u{FFFD}[2Jsnap\u{FFFD}shot; see mapsnap --help for all of them")
  }

  @Test("Nothing but the result goes to the standard output")
  func streams() async {
    let run = await Run(["snapshot", "--center", "145,1"])
    #expect(run.output == "")
    #expect(run.error != "")
  }
}

@Suite("Completions")
struct CompletionTests {
  @Test("The scripts are the ones in docs")
  func golden() async throws {
    try GoldenText.expect(
      await Run(["completions", "bash"]).output, in: "completions/mapsnap.bash")
    try GoldenText.expect(await Run(["completions", "zsh"]).output, in: "completions/_mapsnap")
    try GoldenText.expect(
      await Run(["completions", "fish"]).output, in: "completions/mapsnap.fish")
  }

  @Test("An unknown shell is refused")
  func unknownShell() async {
    let run = await Run(["completions", "csh"])
    #expect(run.status == .usage)
    #expect(
      run.sentence
        == "cannot use SHELL csh: it is none of the shells that are known; take bash, zsh or fish")
  }

  @Test(
    "bash completes commands, options, words and files",
    .enabled(if: Shell.path(of: "bash") != nil, "no bash"),
    arguments: [
      (["mapsnap", "sn"], "snapshot"), (["mapsnap", "snapshot", "--cen"], "--center"),
      (["mapsnap", "snapshot", "--scheme", ""], "xyz tms"),
      (["mapsnap", "snapshot", "--scheme", "=", "t"], "tms"),
      (["mapsnap", "snapshot", "--center", ""], ""), (["mapsnap", "completions", "f"], "fish"),
      (["mapsnap", "help", "til"], "tile"),
      (["mapsnap", "snapshot", "--path", "/proc/cmdlin"], "/proc/cmdline"),
      (["mapsnap", "snapshot", "-o", "/proc/cmdlin"], "/proc/cmdline"),
      (["mapsnap", "batch", "/proc/cmdlin"], "/proc/cmdline"),
    ])
  func bash(words: [String], expected: String) throws {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(BashCompletion.script)
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _mapsnap; echo "${COMPREPLY[*]}"
      """
    #expect(try Shell.run("bash", ["--norc"], input: script).output == expected + "\n")
  }

  @Test("zsh reads its script", .enabled(if: Shell.path(of: "zsh") != nil, "no zsh"))
  func zsh() throws {
    let check = try Shell.run("zsh", ["-f", "-n"], input: ZshCompletion.script)
    #expect(check.status == 0)
    #expect(check.output == "")
  }

  @Test(
    "fish completes commands, options and words",
    .enabled(if: Shell.path(of: "fish") != nil, "no fish"),
    arguments: [
      ("mapsnap sna", ["snapshot"]), ("mapsnap snapshot --grat", ["--graticule"]),
      ("mapsnap snapshot --scheme ", ["tms", "xyz"]), ("mapsnap completions z", ["zsh"]),
    ])
  func fish(line: String, expected: [String]) throws {
    let script = "\(FishCompletion.script)\ncomplete -C '\(line)'"
    let lines = try Shell.run("fish", ["--no-config"], input: script).output.split(separator: "\n")
    #expect(
      lines.map { $0.split(separator: "\t").first.map(String.init) ?? "" }.sorted() == expected)
  }
}
