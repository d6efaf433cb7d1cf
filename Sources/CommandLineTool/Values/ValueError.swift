/// Why a text can't be the value it should be, and what to write instead.
struct ValueError: Error, Equatable {
  /// What is wrong, without a full stop.
  let reason: String
  /// What to do, without a full stop.
  let advice: String

  init(_ reason: String, _ advice: String) {
    self.reason = reason
    self.advice = advice
  }
}
