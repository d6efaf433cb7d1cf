internal import ImageCodec
internal import MapLabels
internal import MapScene
internal import MapStyle
internal import Parallelism
internal import Pixels
internal import VectorTiles
public import WebMercator

extension StyledMap {
  /// What the style draws at a camera.
  ///
  /// What can't be had (a source, a tile, an image) is left out and told in the statistics.
  /// - Parameters:
  ///   - viewport: The camera.
  ///   - isPartOfPyramid: Whether labels are placed by rules that know nothing of the picture, so that pictures beside each
  ///     other decide alike about what both show; important ones then have a little less of a lead.
  /// - Returns: The layers, and what they were made of.
  public func scene(of viewport: Viewport, isPartOfPyramid: Bool = false) async -> StyledScene {
    var scene = StyledScene()
    let tasks = style.layers.enumerated().filter { $0.element.isDrawn(atZoom: viewport.zoom) }
      .map { LayerTask(index: $0.offset, layer: $0.element) }
    let images = await sprites.images()
    scene.statistics.warnings += StyleSupport.warnings(of: style) + images.warnings
    let frame = MapFrame(
      viewport: viewport, style: style, images: images.table, ordering: ordering)
    var assembly = SceneAssembly(frame: frame)
    for task in tasks {
      guard case .background(let layer) = task.layer.kind else { continue }
      if let batch = BackgroundBuilder.batch(layer, frame: frame) {
        assembly.add(batch, to: task.index)
      }
    }
    var symbols: [SymbolProduct] = []
    for (id, group) in sourceGroups(tasks) {
      switch await sources.source(id) {
      case .failed(let reason): scene.statistics.warnings.append(reason)
      case .source(let source):
        if let name = source.attribution, !scene.statistics.attributions.contains(name) {
          scene.statistics.attributions.append(name)
        }
        await draw(
          group, from: source, frame: frame, into: &assembly, &symbols, &scene.statistics)
      }
    }
    scene.images = images.table.images
    await placeSymbols(
      symbols, images: images.sheet, frame,
      order: isPartOfPyramid ? .pyramid : .tiles, into: &scene, &assembly)
    scene.layers = assembly.layers()
    scene.statistics.warnings += frame.missingImages.warnings(apart: isPartOfPyramid)
    return scene
  }

  /// The layers of each source, in the order in which the style names the sources.
  private func sourceGroups(_ tasks: [LayerTask]) -> [(id: String, tasks: [LayerTask])] {
    var groups: [(id: String, tasks: [LayerTask])] = []
    for task in tasks {
      guard let id = task.layer.source else { continue }
      if let place = groups.firstIndex(where: { $0.id == id }) {
        groups[place].tasks.append(task)
      } else {
        groups.append((id, [task]))
      }
    }
    return groups
  }

  private func draw(
    _ tasks: [LayerTask], from source: MapSource, frame: MapFrame,
    into assembly: inout SceneAssembly, _ symbols: inout [SymbolProduct],
    _ statistics: inout MapStatistics
  ) async {
    switch source {
    case .vector(let source):
      let covering = CoveringTiles(zooms: source.zooms, bounds: source.bounds)
      let id = tasks.first?.layer.source ?? ""
      let gathered = await gather(covering, from: source, frame, &statistics) { [memory] in
        memory.tile($0, of: id)
      }
      let tiles = gathered.decoded(&statistics) { PreparedTile(try VectorTile(bytes: $0)) }
      remember(gathered, tiles, of: id)
      build(tasks, tiles, frame, areSliced: true, &assembly, &symbols)
    case .geoJSON(let source):
      // A tile that only touches the picture may reach into it with its circles, and costs little here.
      let covering = CoveringTiles(zooms: 0...source.maximumZoom, margin: 0.01)
      let tiles = covering.tiles(of: frame.viewport)
      let contents = tiles.map { ($0, source.tile(at: $0.content).map { PreparedTile($0) }) }
      build(tasks, contents, frame, areSliced: false, &assembly, &symbols)
    case .raster(let source):
      let covering = CoveringTiles(
        tileSize: source.tileSize, roundsZoom: true, zooms: source.zooms, bounds: source.bounds)
      let gathered = await gather(covering, from: source, frame, &statistics)
      let tiles = gathered.decoded(&statistics) {
        $0.isEmpty ? nil : try ImageDecoder.decode($0)
      }
      for task in tasks {
        guard case .raster(let layer) = task.layer.kind else { continue }
        let builder = RasterBuilder(layer, frame: frame)
        for case (let tile, let pixmap??) in tiles {
          assembly.add(builder.batch(pixmap, at: tile), to: task.index)
        }
      }
    case .heights(let source, let encoding):
      let covering = CoveringTiles(
        tileSize: source.tileSize, roundsZoom: true, zooms: source.zooms, bounds: source.bounds)
      let gathered = await gather(covering, from: source, frame, &statistics)
      drawHeights(
        tasks,
        gathered.decoded(&statistics) { bytes in
          bytes.isEmpty ? nil : HeightField(try ImageDecoder.decode(bytes), encoding: encoding)
        }.compactMap { tile, field in field.flatMap(\.self).map { (tile, $0) } }, frame, &assembly)
    case .image(let pixmap, let corners):
      for task in tasks {
        guard case .raster(let layer) = task.layer.kind else { continue }
        for batch in RasterBuilder(layer, frame: frame).batches(pixmap, corners: corners) {
          assembly.add(batch, to: task.index)
        }
      }
    }
  }

