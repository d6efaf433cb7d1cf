extension DirectorySource {
  /// Counts the tiles by listing the folders, at most `limit` names.
  ///
  /// - Throws: never; a folder that can't be listed counts as empty.
  public func census(limit: Int) async throws(TileStoreError) -> TileCensus {
    var walk = TileTemplateWalk(template: template, endings: endings, room: limit)
    walk.look(at: 0, below: nil, TilePathMatch())
    return walk.census
  }
}

/// A walk over all files of a template.
private struct TileTemplateWalk {
  let template: TileTemplate
  let endings: [String]
  /// How many more names may be read.
  var room: Int
  var census = TileCensus()

  mutating func look(at index: Int, below prefix: String?, _ match: TilePathMatch) {
    let component = template.components[index]
    let isLast = index == template.components.count - 1
    if component.count == 1, case .literal(let name) = component[0] {
      let path = prefix.map { $0 + "/" + name } ?? name
      return isLast ? meet(path, match, "") : look(at: index + 1, below: path, match)
    }
    let names = LocalFolder.names(prefix.map { $0.isEmpty ? "/" : $0 } ?? ".", limit: room)
    room -= names.count
    if room <= 0 { census.isComplete = false }
    for name in names {
      guard let (next, rest) = match.reading(name, by: component) else { continue }
      let path = prefix.map { $0 + "/" + name } ?? name
      if isLast {
        meet(path, next, String(rest))
      } else if rest.isEmpty, room > 0 {
        look(at: index + 1, below: path, next)
      }
    }
  }

  private mutating func meet(_ path: String, _ match: TilePathMatch, _ ending: String) {
    guard endings.contains(ending), let tile = match.tile, LocalItem(path) == .file else { return }
    census.add(tile)
  }
}
