public import JSON
internal import WebMercator

extension SnapshotReport {
  /// The report as the file of `--report` has it; coordinates as [latitude, longitude], pixels from the top left.
  public var json: JSONValue {
    var report = JSONObject()
    report["region"] = .array(
      [bounds.west, bounds.south, bounds.east, bounds.north].map(JSONValue.number))
    report["center"] = Self.pair(viewport.center)
    report["zoom"] = .number(viewport.zoom)
    report["bearing"] = .number(viewport.bearing)
    report["width"] = .number(Double(viewport.pixelWidth))
    report["height"] = .number(Double(viewport.pixelHeight))
    report["metersPerPixel"] = .number(metersPerPixel)
    report["tiles"] = tiles.json
    report["pins"] = .array(pins.map(\.json))
    report["attribution"] = attribution.map(JSONValue.string) ?? .null
    report["warnings"] = .array(warnings.map(JSONValue.string))
    report["milliseconds"] = millisecondsJSON
    return .object(report)
  }

  private var millisecondsJSON: JSONValue {
    var stages = JSONObject()
    for stage in Stage.allCases {
      stages[stage.rawValue] = milliseconds[stage].map { .number(($0 * 1000).rounded() / 1000) }
    }
    return .object(stages)
  }

  fileprivate static func pair(_ coordinate: GeoCoordinate) -> JSONValue {
    .array([.number(coordinate.latitude), .number(coordinate.longitude)])
  }
}

extension SnapshotReport.Tiles {
  fileprivate var json: JSONValue {
    var counts = JSONObject()
    counts["needed"] = .number(Double(needed))
    counts["fresh"] = .number(Double(fresh))
    counts["stale"] = .number(Double(stale))
    counts["overzoomed"] = .number(Double(overzoomed))
    counts["underzoomed"] = .number(Double(underzoomed))
    counts["missing"] = .number(Double(missing))
    return .object(counts)
  }
}

extension SnapshotReport.PinPlace {
  fileprivate var json: JSONValue {
    var place = JSONObject()
    place["label"] = label.map(JSONValue.string) ?? .null
    place["coordinate"] = SnapshotReport.pair(coordinate)
    place["x"] = .number(x)
    place["y"] = .number(y)
    return .object(place)
  }
}
