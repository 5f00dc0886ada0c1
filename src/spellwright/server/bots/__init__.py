"""Bots think in worker processes, never in the server's loop."""
