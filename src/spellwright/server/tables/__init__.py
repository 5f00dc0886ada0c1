"""Tables in play: who sits where, what was chosen, who is told."""
