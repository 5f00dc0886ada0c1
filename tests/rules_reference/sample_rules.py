"""A small rules text with everything that the reader has to understand."""

from spellwright.rules_reference.parsing import parse_rules
from spellwright.rules_reference.reference import RulesReference

SAMPLE_TEXT = """# Tea time — rules

Two players drink tea.

## TT-1 The pot

- **TT-1.1** The pot holds 6 cups. [G1]
- **TT-1.2** An empty pot ends the game (TT-2.1, TT-2).

## TT-2 Pouring

Every turn has one pour.

Small cups
- **TT-2.1** Pour 1 cup. [G2] [G1]
- **TT-2.2** A spilled cup counts:
  - once on the table,
  - twice on the carpet.

### Large cups

- **TT-2.10** Pour 2 cups; see TT-OPT-BIG.
- **TT-2.9** Never pour 3.
And enjoy it.

## Worked examples

- **TT-EX1** 6 cups, 2 poured: 4 left.

## Gaps and rulings

- **TT-G1** The size of the pot is not said. Ruling: 6.
- **TT-G2** Who pours is not said. Ruling: the elder.

## Not for programs

Reasons:

- TT-1.2: nobody can look into the pot.
"""


def sample_rules() -> RulesReference:
    return parse_rules("tea", SAMPLE_TEXT)
