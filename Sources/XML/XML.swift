// XML 1.0 texts, read in one pass by libxml2.
//
//   XMLReader   goes from element to element: names, attributes, text, lines
//   XMLError    what is wrong, on which line
//
// libxml2 parses pieces of the text and calls back for each part of it (SaxCallbacks); these go into an EventQueue,
// from which the reader takes them. So there is neither a tree nor a callback in the reader of a format, and the queue
// never holds more than one piece. Nothing is fetched and no entity is expanded.
