"""What the Encounter cards do (TA-O01 to TA-M40)."""
