// One program for all targets: libFuzzer calls `LLVMFuzzerTestOneInput`, which gives the bytes to the target that
// the environment variable FUZZ_TARGET names. Add a target by a file of its own and a line below.

/// What is fuzzed: a function that takes any bytes, and traps where an invariant does not hold.
typealias Target = @Sendable ([UInt8]) -> Void

let targets: [String: Target] = [
  "gpx": fuzzGPX,
  "kml": fuzzKML,
  "geojson": fuzzGeoJSON,
  "json": fuzzJSON,
  "polyline": fuzzPolyline,
  "pmtiles": fuzzPMTiles,
  "inflate": fuzzInflate,
  "png": fuzzPNG,
  "image": fuzzImage,
  "style": fuzzStyle,
  "expression": fuzzExpression,
  "glyphs": fuzzGlyphs,
  "sprite": fuzzSprite,
  "labels": fuzzLabels,
  "mvt": fuzzVectorTile,
  "geojsontiles": fuzzGeoJSONTiles,
]

private let target: Target = {
  let name = environment("FUZZ_TARGET")
  guard let target = targets[name] else {
    fatalError("FUZZ_TARGET is '\(name)'; it must be one of \(targets.keys.sorted())")
  }
  return target
}()

/// What libFuzzer calls with each input; the corresponding C function is `LLVMFuzzerTestOneInput`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
