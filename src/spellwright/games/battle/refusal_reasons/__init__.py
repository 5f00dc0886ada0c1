"""Why something cannot be chosen, by the kind of question."""
