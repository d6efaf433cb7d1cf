/// Puts things in the order of their sort keys; those of equal keys stay as they are.
func sorted<Element>(_ elements: [Element], by keys: [Double]) -> [Element] {
  guard keys.count == elements.count, keys.contains(where: { $0 != keys.first }) else {
    return elements
  }
  return elements.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { elements[$0] }
}
