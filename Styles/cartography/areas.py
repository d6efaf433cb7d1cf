"""The ground: land cover and use, water, airfields, buildings."""

from .layers import both, by_zoom, layer

# Name in the schema, colour of the palette, first zoom, opacity. Later ones lie on top.
COVER = [
    ("farmlandFar", "farmland", 0, by_zoom({0: 0.5, 7: 0.9})),
    ("grassFar", "grass", 0, by_zoom({0: 0.5, 7: 0.9})),
    ("sandFar", "sand", 0, by_zoom({0: 0.5, 7: 0.9})),
    ("woodFar", "wood", 0, by_zoom({0: 0.5, 7: 0.8})),
    ("residentialFar", "residential", 4, 0.8),
    ("ice", "ice", 0, 0.95),
    ("iceDetail", "ice", 7, 0.95),
    ("farmland", "farmland", 7, 0.9),
    ("residential", "residential", 6, by_zoom({6: 0.4, 10: 1})),
    ("commercial", "commercial", 10, 0.9),
    ("industrial", "industrial", 9, 0.9),
    ("railwayLand", "railwayLand", 11, 0.9),
    ("aerodrome", "aerodrome", 9, 1),
    ("grassNature", "grass", 9, 0.9),
    ("grass", "grass", 9, 0.9),
    ("wood", "wood", 5, by_zoom({5: 0.5, 9: 0.8, 13: 0.9})),
    ("rock", "rock", 9, 0.8),
    ("sand", "sand", 9, 0.9),
    ("wetland", "wetland", 9, 0.8),
    ("hospital", "hospital", 11, 0.9),
    ("school", "school", 11, 0.9),
    ("cemetery", "cemetery", 11, 0.9),
    ("park", "park", 10, 1),
    ("sports", "park", 11, 0.7),
    ("pitch", "pitch", 12, 0.8),
    ("parking", "parking", 14, 1),
]


def cover(palette, schema):
    """Land cover and use, softly."""
    result = []
    for name, color, first, opacity in COVER:
        paint = {"fill-color": palette[color], "fill-opacity": opacity, "fill-antialias": name in ("park", "pitch", "wood")}
        result += layer(name, "fill", schema["areas"].get(name), first=first or None, paint=paint)
    where = schema["areas"].get("protected")
    paint = {"fill-color": palette["protected"], "fill-opacity": by_zoom({6: 0.16, 12: 0.1})}
    result += layer("protected", "fill", where, first=6, paint=paint)
    paint = {"line-color": palette["protected"], "line-width": by_zoom({8: 0.6, 14: 1.6}), "line-opacity": 0.5}
    return result + layer("protected-edge", "line", where, first=8, paint=paint)


def water(palette, schema):
    """Seas, lakes and rivers."""
    result = []
    rivers = {
        "stream": (12, {12: 0.4, 14: 0.9, 18: 4}),
        "canal": (10, {10: 0.5, 14: 2, 18: 8}),
        "river": (3, {3: 0.35, 6: 0.8, 10: 1.4, 14: 3, 18: 12}),
    }
    for name, (first, widths) in rivers.items():
        color = by_zoom({8: palette["waterLine"], 13: palette["water"]}) if name == "river" else palette["waterLine"]
        paint = {"line-color": color, "line-width": by_zoom(widths, 1.4)}
        layout = {"line-cap": "round", "line-join": "round"}
        result += layer(name, "line", schema["lines"].get(name), first=first, layout=layout, paint=paint)
    for name in ("ocean", "water"):
        result += layer(name, "fill", schema["areas"].get(name), paint={"fill-color": palette["water"]})
        # A line along the shore lifts the land off the water. It fades where rivers are areas, which meet each other.
        paint = {
            "line-color": palette["waterLine"],
            "line-width": by_zoom({0: 0.4, 6: 0.7, 9: 0.9}),
            "line-opacity": by_zoom({7: 1, 10: 0}),
        }
        result += layer(f"{name}-shore", "line", schema["areas"].get(name), last=10, paint=paint)
    return result


def airfields(palette, schema):
    """Runways and taxiways."""
    result = layer(
        "runway-area", "fill", schema["areas"].get("runwayArea"), first=11, paint={"fill-color": palette["runway"]}
    )
    for name, widths in (("taxiway", {11: 0.6, 14: 4, 17: 24}), ("runway", {10: 1, 12: 4, 14: 15, 17: 90})):
        where = schema["lines"].get(name)
        edge = {zoom: width + (0.8 if zoom < 13 else 2) for zoom, width in widths.items()}
        for suffix, color, curve in (("-edge", "runwayEdge", edge), ("", "runway", widths)):
            paint = {"line-color": palette[color], "line-width": by_zoom(curve, 1.5)}
            result += layer(name + suffix, "line", where, first=10 if name == "runway" else 12, paint=paint)
    return result


def grounds(palette, schema):
    """Piers and squares."""
    result = layer("pier-area", "fill", schema["areas"].get("pier"), first=12, paint={"fill-color": palette["pier"]})
    paint = {"fill-color": palette["pedestrian"], "fill-outline-color": palette["minorEdge"], "fill-opacity": 0.9}
    result += layer("pedestrian-area", "fill", schema["areas"].get("pedestrian"), first=13, paint=paint)
    roads = schema["roads"]
    where = roads.get("pierLayer", roads["layer"]), both(
        ["==", ["geometry-type"], "LineString"], ["match", schema["fields"]["class"], roads["pier"], True, False]
    )
    if "pierLayer" in roads:
        where = roads["pierLayer"], True
    paint = {"line-color": palette["pier"], "line-width": by_zoom({13: 1, 15: 2.5, 18: 12}, 1.5)}
    return result + layer("pier", "line", where, first=13, layout={"line-cap": "butt"}, paint=paint)


def buildings(palette, schema):
    """Buildings: a tint at zoom 13, then with a soft outline."""
    where = schema["areas"].get("building")
    fill = {"fill-color": palette["building"], "fill-opacity": by_zoom({13: 0.3, 14.5: 0.85, 16: 1})}
    edge = {
        "line-color": palette["buildingEdge"],
        "line-width": by_zoom({14: 0.3, 17: 0.9, 20: 1.6}),
        "line-opacity": by_zoom({14: 0, 15: 0.8}),
    }
    return layer("building", "fill", where, first=13, paint=fill) + layer(
        "building-edge", "line", where, first=14, layout={"line-join": "round"}, paint=edge
    )
