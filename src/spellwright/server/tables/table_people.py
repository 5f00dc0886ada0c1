"""Who sits at a table, who plays for whom, and who may watch."""

from __future__ import annotations

from spellwright.bots import usual_bot
from spellwright.kernel.fairness import made_word
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game
from spellwright.server.speaking import say
from spellwright.server.tables.names import told_apart
from spellwright.server.tables.place import BOT, PERSON, Place
from spellwright.server.tables.watched import Watched


class TablePeople(Watched):
    """The people and bots of a table, in its places."""

    def __init__(
        self,
        game: Game,
        places: list[Place],
        entropy: str,
        *,
        host: str,
        public: bool,
        spectators: bool,
    ) -> None:
        super().__init__()
        self.game = game
        self.places = places
        self.entropy = entropy
        self.host = host
        self.public = public
        self.spectators = spectators
        self.conceded: list[int] = []
        self.away: set[int] = set()
        """The seats of people who are away, for whom a bot plays until they return."""
        self.away_after = 0
        """The seconds after which others may let a bot play for who is waited for; 0: never."""
        self.removed: set[str] = set()
        """The sessions that the host has shown out."""

    def seats_of(self, session: str) -> list[int]:
        """The seats of a session: several where people share a device."""
        return [n for n, place in enumerate(self.places) if session and place.session == session]

    def may_watch(self, session: str) -> bool:
        """A table without spectators is for its players, its host and those whom it waits for; a
        person whom the host has removed sees nothing of it any more.
        """
        if session in self.removed:
            return False
        if self.spectators or self.host == session:
            return True
        return self.is_known(session)

    def is_known(self, session: str) -> bool:
        """Whether a session has a seat here, or one is kept for it."""
        return any(session and session in (place.session, place.kept_for) for place in self.places)

    def name_for(self, seat: int, name: str) -> str:
        """What somebody is called in a seat: like nobody else at the table."""
        others = [place for number, place in enumerate(self.places) if number != seat]
        return told_apart(name, [place.bot if place.is_bot else place.name for place in others])

    def check_welcome(self, session: str) -> None:
        """Refuse a session that the host has shown out."""
        if session in self.removed:
            raise Refused("private", say("refusal-removed"))

    # -- who plays -------------------------------------------------------------------------------

    @property
    def winners_by_concession(self) -> list[int]:
        """The seats that are left when all others have given up."""
        if not self.conceded:
            return []
        left = [seat for seat in range(len(self.places)) if seat not in self.conceded]
        return left if len(left) == 1 else []

    def consenting(self) -> list[int]:
        """The seats of bots, who agree to whatever is taken back."""
        return [seat for seat, place in enumerate(self.places) if place.is_bot]

    def give_up(self, seat: int) -> None:
        self.conceded.append(seat)
        if not self.winners_by_concession:
            self.let_bot_play(seat)

    def let_stand_in(self, seat: int) -> None:
        self.away.add(seat)
        self.let_bot_play(seat)

    def give_back(self, seat: int) -> None:
        self.away.discard(seat)
        self.places[seat].kind = PERSON

    def let_bot_play(self, seat: int) -> None:
        self.places[seat].kind = BOT
        self.places[seat].bot = usual_bot(self.game)

    # -- their words for the luck ----------------------------------------------------------------

    def words(self) -> list[str]:
        """The word of each seat: of its person, else as the secret has it."""
        return [place.word or made_word(self.entropy, n) for n, place in enumerate(self.places)]

    def own_words(self) -> list[int] | None:
        """The seats whose people gave a word; None where bots have words that were just made up,
        as at tables of earlier times.
        """
        if any(place.is_bot and not place.session and place.word for place in self.places):
            return None
        return [seat for seat, place in enumerate(self.places) if place.word]
