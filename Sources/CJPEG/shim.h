#pragma once
// libjpeg reports an error by a call that must not return, and no jump may pass over a frame of Swift. So every call
// that can fail is made here: setjmp lives and dies inside one C function, and between it and its longjmp lies
// nothing but libjpeg. Each function returns 1, or 0 with a sentence in `failure.message`.
// The row format is libjpeg-turbo's JCS_EXT_BGRA, the bytes of a little-endian 0xAARRGGBB.
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

#define CJPEG_GUARDED __attribute__((noinline, unused)) static

typedef struct {
  struct jpeg_error_mgr manager;  // the first member, so that libjpeg's pointer to it is one to the whole
  jmp_buf jump;
  char message[JMSG_LENGTH_MAX];
} cjpeg_failure;

static void cjpeg_fail(j_common_ptr common) {
  cjpeg_failure *failure = (cjpeg_failure *)common->err;
  failure->manager.format_message(common, failure->message);
  longjmp(failure->jump, 1);
}

/// Bytes that are missing or wrong are errors: libjpeg would go on and fill the rest with gray.
static void cjpeg_judge_warning(j_common_ptr common, int level) {
  if (level >= 0) return;
  switch (common->err->msg_code) {
    case JWRN_ADOBE_XFORM:
    case JWRN_BOGUS_PROGRESSION:
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
    case JWRN_TOO_MUCH_DATA:
      return;
    default:
      cjpeg_fail(common);
  }
}

static void cjpeg_ignore_output(j_common_ptr common) { (void)common; }

static struct jpeg_error_mgr *cjpeg_prepare(cjpeg_failure *failure) {
  jpeg_std_error(&failure->manager);
  failure->manager.error_exit = cjpeg_fail;
  failure->manager.emit_message = cjpeg_judge_warning;
  failure->manager.output_message = cjpeg_ignore_output;
  return &failure->manager;
}

// Reading

typedef struct {
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress;
  cjpeg_failure failure;
} cjpeg_reader;

/// A progressive picture of a few kilobytes can ask for any number of passes over all of its pixels.
static void cjpeg_limit_scans(j_common_ptr common) {
  if (((j_decompress_ptr)common)->input_scan_number > 200) ERREXIT(common, JERR_BAD_PROGRESSION);
}

CJPEG_GUARDED void cjpeg_close_reader(cjpeg_reader *reader) {
  if (reader == NULL) return;
  jpeg_destroy_decompress(&reader->info);
  free(reader);
}

/// An empty reader; NULL if memory is short.
CJPEG_GUARDED cjpeg_reader *cjpeg_new_reader(void) {
  cjpeg_reader *reader = calloc(1, sizeof *reader);
  if (reader != NULL) reader->info.err = cjpeg_prepare(&reader->failure);
  return reader;
}

CJPEG_GUARDED const char *cjpeg_reader_message(const cjpeg_reader *reader) {
  return reader->failure.message;
}

/// Reads the header of `bytes`, which must outlive the reader, and starts to decode at 1/`denominator` of the size.
CJPEG_GUARDED int cjpeg_start_reading(cjpeg_reader *reader, const uint8_t *bytes, size_t count,
                                      unsigned denominator) {
  if (setjmp(reader->failure.jump)) return 0;
  jpeg_create_decompress(&reader->info);
  reader->progress.progress_monitor = cjpeg_limit_scans;
  reader->info.progress = &reader->progress;
  jpeg_mem_src(&reader->info, bytes, count);
  jpeg_read_header(&reader->info, TRUE);
  int four = reader->info.jpeg_color_space == JCS_CMYK || reader->info.jpeg_color_space == JCS_YCCK;
  reader->info.out_color_space = four ? JCS_CMYK : JCS_EXT_BGRA;
  reader->info.scale_num = 1;
  reader->info.scale_denom = denominator;
  jpeg_start_decompress(&reader->info);
  return 1;
}

/// Reads the next row, four bytes a pixel.
CJPEG_GUARDED int cjpeg_read_row(cjpeg_reader *reader, void *row) {
  if (setjmp(reader->failure.jump)) return 0;
  JSAMPROW rows[1] = {row};
  return jpeg_read_scanlines(&reader->info, rows, 1) == 1;
}

