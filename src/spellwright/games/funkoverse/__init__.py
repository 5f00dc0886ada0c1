"""Funkoverse: Harry Potter: two sides, a handful of wizards, and dice."""
