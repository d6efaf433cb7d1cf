#pragma once
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <string.h>

/// The working memory that igzip wants for level 2; Swift imports no macro that is a formula.
static const uint32_t cisal_level_2_memory = ISAL_DEF_LVL2_DEFAULT;
