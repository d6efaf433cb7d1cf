/// How people of a language write numbers (after CLDR's patterns).
struct NumberStyle: Sendable {
  let decimal: String
  let group: String
  /// Whether a currency's sign follows the number.
  let isSignLast: Bool

  /// The style of a BCP 47 language tag; English for languages that are not known.
  init(locale: String) {
    switch locale.lowercased() {
    case "de-ch", "de-li": (decimal, group, isSignLast) = (".", "’", false)
    case "de-at": (decimal, group, isSignLast) = (",", "\u{A0}", false)
    case "es-mx": (decimal, group, isSignLast) = (".", ",", false)
    case "pt-br": (decimal, group, isSignLast) = (",", ".", false)
    default:
      switch locale.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
      case "de", "es", "it", "da", "el", "id", "hr", "sl", "sr", "ro":
        (decimal, group, isSignLast) = (",", ".", true)
      case "nl", "tr": (decimal, group, isSignLast) = (",", ".", false)
      case "fr": (decimal, group, isSignLast) = (",", "\u{202F}", true)
      case "sv", "nb", "no", "fi", "cs", "sk", "pl", "ru", "uk", "bg", "hu", "pt":
        (decimal, group, isSignLast) = (",", "\u{A0}", true)
      default: (decimal, group, isSignLast) = (".", ",", false)
      }
    }
  }

  /// Decimal digits in groups of three.
  func text(_ number: Double, minimumDigits: Int, maximumDigits: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : "∞" }
    var (whole, fraction) = Self.digits(number, count: maximumDigits)
    while fraction.count > minimumDigits, fraction.last == "0" { fraction.removeLast() }
    if fraction.count < minimumDigits {
      fraction += String(repeating: "0", count: minimumDigits - fraction.count)
    }
    var place = whole.count - 3
    while place > 0 {
      whole.insert(contentsOf: group, at: whole.index(whole.startIndex, offsetBy: place))
      place -= 3
    }
    return fraction.isEmpty ? whole : whole + decimal + fraction
  }

  /// The digits before the point, and so many after it, rounded half up.
  private static func digits(_ number: Double, count: Int) -> (whole: String, fraction: String) {
    let parts = plain(number).split(separator: ".", omittingEmptySubsequences: false)
    var digits = parts[0].utf8.map { $0 - 48 }
    let fraction = parts.count > 1 ? parts[1].utf8.map { $0 - 48 } : []
    digits += fraction.prefix(count)
    digits += Array(repeating: 0, count: max(0, count - fraction.count))
    if fraction.count > count, fraction[count] >= 5 {
      var place = digits.count - 1
      while place >= 0, digits[place] == 9 {
        digits[place] = 0
        place -= 1
      }
      if place >= 0 { digits[place] += 1 } else { digits.insert(1, at: 0) }
    }
    let text = String(decoding: digits.map { $0 + 48 }, as: UTF8.self)
    return (String(text.dropLast(count)), String(text.suffix(count)))
  }

  /// All digits, without an exponent.
  private static func plain(_ number: Double) -> String {
    let parts = "\(number)".split(separator: "e")
    guard parts.count == 2, let power = Int(parts[1]) else { return "\(number)" }
    let mantissa = parts[0].split(separator: ".")
    let digits = mantissa.joined()
    let point = mantissa[0].count + power
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count {
      return digits + String(repeating: "0", count: point - digits.count)
    }
    return digits.prefix(point) + "." + digits.dropFirst(point)
  }

  /// A number with the sign of its currency.
  func text(_ sign: String, _ number: String, currency: String) -> String {
    let code = currency.uppercased()
    let symbol = Self.symbols[code]
    if isSignLast { return "\(sign)\(number)\u{A0}\(symbol ?? code)" }
    return sign + (symbol ?? code + "\u{A0}") + number
  }

  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩",
    "ILS": "₪", "VND": "₫", "BRL": "R$", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "MXN": "MX$",
    "HKD": "HK$", "TWD": "NT$", "PHP": "₱",
  ]

  /// How many digits follow the point of a currency (ISO 4217).
  static func fractionDigits(ofCurrency code: String) -> Int {
    switch code.uppercased() {
    case "JPY", "KRW", "VND", "CLP", "ISK", "UGX", "XAF", "XOF", "XPF", "PYG", "RWF": 0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }

  /// The short name of a unit, with the blank before it.
  static func suffix(ofUnit unit: String) -> String {
    let names = [
      "meter": " m", "kilometer": " km", "centimeter": " cm", "millimeter": " mm", "mile": " mi",
      "foot": " ft", "inch": " in", "yard": " yd", "degree": " deg", "percent": "%",
      "kilometer-per-hour": " km/h", "mile-per-hour": " mph", "celsius": "°C",
      "fahrenheit": "°F", "liter": " L", "kilogram": " kg", "gram": " g", "second": " sec",
      "minute": " min", "hour": " hr", "day": " days", "acre": " ac", "hectare": " ha",
    ]
    return names[unit] ?? " \(unit)"
  }
}
