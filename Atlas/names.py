"""The names of a feature: `name` as it is called there, `name:latin`, `name:en` and those of other languages."""

import naturalearth

# The languages that Natural Earth names countries in, beside English.
LANGUAGES = {
    "ar": "ar", "de": "de", "el": "el", "es": "es", "fr": "fr", "he": "he", "hi": "hi", "hu": "hu",
    "id": "id", "it": "it", "ja": "ja", "ko": "ko", "nl": "nl", "pl": "pl", "pt": "pt", "ru": "ru",
    "sv": "sv", "tr": "tr", "uk": "uk", "vi": "vi", "zh": "zh",
}  # fmt: skip
# The language that a country calls itself in, where Natural Earth has that language: language, codes.
OWN_LANGUAGE = {
    "ar": "AE BH DZ EG EH IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE",
    "de": "AT CH DE LI",
    "el": "CY GR",
    "es": "AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE",
    "fa": "AF IR",
    "fr": "BF BJ BL CD CG CF CI CM FR GA GN LU MC MF ML NC NE PF PM SN TD TF TG WF",
    "he": "IL",
    "hi": "IN",
    "hu": "HU",
    "id": "ID",
    "it": "IT SM VA",
    "ja": "JP",
    "ko": "KP KR",
    "nl": "AW BE CW NL SR SX",
    "pl": "PL",
    "pt": "AO BR CV GW MZ PT ST",
    "ru": "RU",
    "sv": "AX SE",
    "tr": "TR",
    "uk": "UA",
    "ur": "PK",
    "vi": "VN",
    "bn": "BD",
    "zh": "CN",
    "zht": "HK MO TW",
}
LANGUAGE_OF = {code: language for language, codes in OWN_LANGUAGE.items() for code in codes.split()}
# Natural Earth shortens these on the map, or calls them by an official name that no map has.
ENGLISH = {
    "People's Republic of China": "China",
    "United States of America": "United States",
    "Republic of the Congo": "Congo",
    "Democratic Republic of the Congo": "DR Congo",
    "Turkish Republic of Northern Cyprus": "Northern Cyprus",
    "Federated States of Micronesia": "Micronesia",
    "Czech Republic": "Czechia",
    "Saint Helena, Ascension and Tristan da Cunha": "Saint Helena",
}
SHORTENED = {
    "中华人民共和国": "中国",
    "Volksrepublik China": "China",
    "République populaire de Chine": "Chine",
    "República Popular China": "China",
    "Repubblica Popolare Cinese": "Cina",
    "Estados Unidos Mexicanos": "México",
    "中華民國": "臺灣",
}

LOCAL = {(kind, key): name for kind, key, name in naturalearth.table("local-names.csv")}
CORRECTED = {(country, old): new for country, old, new in naturalearth.table("corrections.csv")}


def is_latin(name):
    """Whether all letters of a name are Latin ones (with their marks, up to U+02BF)."""
    return all(ord(letter) < 0x2C0 or 0x1E00 <= ord(letter) < 0x2070 for letter in name)


def latin(name):
    """The names of what has one name only, in Latin letters."""
    return {} if name is None else {"name": name, "name:latin": name}


def all_of(local, english):
    """The names of what is called `local` there."""
    if is_latin(local):
        return {"name": local, "name:latin": local, "name:en": english}
    return {"name": local, "name:latin": english, "name:en": english, "name:nonlatin": local}


def corrected(country, name):
    """A place's name today."""
    return CORRECTED.get((country, name), name)


def of_rivers(sound):
    """The function that repairs the names of rivers at 1:10 million, by those at 1:50 million.

    The former have lost each letter that is not ASCII, or have `?` for it. What cannot be repaired has no name.
    """
    repaired = {}
    for name in sound:
        repaired["".join(letter for letter in name if letter.isascii())] = name
        repaired["".join(letter if letter.isascii() else "?" for letter in name)] = name

    def repair(name):
        name = CORRECTED.get(("river", name)) or repaired.get(name, name)
        return None if name is None or "?" in name else name

    return repair


def of_city(country, english):
    """The names of a city."""
    return all_of(LOCAL.get(("city", f"{country} {english}"), english), english)


def code(country):
    """The ISO code of a country, None where it has none."""
    return None if country["iso_a2_eh"] == "-99" else country["iso_a2_eh"]


def of_country(country):
    """The names of a country, in its own language first."""
    english = ENGLISH.get(country["name_en"], country["name_en"])
    iso = code(country)
    local = LOCAL.get(("country", iso))
    if local is None and iso in LANGUAGE_OF:
        local = country[f"name_{LANGUAGE_OF[iso]}"]
    result = all_of(SHORTENED.get(local, local) or english, english)
    for language, column in LANGUAGES.items():
        name = country[f"name_{column}"]
        result[f"name:{language}"] = SHORTENED.get(name, name)
    return result
