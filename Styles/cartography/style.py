"""Puts the layers of all subjects in order."""

from . import areas, borders, labels, roads


def style(look, palette, name, schema):
    """The style of a look for a schema, as the MapLibre style specification has it."""
    ways = roads.Roads(palette, schema)
    names = labels.Labels(palette, schema)
    layers = [{"id": "land", "type": "background", "paint": {"background-color": palette["land"]}}]
    layers += areas.cover(palette, schema) + areas.water(palette, schema)
    layers += areas.airfields(palette, schema) + areas.grounds(palette, schema)
    layers += ways.ferries() + ways.level("tunnel") + areas.buildings(palette, schema)
    layers += ways.level(None) + ways.level("bridge")
    layers += borders.borders(palette, schema) + ways.arrows()
    layers += names.water() + names.roads() + names.points() + names.shields() + names.places()
    return {
        "version": 8,
        "name": f"{palette['name']} for {schema['title']}",
        "metadata": {"mapsnap:look": look, "mapsnap:schema": name, "mapsnap:label": schema["label"], "mapsnap:line-label": schema["lineLabel"]},
        "sources": {"map": {"type": "vector", "url": "mapsnap://source"}},
        "sprite": f"mapsnap://sprite/{look}",
        "layers": layers,
    }
