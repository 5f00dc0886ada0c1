"""What tests of cards and games need, inside this project and outside of it.

from spellwright.testing import Scenario, check_golden, check_laws
from spellwright.testing.battle import Fight

`docs/testing.md` shows how. Nothing here needs pytest.
"""

from spellwright.testing.golden import check_golden, goldens, record_golden
from spellwright.testing.laws import check_laws
from spellwright.testing.scenario import Scenario

__all__ = ["Scenario", "check_golden", "check_laws", "goldens", "record_golden"]
