// swift-tools-version: 6.2
import PackageDescription

// Fuzzing of the parsers: a package of its own, since its one program has libFuzzer's `main`.
// `Sources/` links to the modules of the project that are fuzzed; see `run` for how to start it.

let swift: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

func library(_ name: String, _ package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: package)
}

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: swift)
}

let package = Package(
  name: "Fuzz",
  targets: [
    library("CDeflate", "libdeflate"), library("CBrotli", "libbrotlidec"),
    library("CZstd", "libzstd"), library("CZip", "libzip"),
    module("Inflate", ["CDeflate", "CBrotli", "CZstd", "CZip"]),
    library("CPNG", "libpng"), library("CISAL", "libisal"),
    library("CZlib", "zlib"), library("CJPEG", "libjpeg"),
    library("CWebP", "libwebp"), library("CSQLite", "sqlite3"), library("CXML2", "libxml-2.0"),
    module("Pixels"),
    module("ImageCodec", ["Pixels", "CPNG", "CISAL", "CDeflate", "CZlib", "CJPEG", "CWebP"]),
    module("SQLite", ["CSQLite"]),
    module("XML", ["CXML2"]),
    module("WebMercator"),
    module("JSON"),
    module("GeoFormats", ["WebMercator", "JSON", "XML", "Inflate"]),
    module("TileStore", ["WebMercator", "JSON", "SQLite", "Inflate", "ImageCodec"]),
    module("VectorTiles", ["WebMercator", "JSON"]),
    module("MapStyle", ["Pixels", "WebMercator", "JSON", "VectorTiles"]),
    module("MapScene", ["Pixels", "WebMercator"]),
    module(
      "MapLabels",
      ["MapScene", "MapStyle", "VectorTiles", "Pixels", "ImageCodec", "WebMercator", "JSON"]),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "GeoFormats", "JSON", "WebMercator", "Inflate", "TileStore", "ImageCodec", "Pixels",
        "VectorTiles", "MapStyle", "MapScene", "MapLabels",
      ],
      swiftSettings: swift + [.unsafeFlags(["-parse-as-library"])]),
  ]
)
