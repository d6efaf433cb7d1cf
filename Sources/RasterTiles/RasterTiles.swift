// RasterTiles: tiles that are pictures → the pixels of one picture. The stages in their order:
//
//   PictureProjection   where the picture's pixels lie in the world
//   TileProbe           how large a source's tiles are, by looking at one near the view
//   RasterPlan          which zoom is taken, and which cells of its grid the picture shows
//   TileGatherer        asks the sources in order, and keeps compressed bytes only
//   CellFiller          each cell gets a piece: its own tile, else a parent, else children, else nothing
//   BandPainter         decodes, and draws each piece by one of three ways, on both cores:
//                         in place (no filter), SeparableResampler, TurnedResampler
//   LanczosKernel       the weights of the one resampling there is
//   RasterMap           the whole of it, band by band
