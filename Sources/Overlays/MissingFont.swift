/// What to say where no font has a character.
enum MissingFont {
  /// The sentence for `characters` of something.
  static func warning(_ characters: [Unicode.Scalar], of what: String) -> String {
    let shown = characters.prefix(8).map(String.init).joined(separator: " ")
    return "\(what) is drawn without \(shown): no font on this machine has it; "
      + "install one that does (Debian: fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji)"
  }
}
