import MapSnapshot

/// Where the picture goes, and how it is written.
struct OutputArgument: Sendable, Equatable {
  /// A file, or `-`.
  let path: String
  /// How it is written.
  let format: PictureFormat

  /// Whether it goes to the standard output.
  var isStandard: Bool { path == "-" }

  /// Takes the output, its format, palette and quality.
  init(_ arguments: inout Arguments) throws(UsageError) {
    let output = GeneralOption.output
    guard let path = try arguments.text(of: output), !path.isEmpty else {
      throw .incomplete(
        reason: "no output was named",
        advice: "add \(arguments.spelled(output)) with the name of a file, as map.png")
    }
    self.path = path
    var format = try arguments.value(of: SnapshotOption.format, Self.format(named:))
    if format == nil { format = try Self.format(ofEnding: path, arguments) }
    let palette = arguments.flag(SnapshotOption.palette)
    let quality = try arguments.value(of: SnapshotOption.quality) { text throws(ValueError) in
      try Int(argument: text, called: "quality", within: 1...100)
    }
    self.format = try Self.refined(
      format ?? .png(), palette: palette, quality: quality, arguments)
  }

  private static func format(named name: String) throws(ValueError) -> PictureFormat {
    guard let format = PictureFormat(named: name) else {
      throw ValueError(
        "\(quoted(name)) is not a format of pictures", "take png, jpg, webp, pdf or svg")
    }
    return format
  }

  private static func format(
    ofEnding path: String, _ arguments: Arguments
  ) throws(UsageError) -> PictureFormat {
    if path == "-" { return .png() }
    do {
      return try PictureFormat(path: path)
    } catch {
      throw .incomplete(
        reason: "\(quoted(path)) does not end in .png, .jpg, .webp, .pdf or .svg",
        advice:
          "change its ending, or name the format by \(arguments.spelled(SnapshotOption.format))")
    }
  }

  static func refined(
    _ format: PictureFormat, palette: Bool, quality: Int?, _ arguments: Arguments
  ) throws(UsageError) -> PictureFormat {
    switch (format, palette, quality) {
    case (_, false, nil): return format
    case (.png, true, nil): return .png(palette: true)
    case (.jpeg, false, let quality?): return .jpeg(quality: quality)
    case (.webp, false, let quality?): return .webp(quality: quality)
    case (_, true, _):
      throw .incomplete(
        reason: "\(arguments.spelled(SnapshotOption.palette)) is for PNG alone",
        advice: "leave it out, or write a .png")
    case (_, false, _?):
      throw .incomplete(
        reason: "\(arguments.spelled(SnapshotOption.quality)) is for JPEG and WebP alone",
        advice: "leave it out, or write a .jpg or .webp")
    }
  }
}
