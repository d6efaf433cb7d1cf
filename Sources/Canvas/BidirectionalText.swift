internal import CPangoCairo

/// Texts that run from right to left, by FriBidi.
public enum BidirectionalText {
  /// The code points with Arabic letters in their joined forms, in logical order.
  ///
  /// The corresponding C functions are `fribidi_join_arabic` and `fribidi_shape_arabic`.
  public static func joined(_ codePoints: [UInt32]) -> [UInt32] {
    guard !codePoints.isEmpty, let count = Int32(exactly: codePoints.count) else {
      return codePoints
    }
    var points = codePoints
    let types = types(of: points)
    var joining = [FriBidiJoiningType](repeating: 0, count: points.count)
    unsafe fribidi_get_joining_types(points, count, &joining)
    // Letters join in logical order, as if all ran one way.
    let levels = [FriBidiLevel](repeating: 1, count: points.count)
    unsafe fribidi_join_arabic(types, count, levels, &joining)
    unsafe fribidi_shape_arabic(
      FriBidiFlags(FRIBIDI_FLAG_SHAPE_ARAB_PRES | FRIBIDI_FLAG_SHAPE_ARAB_LIGA), levels, count,
      &joining, &points)
    // Of a ligature's letters only the first stays.
    return points.filter { $0 != UInt32(FRIBIDI_CHAR_FILL) }
  }

  /// For each code point its level and its paragraph's; odd ones run from right to left.
  ///
  /// The corresponding C function is `fribidi_get_par_embedding_levels_ex`.
  public static func levels(of codePoints: [UInt32]) -> (levels: [UInt8], paragraphs: [UInt8]) {
    var (levels, paragraphs): ([UInt8], [UInt8]) = ([], [])
    var start = 0
    while start < codePoints.count {
      let end =
        codePoints[start...].firstIndex(where: endsParagraph).map { $0 + 1 }
        ?? codePoints.count
      let paragraph = levelsOfParagraph(Array(codePoints[start..<end]))
      levels += paragraph.levels
      paragraphs += [UInt8](repeating: paragraph.base, count: end - start)
      start = end
    }
    return (levels, paragraphs)
  }

  /// Whether it is of the bidirectional class B.
  private static func endsParagraph(_ point: UInt32) -> Bool {
    switch point {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }

  private static func levelsOfParagraph(_ points: [UInt32]) -> (levels: [UInt8], base: UInt8) {
    guard let count = Int32(exactly: points.count) else {
      return ([UInt8](repeating: 0, count: points.count), 0)
    }
    let types = types(of: points)
    var brackets = [FriBidiBracketType](repeating: 0, count: points.count)
    unsafe fribidi_get_bracket_types(points, count, types, &brackets)
    var direction = unsafe fribidi_get_par_direction(types, count)
    var levels = [FriBidiLevel](repeating: 0, count: points.count)
    let highest = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, count, &direction, &levels)
    guard highest > 0 else { return ([UInt8](repeating: 0, count: points.count), 0) }
    let isRightToLeft = direction.rawValue & 1 == 1
    return (levels.map { UInt8(clamping: $0) }, isRightToLeft ? 1 : 0)
  }

  /// The code point that is drawn in its place where it runs from right to left.
  ///
  /// The corresponding C function is `fribidi_get_mirror_char`.
  public static func mirrored(_ codePoint: UInt32) -> UInt32 {
    var mirrored: FriBidiChar = codePoint
    return unsafe fribidi_get_mirror_char(codePoint, &mirrored) != 0 ? mirrored : codePoint
  }

  private static func types(of points: [UInt32]) -> [FriBidiCharType] {
    var types = [FriBidiCharType](
      repeating: FriBidiCharType(rawValue: 0), count: points.count)
    unsafe fribidi_get_bidi_types(points, Int32(clamping: points.count), &types)
    return types
  }
}
