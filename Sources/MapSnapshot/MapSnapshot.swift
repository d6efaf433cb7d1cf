// MapSnapshot
