// InflateTests

/// Bytes by their hexadecimal digits.
func bytes(_ hex: String) -> [UInt8] {
  stride(from: 0, to: hex.utf8.count, by: 2).compactMap {
    UInt8(hex.dropFirst($0).prefix(2), radix: 16)
  }
}

/// 1,240 bytes of text, which the samples hold.
let song = [UInt8](String(repeating: "Take one down, pass it around. ", count: 40).utf8)
