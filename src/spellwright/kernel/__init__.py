"""The kernel: states, procedures, decisions, chance, views. It knows no game, clock or file."""
