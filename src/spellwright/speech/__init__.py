"""Speaking: sayings become sentences by catalogs of words, one for each language."""
