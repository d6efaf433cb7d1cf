// Tests of MapLabels.
