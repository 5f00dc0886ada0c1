"""The kernel: states, procedures, decisions, chance, views. It knows no game, no clock and no files."""
