"""The figures of the game."""
