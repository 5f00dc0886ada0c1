"""How the game looks: on a page, in a picture, in words, in a terminal."""
