// floor DIRECTORY ZOOM FIRST_COLUMN FIRST_ROW COLUMNS ROWS LEFT TOP WIDTH HEIGHT RUNS OUTPUT
//
// What no program can do without, and nothing else: reads the PNG tiles from a directory Z/X/Y.png, inflates them with
// igzip, takes the PNG filters back, copies the pixels to their places in an RGB picture, deflates it with igzip and
// writes it. On one core, in plain C. Prints the milliseconds of each run.
//
// LEFT and TOP are the picture pixel of the first tile's corner; what lies outside the picture is decoded, not copied.
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { tile_side = 256, largest_file = 1 << 20 };

static uint8_t file[largest_file], packed[largest_file];
static uint8_t rows[(tile_side * 4 + 1) * tile_side], zero_row[tile_side * 4];

static void fail(const char *what) {
  fprintf(stderr, "floor: %s\n", what);
  exit(1);
}

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

static int paeth(int left, int up, int corner) {
  int guess = left + up - corner;
  int to_left = abs(guess - left), to_up = abs(guess - up), to_corner = abs(guess - corner);
  return to_left <= to_up && to_left <= to_corner ? left : to_up <= to_corner ? up : corner;
}

// PNG 9.2: takes the filter of one row back.
static void unfilter(uint8_t *row, const uint8_t *above, int count, int pixel, int filter) {
  for (int i = 0; i < count; i++) {
    int left = i >= pixel ? row[i - pixel] : 0, corner = i >= pixel ? above[i - pixel] : 0;
    switch (filter) {
    case 1: row[i] += left; break;
    case 2: row[i] += above[i]; break;
    case 3: row[i] += (left + above[i]) / 2; break;
    case 4: row[i] += paeth(left, above[i], corner); break;
    }
  }
}

// One row of a tile to RGB; the columns first…last of it.
static void expand(
  const uint8_t *row, int depth, int channels, const uint8_t *palette, int first, int last,
  uint8_t *rgb) {
  for (int x = first; x < last; x++, rgb += 3) {
    const uint8_t *color = row + x * channels;
    if (channels == 1) {
      int bit = x * depth;
      color = palette + 3 * (row[bit >> 3] >> (8 - depth - (bit & 7)) & ((1 << depth) - 1));
    }
    memcpy(rgb, color, 3);
  }
}

static void draw_tile(
  const char *path, uint8_t *picture, int width, int height, int left, int top) {
  FILE *stream = fopen(path, "rb");
  if (!stream) fail(path);
  size_t size = fread(file, 1, largest_file, stream), packed_size = 0;
  fclose(stream);
  const uint8_t *palette = file;
  for (size_t at = 8; at + 12 <= size;) {
    uint32_t count = big_endian(file + at);
    if (count > size - at - 12) fail("a chunk is cut off");
    if (!memcmp(file + at + 4, "PLTE", 4)) palette = file + at + 8;
    if (!memcmp(file + at + 4, "IDAT", 4)) {
      memcpy(packed + packed_size, file + at + 8, count);
      packed_size += count;
    }
    at += count + 12;
  }
  int depth = file[24], type = file[25], channels = type == 3 ? 1 : type == 2 ? 3 : 4;
  int row_size = (tile_side * depth * channels + 7) / 8;
  static struct inflate_state state;
  isal_inflate_init(&state);
  state.crc_flag = ISAL_ZLIB;
  state.next_in = packed;
  state.avail_in = packed_size;
  state.next_out = rows;
  state.avail_out = (row_size + 1) * tile_side;
  if (isal_inflate(&state) != ISAL_DECOMP_OK || state.avail_out) fail("a tile is broken");
  const uint8_t *above = zero_row;
  int first = left < 0 ? -left : 0, last = width - left < tile_side ? width - left : tile_side;
  for (int y = 0; y < tile_side; y++) {
    uint8_t *row = rows + y * (row_size + 1) + 1;
    if (row[-1]) unfilter(row, above, row_size, depth * channels < 8 ? 1 : channels, row[-1]);
    above = row;
    if (top + y < 0 || top + y >= height || first >= last) continue;
    expand(
      row, depth, channels, palette, first, last,
      picture + (size_t)(top + y) * (3 * width + 1) + 1 + 3 * (left + first));
  }
}

static void write_chunk(FILE *stream, const char *name, const uint8_t *bytes, uint32_t count) {
  uint32_t crc = crc32_gzip_refl(crc32_gzip_refl(0, (const uint8_t *)name, 4), bytes, count);
  uint8_t head[8] = {count >> 24, count >> 16, count >> 8, count}, tail[4] = {crc >> 24, crc >> 16, crc >> 8, crc};
  memcpy(head + 4, name, 4);
  fwrite(head, 1, 8, stream);
  fwrite(bytes, 1, count, stream);
  fwrite(tail, 1, 4, stream);
}

static void write_picture(const char *path, uint8_t *picture, int width, int height) {
  size_t size = (size_t)(3 * width + 1) * height;
  static uint8_t level_memory[ISAL_DEF_LVL1_DEFAULT];
  static struct isal_zstream stream;
  uint8_t *deflated = malloc(size + size / 8 + 1024);
  isal_deflate_stateless_init(&stream);
  stream.level = 1;
  stream.level_buf = level_memory;
  stream.level_buf_size = sizeof level_memory;
  stream.gzip_flag = IGZIP_ZLIB;
  stream.next_in = picture;
  stream.avail_in = size;
  stream.next_out = deflated;
  stream.avail_out = size + size / 8 + 1024;
  stream.end_of_stream = 1;
  if (isal_deflate_stateless(&stream) != COMP_OK) fail("igzip failed");
  FILE *output = fopen(path, "wb");
  if (!output) fail(path);
  uint8_t header[13] = {width >> 24,  width >> 16,  width >> 8,  width, height >> 24, height >> 16,
                        height >> 8, height, 8, 2};
  fwrite("\x89PNG\r\n\x1a\n", 1, 8, output);
  write_chunk(output, "IHDR", header, 13);
  write_chunk(output, "IDAT", deflated, stream.total_out);
  write_chunk(output, "IEND", header, 0);
  fclose(output);
  free(deflated);
}

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int main(int count, char **words) {
  if (count != 13) fail("see the head of main.c for the words it takes");
  int number[12];
  for (int i = 2; i < 12; i++) number[i] = atoi(words[i]);
  int zoom = number[2], columns = number[5], lines = number[6], width = number[9], height = number[10];
  for (int run = 0; run < number[11]; run++) {
    double start = milliseconds();
    uint8_t *picture = calloc((size_t)(3 * width + 1) * height, 1);
    for (int line = 0; line < lines; line++) {
      for (int column = 0; column < columns; column++) {
        char path[4096];
        snprintf(
          path, sizeof path, "%s/%d/%d/%d.png", words[1], zoom, number[3] + column, number[4] + line);
        draw_tile(
          path, picture, width, height, number[7] + column * tile_side, number[8] + line * tile_side);
      }
    }
    write_picture(words[12], picture, width, height);
    free(picture);
    printf(run ? " %.3f" : "%.3f", milliseconds() - start);
  }
  puts("");
}
