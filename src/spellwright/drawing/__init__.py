"""How Spellwright draws: one look for all games, as SVG that needs nothing from outside.

`look` has the colours and types, `element` writes SVG and escapes, `definition` and `picture` make
whole drawings of it; the other modules draw what lies on a table: medallions, coins, dice, cards,
floors, the light of choices, and the stage on which two sides meet. `motion` has the attributes by
which a drawing says what moves. Nothing here knows a game. Colours are attributes, never style
sheets, so that a page with a strict content policy can show a drawing, and can still restyle it by
class.
"""
