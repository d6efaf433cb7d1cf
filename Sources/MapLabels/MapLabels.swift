// MapLabels: features of tiles and a style's symbol layers to icons and letters at their places.
//
//   Glyphs      glyph ranges and sprites: bytes to images
//   Text        texts to lines of placed glyphs (shaping), in ems of 24 units
//   Icons       images to stretched boxes around texts
//   Anchors     geometry to the points at which symbols stand
//   Layout      features of one tile and layer to symbols with collision boxes
//   Placement   symbols of the whole picture to marks: who is shown, and where
//
// The steps follow MapLibre GL JS, whose names of files stand where an algorithm comes from. Pitch is always 0.
