// InflateTests
