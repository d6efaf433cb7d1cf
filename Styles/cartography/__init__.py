"""The one look of our styles, in layers from the ground up. A palette gives its colours, a schema says where things are.

`areas`, `roads`, `borders` and `labels` each give the layers of one subject, `style` puts them in order.
"""
