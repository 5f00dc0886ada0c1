"""The command line: `spellwright play`, `games`, `rules`, `sim`, `replay` and `bench`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line with the arguments of this process."""
    from spellwright.cli.words import speak_as_wished

    speak_as_wished(sys.argv[1:])
    from spellwright.cli.program import program

    program.main(prog_name="spellwright")
