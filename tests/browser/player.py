"""Somebody at a browser: sees what the page shows, chooses by pointer or by keys alone."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from playwright.sync_api import Browser, Page, WebSocket

from spellwright.kernel.saying import Argument, Saying
from spellwright.server.pages.script_words import SCRIPT

AXE: Final = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
WIDE: Final = (1440, 900)
PHONE: Final = (390, 844)
PATIENCE: Final = 30_000
SETTLING: Final = 60
"""Milliseconds after which a message over the loopback has come in."""
ALL_IS_SHOWN: Final = 60
"""Seconds after which a page has shown all that it has heard."""
OPTIONS: Final = "#prompt button[data-option]"
AT_REST: Final = "body:not(.sending, .playing)"
"""Nothing is being sent, and all that has happened is shown."""
EARS: Final = """
const add = WebSocket.prototype.addEventListener;
WebSocket.prototype.addEventListener = function (kind, listen) {
  add.call(this, kind, (event) => (kind === "message" && window.isDeaf) || listen(event));
};
"""
"""A page that can be told to hear nothing more from its server."""
ATTACKS: Final = ("target ", "do ", "lock")
"""What is chosen rather than the first option, so that a game comes to an end."""


class Player:
    """A browser context of one person, with all bytes that its sockets have received."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = WIDE,
        pace: str = "instant",
        **settings: Any,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            **{"reduced_motion": "reduce", "color_scheme": "dark", **settings},
        )
        self.context.add_init_script(EARS)
        if pace:
            self.context.add_init_script(f"if (origin !== 'null') localStorage.pace ??= '{pace}'")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.received: list[str] = []
        self.faults: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def new_table(self, game: str) -> None:
        """The form for a new table, with everything that is folded laid open."""
        self.go(f"/tables/new?game={game}")
        self.page.wait_for_selector("form.new-table")
        self.page.evaluate(
            "for (const one of document.querySelectorAll('details')) one.open = true"
        )

    def open_table(self, game: str, *bots: str, **options: Any) -> None:
        """A table of one's own with bots, without the page for it."""
        self.go("/")
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot} for bot in bots or ("random",)]]
        wish = {"game": game, "seats": seats, "name": "Guest", "options": options}
        answer = self.page.request.post(f"{self.address}/api/tables", data=wish)
        assert answer.ok, answer.text()
        self.go(f"/tables/{answer.json()['table']['id']}")
        self.page.wait_for_selector("#board")
        self.skip_tour()

    def skip_tour(self) -> None:
        """The dialog of the first visit."""
        self.page.wait_for_selector("dialog[open]")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")

    def in_menu(self, selector: str) -> None:
        """Click on something in the menu of a table."""
        self.page.click("[popovertarget=menu]")
        self.page.click(f"#menu >> {selector}")

    def open_chat(self) -> None:
        """Where the log was until now."""
        self.page.click("[data-side=talk]:visible:not(body), [data-tab=talk]:visible:not(body)")

    # -- what the page shows -----------------------------------------------------------------------

    def options(self) -> list[str]:
        found: list[str] = self.page.eval_on_selector_all(
            OPTIONS, "all => all.map(one => one.dataset.option)"
        )
        return found

    @property
    def question(self) -> str:
        return self.page.text_content("#question") or ""

    @property
    def is_over(self) -> bool:
        return self.page.query_selector("#prompt .end") is not None

    def shown(self) -> int:
        count: int = self.page.evaluate("Number(document.body.dataset.shown || 0)")
        return count

    def wait_for_news(self, since: int) -> None:
        """Until something new is shown, and the last choice has been taken in."""
        self.page.wait_for_function("n => Number(document.body.dataset.shown) > n", arg=since)
        self.page.wait_for_selector(AT_REST, state="attached")

    def wait_until_asked(self) -> None:
        """Until the last choice has been taken in, and there is something to choose, or nothing
        any more.
        """
        self.page.wait_for_selector(
            f"{AT_REST} {OPTIONS}, {AT_REST} #prompt .end", state="attached"
        )

    def frames(self) -> int:
        """How much has been received, once all that is under way has come in."""
        self.page.wait_for_timeout(SETTLING)
        return len(self.received)

    def stand_still(self) -> None:
        """No news and no passing time any more: what a test puts on the page stays there.

        The page's clock must have been installed before the page was opened.
        """
        now = self.page.evaluate("(window.isDeaf = true) && Date.now()")
        self.page.clock.pause_at(now / 1_000 + ALL_IS_SHOWN)

    # -- what the player does ----------------------------------------------------------------------

    def click(self, option: str) -> None:
        """On the board where the option lies there, else in the list."""
        self.page.wait_for_selector("body:not(.settling)", state="attached")
        before = self.shown()
        on_board = self.page.locator(f':is(#board, #tray) [data-option="{option}"]')
        in_list = self.page.locator(f'#prompt [data-option="{option}"]')
        if on_board.count():
            on_board.first.click(force=True)
        else:
            if not in_list.is_visible():
                self.page.click("#prompt .on-board summary")
            in_list.click()
        self.wait_for_news(before)

    def tap(self, option: str) -> None:
        """In the list, which opens where it is long; a bot may have taken the option away."""
        before = self.shown()
        self.page.eval_on_selector_all("#prompt details", "all => all.map(one => one.open = true)")
        self.page.eval_on_selector_all(
            f'#prompt [data-option="{option}"]', "all => all.forEach(one => one.click())"
        )
        self.wait_for_news(before)

    def press(self, number: int) -> None:
        """By keys alone: the digit that an option shows, or the arrows down to it and Enter."""
        before = self.shown()
        wanted = self.page.locator(OPTIONS).nth(number)
        if wanted.is_visible() and wanted.locator("kbd").count():
            self.page.keyboard.press(wanted.locator("kbd").inner_text())
        else:
            self.page.keyboard.press("/")
            option = wanted.get_attribute("data-option")
            while self.page.evaluate("document.activeElement.dataset.option") != option:
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        self.wait_for_news(before)

    # -- what is checked ---------------------------------------------------------------------------

    def violations(self) -> list[str]:
        """What axe-core finds on the page as it is now."""
        self.page.evaluate(AXE)
        found: dict[str, Any] = self.page.evaluate("axe.run({ resultTypes: ['violations'] })")
        return [
            f"{self.page.url}: {one['id']}: {one['help']}: {one['nodes'][0]['html'][:200]}"
            for one in found["violations"]
        ]

    def scrolls_as_a_whole(self) -> bool:
        """Which a table never does: its parts scroll, and nothing would bring it back."""
        tall: bool = self.page.evaluate("document.documentElement.scrollHeight > innerHeight")
        return tall

    def scrolls_sideways(self) -> bool:
        wide: bool = self.page.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )
        return wide

    def close(self) -> None:
        self.context.close()
        assert not self.faults, self.faults


def script_says(key: str, **args: Argument) -> Saying:
    """What the page itself says, without its server."""
    return Saying(SCRIPT, key, args)


def better(options: list[str]) -> int:
    """A way to play that gets on: strike, carry out, end a plan; else what comes first."""
    for wanted in ATTACKS:
        for number, option in enumerate(options):
            if option.startswith(wanted):
                return number
    return 0
