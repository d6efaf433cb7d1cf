/// The name of a feature's property, with its number in the vocabulary.
struct PropertyName: Sendable {
  let text: String
  let number: Int
}
