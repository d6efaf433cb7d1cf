#include "CAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t noto_sans_regular[] = {
#embed "data/NotoSans-Regular.ttf"
};
static const uint8_t noto_sans_bold[] = {
#embed "data/NotoSans-Bold.ttf"
};
static const uint8_t noto_sans_italic[] = {
#embed "data/NotoSans-Italic.ttf"
};
static const uint8_t world_atlas[] = {
#embed "data/world.pmtiles"
};

struct assets_bytes assets_noto_sans_regular(void) {
  return (struct assets_bytes){noto_sans_regular, sizeof noto_sans_regular};
}
struct assets_bytes assets_noto_sans_bold(void) {
  return (struct assets_bytes){noto_sans_bold, sizeof noto_sans_bold};
}
struct assets_bytes assets_noto_sans_italic(void) {
  return (struct assets_bytes){noto_sans_italic, sizeof noto_sans_italic};
}
struct assets_bytes assets_world_atlas(void) {
  return (struct assets_bytes){world_atlas, sizeof world_atlas};
}
