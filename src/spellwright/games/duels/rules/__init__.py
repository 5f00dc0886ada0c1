"""The rules: one file for each part of the rulebook."""
