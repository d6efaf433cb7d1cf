// picture SOURCE LATITUDE LONGITUDE ZOOM WIDTH HEIGHT PINS RUNS OUTPUT
//
// Draws the same picture RUNS times, each from opening the source to the written file, and prints the milliseconds of
// each run in one line. PINS is a file of `latitude,longitude` lines; OUTPUT ends in .png.
import Foundation
import MapSnapshot

let words = CommandLine.arguments.dropFirst()
guard words.count == 9, case let numbers = words.dropFirst().prefix(5).compactMap({ Double($0) }),
  numbers.count == 5, let runs = Int(words[8])
else {
  print("usage: picture SOURCE LATITUDE LONGITUDE ZOOM WIDTH HEIGHT PINS RUNS OUTPUT")
  exit(64)
}

let pins = try String(contentsOfFile: words[7], encoding: .utf8).split(separator: "\n").map {
  let parts = $0.split(separator: ",").compactMap { Double($0) }
  return Overlay.pin(Pin(at: GeoCoordinate(latitude: parts[0], longitude: parts[1])))
}
var options = SnapshotOptions(
  center: GeoCoordinate(latitude: numbers[0], longitude: numbers[1]), zoom: numbers[2],
  size: PictureSize(width: Int(numbers[3]), height: Int(numbers[4])))
options.sources = [.location(words[1])]
options.attribution = .text("© OpenStreetMap contributors")
options.overlays = pins

var times: [String] = []
for _ in 0..<runs {
  let start = ContinuousClock.now
  let report = try await Snapshotter(options).write(to: words[9])
  times.append(String(format: "%.3f", (ContinuousClock.now - start) / .milliseconds(1)))
  guard report.tiles.fresh == report.tiles.needed else {
    print("some of the \(report.tiles.needed) tiles are missing")
    exit(75)
  }
}
print(times.joined(separator: " "))
