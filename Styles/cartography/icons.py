"""The icons of places of interest: which kinds have which, and which colour."""

# Icon: colour of its disc in the palette, kinds that it stands for. What is not here has none.
ICONS = {
    "restaurant": ("iconFood", "restaurant food_court"),
    "fast-food": ("iconFood", "fast_food"),
    "cafe": ("iconFood", "cafe ice_cream bakery confectionery tea coffee"),
    "bar": ("iconFood", "bar pub nightclub biergarten beer"),
    "shop": ("iconShop", "shop clothes department_store mall clothing_store books gift shoes jewelry florist hairdresser"),
    "grocery": ("iconShop", "supermarket convenience grocery marketplace greengrocer deli"),
    "hotel": ("iconLodging", "hotel hostel motel guest_house bed_and_breakfast alpine_hut lodging chalet"),
    "camp": ("iconLodging", "camp_site caravan_site campsite"),
    "train": ("iconTransit", "station halt railway train_station tram_stop subway subway_entrance train"),
    "bus": ("iconTransit", "bus_station bus bus_stop"),
    "ferry": ("iconTransit", "ferry_terminal harbor marina"),
    "airport": ("iconTransit", "aerodrome airport"),
    "parking": ("iconTransit", "parking"),
    "fuel": ("iconService", "fuel charging_station"),
    "hospital": ("iconHealth", "hospital clinic doctors dentist"),
    "pharmacy": ("iconHealth", "pharmacy chemist"),
    "park": ("iconNature", "park garden nature_reserve dog_park"),
    "playground": ("iconNature", "playground"),
    "sports": ("iconNature", "stadium sports_centre pitch golf_course ice_rink golf swimming_pool swimming water_park"),
    "viewpoint": ("iconNature", "viewpoint attraction theme_park zoo aquarium"),
    "museum": ("iconCulture", "museum gallery art_gallery artwork arts_centre"),
    "theatre": ("iconCulture", "theatre cinema music"),
    "monument": ("iconCulture", "monument memorial castle ruins archaeological_site fort"),
    "worship": ("iconCulture", "place_of_worship"),
    "library": ("iconCulture", "library"),
    "school": ("iconCulture", "school university college kindergarten"),
    "townhall": ("iconService", "townhall courthouse public_building embassy town_hall"),
    "bank": ("iconService", "bank atm"),
    "post": ("iconService", "post_office post"),
    "police": ("iconService", "police"),
    "fire": ("iconService", "fire_station"),
    "toilets": ("iconService", "toilets"),
    "information": ("iconService", "information"),
    "cemetery": ("iconService", "cemetery grave_yard"),
}
# Icons that are worth showing from zoom 14 on, and from zoom 15 on; the others come at 16.
EARLY = {
    14: ("train", "hospital", "airport", "ferry", "park", "townhall"),
    15: ("museum", "sports", "viewpoint", "monument", "theatre", "school", "library"),
}
# Kinds with an early icon that are too many to be shown early.
NOT_EARLY = ("tram_stop", "bus_stop", "subway_entrance", "artwork", "garden", "pitch", "kindergarten", "dentist", "doctors", "swimming_pool", "dog_park", "halt")


# Kinds that are so many that they wait for zoom 17.
STOPS = ("bus_stop", "tram_stop", "subway_entrance", "parking", "artwork", "hairdresser", "atm", "toilets")


def kinds(icons=ICONS):
    """The kinds that have one of these icons."""
    return [kind for icon in icons for kind in ICONS[icon][1].split()]


def early_kinds(zoom):
    """The kinds that are shown from a zoom on."""
    return [kind for kind in kinds(EARLY[zoom]) if kind not in NOT_EARLY]


def image(kind):
    """The icon of a kind of place."""
    parts = [part for icon, (_, words) in ICONS.items() for part in (words.split(), icon)]
    return ["match", kind, *parts, ""]


def color(kind, palette):
    """The colour of a place's name, which is that of its icon."""
    groups = {}
    for name, words in ICONS.values():
        groups.setdefault(name, []).extend(words.split())
    parts = [part for name, words in groups.items() for part in (words, palette[name])]
    return ["match", kind, *parts, palette["textSoft"]]
