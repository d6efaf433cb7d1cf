// WebMercator: places on the earth, on the flat world map, in tiles and in a picture. Pure arithmetic.
//
//   GeoCoordinate    degrees on the WGS 84 ellipsoid
//   GeoBounds        a box of degrees, which may cross 180°
//   Ellipsoid        metres on the WGS 84 ellipsoid: arcs, geodesics, circles
//   WorldPoint       the projected world, 0…1 across, y southward; lines across 180°
//   WorldRectangle   a box of the projected world
//   TileCoordinate   z/x/y of one tile;  TileRange: a rectangle of them
//   GeoRegion        what a person asks to see;  GeometryError: why that can't be
//   Viewport         the picture's camera: coordinate ↔ point ↔ pixel
//
// No input, finite or not, makes any of this trap.
