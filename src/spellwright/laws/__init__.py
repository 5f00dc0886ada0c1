"""The laws that every game must obey, checked over seeded random games.

from spellwright.laws import check_games

report = check_games(game, games=100, seed=1)
for violation in report.violations:
    print(violation)
"""

from spellwright.laws.case import Case, case_from
from spellwright.laws.check import ALL_LAWS, check_game, check_games
from spellwright.laws.report import LawReport, Violation

__all__ = [
    "ALL_LAWS",
    "Case",
    "LawReport",
    "Violation",
    "case_from",
    "check_game",
    "check_games",
]
