// swift-tools-version: 6.2
import PackageDescription

// Two programs that `run` starts: the library under the clock, and the floor that no program can go below.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "MapSnapshot", path: "..")],
  targets: [
    .executableTarget(
      name: "picture", dependencies: [.product(name: "MapSnapshot", package: "MapSnapshot")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "floor", cSettings: [.unsafeFlags(["-O3"])],
      linkerSettings: [.linkedLibrary("isal")]),
  ]
)
