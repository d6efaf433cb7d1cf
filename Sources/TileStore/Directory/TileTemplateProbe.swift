internal import WebMercator

/// A look into the folders of a template: which zooms there are, and one tile of each, without listing the rest.
///
/// For `Z/X/Y` that is one listing of the zoom folders and two short ones a zoom, however many million tiles there are.
struct TileTemplateProbe {
  /// A tile that was met.
  struct Sample {
    let tile: TileCoordinate
    let path: String
    /// What follows the template in the file's name.
    let ending: String
  }

  /// One tile of each zoom that has tiles.
  private(set) var samples: [Int: Sample] = [:]
  /// What follows the template in the names that were met.
  private(set) var endings: [String] = []
  private let template: TileTemplate
  private let hasAnyEnding: Bool

  /// Whether every zoom was seen; not so where zooms are told apart only inside too many folders or names.
  private(set) var isComplete = true
  /// How many more folders may be entered to find zooms behind columns or rows.
  private var folderBudget = 1024

  /// The most names that are read of one folder, where it holds all zooms and where it holds one.
  private static let nameLimit = (ofAllZooms: 65_536, ofOneZoom: 64)
  /// The most folders that are entered in search of one tile.
  private static let folderLimit = 8

  /// Looks; `hasAnyEnding` lets the names go on after the template.
  init(_ template: TileTemplate, hasAnyEnding: Bool) {
    self.template = template
    self.hasAnyEnding = hasAnyEnding
    _ = look(at: 0, below: nil, TilePathMatch())
  }

  /// Goes on from one component; tells whether a tile was met.
  private mutating func look(at index: Int, below prefix: String?, _ match: TilePathMatch) -> Bool {
    let component = template.components[index]
    let isLast = index == template.components.count - 1
    if component.count == 1, case .literal(let name) = component[0] {
      let path = prefix.map { $0 + "/" + name } ?? name
      return isLast ? meet(path, match, ending: "") : look(at: index + 1, below: path, match)
    }
    let folder = prefix.map { $0.isEmpty ? "/" : $0 } ?? "."
    let names = names(of: folder, match)
    var entered = 0
    var metAny = false
    for name in names {
      guard let (next, rest) = match.reading(name, by: component) else { continue }
      let path = prefix.map { $0 + "/" + name } ?? name
      if isLast {
        metAny = meet(path, next, ending: String(rest)) || metAny
      } else if rest.isEmpty {
        metAny = look(at: index + 1, below: path, next) || metAny
        entered += 1
        if match.zoom != nil, metAny || entered == Self.folderLimit { break }
        if next.zoom == nil, !spendFolder() { break }
      }
    }
    return metAny
  }

  private mutating func names(of folder: String, _ match: TilePathMatch) -> [String] {
    let limit = match.zoom == nil ? Self.nameLimit.ofAllZooms : Self.nameLimit.ofOneZoom
    let names = LocalFolder.names(folder, limit: limit)
    if match.zoom == nil, names.count == limit { isComplete = false }
    return names
  }

  /// Whether one more folder may be entered that does not tell its zoom.
  private mutating func spendFolder() -> Bool {
    folderBudget -= 1
    if folderBudget <= 0 { isComplete = false }
    return folderBudget > 0
  }

  private mutating func meet(_ path: String, _ match: TilePathMatch, ending: String) -> Bool {
    guard hasAnyEnding || ending.isEmpty, let tile = match.tile else { return false }
    guard samples[tile.zoom] == nil || !endings.contains(ending) else { return true }
    guard LocalItem(path) == .file else { return false }
    if !endings.contains(ending) { endings.append(ending) }
    if samples[tile.zoom] == nil {
      samples[tile.zoom] = Sample(tile: tile, path: path, ending: ending)
    }
    return true
  }
}
