"""Makes layers: the parts that all subjects share."""


def layer(identifier, kind, where, *, first=None, last=None, layout=None, paint=None):
    """A layer of what a schema says; `where` is its source layer and filter, and None where the schema has no such thing."""
    if where is None:
        return []
    source_layer, condition = where
    result = {"id": identifier, "type": kind, "source": "map", "source-layer": source_layer}
    if first is not None:
        result["minzoom"] = first
    if last is not None:
        result["maxzoom"] = last
    if condition is not True:
        result["filter"] = condition
    if layout:
        result["layout"] = layout
    result["paint"] = paint
    return [result]


def both(*conditions):
    """The conditions together; `True` says nothing."""
    real = [condition for condition in conditions if condition is not True]
    return real[0] if len(real) == 1 else ["all", *real] if real else True


def by_zoom(stops, base=1):
    """A value for each zoom. Between them it grows by `base`: 1 is straight, more grows later."""
    kind = ["linear"] if base == 1 else ["exponential", base]
    return ["interpolate", kind, ["zoom"], *(part for zoom, value in stops.items() for part in (zoom, value))]


def steps(first, stops):
    """`first`, and from each zoom on another value."""
    return ["step", ["zoom"], first, *(part for zoom, value in stops.items() for part in (zoom, value))]
