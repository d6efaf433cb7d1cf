internal import Foundation
internal import MapScene
internal import WebMercator

/// A density onto pixels, as MapLibre GL JS's heatmap shaders draw it: points add up in cells of four by four pixels, which are
/// then stretched smoothly and coloured.
struct HeatmapPainting {
  let batch: HeatmapBatch
  let size: PictureSize
  let target: PixelTarget

  /// 1 / √(2π).
  private static let gauss = 0.398_942_280_401_432_7
  /// What is too little to be seen.
  private static let zero = 1.0 / 255 / 16

  func paint(with tools: inout LayerTools) {
    guard batch.opacity > 0, !batch.ramp.isEmpty, !batch.spots.isEmpty else { return }
    let width = Double(size.width) * target.scale
    let height = Double(size.height) * target.scale
    let (columns, rows) = (max(1, Int(width / 4)), max(1, Int(height / 4)))
    guard width >= 1, height >= 1, columns < 1 << 20, rows < 1 << 20 else { return }
    let cell = SIMD2(width / Double(columns), height / Double(rows))
    let first = max(0, Int(Double(target.origin.y) / cell.y) - 2)
    let last = min(rows, Int(Double(target.origin.y + target.height) / cell.y) + 3)
    guard first < last else { return }
    var grid = DensityGrid(columns: columns, rows: first..<last, allRows: rows, cell: cell)
    for spot in batch.spots { add(spot, to: &grid) }
    lay(grid, with: &tools)
  }

  private func add(_ spot: HeatmapBatch.Spot, to grid: inout DensityGrid) {
    let peak = spot.weight * Self.gauss
    let radius = spot.radius * target.scale
    guard peak > Self.zero, peak.isFinite, radius > 0, radius < 1e6 else { return }
    let (x, y) = (spot.center.x * target.scale, spot.center.y * target.scale)
    guard abs(x) < 1e9, abs(y) < 1e9 else { return }
    // The kernel ends where it comes to nothing.
    let reach = (-2 * log(Self.zero / peak)).squareRoot() / 3
    grid.add(x: x, y: y, radius: radius, reach: reach, peak: Float(peak))
  }

  private func lay(_ grid: DensityGrid, with tools: inout LayerTools) {
    guard let pixels = target.pixels.baseAddress else { return }
    let opacity = PixelMix.factor(batch.opacity)
    let ramp = batch.ramp.map { PixelMix.scale($0, opacity) }
    tools.row.grow(to: target.width)
    for row in 0..<target.height {
      for column in 0..<target.width {
        let density = grid.density(
          x: Double(column + target.origin.x) + 0.5, y: Double(row + target.origin.y) + 0.5)
        let place = max(0, min(1, density)) * Float(ramp.count) - 0.5
        let left = max(0, min(ramp.count - 1, Int(max(0, place))))
        let right = min(ramp.count - 1, left + 1)
        let share = UInt32(max(0, min(1, place - Float(left))) * 256)
        tools.row[column] = PixelMix.mix(ramp[left], ramp[right], share)
      }
      tools.row.withUnsafeBufferPointer { colors in
        guard let colors = colors.baseAddress else { return }
        PixelBlend.blend(colors, over: pixels + row * target.width, count: target.width)
      }
    }
  }
}

/// Densities of some rows of cells of the whole picture.
private struct DensityGrid {
  let columns: Int
  let rows: Range<Int>
  let allRows: Int
  /// Pixels across and down a cell.
  let cell: SIMD2<Double>
  private var values: [Float]

  init(columns: Int, rows: Range<Int>, allRows: Int, cell: SIMD2<Double>) {
    self.columns = columns
    self.rows = rows
    self.allRows = allRows
    self.cell = cell
    values = Array(repeating: 0, count: columns * rows.count)
  }

  /// Adds a point by its place and radius in pixels; it reaches `reach` radii far in a square.
  mutating func add(x: Double, y: Double, radius: Double, reach: Double, peak: Float) {
    let side = reach * radius
    func cells(_ middle: Double, _ size: Double, _ range: Range<Int>) -> Range<Int> {
      let low = max(Double(range.lowerBound), ((middle - side) / size - 0.5).rounded(.up))
      let high = min(Double(range.upperBound), ((middle + side) / size - 0.5).rounded(.up))
      return low < high ? Int(low)..<Int(high) : 0..<0
    }
    let across = cells(x, cell.x, 0..<columns)
    for row in cells(y, cell.y, rows) {
      let down = ((Double(row) + 0.5) * cell.y - y) / radius
      for column in across {
        let right = ((Double(column) + 0.5) * cell.x - x) / radius
        let index = (row - rows.lowerBound) * columns + column
        values[index] += peak * Float(exp(-4.5 * (right * right + down * down)))
      }
    }
  }

  /// The density at a place in pixels, mixed of four cells.
  func density(x: Double, y: Double) -> Float {
    let (left, top) = (x / cell.x - 0.5, y / cell.y - 0.5)
    let (column, row) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    let (shareX, shareY) = (Float(left - Double(column)), Float(top - Double(row)))
    func value(_ column: Int, _ row: Int) -> Float {
      let row = max(rows.lowerBound, min(rows.upperBound - 1, row))
      return values[(row - rows.lowerBound) * columns + max(0, min(columns - 1, column))]
    }
    let upper = value(column, row) * (1 - shareX) + value(column + 1, row) * shareX
    let lower = value(column, row + 1) * (1 - shareX) + value(column + 1, row + 1) * shareX
    return upper * (1 - shareY) + lower * shareY
  }
}
