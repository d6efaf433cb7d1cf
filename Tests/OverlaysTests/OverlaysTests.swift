// OverlaysTests
