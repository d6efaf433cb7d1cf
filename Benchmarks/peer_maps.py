#!/usr/bin/env python3
"""Draws pictures of a styled map by a peer, and prints a JSON line for each: what it took.

usage: peer_maps.py ENGINE STYLE ARCHIVE LAT,LON ZOOM WIDTHxHEIGHT SCALE RUNS OUTPUT [--move] [--glyphs FOLDER] [--sprite PREFIX]

ENGINE is `mapli` (MapLibre Native on Mesa's llvmpipe; needs a display, for example that of Xvfb) or `mapnik`. The archive is an
MBTiles of vector tiles; both engines read it themselves. OUTPUT is written on every run: a picture is done when its file is.
With --move each picture lies a third of its width further east, so that nothing of the last one can be shown again.

A line: {"engine", "run", "wall_ms", "cpu_ms", "start_ms", "peak_mb"}. `cpu_ms` counts all threads. `start_ms`, of run 0 only, is the
time from the start of the process to the first written picture. `peak_mb` is that of the process so far.

Mapnik has no MapLibre styles: the style is turned into Mapnik's for the zoom of the picture; fills, lines and texts with plain
filters, no icons. It says on stderr how many of the visible layers it can draw.
"""

import argparse
import json
import math
import os
import resource
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.join(HERE, "..", "Sources", "CAssets", "data")
EARTH = 20037508.342789244


def since_start():
    """Milliseconds since this process was started, in steps of 10."""
    with open("/proc/self/stat") as stat, open("/proc/uptime") as uptime:
        ticks = int(stat.read().rpartition(")")[2].split()[19])
        return (float(uptime.read().split()[0]) - ticks / os.sysconf("SC_CLK_TCK")) * 1000


class MapLibreNative:
    """MapLibre Native by the package mapli."""

    def __init__(self, options):
        import mapli

        self.options = options
        with open(options.style) as file:
            style = json.load(file)
        for source in style["sources"].values():
            if source["type"] == "vector":
                source.clear()
                source |= {"type": "vector", "url": "mbtiles://" + os.path.abspath(options.archive)}
        if options.glyphs:
            style["glyphs"] = f"file://{os.path.abspath(options.glyphs)}/{{fontstack}}/{{range}}.pbf"
            self.keep_fonts(style)
        if options.sprite:
            style["sprite"] = "file://" + os.path.abspath(options.sprite)
        self.pool = mapli.RenderPool(1)
        self.pool.register_style("style", json=json.dumps(style))

    def keep_fonts(self, style):
        """Takes of each list of fonts the first that the folder of glyphs has."""
        for layer in style["layers"]:
            fonts = layer.get("layout", {}).get("text-font")
            if isinstance(fonts, list):
                known = [font for font in fonts if os.path.isdir(os.path.join(self.options.glyphs, str(font)))]
                layer["layout"]["text-font"] = known[:1] or ["Noto Sans Regular"]

    def draw(self, latitude, longitude):
        options = self.options
        data = self.pool.render(
            "style", lat=latitude, lon=longitude, zoom=options.zoom, width=options.width, height=options.height,
            pixel_ratio=options.scale,
        )  # fmt: skip
        with open(options.output, "wb") as file:
            file.write(data)


class Mapnik:
    """Mapnik, by its own reader of vector tiles."""

    def __init__(self, options):
        import mapnik

        self.mapnik, self.options = mapnik, options
        for name in sorted(os.listdir(FONTS)):
            if name.endswith(".ttf"):
                mapnik.FontEngine.register_font(os.path.join(FONTS, name))
        with open(options.style) as file:
            style = json.load(file)
        width, height = round(options.width * options.scale), round(options.height * options.scale)
        self.map = mapnik.Map(width, height, "epsg:3857")
        mapnik.load_map_from_string(self.map, MapnikStyle(style, options).xml())

    def draw(self, latitude, longitude):
        mapnik, options = self.mapnik, self.options
        half = EARTH / 2**options.zoom / 512
        x = EARTH * longitude / 180
        y = EARTH / math.pi * math.atanh(math.sin(math.radians(latitude)))
        across, along = half * options.width, half * options.height
        self.map.zoom_to_box(mapnik.Box2d(x - across, y - along, x + across, y + along))
        image = mapnik.Image(self.map.width, self.map.height)
        mapnik.render(self.map, image, options.scale)
        image.save(options.output, "png32:z=1")


