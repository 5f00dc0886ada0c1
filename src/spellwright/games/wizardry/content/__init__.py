"""The figures of the game: profiles, basic actions, spells and the start area."""
