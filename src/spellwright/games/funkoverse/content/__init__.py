"""The figures of the game, in tables that a designer can edit."""
