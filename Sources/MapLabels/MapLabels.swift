// MapLabels
