"""A package that can be called: `sw.lab.report(...)` is the function of `from_python` of its name.

Python puts a package into the name space of its parent as soon as anything in it is imported, so
the function could not keep the name beside it.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any


class CallablePackage(ModuleType):
    def __call__(self, *args: Any, **named: Any) -> Any:
        from spellwright.lab import from_python

        return getattr(from_python, self.__name__.rpartition(".")[2])(*args, **named)
