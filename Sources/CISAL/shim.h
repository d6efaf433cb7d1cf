#pragma once
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <string.h>

/// The working memory that igzip wants for level 2; Swift imports no macro that is a formula.
static const uint32_t cisal_level_2_memory = ISAL_DEF_LVL2_DEFAULT;

/// Ends the use of the vector registers' upper halves, which Debian's igzip leaves in use: it has no `vzeroupper`.
///
/// Until someone does, each change between AVX code (libm's sine) and SSE code (ours) costs a processor such as
/// Sapphire Rapids 70 cycles; small loops after a call of igzip were measured to take ten times as long.
#if defined(__x86_64__)
__attribute__((target("avx"), noinline)) static void cisal_clear_upper_halves_avx(void) {
  __builtin_ia32_vzeroupper();
}

static inline void cisal_clear_upper_halves(void) {
  if (__builtin_cpu_supports("avx")) cisal_clear_upper_halves_avx();
}
#else
static inline void cisal_clear_upper_halves(void) {}
#endif

/// `isal_deflate_stateless`, leaving the vector registers clean.
static inline int cisal_deflate_stateless(struct isal_zstream *stream) {
  int status = isal_deflate_stateless(stream);
  cisal_clear_upper_halves();
  return status;
}

/// `isal_adler32`, leaving the vector registers clean.
static inline uint32_t cisal_adler32(uint32_t start, const unsigned char *bytes, uint64_t count) {
  uint32_t sum = isal_adler32(start, bytes, count);
  cisal_clear_upper_halves();
  return sum;
}

/// `crc32_gzip_refl`, leaving the vector registers clean.
static inline uint32_t cisal_crc32(uint32_t start, const unsigned char *bytes, uint64_t count) {
  uint32_t sum = crc32_gzip_refl(start, bytes, count);
  cisal_clear_upper_halves();
  return sum;
}
