// MapStyle: a MapLibre style (version 8) as typed values, checked and ready to be evaluated.
//
//   Style.read            JSON → `Style` and every `StyleFault`, each with its JSON path
//   StyleSource           where data comes from, one case a type of source
//   StyleLayer            what is drawn, in order; `kind` holds the layout and paint properties of its type
//   StyleProperty         one property: a constant, or an expression that is evaluated in an `EvaluationContext`
//   StyleFilter           which features a layer draws; over a `TileLayerTable` for a whole layer of a tile at once
//   Expressions/          the parser (types are checked and coerced here) and one file an operator
//   Legacy/               functions, filters and tokens of old styles, turned into the same nodes
//   Reading/              the style as a whole, part by part
//   Specification/        the table of all properties, from which reading and checking work
//
// The style specification is at https://maplibre.org/maplibre-style-spec/.
