#pragma once
#include <stddef.h>
#include <stdint.h>

/// Bytes compiled into the program; they live as long as the process.
struct assets_bytes {
  const uint8_t *_Nonnull start;
  size_t count;
};

/// A function for each file, since a global array of C does not import into Swift.
struct assets_bytes assets_noto_sans_regular(void);
struct assets_bytes assets_noto_sans_bold(void);
struct assets_bytes assets_noto_sans_italic(void);
struct assets_bytes assets_world_atlas(void);

/// A file of Styles/ by its name there; no bytes where there is none of that name.
struct assets_bytes assets_style_file(const char *_Nonnull name);
