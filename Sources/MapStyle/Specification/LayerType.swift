/// The types of layers, as styles call them.
enum LayerType: String, CaseIterable, Sendable {
  case background
  case fill
  case line
  case circle
  case raster
  case symbol
  case heatmap
  case hillshade
  case colorRelief = "color-relief"
  case fillExtrusion = "fill-extrusion"
}
