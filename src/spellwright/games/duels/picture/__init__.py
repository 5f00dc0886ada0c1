"""How a duel is shown: board, cards, sheets, words. Everything is drawn from a view."""
