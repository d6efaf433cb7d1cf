/// Options that mean the same in every command that has them.
enum GeneralOption {
  static var help: Option { Option("help", letter: "h", "tell all this and stop") }
  static var quiet: Option {
    Option("quiet", letter: "q", "say nothing but errors")
  }
  static var output: Option {
    Option(
      "output", letter: "o", "FILE", "the file to write, or - for the standard output",
      values: .path)
  }
}
