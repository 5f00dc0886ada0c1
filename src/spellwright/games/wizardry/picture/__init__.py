"""The drawings of the game: as SVG, in words, and for a terminal. All of them read views only."""
