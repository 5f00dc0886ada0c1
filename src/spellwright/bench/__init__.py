"""Measurements: how many decisions, games and copies a second, here and beside peers."""
