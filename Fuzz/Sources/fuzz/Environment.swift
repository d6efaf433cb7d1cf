#if canImport(Glibc)
  internal import Glibc
#endif

/// A variable of the environment, or nothing.
func environment(_ name: String) -> String {
  getenv(name).map { String(cString: $0) } ?? ""
}
