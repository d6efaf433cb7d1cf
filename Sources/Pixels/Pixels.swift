// Pixels: what every picture is made of.
//
//   Pixmap   a rectangle of premultiplied pixels, as Cairo's ARGB32
//   Color    sRGB with straight alpha, and its CSS spelling
