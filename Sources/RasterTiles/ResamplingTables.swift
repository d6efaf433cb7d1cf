internal import WebMercator

/// The weights for all kinds of tiles of a band: by zoom and size, since these make the ratio.
struct ResamplingTables {
  let projection: PictureProjection
  /// The rows of the band.
  let rows: Range<Int>
  private var axes: [Key: AxisTable] = [:]
  private var phases: [Double: PhaseTable] = [:]

  private struct Key: Hashable {
    let ratio: Double
    let isDown: Bool
  }

  /// No tables yet.
  init(projection: PictureProjection, rows: Range<Int>) {
    self.projection = projection
    self.rows = rows
  }

  /// Makes the tables of a piece, unless they are there.
  mutating func prepare(for job: PieceJob) {
    let mapping = job.mapping
    if projection.isTurned {
      for kernel in [mapping.across, mapping.down] where phases[kernel.ratio] == nil {
        phases[kernel.ratio] = PhaseTable(kernel: kernel)
      }
      return
    }
    let across = Key(ratio: mapping.across.ratio, isDown: false)
    if axes[across] == nil {
      axes[across] = AxisTable(
        range: 0..<projection.width, origin: projection.origin.x, kernel: mapping.across)
    }
    let down = Key(ratio: mapping.down.ratio, isDown: true)
    if axes[down] == nil {
      axes[down] = AxisTable(range: rows, origin: projection.origin.y, kernel: mapping.down)
    }
  }

  /// The weights of the picture's columns and rows for a piece; `nil` before `prepare(for:)`.
  func axes(_ mapping: TileMapping) -> (columns: AxisTable, rows: AxisTable)? {
    guard let columns = axes[Key(ratio: mapping.across.ratio, isDown: false)],
      let rows = axes[Key(ratio: mapping.down.ratio, isDown: true)]
    else { return nil }
    return (columns, rows)
  }

  /// The weights of fractions for a piece of a turned picture; `nil` before `prepare(for:)`.
  func phases(_ mapping: TileMapping) -> (across: PhaseTable, down: PhaseTable)? {
    guard let across = phases[mapping.across.ratio], let down = phases[mapping.down.ratio] else {
      return nil
    }
    return (across, down)
  }
}
