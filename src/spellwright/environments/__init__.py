"""Games as numbers, for people who train players: observations, actions and rewards.

`Play` (`play.py`) is one game that is played by numbers. It needs NumPy, which the extra `rl`
brings.
"""
