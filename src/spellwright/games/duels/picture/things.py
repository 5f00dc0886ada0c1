"""What lies on the board: Challenges, Mystery Pieces, Terrain Overlays, Traps, Patronus, fire."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.choice import lit_piece
from spellwright.drawing.definition import Definition
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, together, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.look import BRASS, GROUND, ICE, PARCHMENT, TEXT, mixed
from spellwright.face.known import drawn_from
from spellwright.games.duels.content.columns import TRAPS_EACH
from spellwright.games.duels.lexicons import OVERLAY_NAMES, PLAYERS, SPELL_NAMES, TERRAIN_NAMES, say
from spellwright.games.duels.picture.choices import Choices
from spellwright.games.duels.picture.layout import RADIUS, Layout, outline
from spellwright.games.duels.picture.reads import READS
from spellwright.games.duels.picture.seen import (
    CHALLENGE_COLOURS,
    OVERLAY_EMBLEMS,
    TERRAIN_EMBLEMS,
    Seen,
    is_challenge,
    seat_look,
    space_name,
)
from spellwright.games.duels.state import CHALLENGES, NOWHERE, OVERLAYS, SEATS

PLATE: Final = RADIUS - 6
_WOVEN: Final = Definition(
    "mystery-weave",
    "pattern",
    element("rect", width=10, height=10, fill="#2a2140"),
    element("path", d="M0 0 10 10M10 0 0 10", stroke="#53447a", stroke_width=2, fill="none"),
    width=10,
    height=10,
    patternUnits="userSpaceOnUse",
)


def challenge_plate(challenge: int) -> Svg:
    """An unveiled Challenge around the origin: a brass plate with its emblem above the middle."""
    colour = CHALLENGE_COLOURS[challenge]
    return together(
        element(
            "path",
            d=outline(PLATE),
            fill=mixed(colour, GROUND, 0.72),
            stroke=colour,
            stroke_width=2.4,
            stroke_linejoin="round",
        ),
        element("path", d=outline(PLATE - 4), fill="none", stroke=colour, stroke_opacity=0.45),
        emblem(OVERLAY_EMBLEMS[challenge], 29, fill=colour),
    )


def mystery_plate() -> Svg:
    """An overlay on its Mystery side around the origin."""
    return together(
        element(
            "path",
            d=outline(PLATE),
            fill=_WOVEN.url,
            stroke=BRASS,
            stroke_width=1.8,
            stroke_linejoin="round",
        ),
        element("circle", r=12, fill=GROUND, stroke=BRASS),
        element(
            "text",
            words("?"),
            y=6,
            fill=BRASS,
            font_size=17,
            font_weight="700",
            text_anchor="middle",
        ),
    )


def _terrain_plate(view: Seen, overlay: int) -> Svg:
    """The ground itself shows the terrain; the overlay is a rim of its owner with an icon."""
    owner = overlay - CHALLENGES
    colour = seat_look(owner).colour
    return together(
        element(
            "path",
            d=outline(PLATE + 2),
            fill="none",
            stroke=colour,
            stroke_width=2.4,
            stroke_dasharray="7 4",
        ),
        group(
            element("circle", r=8, fill=GROUND, stroke=colour),
            emblem(TERRAIN_EMBLEMS[view.shown.overlay_terrain[owner]], 11, fill=TEXT),
            transform=moved(0, -RADIUS + 12),
        ),
    )


def things(view: Seen, layout: Layout, choices: Choices) -> Svg:
    return Things(view, layout, choices).drawn()


class Things:
    """Everything on the board that is no Model."""

    def __init__(self, view: Seen, layout: Layout, choices: Choices) -> None:
        self.view = view
        self.layout = layout
        self.choices = choices

    def drawn(self) -> Svg:
        """What lies flat, below the Models."""
        s = self.view.shown
        overlays = [
            self._overlay(overlay)
            for overlay in range(OVERLAYS)
            if s.overlay_at[overlay] != NOWHERE
        ]
        overlays += self._laid_down()
        traps = [self._trap(place) for place, space in enumerate(s.trap_at) if space != NOWHERE]
        fires = [self._fire(seat) for seat in range(SEATS) if s.fiendfyre[seat] != NOWHERE]
        return group(*overlays, *traps, *fires, class_="things")

    def above(self) -> Svg:
        """The Patronus walks beside Models, so it is drawn over them."""
        s = self.view.shown
        drawn = [self._patronus(seat) for seat in range(SEATS) if s.patronus[seat] != NOWHERE]
        return group(*drawn, class_="guardians") if drawn else NOTHING

    def _laid_down(self) -> list[Svg]:
        """While the Map is set up: Challenges that nobody has seen yet (WD-12.7)."""
        drawn = []
        for space in self.view.shown.mysteries:
            if space not in self.view.shown.overlay_at and space != NOWHERE:
                x, y = self.layout.centre(space)
                drawn.append(
                    group(
                        title(
                            self.view.say(say("picture-challenge-hidden", space=space_name(space)))
                        ),
                        mystery_plate(),
                        class_="overlay mystery",
                        pointer_events=self.choices.touch(space),
                        transform=moved(x, y),
                    )
                )
        return drawn

    def _overlay(self, overlay: int) -> Svg:
        option = self.choices.overlays.get(overlay)
        touch = self.choices.touch(self.view.shown.overlay_at[overlay])
        return _overlay(self.view, overlay, self.layout, option.text if option else "", touch)

    def _trap(self, place: int) -> Svg:
        s = self.view.shown
        space, seat = s.trap_at[place], place // TRAPS_EACH
        x, y = self.layout.centre(space)
        colour = seat_look(seat).colour
        player, where = PLAYERS.noun(seat), space_name(space)
        says = say("picture-trap", player=player, space=where)
        if s.trap_spell[place] >= 0:
            spell = SPELL_NAMES.noun(s.trap_spell[place])
            says = say("picture-trap-known", spell=spell, player=player, space=where)
        return group(
            title(self.view.say(says)),
            element(
                "path",
                d="M0-10 8.7 5-8.7 5Z",
                fill=mixed(colour, GROUND, 0.6),
                stroke=colour,
                stroke_width=1.8,
                stroke_linejoin="round",
            ),
            element(
                "text",
                words("!"),
                y=3.4,
                fill=PARCHMENT,
                font_size=11,
                font_weight="700",
                text_anchor="middle",
            ),
            class_="trap",
            pointer_events=self.choices.touch(space),
            transform=moved(x - 17, y + 11),
        )

    def _fire(self, seat: int) -> Svg:
        view = self.view
        space = view.shown.fiendfyre[seat]
        x, y = self.layout.centre(space)
        return group(
            title(
                view.say(
                    say("picture-fiendfyre", player=PLAYERS.noun(seat), space=space_name(space))
                )
            ),
            element("path", d=outline(PLATE), fill="#7a1f12", fill_opacity=0.7, stroke="#ff8f4a"),
            emblem("flame", 38, fill="#ff8f4a"),
            group(emblem("flame", 20, fill="#ffd9a0"), transform=moved(0, 6)),
            element("circle", cx=17, cy=14, r=5, fill=seat_look(seat).colour, stroke=GROUND),
            class_="piece fire",
            data_piece=f"fiendfyre-{seat}",
            pointer_events=self.choices.touch(space),
            transform=moved(x, y),
        )

    def _patronus(self, seat: int) -> Svg:
        view = self.view
        space = view.shown.patronus[seat]
        x, y = self.layout.centre(space)
        return group(
            title(
                view.say(
                    say("picture-patronus", player=PLAYERS.noun(seat), space=space_name(space))
                )
            ),
            element(
                "circle",
                r=10,
                fill="#dff1ff",
                fill_opacity=0.85,
                stroke=seat_look(seat).colour,
                stroke_width=2,
            ),
            emblem("beast", 13, fill=mixed(ICE, GROUND, 0.5)),
            class_="piece patronus",
            data_piece=f"patronus-{seat}",
            pointer_events=self.choices.touch(space),
            transform=moved(x + 17, y - 17),
        )


@drawn_from(READS)
def _overlay(view: Seen, overlay: int, layout: Layout, option: str, touch: str | None) -> Svg:
    s = view.shown
    space = s.overlay_at[overlay]
    x, y = layout.centre(space)
    noun, where = OVERLAY_NAMES.noun(overlay), space_name(space)
    if not s.overlay_up[overlay]:
        # After the set-up everybody knows what lies under a Mystery side.
        known = say("picture-overlay-hidden", overlay=noun, space=where)
        says = known if s.round else say("picture-overlay-unknown", space=where)
        drawn = mystery_plate()
    elif is_challenge(overlay):
        says = say("picture-challenge", overlay=noun, space=where)
        drawn = challenge_plate(overlay)
    else:
        terrain = TERRAIN_NAMES.noun(s.overlay_terrain[overlay - CHALLENGES])
        says = say("picture-terrain-overlay", overlay=noun, terrain=terrain, space=where)
        drawn = _terrain_plate(view, overlay)
    names = ["overlay", *["mystery"] * (not s.overlay_up[overlay]), *["choice"] * bool(option)]
    return group(
        title(view.say(says)),
        lit_piece(PLATE - 3) if option else NOTHING,
        drawn,
        class_=" ".join(names),
        data_on=space_name(space),
        data_option=option or None,
        pointer_events=None if option else touch,
        transform=moved(x, y),
    )
