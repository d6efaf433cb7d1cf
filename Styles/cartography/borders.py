"""Borders of countries, states and districts."""

from .layers import by_zoom, layer


def borders(palette, schema):
    """Borders, the country's on a light band; disputed ones are dashed."""
    lines = schema["lines"]
    joined = {"line-join": "round", "line-cap": "round"}
    result = layer(
        "border-district", "line", lines.get("district"), first=10, layout={"line-join": "round"},
        paint={"line-color": palette["district"], "line-width": by_zoom({10: 0.5, 14: 1}), "line-dasharray": [2, 2]},
    )  # fmt: skip
    result += layer(
        "border-state", "line", lines.get("state"), first=3, layout={"line-join": "round"},
        paint={"line-color": palette["state"], "line-width": by_zoom({3: 0.5, 6: 1, 12: 1.6}), "line-dasharray": [3, 1.5],
               "line-opacity": by_zoom({3: 0.8, 6: 1})},
    )  # fmt: skip
    for name in ("country", "disputed"):
        if name not in lines:
            continue
        widths = {0: 0.5, 3: 0.8, 6: 1.4, 10: 2, 14: 2.4}
        band = {zoom: width * 3 for zoom, width in widths.items()}
        result += layer(
            f"border-{name}-band", "line", lines[name], first=4, layout=joined,
            paint={"line-color": palette["countryEdge"], "line-width": by_zoom(band, 1.2), "line-opacity": 0.6},
        )  # fmt: skip
        paint = {"line-color": palette["country"], "line-width": by_zoom(widths, 1.2), "line-opacity": by_zoom({9: 1, 13: 0.65})}
        if name == "disputed":
            paint["line-dasharray"] = [2.5, 1.8]
        layout = {"line-join": "round"} if name == "disputed" else joined
        result += layer(f"border-{name}", "line", lines[name], layout=layout, paint=paint)
    return result
