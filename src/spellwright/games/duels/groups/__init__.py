"""Groups: what a player prepares before the game (WD-8 to WD-11)."""
