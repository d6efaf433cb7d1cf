// MapScene: what is to be drawn, as plain values in points of the picture: decided, not yet painted.
//
//   Scene          a list of items, bottom first, and the symbols that marks repeat
//   Shape          a path with a fill and a stroke
//   Text           a block of words with its top left corner
//   Mark, Symbol   one small drawing, repeated at many points
//   Picture, Shade pixels stretched to a box; a soft spot
//   TextMeasuring  how large a block of words gets; the painter knows
//
// A scene prints itself, so that what a rule decides is tested as text; only the painter needs pixels.
