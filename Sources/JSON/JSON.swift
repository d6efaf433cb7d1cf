// JSON: text ↔ `JSONValue`, fast, with no trap on any bytes, and with the place of each fault.
