// StyledMaps
