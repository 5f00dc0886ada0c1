"""The figures of the cards, Maps and ready-made Groups."""
