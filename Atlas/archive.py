"""Turns an MBTiles of vector tiles into a PMTiles archive that is the same on every run.

usage: archive.py FROM.mbtiles TO.pmtiles NAME DESCRIPTION ATTRIBUTION

The tiles lie in the order of their ids, those with the same bytes once. The metadata hold `vector_layers` as a member of
their own, and nothing of how or where the tiles were made. Specification: PMTiles, version 3.
"""

import gzip
import json
import sqlite3
import struct
import sys
import zlib

HEADER = 127


def tile_id(zoom, column, row):
    """The place of a tile on the Hilbert curve, after all tiles of lower zooms. Row 0 is the north."""
    result = (4**zoom - 1) // 3
    side = 1 << zoom
    step = side >> 1
    while step:
        right, below = int(column & step > 0), int(row & step > 0)
        result += step * step * (3 * right ^ below)
        if not below:
            if right:
                column, row = step - 1 - column & side - 1, step - 1 - row & side - 1
            column, row = row, column
        step >>= 1
    return result


def packed(data):
    """The data as gzip, without a time."""
    packer = zlib.compressobj(9, zlib.DEFLATED, 31, 9)
    return packer.compress(data) + packer.flush()


def varint(value):
    """An unsigned number, seven bits a byte."""
    result = bytearray()
    while value > 127:
        result.append(value & 127 | 128)
        value >>= 7
    return bytes(result) + bytes([value])


def directory(entries):
    """Entries (id, offset, length, run) as a directory: column after column."""
    columns = [[len(entries)], [], [], [], []]
    previous, end = 0, None
    for identifier, offset, length, run in entries:
        columns[1].append(identifier - previous)
        columns[2].append(run)
        columns[3].append(length)
        columns[4].append(0 if offset == end else offset + 1)
        previous, end = identifier, offset + length
    return packed(b"".join(varint(value) for column in columns for value in column))


def directories(entries):
    """The root directory and the leaves; the root has to end within the first 16 KiB."""
    root = directory(entries)
    size = 512
    leaves = b""
    while len(root) > 16_384 - HEADER:
        tops, leaves = [], b""
        for start in range(0, len(entries), size):
            leaf = directory(entries[start : start + size])
            tops.append((entries[start][0], len(leaves), len(leaf), 0))
            leaves += leaf
        root = directory(tops)
        size *= 2
    return root, leaves


def read(path):
    """The metadata and the tiles (id, zoom, bytes) of an MBTiles file."""
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        metadata = dict(database.execute("SELECT name, value FROM metadata"))
        query = "SELECT zoom_level, tile_column, tile_row, tile_data FROM tiles"
        tiles = [
            (tile_id(zoom, column, (1 << zoom) - 1 - row), zoom, packed(gzip.decompress(data)))
            for zoom, column, row, data in database.execute(query)
        ]
    return metadata, sorted(tiles)


def laid_out(tiles):
    """The entries and the data of the tiles: each run of equal tiles is one entry, equal bytes lie once."""
    entries, places, data = [], {}, bytearray()
    for identifier, _, content in tiles:
        if content not in places:
            places[content] = len(data)
            data += content
        last = entries[-1] if entries else (-1, -1, 0, 0)
        if last[1] == places[content] and last[0] + last[3] == identifier:
            entries[-1] = (*last[:3], last[3] + 1)
        else:
            entries.append((identifier, places[content], len(content), 1))
    return entries, bytes(data), len(places)


def layers(metadata):
    """The vector layers, without the name and description of the file they came from."""
    known = json.loads(metadata["json"])["vector_layers"]
    wanted = ("id", "fields", "minzoom", "maxzoom")
    return [{key: layer[key] for key in wanted if key in layer} for layer in sorted(known, key=lambda one: one["id"])]


def archive(path, about):
    """The bytes of the archive."""
    metadata, tiles = read(path)
    entries, data, contents = laid_out(tiles)
    root, leaves = directories(entries)
    about = packed(json.dumps(about | {"vector_layers": layers(metadata)}, ensure_ascii=False).encode())
    west, south, east, north = (round(float(word) * 1e7) for word in metadata["bounds"].split(","))
    zooms = [zoom for _, zoom, _ in tiles]
    offsets, place = [], HEADER
    for part in (root, about, leaves, data):
        offsets += [place, len(part)]
        place += len(part)
    header = b"PMTiles\3" + struct.pack("<11Q", *offsets, len(tiles), len(entries), contents)
    # Clustered; directories and tiles are gzip; the tiles are vector tiles.
    header += struct.pack("<6B", 1, 2, 2, 1, min(zooms), max(zooms))
    header += struct.pack("<4i", west, south, east, north)
    middle = min(zooms) if west < -1_700_000_000 else max(zooms) - 1
    header += struct.pack("<B2i", middle, (west + east) // 2, (south + north) // 2)
    return header + root + about + leaves + data


def main():
    source, target, name, description, attribution = sys.argv[1:]
    about = {"name": name, "description": description, "attribution": attribution, "type": "baselayer", "version": "1"}
    data = archive(source, about)
    with open(target, "wb") as file:
        file.write(data)
    print(f"{target}: {len(data):,} bytes")


if __name__ == "__main__":
    main()
