// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "MapSnapshot", path: "..")],
  targets: [
    .executableTarget(
      name: "Background",
      dependencies: [.product(name: "MapSnapshot", package: "MapSnapshot")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)
