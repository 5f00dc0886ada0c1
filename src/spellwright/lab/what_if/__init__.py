"""What if a figure were another: the same deals and luck, played with both sets of figures."""

from __future__ import annotations

import sys

from spellwright.lab.callable_package import CallablePackage

sys.modules[__name__].__class__ = CallablePackage
