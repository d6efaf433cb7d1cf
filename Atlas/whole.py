"""Takes out of ways and relations what an OpenStreetMap extract refers to but does not hold, since tilemaker stops at it.

usage: whole.py FROM.osm.pbf TO.osm.pbf
"""

import sys

import osmium


class Known(osmium.SimpleHandler):
    """Remembers the ids that the extract holds."""

    def __init__(self):
        super().__init__()
        self.ids = {"n": set(), "w": set(), "r": set()}

    def node(self, node):
        self.ids["n"].add(node.id)

    def way(self, way):
        self.ids["w"].add(way.id)

    def relation(self, relation):
        self.ids["r"].add(relation.id)


class Cutter(osmium.SimpleHandler):
    """Writes each object with only the known of its parts; an area that was closed is closed again."""

    def __init__(self, known, writer):
        super().__init__()
        self.known, self.writer = known.ids, writer

    def node(self, node):
        self.writer.add_node(node)

    def way(self, way):
        nodes = [node.ref for node in way.nodes if node.ref in self.known["n"]]
        if len(nodes) > 2 and way.is_closed() and nodes[0] != nodes[-1]:
            nodes.append(nodes[0])
        if len(nodes) > 1:
            self.writer.add_way(way.replace(nodes=nodes))

    def relation(self, relation):
        members = [(one.type, one.ref, one.role) for one in relation.members if one.ref in self.known[one.type]]
        self.writer.add_relation(relation.replace(members=members))


known = Known()
known.apply_file(sys.argv[1])
with osmium.SimpleWriter(sys.argv[2], overwrite=True) as writer:
    Cutter(known, writer).apply_file(sys.argv[1])
