// MapSnapshotTests
