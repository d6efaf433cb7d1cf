"""Writes the world atlas as one GeoJSON feature a line, with OpenMapTiles' layers, for tippecanoe.

usage: world.py FOLDER-OF-UNPACKED-PACKAGES > world.ndjson
"""

import json
import math
import sys

import shapely
import shapely.affinity
import shapely.geometry

import names
import naturalearth

LAST_ZOOM = 7
# Scale of Natural Earth: first and last zoom that it is drawn at.
SCALES = {"110m": (0, 1), "50m": (2, 4), "10m": (5, LAST_ZOOM)}
# First zoom of a river, by scalerank.
RIVER_ZOOM = {0: 2, 1: 2, 2: 3, 3: 3, 4: 4, 5: 5, 6: 5, 7: 6, 8: 6, 9: 7, 10: 7}
# First zoom of a place, by scalerank.
PLACE_ZOOM = {0: 2, 1: 3, 2: 3, 3: 4, 4: 4, 5: 5, 6: 5, 7: 6, 8: 6, 9: 7, 10: 7}
# First zoom of a state's name in large countries; elsewhere its area decides.
STATE_ZOOM = {"US": 4, "CA": 3, "AU": 3, "BR": 4, "RU": 5, "CN": 4, "IN": 4, "MX": 5, "AR": 5}
# Places that are marked as capitals but are none, or no longer.
NO_CAPITALS = {
    ("NG", "Lagos"), ("TZ", "Dar es Salaam"), ("CI", "Abidjan"), ("MM", "Yangon"),
    ("ZA", "Johannesburg"), ("BJ", "Cotonou"), ("CL", "Valparaíso"), ("IL", "Tel Aviv-Yafo"),
}  # fmt: skip


def emit(layer, geometry, properties, first, last=LAST_ZOOM):
    """Prints a feature of the zooms first to last; attributes that are None are left out."""
    if first > last or geometry.is_empty:
        return
    feature = {
        "type": "Feature",
        "tippecanoe": {"layer": layer, "minzoom": first, "maxzoom": last},
        "properties": {key: value for key, value in properties.items() if value is not None},
        "geometry": shapely.geometry.mapping(geometry),
    }
    print(json.dumps(feature, ensure_ascii=False, separators=(",", ":")))


def zoom(value, lowest=0):
    """The tile zoom from which a feature with Natural Earth's `min_zoom` is drawn."""
    return max(lowest, math.floor((value or 0) + 0.5))


def water(earth):
    """Oceans and lakes as areas, rivers as lines, and the names of seas and lakes as points."""
    for scale, (first, last) in SCALES.items():
        for _, geometry in earth.theme(scale, "ocean"):
            emit("water", geometry, {"class": "ocean"}, first, last)
        for lake, geometry in earth.theme(scale, "lakes"):
            emit("water", geometry, {"class": "lake"}, max(first, zoom(lake["min_zoom"])), last)
    for lake, geometry in earth.theme("10m", "lakes"):
        if lake["name"]:
            area = max(shapely.get_parts(geometry), key=lambda part: part.area)
            point = shapely.get_point(shapely.maximum_inscribed_circle(area, tolerance=0.02), 0)
            first = max(3, zoom(lake["min_label"]))
            emit("water_name", point, {"class": "lake", "rank": first, **names.latin(lake["name"])}, first)
    header, *rows = naturalearth.table("seas.csv")
    for row in rows:
        sea = dict(zip(header, row))
        rank = int(sea["rank"])
        properties = {"class": sea["class"], "rank": rank, **names.latin(sea["name:en"])}
        properties |= {key: value for key, value in sea.items() if key.startswith("name:")}
        emit("water_name", shapely.Point(float(sea["longitude"]), float(sea["latitude"])), properties, rank)
    repaired = names.of_rivers(river["name"] or "" for river, _ in earth.older_theme("50m", "rivers_lake_centerlines"))
    for scale in ("50m", "10m"):
        first, last = SCALES[scale]
        for river, geometry in earth.older_theme(scale, "rivers_lake_centerlines"):
            rank = int(river["scalerank"] or 0)
            if river["featurecla"] == "River":
                properties = {"class": "river", "rank": rank, **names.latin(repaired(river["name"]))}
                emit("waterway", geometry, properties, max(first, RIVER_ZOOM[rank]), last)


def ice(earth):
    """The ice of Antarctica (nearly all of its land) and of Greenland.

    No package holds Natural Earth's glaciers. Greenland's ice sheet leaves a strip along the coast free that is about
    50 km wide, so the country's area made smaller by that stands for it.
    """
    for scale, (first, last) in {"110m": (0, 1), "50m": (2, LAST_ZOOM)}.items():
        for country, geometry in earth.theme(scale, "admin_0_countries"):
            if country["name"] == "Greenland":
                geometry = shrunk(geometry, 50).simplify(0.05)
            elif country["name"] != "Antarctica":
                continue
            emit("landcover", geometry, {"class": "ice", "subclass": "ice_shelf"}, first, last)


