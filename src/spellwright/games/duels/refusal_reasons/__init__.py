"""Why a choice is not open: the rule that stands in the way, in a sentence."""
