#include "CAssets.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

// The styles and sprites lie in Styles/, where people look for them.

static const uint8_t light_openmaptiles[] = {
#embed "../../Styles/light-openmaptiles.json"
};
static const uint8_t light_protomaps[] = {
#embed "../../Styles/light-protomaps.json"
};
static const uint8_t light_protomaps_legacy[] = {
#embed "../../Styles/light-protomaps-legacy.json"
};
static const uint8_t light_shortbread[] = {
#embed "../../Styles/light-shortbread.json"
};
static const uint8_t light_sprite_json[] = {
#embed "../../Styles/sprites/light.json"
};
static const uint8_t light_sprite_png[] = {
#embed "../../Styles/sprites/light.png"
};
static const uint8_t light_sprite_2x_json[] = {
#embed "../../Styles/sprites/light@2x.json"
};
static const uint8_t light_sprite_2x_png[] = {
#embed "../../Styles/sprites/light@2x.png"
};
static const uint8_t dark_openmaptiles[] = {
#embed "../../Styles/dark-openmaptiles.json"
};
static const uint8_t dark_protomaps[] = {
#embed "../../Styles/dark-protomaps.json"
};
static const uint8_t dark_protomaps_legacy[] = {
#embed "../../Styles/dark-protomaps-legacy.json"
};
static const uint8_t dark_shortbread[] = {
#embed "../../Styles/dark-shortbread.json"
};
static const uint8_t dark_sprite_json[] = {
#embed "../../Styles/sprites/dark.json"
};
static const uint8_t dark_sprite_png[] = {
#embed "../../Styles/sprites/dark.png"
};
static const uint8_t dark_sprite_2x_json[] = {
#embed "../../Styles/sprites/dark@2x.json"
};
static const uint8_t dark_sprite_2x_png[] = {
#embed "../../Styles/sprites/dark@2x.png"
};
static const uint8_t paper_openmaptiles[] = {
#embed "../../Styles/paper-openmaptiles.json"
};
static const uint8_t paper_protomaps[] = {
#embed "../../Styles/paper-protomaps.json"
};
static const uint8_t paper_protomaps_legacy[] = {
#embed "../../Styles/paper-protomaps-legacy.json"
};
static const uint8_t paper_shortbread[] = {
#embed "../../Styles/paper-shortbread.json"
};
static const uint8_t paper_sprite_json[] = {
#embed "../../Styles/sprites/paper.json"
};
static const uint8_t paper_sprite_png[] = {
#embed "../../Styles/sprites/paper.png"
};
static const uint8_t paper_sprite_2x_json[] = {
#embed "../../Styles/sprites/paper@2x.json"
};
static const uint8_t paper_sprite_2x_png[] = {
#embed "../../Styles/sprites/paper@2x.png"
};

static const struct {
  const char *name;
  struct assets_bytes bytes;
} files[] = {
    {"light-openmaptiles.json", {light_openmaptiles, sizeof light_openmaptiles}},
    {"light-protomaps.json", {light_protomaps, sizeof light_protomaps}},
    {"light-protomaps-legacy.json", {light_protomaps_legacy, sizeof light_protomaps_legacy}},
    {"light-shortbread.json", {light_shortbread, sizeof light_shortbread}},
    {"sprites/light.json", {light_sprite_json, sizeof light_sprite_json}},
    {"sprites/light.png", {light_sprite_png, sizeof light_sprite_png}},
    {"sprites/light@2x.json", {light_sprite_2x_json, sizeof light_sprite_2x_json}},
    {"sprites/light@2x.png", {light_sprite_2x_png, sizeof light_sprite_2x_png}},
    {"dark-openmaptiles.json", {dark_openmaptiles, sizeof dark_openmaptiles}},
    {"dark-protomaps.json", {dark_protomaps, sizeof dark_protomaps}},
    {"dark-protomaps-legacy.json", {dark_protomaps_legacy, sizeof dark_protomaps_legacy}},
    {"dark-shortbread.json", {dark_shortbread, sizeof dark_shortbread}},
    {"sprites/dark.json", {dark_sprite_json, sizeof dark_sprite_json}},
    {"sprites/dark.png", {dark_sprite_png, sizeof dark_sprite_png}},
    {"sprites/dark@2x.json", {dark_sprite_2x_json, sizeof dark_sprite_2x_json}},
    {"sprites/dark@2x.png", {dark_sprite_2x_png, sizeof dark_sprite_2x_png}},
    {"paper-openmaptiles.json", {paper_openmaptiles, sizeof paper_openmaptiles}},
    {"paper-protomaps.json", {paper_protomaps, sizeof paper_protomaps}},
    {"paper-protomaps-legacy.json", {paper_protomaps_legacy, sizeof paper_protomaps_legacy}},
    {"paper-shortbread.json", {paper_shortbread, sizeof paper_shortbread}},
    {"sprites/paper.json", {paper_sprite_json, sizeof paper_sprite_json}},
    {"sprites/paper.png", {paper_sprite_png, sizeof paper_sprite_png}},
    {"sprites/paper@2x.json", {paper_sprite_2x_json, sizeof paper_sprite_2x_json}},
    {"sprites/paper@2x.png", {paper_sprite_2x_png, sizeof paper_sprite_2x_png}},
};

struct assets_bytes assets_style_file(const char *name) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++)
    if (strcmp(files[index].name, name) == 0) return files[index].bytes;
  return (struct assets_bytes){(const uint8_t *)"", 0};
}
