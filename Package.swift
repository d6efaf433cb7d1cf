// swift-tools-version: 6.2
import PackageDescription

// The order of the targets is the order of the layers: a target imports only what stands above it.

let swift: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]
/// For the targets that call C.
let swiftOverC: [SwiftSetting] = swift + [.strictMemorySafety()]

func library(_ name: String, package: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: package, providers: [.apt([apt])])
}

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: swift)
}

func moduleOverC(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: swiftOverC)
}

/// `goldens` says that the tests have a folder of pictures or texts that they compare with.
func tests(
  _ module: String, _ dependencies: [Target.Dependency] = [], goldens: Bool = false
) -> Target {
  .testTarget(
    name: module + "Tests", dependencies: [.byName(name: module), "TestSupport"] + dependencies,
    exclude: goldens ? ["Goldens"] : [], swiftSettings: swift)
}

let package = Package(
  name: "MapSnapshot",
  products: [
    .library(name: "MapSnapshot", targets: ["MapSnapshot"]),
    .executable(name: "mapsnap", targets: ["mapsnap"]),
  ],
  targets: [
    // C libraries.
    library("CPangoCairo", package: "pangocairo", apt: "libpango1.0-dev"),
    library("CFontconfig", package: "pangoft2", apt: "libpango1.0-dev"),
    library("CPNG", package: "libpng", apt: "libpng-dev"),
    library("CISAL", package: "libisal", apt: "libisal-dev"),
    library("CZlib", package: "zlib", apt: "zlib1g-dev"),
    library("CJPEG", package: "libjpeg", apt: "libjpeg62-turbo-dev"),
    library("CWebP", package: "libwebp", apt: "libwebp-dev"),
    library("CDeflate", package: "libdeflate", apt: "libdeflate-dev"),
    library("CBrotli", package: "libbrotlidec", apt: "libbrotli-dev"),
    library("CZstd", package: "libzstd", apt: "libzstd-dev"),
    library("CZip", package: "libzip", apt: "libzip-dev"),
    library("CSQLite", package: "sqlite3", apt: "libsqlite3-dev"),
    library("CXML2", package: "libxml-2.0", apt: "libxml2-dev"),
    .target(name: "CAssets", exclude: ["data", "fetch-fonts"]),

    // The only Swift that calls C libraries.
    moduleOverC("EmbeddedAssets", ["CAssets"]),
    module("Pixels"),
    moduleOverC("ImageCodec", ["Pixels", "CPNG", "CISAL", "CDeflate", "CZlib", "CJPEG", "CWebP"]),
    moduleOverC("Inflate", ["CDeflate", "CBrotli", "CZstd", "CZip"]),
    moduleOverC("SQLite", ["CSQLite"]),
    moduleOverC("XML", ["CXML2"]),
    moduleOverC("Canvas", ["Pixels", "EmbeddedAssets", "CPangoCairo", "CFontconfig"]),

    // Pure values and formats.
    module("WebMercator"),
    module("JSON"),
    module("GeoFormats", ["WebMercator", "JSON", "XML", "Inflate"]),
    module("TileStore", ["WebMercator", "JSON", "SQLite", "Inflate", "ImageCodec"]),
    module("VectorTiles", ["WebMercator", "JSON"]),
    module("MapStyle", ["Pixels", "WebMercator", "JSON", "VectorTiles"]),

    // Pictures.
    module("Parallelism"),
    module("RasterTiles", ["Parallelism", "Pixels", "ImageCodec", "WebMercator", "TileStore"]),
    module("MapScene", ["Pixels", "WebMercator"]),
    module(
      "MapLabels",
      ["MapScene", "MapStyle", "VectorTiles", "Pixels", "ImageCodec", "WebMercator", "JSON"]),
    module(
      "StyledMaps",
      [
        "MapLabels", "MapScene", "MapStyle", "VectorTiles", "TileStore", "Inflate", "Parallelism",
        "Pixels", "ImageCodec", "WebMercator", "JSON",
      ]),
    module("Overlays", ["MapScene", "Pixels", "WebMercator", "GeoFormats"]),
    module("MapPainter", ["MapScene", "Parallelism", "Pixels", "WebMercator", "Canvas"]),
    module(
      "MapSnapshot",
      [
        "Pixels", "ImageCodec", "WebMercator", "JSON", "GeoFormats", "TileStore", "RasterTiles",
        "MapStyle", "StyledMaps", "MapScene", "Overlays", "MapPainter", "EmbeddedAssets",
      ]),
    module(
      "CommandLineTool",
      [
        "MapSnapshot", "StyledMaps", "MapStyle", "VectorTiles", "Inflate", "JSON", "TileStore",
        "WebMercator", "GeoFormats", "Overlays", "Pixels",
      ]),
    .executableTarget(name: "mapsnap", dependencies: ["CommandLineTool"], swiftSettings: swift),

    // Tests.
    .target(
      name: "TestSupport",
      dependencies: ["Pixels", "ImageCodec", "WebMercator", "SQLite", "TileStore"],
      path: "Tests/TestSupport", swiftSettings: swift),
    tests("ImageCodec", ["Pixels"]),
    tests("Inflate"),
    tests("SQLite"),
    tests("XML"),
    tests("EmbeddedAssets", ["JSON"]),
    tests("Canvas", ["Pixels"]),
    tests("WebMercator"),
    tests("JSON"),
    tests("GeoFormats", ["WebMercator", "JSON"]),
    tests("TileStore", ["WebMercator", "JSON", "SQLite"]),
    tests("VectorTiles", ["WebMercator", "JSON"]),
    tests("MapStyle", ["Pixels", "WebMercator", "JSON", "VectorTiles"]),
    tests(
      "MapLabels",
      ["MapScene", "MapStyle", "VectorTiles", "Pixels", "ImageCodec", "WebMercator", "JSON"]),
    tests(
      "StyledMaps",
      [
        "MapPainter", "MapLabels", "MapScene", "MapStyle", "VectorTiles", "TileStore", "Pixels",
        "ImageCodec", "WebMercator", "JSON",
      ]),
    tests("RasterTiles", ["Pixels", "ImageCodec", "WebMercator", "TileStore"]),
    .testTarget(
      name: "SuitesTests",
      dependencies: [
        "TestSupport", "MapPainter", "StyledMaps", "MapScene", "MapStyle", "Pixels", "ImageCodec",
        "WebMercator", "JSON",
      ], swiftSettings: swift),
    tests("Overlays", ["MapScene", "Pixels", "WebMercator"], goldens: true),
    tests(
      "MapPainter", ["Overlays", "MapScene", "Pixels", "ImageCodec", "WebMercator"], goldens: true),
    tests("MapSnapshot", ["Pixels", "ImageCodec", "WebMercator", "JSON", "TileStore"]),
    tests(
      "CommandLineTool",
      ["MapSnapshot", "JSON", "WebMercator", "Overlays", "Pixels", "ImageCodec", "SQLite"]),
  ]
)
