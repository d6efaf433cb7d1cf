/// What is wrong with a feature; the numbers are sections of specification 2.1.
enum FeatureFault: String, Error {
  case damaged = "it is cut off or damaged"
  case wrongType = "a field is written as another type than the specification says"
  case repeatedField = "it has tags or geometry twice (4.2)"
  case noGeometry = "it has no geometry (4.2)"
  case unknownType = "its type of geometry is unknown (4.3.4)"
  case noSuchKey = "a tag names a key that the layer does not have (4.4)"
  case noSuchValue = "a tag names a value that the layer does not have (4.4)"
  case cutOffGeometry = "its geometry ends within a command (4.3.1)"
  case unknownCommand = "its geometry has an unknown command (4.3.1)"
  case badCount = "a command's count is not allowed (4.3.3)"
  case misplacedCommand = "a command stands where it must not (4.3.4)"
  case repeatedPoint = "a line stays at its point (4.3.3.2)"

  /// Whether the feature means something all the same.
  var isRecoverable: Bool {
    switch self {
    case .noGeometry, .unknownType, .repeatedPoint: true
    default: false
    }
  }
}
