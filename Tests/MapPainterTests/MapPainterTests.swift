// MapPainterTests
