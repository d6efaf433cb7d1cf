// CanvasTests
