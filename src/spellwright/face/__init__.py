"""How a game shows itself to a page, a terminal or a notebook."""
