"""The pages, rendered here in Python; a small script swaps and animates what changes."""
