"""Roads, paths, rails and ferries: below ground, on it, and on bridges."""

from .layers import both, by_zoom, layer

# Class: first zoom, first zoom of its edge, width in pixels by zoom. The less important lie below.
CLASSES = {
    "service": (14, 14.5, {14: 0.8, 15: 1.8, 16: 3.4, 18: 10, 20: 28}),
    "minor": (12, 13, {12: 0.5, 13: 1.4, 14: 2.8, 15: 4.6, 16: 7.5, 18: 20, 20: 56}),
    "tertiary": (11, 12.5, {11: 0.6, 12: 1.3, 13: 2.4, 14: 4.2, 16: 9.5, 18: 24, 20: 64}),
    "secondary": (9, 11.5, {9: 0.5, 11: 1.3, 12: 2, 13: 3.4, 14: 5.2, 16: 11.5, 18: 28, 20: 72}),
    "primary": (7, 10, {7: 0.4, 9: 0.9, 11: 1.9, 12: 2.8, 13: 4.2, 14: 6, 16: 13, 18: 31, 20: 80}),
    "trunk": (5, 8.5, {5: 0.4, 7: 0.8, 9: 1.4, 11: 2.4, 12: 3.2, 14: 6.6, 16: 14, 18: 33, 20: 84}),
    "motorway": (4, 7.5, {4: 0.4, 6: 0.9, 8: 1.6, 10: 2.4, 12: 3.6, 14: 7.2, 16: 15, 18: 36, 20: 90}),
}
# Ramps have the colours of what they lead to, and are narrower.
LINKS = {"tertiary": ["tertiary"], "primary": ["primary", "secondary"], "motorway": ["motorway", "trunk"]}
LINK_WIDTH = {12: 0.8, 13: 1.6, 14: 2.8, 16: 6.5, 18: 16, 20: 44}
# Where a white road has no edge yet it is drawn in the colour of its edge.
FAINT = {"minor": (12, 13.5), "tertiary": (11, 13), "secondary": (9, 12)}


def edge_width(widths):
    """The width of a road with its two edges."""
    return {zoom: round(width + 2 * (0.5 if zoom < 10 else 0.7 if zoom < 14 else 0.9 if zoom < 17 else 1.4), 2) for zoom, width in widths.items()}


