#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <sys/syscall.h>
#include <unistd.h>

/// A nameless file in memory, closed on exec; −1 where the system has none. It stands here because `syscall` is variadic, and the
/// C library declares `memfd_create` only for programs that define _GNU_SOURCE before all others.
static inline int cfontconfig_memory_file(const char *_Nonnull name) {
  return (int)syscall(SYS_memfd_create, name, 1u /* MFD_CLOEXEC */);
}
