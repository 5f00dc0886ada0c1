"""A game in the terminal: people at one keyboard, and bots."""
