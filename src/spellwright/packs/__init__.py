"""Making and checking packs: what `spellwright pack` does, for programs and tests.

from spellwright.packs import check_pack

report = check_pack(Path("packs/frost"))
assert report.ok, report.sentences()
"""

from spellwright.packs.check import check_pack
from spellwright.packs.report import PackReport, RowNote

__all__ = ["PackReport", "RowNote", "check_pack"]
