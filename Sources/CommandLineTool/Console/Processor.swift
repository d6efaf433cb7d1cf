#if canImport(Glibc)
  import Glibc
#endif

/// What this machine can do at once.
enum Processor {
  /// The cores that this process may use, at least 1.
  static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
