// MapPainter
