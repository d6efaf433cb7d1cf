#pragma once
#include <zlib.h>

/// `deflateInit2` is a macro, which Swift does not import: raw deflate (RFC 1951) of a level.
static inline int czlib_deflate_init(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY);
}
