"""What the Spells do (TA-S01 to TA-S24)."""
