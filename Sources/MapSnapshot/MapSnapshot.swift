// MapSnapshot: a place and a distance in metres become a picture of a map.
//
//   SnapshotOptions   what is asked for; every default stands there
//   Snapshotter       prepares and draws: options → region → viewport → tiles + scene → pixels
//   Drawing           one prepared picture: the raster map, the scene over it, what was noticed
//   Snapshot          the picture in memory; coordinate ↔ point; written as PNG, JPEG, WebP, PDF or SVG
//   BandWriter        a large picture to a file, band by band
//   OutputFile        a file that appears whole or not at all
//   SnapshotReport    what was drawn from what, and how long it took
//   Pyramid/          a pyramid of tiles: TileArea → TileBlocks → PyramidMap → TileCutter → PyramidStore
//
// The words of these are the words of the modules beneath, which come along.

@_exported public import struct GeoFormats.GeoDocument
@_exported public import enum GeoFormats.GeoFormatError
@_exported public import enum ImageCodec.ImageCodecError
@_exported public import enum ImageCodec.ImageFormat
@_exported public import enum JSON.JSONValue
@_exported public import struct JSON.JSONObject
@_exported public import struct Overlays.Furniture
@_exported public import enum Overlays.Overlay
@_exported public import struct Overlays.Pin
@_exported public import struct Overlays.Stroke
@_exported public import struct Pixels.Color
@_exported public import struct Pixels.Pixmap
@_exported public import struct RasterTiles.RasterStatistics
@_exported public import enum RasterTiles.RasterTilesError
@_exported public import struct MapStyle.Style
@_exported public import struct StyledMaps.LocalResources
@_exported public import struct StyledMaps.MapCamera
@_exported public import struct StyledMaps.MapStatistics
@_exported public import enum StyledMaps.ResourceError
@_exported public import protocol StyledMaps.ResourceLoading
@_exported public import class StyledMaps.StyledMap
@_exported public import struct StyledMaps.StyledScene
@_exported public import enum StyledMaps.TileSchema
@_exported public import enum TileStore.TileFormat
@_exported public import enum TileStore.TileScheme
@_exported public import protocol TileStore.TileSource
@_exported public import struct TileStore.TileSourceMetadata
@_exported public import enum TileStore.TileSourceOpener
@_exported public import enum TileStore.TileStoreError
@_exported public import struct WebMercator.GeoBounds
@_exported public import struct WebMercator.GeoCoordinate
@_exported public import enum WebMercator.GeoRegion
@_exported public import enum WebMercator.GeometryError
@_exported public import struct WebMercator.PictureSize
@_exported public import struct WebMercator.Point
@_exported public import struct WebMercator.TileCoordinate
@_exported public import struct WebMercator.Viewport
