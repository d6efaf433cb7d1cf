"""Makes areas of sea out of an extract's coastline: the land lies on the left of each line.

usage: sea.py FROM.osm.pbf TO.shp WEST,SOUTH,EAST,NORTH
"""

import sys

import osmium
import shapefile
import shapely

# Degrees; how far a cut line is drawn on beyond its last known point, so that it reaches the extract's edge.
BEYOND = 0.002
# Degrees; how far beside a line it is asked which face lies there.
BESIDE = 2e-6


def coast(path):
    """The lines of the coast, each as long as it can be."""
    lines = []
    for way in osmium.FileProcessor(path, osmium.osm.WAY | osmium.osm.NODE).with_locations():
        if way.is_way() and way.tags.get("natural") == "coastline":
            lines.append(shapely.LineString([(node.lon, node.lat) for node in way.nodes]))
    return shapely.get_parts(shapely.line_merge(shapely.union_all(lines), directed=True))


def drawn_on(line):
    """An open line with both ends drawn on straight."""
    points = list(line.coords)
    if line.is_closed:
        return line

    def beyond(end, before):
        length = shapely.Point(end).distance(shapely.Point(before))
        return tuple(a + (a - b) / length * BEYOND for a, b in zip(end, before))

    return shapely.LineString([beyond(points[0], points[1]), *points, beyond(points[-1], points[-2])])


def is_sea(face, lines):
    """Whether more of the coast has this face on its right than on its left."""
    sum = 0
    for line in lines:
        for (x, y), (x2, y2) in zip(line.coords, line.coords[1:]):
            length = ((x2 - x) ** 2 + (y2 - y) ** 2) ** 0.5
            for side in (1, -1):
                right = (x + x2) / 2 + side * (y2 - y) / length * BESIDE, (y + y2) / 2 - side * (x2 - x) / length * BESIDE
                sum += side * length * face.contains(shapely.Point(right))
    return sum > 0


def main():
    source, target, box = sys.argv[1:]
    box = shapely.box(*map(float, box.split(",")))
    lines = [drawn_on(line) for line in coast(source)]
    edges = shapely.union_all([shapely.intersection(line, box) for line in lines] + [box.exterior])
    faces = [face for face in shapely.get_parts(shapely.polygonize([*shapely.get_parts(edges)])) if is_sea(face, lines)]
    with shapefile.Writer(target, shapeType=shapefile.POLYGON) as writer:
        writer.field("featurecla", "C")
        for face in faces:
            # The outer ring of a shapefile runs clockwise, as that of a normalized polygon does.
            writer.poly([list(face.normalize().exterior.coords)])
            writer.record("Ocean")
    with open(target.removesuffix(".shp") + ".prj", "w") as file:
        file.write('GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],'
                   'PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]]')  # fmt: skip
    print(f"{len(faces)} areas of sea")


main()
