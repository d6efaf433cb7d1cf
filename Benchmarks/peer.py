"""peer.py LIBRARY TILES LATITUDE LONGITUDE ZOOM WIDTH HEIGHT PINS RUNS OUTPUT

Draws the same picture RUNS times with a peer of PyPI, and prints the milliseconds of each run, the written file
included. LIBRARY is staticmap, pillow or cairo (the two renderers of py-staticmaps). Neither opens a socket: staticmap's
own hook `get` reads the tile's file, and py-staticmaps finds all tiles in its cache folder, which is its fastest way.
"""

import os
import sys
import tempfile
import time


def staticmap_picture(tiles, place, zoom, size, pins, output):
    import staticmap

    class LocalMap(staticmap.StaticMap):
        def get(self, url, **_):
            with open(url, "rb") as file:
                return 200, file.read()

    picture = LocalMap(*size, url_template=tiles + "/{z}/{x}/{y}.png")
    for latitude, longitude in pins:
        picture.add_marker(staticmap.CircleMarker((longitude, latitude), "#d92d20", 12))
    picture.render(zoom=zoom, center=place[::-1]).save(output)


def staticmaps_picture(cache, place, zoom, size, pins, output, renderer):
    import staticmaps

    context = staticmaps.Context()
    context.set_tile_provider(staticmaps.tile_provider_OSM)
    context.set_cache_dir(cache)
    context.set_center(staticmaps.create_latlng(*place))
    context.set_zoom(zoom)
    for pin in pins:
        context.add_object(staticmaps.Marker(staticmaps.create_latlng(*pin), size=12))
    if renderer == "cairo":
        context.render_cairo(*size).write_to_png(output)
    else:
        context.render_pillow(*size).save(output)


def main():
    library, tiles, latitude, longitude, zoom, width, height, pins, runs, output = sys.argv[1:]
    with open(pins) as lines:
        pins = [tuple(map(float, line.split(","))) for line in lines]
    job = (float(latitude), float(longitude)), int(zoom), (int(width), int(height)), pins, output
    times = []
    with tempfile.TemporaryDirectory() as cache:
        os.symlink(os.path.abspath(tiles), os.path.join(cache, "osm"))
        for _ in range(int(runs)):
            start = time.perf_counter()
            if library == "staticmap":
                staticmap_picture(tiles, *job)
            else:
                staticmaps_picture(cache, *job, library)
            times.append(f"{(time.perf_counter() - start) * 1000:.3f}")
    print(*times)


main()
