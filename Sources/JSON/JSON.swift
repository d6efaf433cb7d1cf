// JSON: text ↔ `JSONValue`, fast, with no trap on any bytes, and with the place of each fault.
//
//   JSONReader      goes through the text part by part, for what is too large to be held whole
//   JSONValue       a whole document in memory, parsed by a `JSONReader`, and written again
//   JSONObject      members in the order of the text, found fast however many there are
//   DecimalNumber   a number's digits, for readers of other texts too
//   JSONError       what is wrong, in which line and column
