// Tests of MapStyle.