  private func gather(
    _ covering: CoveringTiles, from source: TiledSource, _ frame: MapFrame,
    _ statistics: inout MapStatistics,
    remembered: @escaping (TileCoordinate) -> PreparedTile? = { _ in nil }
  ) async -> TileGatherer.Result {
    let gatherer = TileGatherer(
      source: source, pixelRatio: pixelRatio, remembered: remembered)
    let result = await gatherer.gather(covering.tiles(of: frame.viewport))
    statistics.tiles.add(result.statistics)
    statistics.warnings += result.warnings
    return result
  }

  /// Keeps the tiles that were decoded for the next picture.
  private func remember(
    _ gathered: TileGatherer.Result, _ tiles: [(tile: MapTile, content: PreparedTile?)],
    of id: String
  ) {
    for (place, drawn) in zip(gathered.tiles, tiles) {
      let content = gathered.contents[place.content]
      guard content.kept == nil, let prepared = drawn.content else { continue }
      memory.keep(prepared, size: content.bytes.count, at: content.tile, of: id)
    }
  }

  /// Builds the layers over all tiles, on all cores: each tile writes its own products.
  private func build(
    _ tasks: [LayerTask], _ tiles: [(tile: MapTile, content: PreparedTile?)], _ frame: MapFrame,
    areSliced: Bool, _ assembly: inout SceneAssembly, _ symbols: inout [SymbolProduct]
  ) {
    var products = [[TileBuilder.Product]](repeating: [], count: tiles.count)
    products.withUnsafeMutableBufferPointer { products in
      nonisolated(unsafe) let products = products
      ParallelLoop.run(count: tiles.count) { index in
        guard let content = tiles[index].content else { return }
        products[index] = TileBuilder(
          frame: frame, tile: tiles[index].tile, content: content, tasks: tasks,
          isSliced: areSliced, pixelRatio: pixelRatio
        ).build()
      }
    }
    for (product, tile) in zip(products, tiles).flatMap({ list, tile in list.map { ($0, tile) } }) {
      switch product.content {
      case .batch(let batch): assembly.add(batch, to: product.index)
      case .symbols(let bucket):
        guard let content = tile.content else { continue }
        symbols.append(SymbolProduct(index: product.index, bucket: bucket, tile: content))
      }
    }
  }

  private func drawHeights(
    _ tasks: [LayerTask], _ tiles: [(tile: MapTile, field: HeightField)], _ frame: MapFrame,
    _ assembly: inout SceneAssembly
  ) {
    let fields = HeightField.bordered(tiles)
    for task in tasks {
      let builder: ReliefBuilder? =
        switch task.layer.kind {
        case .hillshade(let layer): ReliefBuilder(layer, frame: frame)
        case .colorRelief(let layer): ReliefBuilder(layer, frame: frame)
        default: nil
        }
      guard let builder else { continue }
      for (tile, field) in fields { assembly.add(builder.batch(field, at: tile), to: task.index) }
    }
  }
}

extension TileGatherer.Result {
  /// The tiles with their contents decoded on all cores, each once; `nil` for a broken one, which is told.
  func decoded<Content: Sendable>(
    _ statistics: inout MapStatistics, _ decode: ([UInt8]) throws -> Content
  ) -> [(tile: MapTile, content: Content?)] {
    var decoded = [Result<Content, any Error>?](repeating: nil, count: contents.count)
    decoded.withUnsafeMutableBufferPointer { decoded in
      nonisolated(unsafe) let decoded = decoded
      ParallelLoop.run(count: contents.count) { index in
        if let kept = contents[index].kept, let content = kept as? Content {
          decoded[index] = .success(content)
        } else {
          decoded[index] = Result { try decode(contents[index].bytes) }
        }
      }
    }
    for (content, result) in zip(contents, decoded) {
      if case .failure(let error)? = result {
        statistics.warnings.append("tile \(content.tile) is left out: \(error)")
      }
    }
    return tiles.map { ($0.tile, try? decoded[$0.content]?.get()) }
  }
}

extension HeightField {
  /// The fields with their borders filled from their neighbours, across copies of the world too.
  static func bordered(
    _ tiles: [(tile: MapTile, field: HeightField)]
  ) -> [(tile: MapTile, field: HeightField)] {
    func column(_ tile: MapTile) -> Int { tile.content.x + tile.wrap << tile.content.zoom }
    struct Place: Hashable {
      let zoom: Int
      let column: Int
      let row: Int
    }
    let known = Dictionary(
      tiles.map {
        (
          Place(zoom: $0.tile.content.zoom, column: column($0.tile), row: $0.tile.content.y),
          $0.field
        )
      },
      uniquingKeysWith: { first, _ in first })
    return tiles.map { tile, field in
      var field = field
      for (east, south) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
        let place = Place(
          zoom: tile.content.zoom, column: column(tile) + east, row: tile.content.y + south)
        if let neighbour = known[place] {
          field.fillBorder(from: neighbour, east: east, south: south)
        }
      }
      return (tile, field)
    }
  }
}
