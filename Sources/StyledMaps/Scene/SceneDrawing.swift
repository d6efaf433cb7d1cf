internal import ImageCodec
internal import MapScene
internal import MapStyle
internal import Parallelism
internal import Pixels
internal import VectorTiles
internal import WebMercator

/// Draws the sources of a style, one after the other, into the layers of one picture.
struct SceneDrawing {
  let map: StyledMap
  let frame: MapFrame
  var assembly: SceneAssembly
  /// The symbols of all sources, which are placed together at the end.
  var symbols: [SymbolProduct] = []
  var statistics = MapStatistics()

  init(map: StyledMap, frame: MapFrame) {
    self.map = map
    self.frame = frame
    assembly = SceneAssembly(frame: frame)
  }

  /// Draws the layers that need no source.
  mutating func drawBackgrounds(_ tasks: [LayerTask]) {
    for task in tasks {
      guard case .background(let layer) = task.layer.kind,
        let batch = BackgroundBuilder.batch(layer, frame: frame)
      else { continue }
      assembly.add(batch, to: task.index)
    }
  }

  /// Draws the layers of one source.
  mutating func draw(_ tasks: [LayerTask], from source: MapSource, id: String) async {
    if let name = source.attribution, !statistics.attributions.contains(name) {
      statistics.attributions.append(name)
    }
    switch source {
    case .vector(let source): await drawVectors(tasks, source, id: id)
    case .geoJSON(let source):
      // A tile that only touches the picture may reach into it with its circles, and costs little here.
      let covering = CoveringTiles(zooms: 0...source.maximumZoom, margin: 0.01)
      let tiles = covering.tiles(of: frame.viewport).compactMap { tile in
        source.tile(at: tile.content).map { (tile: tile, content: PreparedTile($0)) }
      }
      build(tasks, tiles, areSliced: false)
    case .raster(let source): await drawRasters(tasks, source)
    case .heights(let source, let encoding): await drawHeights(tasks, source, encoding)
    case .image(let pixmap, let corners):
      for (index, builder) in rasterBuilders(tasks) {
        for batch in builder.batches(pixmap, corners: corners) { assembly.add(batch, to: index) }
      }
    }
  }

  private mutating func drawVectors(
    _ tasks: [LayerTask], _ source: TiledSource, id: String
  ) async {
    let memory = map.memory
    var gatherer = TileGatherer(source: source, pixelRatio: map.pixelRatio) {
      PreparedTile(try VectorTile(bytes: $0))
    }
    gatherer.remembered = { memory.tile($0, of: id) }
    gatherer.keep = { memory.keep($0, size: $1, at: $2, of: id) }
    let covering = CoveringTiles(zooms: source.zooms, bounds: source.bounds)
    build(tasks, await gather(covering, by: gatherer), areSliced: true)
  }

  private mutating func drawRasters(_ tasks: [LayerTask], _ source: TiledSource) async {
    let gatherer = TileGatherer(source: source, pixelRatio: map.pixelRatio) {
      try ImageDecoder.decode($0)
    }
    let tiles = await gather(.ofPictures(source), by: gatherer)
    for (index, builder) in rasterBuilders(tasks) {
      for (tile, pixmap) in tiles { assembly.add(builder.batch(pixmap, at: tile), to: index) }
    }
  }

  private mutating func drawHeights(
    _ tasks: [LayerTask], _ source: TiledSource, _ encoding: HeightField.Encoding
  ) async {
    let gatherer = TileGatherer(source: source, pixelRatio: map.pixelRatio) { bytes in
      let pixmap = try ImageDecoder.decode(bytes)
      guard let field = HeightField(pixmap, encoding: encoding) else {
        throw SourceFault("heights of \(pixmap.width) × \(pixmap.height) pixels are not square")
      }
      return field
    }
    let fields = HeightField.bordered(await gather(.ofPictures(source), by: gatherer))
    for task in tasks {
      guard let builder = ReliefBuilder(task.layer.kind, frame: frame) else { continue }
      for (tile, field) in fields { assembly.add(builder.batch(field, at: tile), to: task.index) }
    }
  }

  private func rasterBuilders(_ tasks: [LayerTask]) -> [(index: Int, builder: RasterBuilder)] {
    tasks.compactMap { task in
      guard case .raster(let layer) = task.layer.kind else { return nil }
      return (task.index, RasterBuilder(layer, frame: frame))
    }
  }

  private mutating func gather<Content>(
    _ covering: CoveringTiles, by gatherer: TileGatherer<Content>
  ) async -> [(tile: MapTile, content: Content)] {
    let result = await gatherer.gather(covering.tiles(of: frame.viewport))
    statistics.tiles.add(result.statistics)
    statistics.warnings += result.warnings
    return result.tiles
  }

  /// Builds the layers over all tiles, on all cores.
  private mutating func build(
    _ tasks: [LayerTask], _ tiles: [(tile: MapTile, content: PreparedTile)], areSliced: Bool
  ) {
    let (frame, pixelRatio) = (frame, map.pixelRatio)
    let products = ParallelLoop.map(count: tiles.count) { index in
      TileBuilder(
        frame: frame, tile: tiles[index].tile, content: tiles[index].content, tasks: tasks,
        isSliced: areSliced, pixelRatio: pixelRatio
      ).build()
    }
    for (list, tile) in zip(products, tiles) {
      for product in list {
        switch product.content {
        case .batch(let batch): assembly.add(batch, to: product.index)
        case .symbols(let bucket):
          symbols.append(
            SymbolProduct(index: product.index, bucket: bucket, tile: tile.content))
        }
      }
    }
  }
}

extension CoveringTiles {
  /// The tiles of a source of pictures, whose zoom is the nearest.
  fileprivate static func ofPictures(_ source: TiledSource) -> CoveringTiles {
    CoveringTiles(
      tileSize: source.tileSize, roundsZoom: true, zooms: source.zooms, bounds: source.bounds)
  }
}
