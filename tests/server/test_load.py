"""The load test itself: a small run over real sockets, without an error."""

from __future__ import annotations

import json

from click.testing import CliRunner

from spellwright.cli.program import program


def test_a_short_run_has_no_error() -> None:
    arguments = ["bench", "serve", "--tables", "3", "--rate", "0", "--seconds", "1", "--json"]
    result = CliRunner().invoke(program, arguments)
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert report["errors"] == []
    assert report["choices"] > 3
    assert 0 < report["p50_ms"] <= report["p99_ms"]
