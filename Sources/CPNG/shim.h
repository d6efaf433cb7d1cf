#pragma once
// libpng reports an error by longjmp, and no jump may pass over a frame of Swift. So every call that can fail is
// made here: setjmp lives and dies inside one C function, and between it and its longjmp lies nothing but libpng.
// Each function returns 1, or 0 with a sentence in `message`.
#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "rows.h"

#define CPNG_GUARDED __attribute__((noinline, unused)) static

typedef struct {
  const uint8_t *bytes;
  size_t count;
} cpng_piece;

typedef struct {
  png_structp png;
  png_infop info;
  cpng_piece pieces[3];  // what libpng has not read yet
  int is_checked;        // whether the caller has checked the critical chunks and the pixel data
  char message[128];
} cpng_reader;

static void cpng_fail(png_structp png, png_const_charp message) {
  cpng_reader *reader = png_get_error_ptr(png);
  strncpy(reader->message, message, sizeof reader->message - 1);
  png_longjmp(png, 1);
}

static void cpng_ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void cpng_read_bytes(png_structp png, png_bytep bytes, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  for (int index = 0; index < 3 && count > 0; index++) {
    cpng_piece *piece = &reader->pieces[index];
    size_t part = count < piece->count ? count : piece->count;
    if (part == 0) continue;
    memcpy(bytes, piece->bytes, part);
    piece->bytes += part;
    piece->count -= part;
    bytes += part;
    count -= part;
  }
  if (count > 0) png_error(png, "the bytes end too early");
}

CPNG_GUARDED void cpng_close(cpng_reader *reader) {
  if (reader == NULL) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

/// A reader of three pieces of memory, one after the other, which must outlive it; NULL if memory is short.
CPNG_GUARDED cpng_reader *cpng_open(cpng_piece first, cpng_piece second, cpng_piece third,
                                    int is_checked) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->pieces[0] = first;
  reader->pieces[1] = second;
  reader->pieces[2] = third;
  reader->is_checked = is_checked;
  reader->png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, cpng_fail, cpng_ignore_warning);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) {
    cpng_close(reader);
    return NULL;
  }
  return reader;
}

/// The sentence of the last failure.
CPNG_GUARDED const char *cpng_message(const cpng_reader *reader) { return reader->message; }

/// Reads everything before the pixels.
///
/// Of the ancillary chunks only tRNS is looked at, so no broken profile can spoil a picture.
CPNG_GUARDED int cpng_read_header(cpng_reader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_set_read_fn(reader->png, reader, cpng_read_bytes);
  png_set_user_limits(reader->png, 0x7FFFFFFF, 0x7FFFFFFF);
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  if (reader->is_checked) {
    png_set_crc_action(reader->png, PNG_CRC_QUIET_USE, PNG_CRC_WARN_DISCARD);
    png_set_option(reader->png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
  }
  png_set_check_for_invalid_index(reader->png, 0);
  png_read_info(reader->png, reader->info);
  return 1;
}

/// Settles how rows come out: 8 bits a channel; gray and palette stay one channel, unless 16 bits deep with a clear colour.
CPNG_GUARDED int cpng_start(cpng_reader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  int depth = png_get_bit_depth(reader->png, reader->info);
  int type = png_get_color_type(reader->png, reader->info);
  if (depth < 8) png_set_packing(reader->png);
  int keyed = png_get_valid(reader->png, reader->info, PNG_INFO_tRNS) != 0;
  if (keyed && (type == PNG_COLOR_TYPE_RGB || depth == 16)) png_set_tRNS_to_alpha(reader->png);
  if (depth == 16) png_set_scale_16(reader->png);
  png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  return 1;
}

/// Reads the next row of a picture that is not interlaced.
CPNG_GUARDED int cpng_read_row(cpng_reader *reader, uint8_t *row) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_read_row(reader->png, row, NULL);
  return 1;
}

/// Reads all rows of an interlaced picture, in its seven passes, into rows that lie `stride` bytes apart.
CPNG_GUARDED int cpng_read_passes(cpng_reader *reader, uint8_t *rows, size_t stride) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_uint_32 height = png_get_image_height(reader->png, reader->info);
  for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; pass++)
    for (png_uint_32 row = 0; row < height; row++)
      png_read_row(reader->png, rows + row * stride, NULL);
  return 1;
}

/// Reads what follows the pixels, up to IEND.
CPNG_GUARDED int cpng_finish(cpng_reader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_read_end(reader->png, NULL);
  return 1;
}
