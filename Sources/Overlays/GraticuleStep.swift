/// A round distance between meridians or parallels.
struct GraticuleStep {
  /// Hundred-thousandths of a second, in which every step is a whole number.
  private let units: Int64

  /// Units in a degree, a minute, a second.
  private static let degree: Int64 = 360_000_000
  private static let minute: Int64 = 6_000_000
  private static let second: Int64 = 100_000

  /// All steps, the finest first: 1, 2, 5 … of a second's parts, 1 to 30 of seconds, minutes and degrees.
  private static let all: [Int64] = {
    let parts: [Int64] = [1, 10, 100, 1_000, 10_000].flatMap { [$0, 2 * $0, 5 * $0] }
    let sixtieths: [Int64] = [1, 2, 5, 10, 15, 20, 30]
    return parts + sixtieths.map { $0 * second } + sixtieths.map { $0 * minute }
      + [1, 2, 5, 10, 15, 30, 45, 90, 180, 360].map { $0 * degree }
  }()

  /// The finest step of at least so many degrees; `nil` past 360°.
  init?(atLeast degrees: Double) {
    let wanted = degrees * Double(Self.degree)
    guard let units = Self.all.first(where: { Double($0) >= wanted }) else { return nil }
    self.units = units
  }

  /// The coarsest step.
  static let whole = GraticuleStep(units: 360 * degree)

  private init(units: Int64) { self.units = units }

  /// The multiples of the step from one angle to another in degrees, at most 4,096 of them.
  func indices(from start: Double, to end: Double) -> ClosedRange<Int64> {
    let step = Double(units) / Double(Self.degree)
    let limit = 1e15
    let first = Int64(max(-limit, min(limit, (start / step).rounded(.up))))
    let last = Int64(max(-limit, min(limit, (end / step).rounded(.down))))
    return first...max(first, min(last, first + 4_096))
  }

  /// A multiple of the step in degrees.
  func degrees(_ index: Int64) -> Double {
    Double(index) * Double(units) / Double(Self.degree)
  }

  /// An angle that is a multiple of the step: `47°`, `47°30′ N`, `0°22′30″ W`.
  func words(_ degrees: Double, positive: String, negative: String) -> String {
    let total = (degrees * Double(Self.degree)).rounded()
    guard let signed = Int64(exactly: total) else { return "" }
    let magnitude = Int64(signed.magnitude)
    var words = "\(magnitude / Self.degree)°"
    if !units.isMultiple(of: Self.degree) {
      words += Self.twoDigits(magnitude % Self.degree / Self.minute) + "′"
    }
    if !units.isMultiple(of: Self.minute) { words += seconds(magnitude % Self.minute) + "″" }
    if signed == 0 || magnitude == 180 * Self.degree { return words }
    return words + " " + (signed > 0 ? positive : negative)
  }

  /// Seconds with as many digits after the point as the step has.
  private func seconds(_ units: Int64) -> String {
    let whole = Self.twoDigits(units / Self.second)
    guard !self.units.isMultiple(of: Self.second) else { return whole }
    var digits = String(String(Self.second + units % Self.second).dropFirst())
    var step = self.units
    while step.isMultiple(of: 10), digits.count > 1 {
      step /= 10
      digits.removeLast()
    }
    return whole + "." + digits
  }

  private static func twoDigits(_ number: Int64) -> String {
    (number < 10 ? "0" : "") + "\(number)"
  }
}
