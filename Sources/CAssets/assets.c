#include "CAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t noto_sans_regular[] = {
#embed "data/NotoSans-Regular.ttf"
};
static const uint8_t noto_sans_bold[] = {
#embed "data/NotoSans-Bold.ttf"
};

struct assets_bytes assets_noto_sans_regular(void) {
  return (struct assets_bytes){noto_sans_regular, sizeof noto_sans_regular};
}
struct assets_bytes assets_noto_sans_bold(void) {
  return (struct assets_bytes){noto_sans_bold, sizeof noto_sans_bold};
}
