// ImageCodecTests
