import JSON
import MapSnapshot
import MapStyle

/// `mapsnap style`: what is wrong with a style, or what an expression gives.
struct StyleCommand: Command {
  static let name = "style"

  static var syntax: CommandSyntax {
    CommandSyntax(
      name: name, summary: "Check MapLibre styles, or evaluate an expression",
      usage: "check STYLE... | evaluate CASE.json",
      detail: """
        check names all errors and warnings of each style, each with its JSON path; \
        the exit status is 65 where a style has an error. \
        evaluate reads {expression, propertySpec, inputs} and prints {compiled, outputs}, as the specification's own tests have them.
        """, operands: [action, file],
      groups: [OptionGroup(title: "Options", options: [json, GeneralOption.help])],
      examples: ["mapsnap style check style.json", "mapsnap style evaluate case.json"])
  }

  private static var action: Operand {
    Operand(
      placeholder: "ACTION", help: "check or evaluate", values: .words(["check", "evaluate"]))
  }

  private static var file: Operand {
    Operand(
      placeholder: "FILE", help: "a style or a case, or - for the standard input",
      isRepeatable: true, values: .path)
  }

  private static var json: Option {
    Option("json", "say what check finds as a line of JSON for each style")
  }

  private enum Action: String, CaseIterable {
    case check
    case evaluate
  }

  private let action: Action
  private let files: [String]
  private let speaksJSON: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    let word = try arguments.operand(Self.action)
    guard let action = Action(rawValue: word) else {
      throw .badValue(
        option: Self.action.placeholder, value: word,
        ValueError("it is no action of style", "take check or evaluate"))
    }
    self.action = action
    var files = [try arguments.operand(Self.file)]
    while let file = arguments.operand() { files.append(file) }
    self.files = files
    speaksJSON = arguments.flag(Self.json)
  }

  func run(_ console: Console) async throws(Failure) {
    var worst: Failure?
    for file in files {
      do throws(Failure) {
        let document = try await StyleFile.read(file, console)
        switch action {
        case .evaluate:
          guard document["expression"] != nil else {
            throw Failure(
              .badData,
              "cannot evaluate \(file): it has no expression; give {\"expression\": …, \"propertySpec\": …, \"inputs\": […]}"
            )
          }
          try console.print(ExpressionCase(document).evaluate().serialized(pretty: true))
        case .check:
          let check = StyleCheck(document, file: file)
          try console.print(speaksJSON ? check.json.serialized() : check.text)
          if check.hasErrors { worst = worst ?? check.failure }
        }
      } catch {
        if error.status == .inputOutput { throw error }
        if worst != nil { console.complain(error.message) } else { worst = error }
      }
    }
    if let worst { throw worst }
  }
}
