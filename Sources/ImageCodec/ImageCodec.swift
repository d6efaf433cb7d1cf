// ImageCodec: bytes of PNG, JPEG and WebP ↔ pixmaps. The codecs are libraries'; each is called in one folder.
//
//   ImageHeader    format and size by the first bytes, without decoding
//   ImageDecoder   bytes → pixels: ImageSignature says what they are; PNG/PNGReader (libpng, libdeflate),
//                  JPEG/JPEGReader (libjpeg-turbo) or WebP/WebPReader (libwebp) writes into a PixelTarget
//   PaletteBuilder a picture's colours → at most 256 of them
//   ImageEncoder   pixels → bytes, in bands: PNG/PNGEncoder cuts rows into segments (igzip, zlib), on all cores;
//                  JPEG/JPEGEncoder streams rows; WebP/WebPEncoder keeps them until the end
//
// Every failure is an ImageCodecError, which says what, why, and what to do.