def shrunk(geometry, kilometres):
    """The geometry without the strip along its edge, where the middle latitude gives the scale."""
    stretch = 1 / math.cos(math.radians(72))
    plane = shapely.affinity.scale(geometry, 1 / stretch, 1, origin=(0, 0))
    return shapely.affinity.scale(plane.buffer(-kilometres / 111.2), stretch, 1, origin=(0, 0))


def boundaries(earth):
    """Borders of countries and of their states."""
    for scale, (first, last) in SCALES.items():
        for border, geometry in earth.theme(scale, "admin_0_boundary_lines_land"):
            kind = border["featurecla"] or ""
            if kind.startswith(("Overlay", "Unrecognized", "Lease", "Claim")):
                continue
            disputed = int(not kind.startswith("International"))
            properties = {"admin_level": 2, "disputed": disputed, "maritime": 0}
            # Those of min_zoom 6 are small disputes, which would be specks on a world map.
            emit("boundary", geometry, properties, max(first, zoom(border["min_zoom"])), last)
    groups = {}
    for border, geometry in earth.older_theme("10m", "admin_1_states_provinces_lines"):
        if border["featurecla"] in ("Admin-1 boundary", "Admin-1 statistical boundary", "Admin-1 region boundary"):
            groups.setdefault(max(3, math.floor(border["min_zoom"] + 0.3)), []).append(geometry)
    for first, geometries in sorted(groups.items()):
        lines = shapely.line_merge(shapely.unary_union(geometries))
        emit("boundary", lines, {"admin_level": 4, "disputed": 0, "maritime": 0}, first)


def countries(earth):
    """The names of countries and of Antarctica, the greatest first."""
    # These are no countries of their own: bases, buffer zones, reefs and glaciers.
    kinds = {"Sovereign country", "Country", "Sovereignty", "Dependency", "Disputed", "Indeterminate"}
    specks = {"ESB", "WSB", "CNM", "KAS", "SPI", "BRT", "BRI", "BJN", "SER", "SCR", "PGA", "KAB", "USG", "CSI", "ATC"}
    for country, _ in earth.theme("10m", "admin_0_countries"):
        if country["type"] not in kinds or country["adm0_a3"] in specks:
            continue
        continent = country["name"] == "Antarctica"
        properties = {
            "class": "continent" if continent else "country",
            "rank": max(1, min(6, country["labelrank"] - 1)),
            "iso_a2": None if continent else names.code(country),
            **names.of_country(country),
        }
        first = 1 if continent else max(1, math.floor(country["min_label"] - 0.3))
        emit("place", shapely.Point(country["label_x"], country["label_y"]), properties, first)


def states(earth):
    """The names of states, the larger first."""
    for state, geometry in earth.state_areas():
        part = max(shapely.get_parts(geometry), key=lambda part: part.area)
        # Square kilometres, near enough to rank by.
        area = geometry.area * 12_360 * math.cos(math.radians(part.centroid.y))
        first = STATE_ZOOM.get(state["iso_a2"], 6 if area > 15_000 else 7 if area > 4_000 else 9)
        if area < 3_000:
            first = max(first, 7)
        name = names.corrected(state["iso_a2"], state["name"])
        if name and first <= LAST_ZOOM:
            point = shapely.get_point(shapely.maximum_inscribed_circle(part, tolerance=0.05), 0)
            emit("place", point, {"class": "state", "rank": min(6, first)} | names.latin(name), first)


def cities(earth):
    """The names of cities, towns and villages, the capitals marked."""
    places = earth.older_theme("10m", "populated_places_simple")
    for place, point in sorted(places, key=lambda feature: (feature[0]["scalerank"], -feature[0]["pop_max"])):
        country = "SN" if place["adm0_a3"] == "SEN" else place["iso_a2"]
        name = names.corrected(country, place["name"])
        kind = place["featurecla"] or ""
        if kind in ("Scientific station", "Historic place"):
            continue
        capital = 4 if kind.startswith("Admin-1 capital") else None
        if kind in ("Admin-0 capital", "Admin-0 region capital") and (country, name) not in NO_CAPITALS:
            capital = 2
        people = place["pop_max"] or 0
        rank = int(place["scalerank"])
        properties = {
            "class": "city" if people >= 100_000 else "town" if people >= 10_000 else "village",
            "rank": min(rank + 1, 15),
            "capital": capital,
            **names.of_city(country, name),
        }
        emit("place", point, properties, min(PLACE_ZOOM[rank], 4) if capital == 2 else PLACE_ZOOM[rank])


def peaks():
    """High and well known mountains."""
    for longitude, latitude, elevation, rank, name in naturalearth.table("peaks.csv")[1:]:
        metres = int(elevation)
        properties = {"class": "peak", "ele": metres, "ele_ft": round(metres / 0.3048), "rank": int(rank)}
        first = {1: 4, 2: 5, 3: 6, 4: 7}[int(rank)]
        emit("mountain_peak", shapely.Point(float(longitude), float(latitude)), properties | names.latin(name), first)


def main():
    earth = naturalearth.NaturalEarth(sys.argv[1])
    for layer in (water, ice, boundaries, countries, states, cities):
        layer(earth)
    peaks()


main()
