// TileStoreTests
import TileStore
import WebMercator

/// A tile by the numbers of a test; 0/0/0 where they are none, which no test expects.
func tile(_ zoom: Int, _ x: Int, _ y: Int) -> TileCoordinate {
  TileCoordinate(zoom: zoom, x: x, y: y) ?? TileCoordinate(zoom: 0, x: 0, y: 0).unsafelyUnwrapped
}

/// The smallest thing that counts as a PNG: its magic number and a few bytes that tell tiles apart.
func png(_ text: String) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](text.utf8)
}

/// A vector tile of one layer whose bytes are this text.
func vectorTile(_ text: String) -> [UInt8] { [0x1A, UInt8(text.utf8.count)] + [UInt8](text.utf8) }
