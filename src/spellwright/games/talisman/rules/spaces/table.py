"""The table that finds the instructions of a space."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.talisman.board import (
    AZKABAN,
    BURROW,
    CHARMS,
    COURTYARD,
    COVERED_BRIDGE,
    DEFENCE,
    DIAGON_ALLEY,
    FORESTS,
    GREENHOUSES,
    GRINGOTTS,
    HAGRIDS_HUT,
    HOGSMEADE,
    HOGSMEADE_STATION,
    MALFOY_MANOR,
    POTIONS,
    PRIVET_DRIVE,
    QUIDDITCH_PITCH,
    ROOM,
    ST_MUNGOS,
    TOWER,
    TRANSFIGURATION,
    WILLOW,
)
from spellwright.games.talisman.rules.spaces.castle import (
    AstronomyTower,
    CharmsClassroom,
    DefenceClassroom,
    Greenhouses,
    HostileClass,
    RoomOfRequirement,
)
from spellwright.games.talisman.rules.spaces.diagon_alley import DiagonAlley, EquipmentTrade
from spellwright.games.talisman.rules.spaces.grounds import (
    CoveredBridge,
    ForbiddenForest,
    HagridsHut,
    QuidditchPitch,
    WhompingWillow,
)
from spellwright.games.talisman.rules.spaces.hogsmeade import Healing, Hogsmeade
from spellwright.games.talisman.rules.spaces.london import Home, Prison, PrivetDrive
from spellwright.games.talisman.state import TalismanProcedure

SPACE_EFFECTS: Final[dict[int, Callable[[int], TalismanProcedure]]] = {
    HOGSMEADE: Hogsmeade,
    PRIVET_DRIVE: PrivetDrive,
    ST_MUNGOS: Healing,
    GRINGOTTS: lambda seat: Prison(seat, GRINGOTTS),
    DIAGON_ALLEY: DiagonAlley,
    MALFOY_MANOR: lambda seat: Home(seat, MALFOY_MANOR),
    AZKABAN: lambda seat: Prison(seat, AZKABAN),
    BURROW: lambda seat: Home(seat, BURROW),
    QUIDDITCH_PITCH: QuidditchPitch,
    FORESTS[0]: ForbiddenForest,
    FORESTS[1]: ForbiddenForest,
    HAGRIDS_HUT: HagridsHut,
    COURTYARD: Healing,
    WILLOW: WhompingWillow,
    HOGSMEADE_STATION: EquipmentTrade,
    COVERED_BRIDGE: CoveredBridge,
    POTIONS: lambda seat: HostileClass(seat, POTIONS),
    GREENHOUSES: Greenhouses,
    CHARMS: CharmsClassroom,
    ROOM: RoomOfRequirement,
    DEFENCE: DefenceClassroom,
    TOWER: AstronomyTower,
    TRANSFIGURATION: lambda seat: HostileClass(seat, TRANSFIGURATION),
}
