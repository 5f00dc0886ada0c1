"""Wizarding Duels: two Groups of wizards on a map of hexes, and Clashes with cards."""