class MapnikStyle:
    """A MapLibre style turned into Mapnik's XML, for one zoom."""

    def __init__(self, style, options):
        self.style, self.zoom, self.archive = style, options.zoom, os.path.abspath(options.archive)

    def xml(self):
        background, styles, groups, drawn, visible = "white", [], [], 0, 0
        for layer in self.style["layers"]:
            if not layer.get("minzoom", 0) <= self.zoom < layer.get("maxzoom", 99):
                continue
            if layer.get("layout", {}).get("visibility") == "none":
                continue
            if layer["type"] == "background":
                background = self.value(layer["paint"].get("background-color"), "white")
                continue
            visible += 1
            try:
                symbolizer, rule = self.symbolizer(layer), self.filter(layer.get("filter", ["all"]))
            except (KeyError, TypeError, ValueError, IndexError):
                continue
            drawn += 1
            name = quoted(layer["id"])
            styles.append(f"<Style name={name}><Rule><Filter>{escaped(rule)}</Filter>{symbolizer}</Rule></Style>")
            if not groups or groups[-1][0] != layer["source-layer"]:
                groups.append((layer["source-layer"], []))
            groups[-1][1].append(f"<StyleName>{escaped(layer['id'])}</StyleName>")
        print(f"mapnik draws {drawn} of {visible} layers at zoom {self.zoom}", file=sys.stderr)
        layers = [self.layer(index, *group) for index, group in enumerate(groups)]
        return f'<Map srs="epsg:3857" background-color={quoted(background)}>{"".join(styles + layers)}</Map>'

    def layer(self, index, source, names):
        """Layers of the same source layer that follow each other are one of Mapnik's, which then reads the tiles once."""
        return (
            f'<Layer name="{index}" srs="epsg:3857" cache-features="on">{"".join(names)}<Datasource>'
            f'<Parameter name="type">tiles</Parameter><Parameter name="file">{escaped(self.archive)}</Parameter>'
            f'<Parameter name="layer">{escaped(source)}</Parameter></Datasource></Layer>'
        )

    def symbolizer(self, layer):
        paint, layout = layer.get("paint", {}), layer.get("layout", {})
        if layer["type"] == "fill" and "fill-color" in paint:
            color, opacity = self.value(paint.get("fill-color"), "black"), self.value(paint.get("fill-opacity"), 1)
            return f"<PolygonSymbolizer fill={quoted(color)} fill-opacity={quoted(opacity)} gamma='1'/>"
        if layer["type"] == "line" and "line-color" in paint:
            width = self.value(paint.get("line-width"), 1)
            dashes = self.value(paint.get("line-dasharray"), None)
            # Mapnik's dashes are pixels, MapLibre's are widths.
            dashed = f" stroke-dasharray='{','.join(str(max(dash * width, 0.1)) for dash in dashes)}'" if dashes else ""
            color, opacity = self.value(paint.get("line-color"), "black"), self.value(paint.get("line-opacity"), 1)
            cap, join = self.value(layout.get("line-cap"), "butt"), self.value(layout.get("line-join"), "miter")
            return (
                f"<LineSymbolizer stroke={quoted(color)} stroke-width={quoted(width)} stroke-opacity={quoted(opacity)}"
                f" stroke-linecap={quoted(cap)} stroke-linejoin={quoted(join)}{dashed}/>"
            )
        if layer["type"] == "symbol" and "text-field" in layout:
            along = self.value(layout.get("symbol-placement"), "point") == "line"
            place = "placement='line' spacing='300' " if along else ""
            fonts = str(layout.get("text-font", ""))
            face = "Noto Sans Bold" if "Bold" in fonts else "Noto Sans Regular"
            return (
                f"<TextSymbolizer face-name='{face}' size={quoted(self.value(layout.get('text-size'), 16))} {place}"
                f"fill={quoted(self.value(paint.get('text-color'), 'black'))} "
                f"halo-fill={quoted(self.value(paint.get('text-halo-color'), 'white'))} "
                f"halo-radius={quoted(self.value(paint.get('text-halo-width'), 0))}>"
                f"[{self.field(layout['text-field'])}]</TextSymbolizer>"
            )
        raise ValueError(layer["type"])

    def field(self, text):
        """The first attribute that a text is made of."""
        if isinstance(text, str):
            return text.partition("{")[2].partition("}")[0].replace("name_en", "name:latin") or "name"
        if isinstance(text, list) and text[0] == "get":
            return text[1]
        if isinstance(text, list):
            return next(self.field(part) for part in reversed(text) if isinstance(part, list))
        raise ValueError(text)

    def value(self, value, otherwise):
        """The value at the zoom, where it depends on the zoom only."""
        if isinstance(value, dict):
            stops = [stop for pair in value["stops"] for stop in pair]
            value = ["interpolate", ["exponential", value.get("base", 1)], ["zoom"], *stops]
        if isinstance(value, list) and value and value[0] == "step":
            chosen = [(-1, value[2]), *zip(value[3::2], value[4::2])]
            return self.value([result for zoom, result in chosen if zoom <= self.zoom][-1], otherwise)
        if isinstance(value, list) and value and value[0] == "interpolate":
            base = value[1][1] if value[1][0] == "exponential" else 1
            return self.between(list(zip(value[3::2], value[4::2])), base, otherwise)
        if isinstance(value, list) and value and value[0] in ("match", "case", "coalesce"):
            return self.value(value[-1], otherwise)
        return otherwise if value is None else value

    def between(self, stops, base, otherwise):
        lower = [stop for stop in stops if stop[0] <= self.zoom] or stops[:1]
        upper = [stop for stop in stops if stop[0] > self.zoom] or stops[-1:]
        (low, first), (high, second) = lower[-1], upper[0]
        first, second = self.value(first, otherwise), self.value(second, otherwise)
        if low == high or not isinstance(first, (int, float)):
            return first
        part = (self.zoom - low) / (high - low)
        if base != 1:
            part = (base ** (self.zoom - low) - 1) / (base ** (high - low) - 1)
        return first + (second - first) * part

    def filter(self, rule):
        """A filter as Mapnik writes it."""
        operator, *rest = rule
        if operator in ("all", "any", "none"):
            words = [self.filter(one) for one in rest] or ["true"]
            joined = "(" + (" and " if operator == "all" else " or ").join(words) + ")"
            return f"not {joined}" if operator == "none" else joined
        if operator == "!":
            return f"not ({self.filter(rest[0])})"
        if operator in ("==", "!="):
            return f"({self.key(rest[0])} {'=' if operator == '==' else '!='} {self.constant(rest[1])})"
        if operator in ("<", "<=", ">", ">="):
            return f"({self.key(rest[0])} {operator} {self.constant(rest[1])})"
        if operator in ("in", "!in") and isinstance(rest[0], str):
            words = " or ".join(f"{self.key(rest[0])} = {self.constant(one)}" for one in rest[1:])
            return f"({words})" if operator == "in" else f"not ({words})"
        if operator == "match" and rest[2:] in ([True, False], [False, True]):
            wanted = rest[1] if isinstance(rest[1], list) else [rest[1]]
            words = " or ".join(f"{self.key(rest[0])} = {self.constant(one)}" for one in wanted)
            return f"({words})" if rest[2] else f"not ({words})"
        if operator in ("has", "!has"):
            return f"({self.key(rest[0])} {'!=' if operator == 'has' else '='} null)"
        raise ValueError(operator)

    def key(self, name):
        if name in ("$type", ["geometry-type"]):
            return "[mapnik::geometry_type]"
        if isinstance(name, list):
            name = self.field(name)
        return f"[{name}]"

    def constant(self, value):
        if value in ("Point", "LineString", "Polygon"):
            return {"Point": "point", "LineString": "linestring", "Polygon": "polygon"}[value]
        return "'" + value.replace("'", "\\'") + "'" if isinstance(value, str) else json.dumps(value)