class Roads:
    """The layers of the roads of a schema."""

    def __init__(self, palette, schema):
        self.palette, self.fields, self.classes = palette, schema["fields"], schema["roads"]
        self.source = self.classes["layer"]

    def where(self, names, level, link=None, source=None):
        """Roads of the classes, at a level: tunnel, bridge, or None for the ground."""
        kinds = [kind for name in names for kind in self.classes[name]]
        if level is None:
            placed = ["!", ["any", self.fields["tunnel"], self.fields["bridge"]]]
        else:
            placed = self.fields[level]
        of_class = ["match", self.fields["class"], kinds, True, False]
        ramps = True if link is None else self.fields["link"] if link else ["!", self.fields["link"]]
        lines = ["==", ["geometry-type"], "LineString"]
        return source or self.source, both(lines, of_class, placed, ramps)

    def color(self, name, level):
        """A road's colour, which is faint while it has no edge."""
        color = self.palette["tunnel" if level == "tunnel" and name in ("minor", "tertiary", "secondary", "service") else name]
        if name in FAINT:
            far, near = FAINT[name]
            return by_zoom({far: self.palette[name + "Edge"], near: color})
        return color

    def drawn(self, prefix, name, names, widths, level, link, first, edge_first):
        """A road's edge and its surface."""
        where = self.where(names, level, link)
        end = "butt" if level else "round"
        edge = {"line-color": self.palette[name + "Edge"], "line-width": by_zoom(edge_width(widths), 1.5)}
        if level == "tunnel":
            edge |= {"line-color": self.palette["tunnelEdge"], "line-dasharray": [0.6, 0.3]}
        surface = {"line-color": self.color(name, level), "line-width": by_zoom(widths, 1.5)}
        if level == "tunnel":
            surface["line-opacity"] = 0.7
        layout = {"line-cap": end, "line-join": "round"}
        identifier = f"{prefix}{name}" + ("-link" if link else "")
        edges = layer(identifier + "-edge", "line", where, first=edge_first, layout={**layout, "line-cap": "butt"}, paint=edge)
        return edges, layer(identifier, "line", where, first=first, layout=layout, paint=surface)

    def level(self, level):
        """All roads of a level: the edges below the surfaces, so that crossings are open."""
        prefix = f"{level}-" if level else "road-"
        edges, surfaces = [], []
        for name, (first, edge_first, widths) in CLASSES.items():
            if name in LINKS:
                parts = self.drawn(prefix, name, LINKS[name], LINK_WIDTH, level, True, 12, 13)
                edges, surfaces = edges + parts[0], surfaces + parts[1]
        for name, (first, edge_first, widths) in CLASSES.items():
            link = None if name in ("service", "minor") else False
            if level:
                first = max(first, 11)
            parts = self.drawn(prefix, name, [name], widths, level, link, first, max(edge_first, 11 if level else 0))
            edges, surfaces = edges + parts[0], surfaces + parts[1]
        return self.ways(prefix, level) + edges + self.building_sites(level) + surfaces + self.rails(prefix, level)

    def ways(self, prefix, level):
        """Paths, dashed and with a light edge, and tracks."""
        result = []
        shared = {"line-cap": "butt", "line-join": "round"}
        faint = 0.5 if level == "tunnel" else 1
        for name, first, dashes, widths in (
            ("track", 13, [4, 1.2], {13: 0.5, 15: 1.2, 18: 3}),
            ("path", 14, [2, 1.1], {14: 0.5, 15: 0.9, 18: 2.4}),
        ):
            where = self.where([name], level)
            edge = {zoom: round(width + (1.2 if zoom < 16 else 2), 2) for zoom, width in widths.items()}
            paint = {"line-color": self.palette["pathEdge"], "line-width": by_zoom(edge, 1.4), "line-opacity": 0.7 * faint}
            if level != "tunnel":
                result += layer(f"{prefix}{name}-edge", "line", where, first=first + 0.5, layout=shared, paint=paint)
            paint = {"line-color": self.palette[name], "line-width": by_zoom(widths, 1.4), "line-dasharray": dashes}
            if faint < 1:
                paint["line-opacity"] = faint
            result += layer(f"{prefix}{name}", "line", where, first=first, layout=shared, paint=paint)
        return result

    def building_sites(self, level):
        """Roads that are being built, on the ground."""
        if level or not self.classes["construction"]:
            return []
        paint = {"line-color": self.palette["minorEdge"], "line-width": by_zoom({12: 0.8, 14: 2, 18: 12}, 1.5), "line-dasharray": [2, 1.5]}
        return layer("road-construction", "line", self.where(["construction"], None), first=12, paint=paint)

    def rails(self, prefix, level):
        """Rails: a line, from zoom 14 on with sleepers; trams a thin line."""
        source = self.classes.get("railLayer")
        lines = self.where(["rail"], level, source=source)
        main = lines[0], both(lines[1], ["!", self.classes["yard"]])
        yard = lines[0], both(lines[1], self.classes["yard"])
        opacity = {"line-opacity": 0.4} if level == "tunnel" else {}
        color = by_zoom({9: self.palette["railFar"], 14: self.palette["rail"]})
        paint = {"line-color": color, "line-width": by_zoom({8: 0.4, 12: 0.9, 14: 1.3, 18: 3}, 1.4), **opacity}
        result = layer(f"{prefix}rail", "line", main, first=8, paint=paint)
        if level != "tunnel":
            sleepers = {"line-color": self.palette["rail"], "line-width": by_zoom({14: 3, 18: 8}, 1.4), "line-dasharray": [0.25, 2.2]}
            result += layer(f"{prefix}rail-sleepers", "line", main, first=14, paint=sleepers)
            thin = {"line-color": self.palette["railFar"], "line-width": by_zoom({13: 0.5, 16: 1, 18: 2}, 1.4)}
            result += layer(f"{prefix}rail-yard", "line", yard, first=13, paint=thin)
            trams = self.where(["tram"], level, source=source)
            thin = {"line-color": self.palette["rail"], "line-width": by_zoom({13: 0.4, 16: 0.9, 18: 2}, 1.4), "line-opacity": 0.8}
            result += layer(f"{prefix}tram", "line", trams, first=13, paint=thin)
        return result

    def ferries(self):
        """Ferries, dashed."""
        if "ferryLayer" in self.classes:
            where = self.classes["ferryLayer"], True
        else:
            where = self.source, ["match", self.fields["class"], self.classes["ferry"], True, False]
        paint = {"line-color": self.palette["ferry"], "line-width": by_zoom({7: 0.5, 12: 1, 18: 2}), "line-dasharray": [4, 3]}
        return layer("ferry", "line", where, first=7, paint=paint)

    def arrows(self):
        """The way of one-way streets."""
        kinds = [kind for name in CLASSES for kind in self.classes[name]]
        where = self.source, both(["match", self.fields["class"], kinds, True, False], self.fields["oneway"])
        layout = {
            "symbol-placement": "line",
            "symbol-spacing": by_zoom({16: 100, 19: 200}),
            "icon-image": "oneway",
            "icon-size": by_zoom({16: 0.7, 19: 1.2}),
            "icon-rotation-alignment": "map",
            "icon-padding": 1,
        }
        return layer("oneway", "symbol", where, first=16, layout=layout, paint={"icon-opacity": 0.6})
