#pragma once
// Three bytes a pixel ↔ four: the one place where a byte shuffle, which Swift has not, takes a tenth of the time.
// Processors without SSSE3 and those that are not x86 take the plain loops.
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#include <tmmintrin.h>

/// Packs whole groups of four pixels, as long as 16 bytes may be written; gives back how many pixels are done.
__attribute__((target("ssse3"), noinline, unused)) static size_t cpng_pack_rgb_by_four(
    const uint32_t *pixels, size_t count, uint8_t *bytes) {
  const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  size_t done = 0;
  for (; done + 6 <= count; done += 4) {
    __m128i four = _mm_loadu_si128((const __m128i *)(pixels + done));
    _mm_storeu_si128((__m128i *)(bytes + 3 * done), _mm_shuffle_epi8(four, order));
  }
  return done;
}

/// Unpacks whole groups of four pixels, as long as 16 bytes may be read; gives back how many pixels are done.
__attribute__((target("ssse3"), noinline, unused)) static size_t cpng_unpack_rgb_by_four(
    const uint8_t *bytes, size_t count, uint32_t *pixels) {
  const __m128i order = _mm_setr_epi8(2, 1, 0, -1, 5, 4, 3, -1, 8, 7, 6, -1, 11, 10, 9, -1);
  const __m128i opaque = _mm_set1_epi32((int)0xFF000000);
  size_t done = 0;
  for (; done + 6 <= count; done += 4) {
    __m128i four = _mm_loadu_si128((const __m128i *)(bytes + 3 * done));
    four = _mm_or_si128(_mm_shuffle_epi8(four, order), opaque);
    _mm_storeu_si128((__m128i *)(pixels + done), four);
  }
  return done;
}
#endif

/// Writes red, green and blue of opaque pixels `0xFFRRGGBB`.
__attribute__((unused)) static void cpng_pack_rgb(const uint32_t *pixels, size_t count,
                                                  uint8_t *bytes) {
  size_t done = 0;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("ssse3")) done = cpng_pack_rgb_by_four(pixels, count, bytes);
#endif
  for (; done < count; done++) {
    bytes[3 * done] = (uint8_t)(pixels[done] >> 16);
    bytes[3 * done + 1] = (uint8_t)(pixels[done] >> 8);
    bytes[3 * done + 2] = (uint8_t)pixels[done];
  }
}

/// Reads red, green and blue into opaque pixels `0xFFRRGGBB`.
__attribute__((unused)) static void cpng_unpack_rgb(const uint8_t *bytes, size_t count,
                                                    uint32_t *pixels) {
  size_t done = 0;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("ssse3")) done = cpng_unpack_rgb_by_four(bytes, count, pixels);
#endif
  for (; done < count; done++)
    pixels[done] = 0xFF000000u | (uint32_t)bytes[3 * done] << 16 |
                   (uint32_t)bytes[3 * done + 1] << 8 | bytes[3 * done + 2];
}
