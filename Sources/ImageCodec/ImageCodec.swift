// ImageCodec: bytes of PNG, JPEG and WebP ↔ pixmaps. The codecs are libraries'; each is called in one file.
