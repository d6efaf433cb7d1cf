internal import Pixels

/// The colours of words and furniture.
struct Palette {
  /// Letters and lines.
  let ink: Color
  /// What lies around letters and lines on the map.
  let halo: Color
  /// What lies beneath letters at the edges of the picture.
  let plate: Color
  /// Meridians and parallels.
  let grid: Color

  /// The colours for a light or a dark map.
  init(dark: Bool) {
    if dark {
      ink = Color(hex: 0xF1F5F9)
      halo = Color(hex: 0x0B1220, alpha: 0.9)
      plate = Color(hex: 0x111827, alpha: 0.8)
      grid = Color(hex: 0xE2E8F0, alpha: 0.45)
    } else {
      ink = Color(hex: 0x1F2937)
      halo = Color(hex: 0xFFFFFF, alpha: 0.9)
      plate = Color(hex: 0xFFFFFF, alpha: 0.84)
      grid = Color(hex: 0x334155, alpha: 0.5)
    }
  }
}