/// Reads up to the end marker.
CJPEG_GUARDED int cjpeg_finish_reading(cjpeg_reader *reader) {
  if (setjmp(reader->failure.jump)) return 0;
  return jpeg_finish_decompress(&reader->info);
}

// Writing

typedef struct {
  struct jpeg_compress_struct info;
  struct jpeg_destination_mgr destination;
  cjpeg_failure failure;
  uint8_t *bytes;  // what libjpeg has written since the last cjpeg_take
  size_t capacity;
} cjpeg_writer;

static void cjpeg_begin_output(j_compress_ptr info) { (void)info; }

static void cjpeg_end_output(j_compress_ptr info) { (void)info; }

static boolean cjpeg_grow_output(j_compress_ptr info) {
  cjpeg_writer *writer = (cjpeg_writer *)info;
  uint8_t *bytes = realloc(writer->bytes, writer->capacity * 2);
  if (bytes == NULL) ERREXIT1(info, JERR_OUT_OF_MEMORY, 0);
  writer->bytes = bytes;
  writer->destination.next_output_byte = bytes + writer->capacity;
  writer->destination.free_in_buffer = writer->capacity;
  writer->capacity *= 2;
  return TRUE;
}

CJPEG_GUARDED void cjpeg_close_writer(cjpeg_writer *writer) {
  if (writer == NULL) return;
  jpeg_destroy_compress(&writer->info);
  free(writer->bytes);
  free(writer);
}

/// A writer that has begun nothing; NULL if memory is short.
CJPEG_GUARDED cjpeg_writer *cjpeg_new_writer(void) {
  cjpeg_writer *writer = calloc(1, sizeof *writer);
  if (writer == NULL) return NULL;
  writer->info.err = cjpeg_prepare(&writer->failure);
  writer->capacity = 65536;
  writer->bytes = malloc(writer->capacity);
  if (writer->bytes != NULL) return writer;
  free(writer);
  return NULL;
}

CJPEG_GUARDED const char *cjpeg_writer_message(const cjpeg_writer *writer) {
  return writer->failure.message;
}

/// Forgets the bytes that the caller has taken.
CJPEG_GUARDED void cjpeg_reset_output(cjpeg_writer *writer) {
  writer->destination.next_output_byte = writer->bytes;
  writer->destination.free_in_buffer = writer->capacity;
}

CJPEG_GUARDED size_t cjpeg_output_count(const cjpeg_writer *writer) {
  return writer->capacity - writer->destination.free_in_buffer;
}

/// Writes the head of a picture; colour has the resolution of brightness only if `full_color`.
CJPEG_GUARDED int cjpeg_start_writing(cjpeg_writer *writer, unsigned width, unsigned height,
                                      int quality, int full_color) {
  if (setjmp(writer->failure.jump)) return 0;
  jpeg_create_compress(&writer->info);
  writer->destination.init_destination = cjpeg_begin_output;
  writer->destination.empty_output_buffer = cjpeg_grow_output;
  writer->destination.term_destination = cjpeg_end_output;
  writer->info.dest = &writer->destination;
  cjpeg_reset_output(writer);
  writer->info.image_width = width;
  writer->info.image_height = height;
  writer->info.input_components = 4;
  writer->info.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&writer->info);
  jpeg_set_quality(&writer->info, quality, TRUE);
  if (full_color) {
    writer->info.comp_info[0].h_samp_factor = 1;
    writer->info.comp_info[0].v_samp_factor = 1;
  }
  jpeg_start_compress(&writer->info, TRUE);
  return 1;
}

/// Writes the next row, four bytes a pixel.
CJPEG_GUARDED int cjpeg_write_row(cjpeg_writer *writer, const void *row) {
  if (setjmp(writer->failure.jump)) return 0;
  JSAMPROW rows[1] = {(JSAMPROW)row};
  return jpeg_write_scanlines(&writer->info, rows, 1) == 1;
}

CJPEG_GUARDED int cjpeg_finish_writing(cjpeg_writer *writer) {
  if (setjmp(writer->failure.jump)) return 0;
  jpeg_finish_compress(&writer->info);
  return 1;
}
