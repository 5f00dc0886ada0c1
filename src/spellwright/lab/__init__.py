"""The lab: tournaments that say how strong players are, and how sure that is."""
