"""The rules as procedures, one file for each part of the rulebook."""
