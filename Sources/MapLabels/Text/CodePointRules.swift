/// What scripts allow, by code point (script_detection.ts, and blocks of the Unicode standard).
enum CodePointRules {
  /// Spaces that no line begins or ends with.
  @inline(__always)
  static func isWhitespace(_ point: UInt32) -> Bool {
    point == 0x20 || (point >= 0x09 && point <= 0x0D)
  }

  /// Whether a line may end after it in scripts that put spaces between words.
  static func isBreakable(_ point: UInt32) -> Bool {
    switch point {
    case 0x0A, 0x20, 0x26, 0x29, 0x2B, 0x2D, 0x2F, 0xAD, 0xB7, 0x200B, 0x2010, 0x2013, 0x2027: true
    default: false
    }
  }

  /// Whether a line may end before it.
  static func isBreakableBefore(_ point: UInt32) -> Bool { point == 0x28 }

  /// Whether a line may end after it, as between ideographs.
  static func allowsIdeographicBreaking(_ point: UInt32) -> Bool {
    guard point >= 0x2E80 else { return false }
    switch point {
    case 0x2E80...0x2FDF, 0x2FF0...0x303F, 0x3040...0x312F, 0x31A0...0x31FF, 0x3200...0x4DBF,
      0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
      0x1B000...0x1B16F, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  /// Whether it stands upright in vertical lines.
  static func isUprightInVerticalText(_ point: UInt32) -> Bool {
    if point == 0x02EA || point == 0x02EB { return true }
    guard point >= 0x1100 else { return false }
    switch point {
    case 0x1100...0x11FF, 0x1400...0x167F, 0x18B0...0x18FF, 0x2E80...0x2FDF, 0x2FF0...0x2FFF,
      0x3040...0x309F, 0x3100...0x31FF, 0x3200...0x4DFF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE10...0xFE1F:
      return true
    case 0xFE30...0xFE4F: return point < 0xFE49
    case 0x3000...0x303F:
      return !(0x3008...0x3011).contains(point) && !(0x3014...0x301F).contains(point)
        && point != 0x3030
    case 0x30A0...0x30FF: return point != 0x30FC
    case 0xFF00...0xFFEF: return isUprightFullWidth(point)
    case 0xFE50...0xFE6F:
      return !(0xFE58...0xFE5E).contains(point) && !(0xFE63...0xFE66).contains(point)
    case 0x1B000...0x1B16F, 0x1F200...0x1F2FF, 0x20000...0x3FFFF: return true
    default: return false
    }
  }

  private static func isUprightFullWidth(_ point: UInt32) -> Bool {
    switch point {
    case 0xFF08, 0xFF09, 0xFF0D, 0xFF1A...0xFF1E, 0xFF3B, 0xFF3D, 0xFF3F, 0xFF5B...0xFFDF, 0xFFE3,
      0xFFE8...0xFFEF:
      false
    default: true
    }
  }

  /// Whether it may stand upright or turned in vertical lines.
  static func isNeutralInVerticalText(_ point: UInt32) -> Bool {
    switch point {
    case 0xA7, 0xA9, 0xAE, 0xB1, 0xBC, 0xBD, 0xBE, 0xD7, 0xF7, 0x2016, 0x2020, 0x2021, 0x2030,
      0x2031, 0x203B, 0x203C, 0x2042, 0x2047, 0x2048, 0x2049, 0x2051, 0x2100...0x218F,
      0x2300...0x2307, 0x230C...0x231F, 0x2324...0x2328, 0x232B, 0x237D...0x239A, 0x23BE...0x23CD,
      0x23CF, 0x23D1...0x23DB, 0x23E2...0x23FF, 0x2400...0x2422, 0x2424...0x243F, 0x2440...0x245F,
      0x2460...0x24FF, 0x25A0...0x25FF, 0x2600...0x2619, 0x2620...0x26FF, 0x2B12...0x2B2F,
      0x2B50...0x2B59, 0x2BB8...0x2BEB, 0x3000...0x303F, 0x30A0...0x30FF, 0xE000...0xF8FF,
      0xFE30...0xFE4F, 0xFE50...0xFE6F, 0xFF00...0xFFEF, 0x221E, 0x2234, 0x2235, 0x2700...0x2767,
      0x2776...0x2793, 0xFFFC, 0xFFFD:
      true
    default: false
    }
  }

  /// Whether it lies on its side in vertical lines.
  static func isTurnedInVerticalText(_ point: UInt32) -> Bool {
    !isUprightInVerticalText(point) && !isNeutralInVerticalText(point)
  }

  /// Whether letters of its script join, so that there is no letter spacing in it.
  static func isArabic(_ point: UInt32) -> Bool {
    switch point {
    case 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: true
    default: false
    }
  }

  /// Whether it is of a script that runs from right to left.
  static func isRightToLeft(_ point: UInt32) -> Bool {
    switch point {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x200F, 0x202B, 0x202E, 0x2067,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Whether MapLibre calls its script one of complex shaping, whose letters vertical labels never turn upright.
  static func isComplexInVerticalText(_ point: UInt32) -> Bool {
    (0x0590...0x08FF).contains(point) || (0xFB1D...0xFDFF).contains(point)
      || (0xFE70...0xFEFC).contains(point) || (0x0900...0x0DFF).contains(point)
      || (0x0F00...0x109F).contains(point) || (0x1780...0x17FF).contains(point)
  }

  /// Whether letters of its script change their shapes or places with their neighbours, so that words are shaped as a whole.
  ///
  /// Arabic is not among them: it has code points for its joined forms.
  static func isShapedByWord(_ point: UInt32) -> Bool {
    switch point {
    case 0x0900...0x0DFF, 0x0E31...0x0E4E, 0x0EB1...0x0ECE, 0x0F00...0x109F, 0x1700...0x17FF,
      0x1A00...0x1BFF, 0xA8E0...0xA8FF, 0xA980...0xA9FF, 0xAA60...0xAA7F:
      true
    default: false
    }
  }
}
