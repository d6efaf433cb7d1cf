/// The parts of a document that are parsed but not yet read, in their order, and the fault that comes after them.
struct EventQueue {
  enum Kind {
    case start
    /// Stands behind the start of its element.
    case attribute
    case text
    case end
  }

  /// A part of a document; its name and value are places in `bytes`.
  struct Event {
    var kind: Kind
    var line = 0
    var name = 0..<0
    var value = 0..<0
  }

  private(set) var events: [Event] = []
  private(set) var bytes: [UInt8] = []
  private var taken = 0
  /// The first fault of the document.
  private(set) var fault: XMLError?
  /// Whether an element has begun.
  private(set) var hasRoot = false
  /// The elements that are open where the parser stands.
  private(set) var depth = 0

  /// Whether all events are taken.
  var isEmpty: Bool { taken == events.count }

  /// Takes an event; there has to be one.
  mutating func takeFirst() -> Event {
    defer { taken += 1 }
    return events[taken]
  }

  /// Takes the attributes that come next.
  mutating func takeAttributes() -> Range<Int> {
    let start = taken
    while taken < events.count, events[taken].kind == .attribute { taken += 1 }
    return start..<taken
  }

  mutating func removeAll() {
    events.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    taken = 0
  }

  mutating func fail(_ fault: XMLError) {
    if self.fault == nil { self.fault = fault }
  }

  mutating func appendStart(_ name: Range<Int>, line: Int) {
    depth += 1
    hasRoot = true
    events.append(Event(kind: .start, line: line, name: name))
  }

  mutating func appendAttribute(_ name: Range<Int>, _ value: Range<Int>) {
    events.append(Event(kind: .attribute, name: name, value: value))
  }

  mutating func appendEnd(line: Int) {
    depth -= 1
    events.append(Event(kind: .end, line: line))
  }

  mutating func appendText(_ value: Range<Int>) {
    events.append(Event(kind: .text, value: value))
  }

  /// Keeps bytes; where they are from now on.
  mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let start = self.bytes.count
    unsafe self.bytes.append(contentsOf: bytes)
    return start..<self.bytes.count
  }
}
