import CPNG

/// The premultiplied pixel of each value that a palette or gray picture of at most 8 bits can hold.
enum PNGTable {
  /// Always 256 pixels; values that the picture may not hold are opaque black.
  ///
  /// To be called before libpng's transformations are settled, since they hide the file's own bit depth.
  static func make(_ png: png_structp?, _ info: png_infop?) -> [UInt32] {
    var table = [UInt32](repeating: 0xFF00_0000, count: 256)
    if unsafe Int32(png_get_color_type(png, info)) == PNG_COLOR_TYPE_PALETTE {
      unsafe fillFromPalette(&table, png, info)
    } else {
      unsafe fillFromGray(&table, png, info)
    }
    return table
  }

  /// PNG 11.2.2 and 11.3.1.1: entries beyond the end of tRNS are opaque.
  private static func fillFromPalette(
    _ table: inout [UInt32], _ png: png_structp?, _ info: png_infop?
  ) {
    var palette: png_colorp?
    var count: Int32 = 0
    guard unsafe png_get_PLTE(png, info, &palette, &count) != 0, let palette = unsafe palette else {
      return
    }
    var alphas: png_bytep?
    var alphaCount: Int32 = 0
    _ = unsafe png_get_tRNS(png, info, &alphas, &alphaCount, nil)
    for index in 0..<min(256, Int(count)) {
      let color = unsafe palette[index]
      let alpha = index < Int(alphaCount) ? unsafe alphas?[index] ?? 255 : 255
      table[index] = Premultiplication.pixel(
        red: UInt32(color.red), green: UInt32(color.green), blue: UInt32(color.blue),
        alpha: UInt32(alpha))
    }
  }

  /// PNG 13.12: a sample is scaled so that its largest value is 255; tRNS names one clear value.
  private static func fillFromGray(
    _ table: inout [UInt32], _ png: png_structp?, _ info: png_infop?
  ) {
    let depth = unsafe min(8, Int(png_get_bit_depth(png, info)))
    let largest = UInt32(1) << UInt32(depth) - 1
    for value in 0...largest {
      table[Int(value)] = 0xFF00_0000 | (value * 255 / largest) * 0x01_0101
    }
    var clear: png_color_16p?
    guard unsafe png_get_tRNS(png, info, nil, nil, &clear) != 0, let clear = unsafe clear else {
      return
    }
    let key = unsafe Int(clear.pointee.gray)
    if key <= largest { table[key] = 0 }
  }
}
