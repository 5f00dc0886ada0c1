"""Talisman: Harry Potter: a race round three rings to the Great Hall."""
