#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>
// Pango needs FriBidi itself, so that it is there, headers too.
#include <fribidi.h>
