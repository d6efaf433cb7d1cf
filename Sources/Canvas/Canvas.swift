// Canvas: the only Swift that calls Cairo, Pango and Fontconfig. No C type leaves this module.
//
//   DrawingSurface      something to draw on: pixels that someone else owns, or a PDF or SVG document
//   DrawingContext      the pen on a surface: paths, fills, strokes, pictures, text
//   ImageSurface        a picture that can be drawn
//   FontConfiguration   which fonts there are: the embedded ones, or these and the system's
//   FontMap             loads fonts; TextLayout: one text, broken into lines of glyphs
//   Typesetter          makes layouts: the embedded fonts first, the system's where those lack a character
//   TypesetterPool      keeps warm typesetters, one holder each
