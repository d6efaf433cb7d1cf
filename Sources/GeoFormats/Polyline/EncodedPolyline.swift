#if canImport(Glibc)
  internal import Glibc
#endif

public import WebMercator

/// Google's Encoded Polyline Algorithm Format: a line in printable characters, each place by its step from the last.
public enum EncodedPolyline {
  /// What an encoded polyline has wrong; a part of a sentence.
  public enum Fault: Error, Sendable, Equatable, CustomStringConvertible {
    /// A character that is none of `?` to `~`.
    case badCharacter(offset: Int)
    /// The text ends within a place.
    case cutOff
    /// A place beyond the poles or far beyond 180°.
    case outOfRange(latitude: Double, longitude: Double)

    /// `has …; do …`.
    public var description: String {
      switch self {
      case .badCharacter(let offset):
        "has a character at \(offset) that none has; give only the characters ? to ~"
      case .cutOff:
        "is cut off within a place; get it whole"
      case .outOfRange(let latitude, let longitude):
        "leaves the earth at latitude \(latitude), longitude \(longitude); "
          + "it may be of another precision (5 is usual, 6 with OSRM and Valhalla), or damaged"
      }
    }
  }

  /// The places of a polyline.
  ///
  /// - Parameters:
  ///   - text: The characters, in ASCII.
  ///   - precision: Decimal places of a degree, 1 to 10: 5 is Google's, 6 is OSRM's and Valhalla's.
  /// - Returns: The places in order.
  /// - Throws: `Fault` where the text is none.
  public static func decode(
    _ text: some Collection<UInt8>, precision: Int = 5
  ) throws(Fault) -> [GeoCoordinate] {
    let unit = pow(10, Double(max(1, min(10, precision))))
    var places: [GeoCoordinate] = []
    places.reserveCapacity(text.count / 8)
    var (latitude, longitude) = (0, 0)
    var rest = text.makeIterator()
    var offset = 0
    while let first = rest.next() {
      latitude &+= try step(first, &rest, &offset)
      guard let second = rest.next() else { throw .cutOff }
      longitude &+= try step(second, &rest, &offset)
      let place = GeoCoordinate(
        latitude: Double(latitude) / unit, longitude: Double(longitude) / unit)
      guard place.isValid else {
        throw .outOfRange(latitude: place.latitude, longitude: place.longitude)
      }
      places.append(place)
    }
    return places
  }

  /// One signed number: five bits a character, the least first, a sixth bit where more follow.
  private static func step(
    _ first: UInt8, _ rest: inout some IteratorProtocol<UInt8>, _ offset: inout Int
  ) throws(Fault) -> Int {
    var bits: UInt64 = 0
    var shift: UInt64 = 0
    var character = first
    while true {
      guard character >= 63, character <= 126 else { throw .badCharacter(offset: offset) }
      offset += 1
      let chunk = UInt64(character - 63)
      if shift < 60 { bits |= (chunk & 31) << shift }
      shift += 5
      guard chunk & 32 != 0 else { break }
      guard let next = rest.next() else { throw .cutOff }
      character = next
    }
    let half = Int(bits >> 1)
    return bits & 1 == 1 ? ~half : half
  }

  /// The characters of a line; places that are not valid are left out.
  ///
  /// - Parameters:
  ///   - coordinates: The places in order.
  ///   - precision: Decimal places of a degree, 1 to 10.
  /// - Returns: Characters `?` to `~`.
  public static func encode(_ coordinates: [GeoCoordinate], precision: Int = 5) -> String {
    let unit = pow(10, Double(max(1, min(10, precision))))
    var text: [UInt8] = []
    var (latitude, longitude) = (0, 0)
    for coordinate in coordinates where coordinate.isValid {
      // At most 540 · 10^10, so that the conversion always holds.
      let next = (
        Int((coordinate.latitude * unit).rounded()), Int((coordinate.longitude * unit).rounded())
      )
      append(next.0 - latitude, to: &text)
      append(next.1 - longitude, to: &text)
      (latitude, longitude) = next
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(_ step: Int, to text: inout [UInt8]) {
    var bits = UInt64(bitPattern: Int64(step < 0 ? ~(step << 1) : step << 1))
    while bits >= 32 {
      text.append(UInt8(bits & 31 | 32) + 63)
      bits >>= 5
    }
    text.append(UInt8(bits) + 63)
  }
}
