// Overlays: what a person puts on the map, and the furniture around it, as a scene in points of the picture.
//
//   Overlay        pins, lines, polygons, circles: places and looks
//   Furniture      attribution, scale bar, title, graticule
//   OverlayScene   overlays × furniture × viewport → Scene, in this order:
//     Graticule      meridians and parallels
//     LineWork       lines and polygons; CircleRing: circles on the ellipsoid
//       WorldCopies, WorldRing        the short way round, in each copy of the world that is visible
//       LineClipper, RingClipper      nothing far outside of the picture is handed on
//     PinLayer       marks from north to south; PinSymbol: their looks
//     LabelPlacement where a pin's words go
//     ScaleBar, TitlePlate, AttributionPlate
