"""Hogwarts Battle: heroes together against the foes of seven years and more."""