def escaped(text):
    return str(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def quoted(text):
    return '"' + escaped(text).replace('"', "&quot;") + '"'


def main():
    parser = argparse.ArgumentParser()
    for name in ("engine", "style", "archive", "place"):
        parser.add_argument(name)
    parser.add_argument("zoom", type=float)
    parser.add_argument("size")
    parser.add_argument("scale", type=float)
    parser.add_argument("runs", type=int)
    parser.add_argument("output")
    parser.add_argument("--move", action="store_true")
    parser.add_argument("--glyphs")
    parser.add_argument("--sprite")
    options = parser.parse_args()
    options.width, options.height = map(int, options.size.split("x"))
    latitude, longitude = map(float, options.place.split(","))
    engine = {"mapli": MapLibreNative, "mapnik": Mapnik}[options.engine](options)
    step = 360 / 2**options.zoom / 512 * options.width / 3 if options.move else 0
    for run in range(options.runs):
        wall, cpu = time.perf_counter(), time.process_time()
        engine.draw(latitude, longitude + run * step)
        line = {"engine": options.engine, "run": run}
        line["wall_ms"] = round((time.perf_counter() - wall) * 1000, 2)
        line["cpu_ms"] = round((time.process_time() - cpu) * 1000, 2)
        if run == 0:
            line["start_ms"] = round(since_start())
        line["peak_mb"] = round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)
        print(json.dumps(line), flush=True)


main()
