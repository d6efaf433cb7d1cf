// MapScene
