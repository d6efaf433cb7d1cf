/// What painting layers needs again and again: it is kept, so that nothing is allocated for each area or line.
struct LayerTools {
  var areas = AreaMask()
  var colors = AreaColors()
  var lines = LineMask()
  var path = LinePath()
  /// The coverage of a row.
  var shares: [UInt8] = []
  /// The colours of a row.
  var row: [UInt32] = []
  /// The pixels of a layer that is drawn apart.
  var layer: [UInt32] = []
}
