"""The keyboard: lines from a person, or from a pipe."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

from rich.console import Console


class Keyboard:
    """Reads lines. On a terminal they can be edited, and completed with Tab."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.is_live = sys.stdin.isatty() and console.is_terminal
        self._words: list[str] = []
        if self.is_live:
            _set_up_completion(self._completion)

    def wait(self) -> bool:
        """Wait for Enter; False at the end of the input."""
        return self.read(prompt="") is not None

    def read(self, words: Sequence[str] = (), prompt: str = "> ") -> str | None:
        """The next line; None at the end of the input. `words` are what Tab completes."""
        self._words = [*words]
        if self.is_live:
            try:
                return input(prompt).strip()
            except EOFError:
                self._console.print()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        if prompt:
            self._console.print(f"{prompt}{line.strip()}", markup=False)
        return line.strip()

    def forget(self) -> None:
        """Forget what was typed: the arrow keys must not show it to the next person."""
        if self.is_live:
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()

    def _completion(self, text: str, state: int) -> str | None:
        found = [word for word in self._words if word.startswith(text)]
        return found[state] if state < len(found) else None


def _set_up_completion(completer: object) -> None:
    with contextlib.suppress(ImportError):
        import readline

        readline.set_completer(completer)  # type: ignore[arg-type]
        readline.set_completer_delims("")
        readline.parse_and_bind("tab: complete")
