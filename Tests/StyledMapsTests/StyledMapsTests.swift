// Tests of StyledMaps.
