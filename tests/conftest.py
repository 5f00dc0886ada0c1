"""Settings for all tests."""

from hypothesis import settings

# A failure must come again tomorrow, and a slow machine is not a failure.
settings.register_profile("check", derandomize=True, deadline=None)
settings.load_profile("check")
