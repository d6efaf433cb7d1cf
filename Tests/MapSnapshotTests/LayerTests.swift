import Foundation
import Testing

/// SwiftPM does not guard the layers, so this does: each file imports only what the manifest names for its target.
@Suite("The layers of the package")
struct LayerTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("Each file imports only what Package.swift names for its target")
  func importsFollowTheManifest() throws {
    let allowed = try Self.dependencies()
    #expect(allowed.count > 10, "the manifest was not understood")
    let toolchain: Set<String> = [
      "Foundation", "FoundationEssentials", "FoundationXML", "Dispatch", "Glibc", "Synchronization",
    ]
    var files = 0
    for (target, dependencies) in allowed {
      for file in try Self.swiftFiles(of: target) {
        files += 1
        let imported = try Self.imports(in: file)
        let stray = imported.subtracting(dependencies).subtracting(toolchain)
        #expect(stray.isEmpty, "\(target)/\(file.lastPathComponent) imports \(stray.sorted())")
      }
    }
    #expect(files > 20)
  }

  /// The targets of the manifest that have Swift sources, each with what it may import.
  static func dependencies() throws -> [String: Set<String>] {
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let call = #/module(?:OverC)?\(\s*"(\w+)"(?:,\s*\[([^\]]*)\])?/#
    return manifest.matches(of: call).reduce(into: [:]) { result, match in
      let names = (match.output.2 ?? "").matches(of: #/"(\w+)"/#).map { String($0.output.1) }
      result[String(match.output.1)] = Set(names)
    }
  }

  static func swiftFiles(of target: String) throws -> [URL] {
    let folder = root.appending(path: "Sources/\(target)")
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }

  static func imports(in file: URL) throws -> Set<String> {
    let text = try String(contentsOf: file, encoding: .utf8)
    let line =
      #/^\s*(?:@\w+ )*(?:public |internal |package |private )?import (?:struct |enum |class |protocol |func )?(\w+)/#
    return Set(text.matches(of: line.anchorsMatchLineEndings()).map { String($0.output.1) })
  }
}
