// Inflate: bytes ↔ compressed bytes, whole buffers, with a limit that no small file can blow up.
//
//   Compression        the formats, and what a file's first bytes say
//   decompress         one format, asked for by name, or found by looking
//   compressGzip       for the files that are written
//   Deflate, Brotli, Zstandard   one file each around its C library
//   ZipArchive         the files within a ZIP
//
// Every failure is an `InflateError`; nothing traps, whatever the bytes.
