#!/usr/bin/env python3
"""Writes geodesics.csv: pairs of places and what GeographicLib (PyPI `geographiclib`) says of them.

Run by hand: python3 make_geodesics.py > geodesics.csv
"""
import random
from geographiclib.geodesic import Geodesic

random.seed(20)
pairs = []
for _ in range(60):  # anywhere
    pairs.append((random.uniform(-90, 90), random.uniform(-180, 180),
                  random.uniform(-90, 90), random.uniform(-180, 180)))
for _ in range(40):  # nearly antipodal
    lat, lon = random.uniform(-89, 89), random.uniform(-180, 180)
    near = 10 ** random.uniform(-6, 0)
    pairs.append((lat, lon, -lat + random.uniform(-near, near),
                  lon + 180 + random.uniform(-near, near)))
for _ in range(40):  # short: a millimetre to ten kilometres
    lat, lon = random.uniform(-89, 89), random.uniform(-180, 180)
    near = 10 ** random.uniform(-8, -1)
    pairs.append((lat, lon, lat + random.uniform(-near, near), lon + random.uniform(-near, near)))
for _ in range(15):  # along a parallel, a meridian, the equator
    lat, lon = random.uniform(-89, 89), random.uniform(-180, 180)
    pairs.append((lat, lon, lat, lon + random.uniform(-180, 180)))
    pairs.append((lat, lon, random.uniform(-90, 90), lon))
    pairs.append((0, lon, 0, lon + random.uniform(-180, 180)))
pairs += [
    (0, 0, 0, 0), (0, 0, 0, 180), (0, 0, 0, 179.5), (0, 0, 0, 179.4), (0, 0, 0.5, 179.5),
    (90, 0, -90, 0), (90, 0, 90, 120), (-90, 17, 45, 17), (90, 3, 45, -100), (30, 0, -30, 180),
    (30, 0, -30, 179.9999), (1e-9, 0, 1e-9, 60), (1e-9, 0, -1e-10, 60), (0, -179.9, 0, 179.9),
    (-0.5, 10, 0.499999999, -170), (89.9999999, 0, 89.9999999, 180), (45, 0, 45.0000001, 0),
    (36.493349428792, 0, 36.49334942879201, 0.0000008),
    (88.202499451857, 0, -88.202499451857, 179.981022032992859592),
    (5, 0.00000000000001, 10, 180), (20.001, 0, 20.001, 0), (52.784459512564, 0,
                                                            -52.784459512563990912, 179.634407464943777557),
]
print("latitude1,longitude1,latitude2,longitude2,distance,azimuth1")
for lat1, lon1, lat2, lon2 in pairs:
    r = Geodesic.WGS84.Inverse(lat1, lon1, lat2, lon2)
    print(",".join(repr(float(v)) for v in (lat1, lon1, lat2, lon2, r["s12"], r["azi1"])))
