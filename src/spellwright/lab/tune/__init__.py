"""Finding figures for a goal: many trials on the same luck, within a budget of games."""
