internal import ImageCodec
internal import Pixels
internal import WebMercator

/// Cuts a block's picture into the files of its tiles.
struct TileCutter: Sendable {
  /// Pixels across a tile.
  let side: Int
  /// How tiles are written.
  let format: PictureFormat

  /// The tiles of a block with their files.
  func files(
    of block: TileBlock, in picture: Pixmap
  ) throws(SnapshotError) -> [(tile: TileCoordinate, bytes: [UInt8])] {
    let (left, top) = (block.columns.lowerBound, block.rows.lowerBound)
    var files: [(tile: TileCoordinate, bytes: [UInt8])] = []
    var last: (pixels: [UInt32], bytes: [UInt8])?
    for tile in block.tiles {
      let part = part(of: picture, x: (tile.x - left) * side, y: (tile.y - top) * side)
      // At sea one tile is as the next.
      if let last, last.pixels == part.pixels {
        files.append((tile, last.bytes))
        continue
      }
      let bytes = try encoded(part)
      last = (part.pixels, bytes)
      files.append((tile, bytes))
    }
    return files
  }

  private func part(of picture: Pixmap, x: Int, y: Int) -> Pixmap {
    guard x + side <= picture.width, y + side <= picture.height else {
      return Pixmap(width: side, height: side)
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(side * side)
    for row in y..<y + side {
      let start = row * picture.width + x
      pixels += picture.pixels[start..<start + side]
    }
    return Pixmap(width: side, height: side, pixels: pixels, isOpaque: picture.isOpaque)
  }

  private func encoded(_ tile: Pixmap) throws(SnapshotError) -> [UInt8] {
    let encoding = PictureEncoding(format: format, scale: 1)
    var options = encoding.imageOptions ?? ImageEncodingOptions()
    if encoding.wantsPalette {
      var builder = PaletteBuilder()
      builder.add(tile)
      options.palette = builder.palette()
    }
    do {
      return try ImageEncoder.encode(tile, options: options)
    } catch {
      throw .encoding(error)
    }
  }
}
