"""The report: what thousands of games say about a game, on one page."""

from __future__ import annotations

import sys

from spellwright.lab.callable_package import CallablePackage

sys.modules[__name__].__class__ = CallablePackage
