"""The command line: `spellwright play`, `games`, `rules`, `sim`, `replay` and `bench`."""

from __future__ import annotations


def main() -> None:
    """Run the command line with the arguments of this process."""
    from spellwright.cli.program import program

    program.main(prog_name="spellwright")
