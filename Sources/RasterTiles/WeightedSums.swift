/// The hot loops of the separable resampling: sums of rows and of columns, each by its weight.
///
/// Weights are multiples of 2⁻¹⁴ and the numbers that come in are at most a few hundred, so that a flat area's sums
/// are exact and it stays exactly as it is.
enum WeightedSums {
  /// One row out of `taps` rows: each number times its row's weight, summed up.
  ///
  /// - Parameters:
  ///   - rows: `taps` rows of `count` numbers.
  ///   - weights: `taps` weights.
  ///   - taps: How many rows make one.
  ///   - target: The row to write.
  ///   - count: A multiple of 16.
  static func ofRows(
    _ rows: UnsafePointer<UnsafePointer<Float>>, weights: UnsafePointer<Float>, taps: Int,
    to target: UnsafeMutablePointer<Float>, count: Int
  ) {
    var index = 0
    while index < count {
      var sum = SIMD16<Float>(repeating: 0)
      var tap = 0
      while tap < taps {
        let numbers = UnsafeRawPointer(rows[tap] + index).loadUnaligned(as: SIMD16<Float>.self)
        sum += numbers * weights[tap]
        tap &+= 1
      }
      UnsafeMutableRawPointer(target + index).storeBytes(of: sum, as: SIMD16<Float>.self)
      index &+= 16
    }
  }

  /// Four rows of pixels out of four rows of numbers, four numbers a pixel.
  ///
  /// Four at once, since they share the weights; the same row may stand there several times.
  /// - Parameters:
  ///   - rows: Four rows of numbers, one for each row of pixels.
  ///   - first: For each column the number of its first pixel in the rows.
  ///   - base: The number of the rows' first pixel.
  ///   - weights: `taps` for each column.
  ///   - taps: How many pixels make one.
  ///   - targets: Four rows of pixels to write, as many as `first` has.
  static func ofColumns(
    _ rows: UnsafePointer<UnsafePointer<Float>>, first: UnsafeBufferPointer<Int>, base: Int,
    weights: UnsafePointer<Float>, taps: Int,
    to targets: UnsafePointer<UnsafeMutablePointer<UInt32>>
  ) {
    let rows = (
      UnsafeRawPointer(rows[0]), UnsafeRawPointer(rows[1]), UnsafeRawPointer(rows[2]),
      UnsafeRawPointer(rows[3])
    )
    let targets = (targets[0], targets[1], targets[2], targets[3])
    var weights = weights
    for column in 0..<first.count {
      var offset = 16 &* (first[column] &- base)
      var sums = (
        SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 0),
        SIMD4<Float>(repeating: 0)
      )
      for tap in 0..<taps {
        let weight = weights[tap]
        sums.0 += (rows.0 + offset).loadUnaligned(as: SIMD4<Float>.self) * weight
        sums.1 += (rows.1 + offset).loadUnaligned(as: SIMD4<Float>.self) * weight
        sums.2 += (rows.2 + offset).loadUnaligned(as: SIMD4<Float>.self) * weight
        sums.3 += (rows.3 + offset).loadUnaligned(as: SIMD4<Float>.self) * weight
        offset &+= 16
      }
      weights += taps
      let pixels = PixelConversion.pixels(
        SIMD16(
          lowHalf: SIMD8(lowHalf: sums.0, highHalf: sums.1),
          highHalf: SIMD8(lowHalf: sums.2, highHalf: sums.3)))
      targets.0[column] = pixels[0]
      targets.1[column] = pixels[1]
      targets.2[column] = pixels[2]
      targets.3[column] = pixels[3]
    }
  }

  /// One pixel out of a rectangle of them, four numbers a pixel, by the weights across and down.
  ///
  /// - Parameters:
  ///   - numbers: The rectangle's top left pixel.
  ///   - pitch: Numbers from one row to the next.
  ///   - across: `columns` weights.
  ///   - columns: The rectangle's columns.
  ///   - down: `rows` weights.
  ///   - rows: The rectangle's rows.
  /// - Returns: The pixel.
  @inline(__always)
  static func ofRectangle(
    _ numbers: UnsafePointer<Float>, pitch: Int, across: UnsafePointer<Float>, columns: Int,
    down: UnsafePointer<Float>, rows: Int
  ) -> UInt32 {
    var sum = SIMD4<Float>(repeating: 0)
    var line = UnsafeRawPointer(numbers)
    for row in 0..<rows {
      var lineSum = SIMD4<Float>(repeating: 0)
      for column in 0..<columns {
        lineSum +=
          (line + 16 &* column).loadUnaligned(as: SIMD4<Float>.self) * across[column]
      }
      sum += lineSum * down[row]
      line += 4 &* pitch
    }
    let zero = SIMD4<Float>(repeating: 0)
    let zeros = SIMD8(lowHalf: zero, highHalf: zero)
    return PixelConversion.pixels(
      SIMD16(lowHalf: SIMD8(lowHalf: sum, highHalf: zero), highHalf: zeros))[0]
  }
}
