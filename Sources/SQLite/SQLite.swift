// SQLite: one file of tables, through the system's library.
//
//   Connection    one open file: prepare, execute, transaction
//   Statement     one prepared statement: bind, step, read columns
//   SQLValue      a value that goes in
//   SQLiteError   which file, which statement, which code, and what SQLite says
//
// Both are noncopyable and close what they own. They are not Sendable: a connection that several tasks share lies in a
// `Mutex`. A statement stays valid when its connection goes first, since SQLite then closes the file with it.
