"""What the spaces do (TA-OUT1 to TA-HALL1)."""
