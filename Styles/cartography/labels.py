"""Names: of water, roads, places; shields; places of interest. The first layers of the list are the last to find room."""

from . import icons
from .layers import both, by_zoom, layer, steps

REGULAR, BOLD, ITALIC = ["Noto Sans Regular"], ["Noto Sans Bold"], ["Noto Sans Italic"]


class Labels:
    """The names of a schema. `label` and `line_label` are the only places that say which name is written."""

    def __init__(self, palette, schema):
        self.palette, self.schema, self.fields = palette, schema, schema["fields"]
        self.label, self.line_label = schema["label"], schema["lineLabel"]

    def halo(self, color, width=1.2, halo="halo"):
        """The paint of a text with a halo."""
        return {"text-color": self.palette.get(color, color) if isinstance(color, str) else color, "text-halo-color": self.palette[halo], "text-halo-width": width, "text-halo-blur": 0.3}

    def name(self, identifier, first, size, font, color, *, last=None, order=None, extra=None, condition=True, key=None, halo="halo"):
        """A name at a point."""
        where = self.schema["labels"].get(key or identifier)
        if where is None:
            return []
        layout = {"text-field": self.label, "text-font": font, "text-size": size, "text-max-width": 8, "text-line-height": 1.15}
        if order is not None:
            layout["symbol-sort-key"] = order
        layout |= extra or {}
        where = where[0], both(where[1], condition)
        return layer(f"name-{identifier}", "symbol", where, first=first, last=last, layout=layout, paint=self.halo(color, halo=halo))

    def along(self, identifier, first, size, font, color, *, spacing=300, extra=None, halo="halo", width=1.4):
        """A name along a line."""
        where = self.schema["labels"].get(identifier)
        layout = {
            "symbol-placement": "line", "text-field": self.line_label, "text-font": font, "text-size": size,
            "symbol-spacing": spacing, "text-rotation-alignment": "map", "text-max-angle": 30, "text-padding": 4,
        } | (extra or {})  # fmt: skip
        return layer(f"name-{identifier}", "symbol", where, first=first, layout=layout, paint=self.halo(color, width, halo))

    def water(self):
        """Rivers along their line; lakes and seas in italics and blue."""
        wide = {"text-letter-spacing": 0.15}
        rank = self.fields["seaRank"]
        result = self.along("stream", 14, by_zoom({14: 10, 18: 13}), ITALIC, "textWater", extra={"text-letter-spacing": 0.05})
        result += self.along("river", 7, by_zoom({7: 9.5, 12: 11.5, 18: 15}), ITALIC, "textWater", spacing=400, extra=wide)
        result += self.along("lakeLine", 10, by_zoom({10: 11, 16: 15}), ITALIC, "textWater", extra=wide, halo="haloWater")
        result += self.name("lake", 4, by_zoom({4: 9.5, 8: 11, 14: 14}), ITALIC, "textWater", order=rank, extra={"text-max-width": 6, "text-letter-spacing": 0.05}, halo="haloWater")
        result += self.name("sea", 2, by_zoom({2: 10, 5: 13, 8: 17}), ITALIC, "textWater", order=rank, extra={"text-max-width": 5, **wide}, halo="haloWater")
        result += self.name("ocean", 0, by_zoom({0: 10.5, 3: 15, 6: 20}), ITALIC, "textWater", order=rank, extra={"text-max-width": 5, "text-letter-spacing": 0.25}, halo="haloWater")
        return result

    def roads(self):
        """Names along roads."""
        result = self.along("way", 16, by_zoom({16: 10, 19: 13}), REGULAR, "textSoft", spacing=350)
        result += self.along("ferry", 12, by_zoom({12: 10, 18: 13}), ITALIC, "textWater", spacing=500, halo="haloWater")
        result += self.along("street", 14, by_zoom({14: 9.5, 16: 11.5, 19: 15}), REGULAR, "textRoad")
        result += self.along("road", 12, by_zoom({12: 9.5, 14: 11, 16: 12.5, 19: 16}), REGULAR, "textRoad", extra={"symbol-spacing": by_zoom({12: 250, 16: 350})})
        return result

    def shields(self):
        """The numbers of roads, on shields that grow with them."""
        result = []
        for name, first, color in (("shield", 11, "shieldText"), ("shieldMajor", 9, "shieldText"), ("shieldMotorway", 7, "shieldMotorwayText")):
            where = self.schema["labels"].get(name)
            if where is None:
                continue
            ref = self.fields["ref"]
            where = where[0], both(where[1], ["<=", ["length", ["to-string", ref]], 7])
            layout = {
                "symbol-placement": steps("point", {10: "line"}), "symbol-spacing": 400,
                "icon-image": {"shield": "shield-road", "shieldMajor": "shield-major", "shieldMotorway": "shield-motorway"}[name],
                "icon-text-fit": "both", "icon-text-fit-padding": [2, 4, 2, 4],
                "icon-rotation-alignment": "viewport", "text-rotation-alignment": "viewport",
                "text-field": ["to-string", ref], "text-font": BOLD, "text-size": by_zoom({7: 8.5, 14: 9.5, 18: 11}),
                "text-padding": 12, "icon-padding": 6,
            }  # fmt: skip
            result += layer(name.replace("shieldM", "shield-m"), "symbol", where, first=first, layout=layout, paint={"text-color": self.palette[color]})
        return result

    def points(self):
        """House numbers, places of interest, peaks, parks, airports."""
        result = []
        where = self.schema["labels"].get("houseNumber")
        layout = {"text-field": ["to-string", self.fields["houseNumber"]], "text-font": REGULAR, "text-size": by_zoom({17: 9, 19: 11}), "text-padding": 3}
        result += layer("house-number", "symbol", where, first=17, layout=layout, paint={"text-color": self.palette["textHouse"], "text-halo-color": self.palette["halo"], "text-halo-width": 0.8})
        kind = self.fields["poiKind"]
        result += self.poi("poi-17", "poi", 17, kind, icons.STOPS)
        result += self.poi("poi-16", "poi", 16, kind, [one for one in icons.kinds() if one not in icons.STOPS])
        result += self.poi("poi-15", "poi", 15, kind, icons.early_kinds(15), last=16)
        result += self.poi("poi-14", "poi", 14, kind, icons.early_kinds(14), last=16)
        result += self.poi("station", "station", 15, self.fields["class"], icons.kinds(("train", "bus", "ferry")))
        marked = {"text-anchor": "top", "text-offset": [0, 0.55]}
        result += self.name("park", 10, by_zoom({10: 10, 16: 13}), ITALIC, "textPark")
        where = self.schema["labels"].get("peak")
        layout = {
            "icon-image": "peak", "icon-size": by_zoom({4: 0.7, 12: 1}),
            "text-field": ["format", self.label, {}, "\n", {}, ["concat", ["to-string", ["round", self.fields["elevation"]]], " m"], {"font-scale": 0.85}],
            "text-font": REGULAR, "text-size": by_zoom({4: 9, 10: 10, 16: 12.5}), "text-max-width": 7,
            "symbol-sort-key": ["-", 0, self.fields["elevation"]], **marked,
        }  # fmt: skip
        result += layer("peak", "symbol", where, first=4, layout=layout, paint=self.halo("textPeak"))
        result += self.name("airport", 10, by_zoom({10: 10, 16: 13}), REGULAR, self.palette["iconTransit"], extra={"icon-image": "airport", **marked, "text-offset": [0, 0.9]})
        return result

    def poi(self, identifier, key, first, kind, kinds, last=None):
        """Places of interest: an icon and its name below."""
        where = self.schema["labels"].get(key)
        if where is None:
            return []
        where = where[0], both(where[1], ["match", kind, list(kinds), True, False])
        layout = {
            "icon-image": icons.image(kind), "icon-size": by_zoom({14: 0.85, 18: 1.1}), "icon-padding": 4,
            "text-field": self.label, "text-font": REGULAR, "text-size": by_zoom({14: 10, 18: 12}),
            "text-anchor": "top", "text-offset": [0, 0.85], "text-max-width": 8, "text-optional": True, "text-padding": 3,
            "symbol-sort-key": self.fields["poiRank"],
        }  # fmt: skip
        return layer(identifier, "symbol", where, first=first, last=last, layout=layout, paint=self.halo(icons.color(kind, self.palette)))

    def places(self):
        """Settlements, states and countries, the great ones last so that they win the room."""
        rank = self.fields["cityRank"]
        capitals = {"text-transform": "uppercase", "text-letter-spacing": 0.08}
        result = self.name("hamlet", 13, by_zoom({13: 10.5, 17: 14}), REGULAR, "textSoft", last=18)
        result += self.name("suburb", 11, by_zoom({11: 9.5, 13: 11, 16: 14}), REGULAR, "textSoft", last=17, extra={**capitals, "text-letter-spacing": 0.12})
        for name, first, near, sizes in (("village", 9, 10, {9: 10, 12: 12.5, 16: 18}), ("town", 6, 9, {6: 10, 10: 12.5, 13: 16, 16: 21})):
            result += self.settlement(name, first, near, by_zoom(sizes), REGULAR, rank)
        sizes = {zoom: ["step", rank, great, 4, middle, 8, small] for zoom, great, middle, small in ((3, 12.5, 11, 10), (6, 15, 12.5, 11), (9, 19, 16, 13.5), (13, 26, 22, 19))}
        result += self.settlement("city", 3, 9, by_zoom(sizes), REGULAR, rank, condition=["!", self.fields["capital"]])
        result += self.settlement("capital", 3, 9, by_zoom(sizes), BOLD, rank, condition=self.fields["capital"], key="capital")
        countries = self.fields["countryRank"]
        result += self.name("state", 4, by_zoom({4: 9, 8: 13}), REGULAR, "textState", last=9, order=countries, extra={**capitals, "text-letter-spacing": 0.15, "text-max-width": 7, "text-padding": 6})
        sizes = {zoom: ["step", countries, great, 3, middle, 5, small] for zoom, great, middle, small in ((1, 9.5, 8.5, 8), (4, 15, 12.5, 11), (7, 22, 18, 15))}
        result += self.name("country", 1, by_zoom(sizes), BOLD, "textCountry", last=10, order=countries, extra={**capitals, "text-max-width": 6})
        return result + self.name("continent", 0, by_zoom({0: 10, 3: 15}), BOLD, "textCountry", last=5, extra={**capitals, "text-letter-spacing": 0.2})

    def settlement(self, name, first, near, size, font, rank, *, condition=True, key=None):
        """A settlement: far away a dot with its name beside it, nearer the name alone."""
        labels = self.schema["labels"]
        if key == "capital":
            # A capital may be a town, or a village.
            known = [labels[kind] for kind in ("city", "town", "village") if kind in labels]
            where = known[0][0], ["any", *(one[1] for one in known)]
        else:
            where = labels.get(name)
        if where is None:
            return []
        where = where[0], both(where[1], condition)
        if name in ("town", "village"):
            where = where[0], both(where[1], ["!", self.fields["capital"]])
        layout = {
            "text-field": self.label, "text-font": font, "text-size": size, "text-max-width": 8, "text-line-height": 1.1,
            "symbol-sort-key": rank, "text-padding": 3,
        }  # fmt: skip
        beside = layout | {
            "icon-image": "capital" if name == "capital" else "city" if name == "city" else "town", "icon-padding": 1,
            "text-variable-anchor": ["left", "right", "top", "bottom"], "text-radial-offset": 0.5, "text-justify": "auto",
        }  # fmt: skip
        paint = self.halo("text" if name in ("city", "capital", "town") else "textSoft", 1.3)
        return layer(f"name-{name}-far", "symbol", where, first=first, last=near, layout=beside, paint=paint) + layer(
            f"name-{name}", "symbol", where, first=near, last=17, layout=layout, paint=paint
        )
