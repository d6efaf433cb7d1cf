// MapPainter: a scene becomes pixels, PDF or SVG. One switch over the items, no decisions.
//
//   Painter            keeps warm fonts and ready sprites for one job; measures text for the scene's builder
//   Painter+Pixels     items in order onto a picture or a band of it
//   SpriteSheet        marks: each symbol is drawn by Cairo once for each quarter of a pixel, then copied
//   StrokeMask         round lines: coverage by distance, some 50 times as fast as Cairo's stroker
//   TextPainting       text with a halo that grows out of its own pixels
//   LayerPainting      a layer of the map's style, batch by batch, with the tools that LayerTools keeps:
//     AreaPainting     exact coverage of rings (CoverageGrid, AreaMask), and what GL JS's edges make of it (AreaColors)
//     LinePainting     LineMesh makes GL JS's triangles of lines, LineRaster fills them, LineShade colours and dashes them
//     AreaOutlines     LineStrokes lays the edges of areas, LineCanvas covers by distance
//     …                CirclePainting, RasterPainting, SymbolPainting, HeatmapPainting, ReliefPainting: GL JS's shaders
//     LayerDrawing     the same as vectors, by Cairo
//   ItemDrawing        any item by Cairo, in points: into sprites and documents
//   Painter+Document   PDF and SVG: the base map as an image, everything else as vectors
//
// A band of a picture is painted exactly as the whole: every shape is placed in the whole picture's pixels first.
