"""The procedures, one file for each part of the rulebook."""
