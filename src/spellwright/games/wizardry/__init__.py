"""A Spot of Friendly Wizardry: secret plans, carried out one entry at a time."""
