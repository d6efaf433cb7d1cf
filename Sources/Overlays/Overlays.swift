// Overlays: what a person puts on the map, and the furniture around it, as a scene in points of the picture.
//
//   Overlay      pins, lines, polygons, circles: places and looks
//   Furniture    attribution, scale bar, title, graticule
//   (builders)   overlays × viewport → Scene
