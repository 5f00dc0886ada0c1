"""The report: what thousands of games say about a game, on one page."""
