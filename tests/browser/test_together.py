"""Two people at one table: taking back, playing again, and being called."""

from __future__ import annotations

from playwright.sync_api import Browser

from spellwright.kernel.saying import Saying
from spellwright.server.pages.script_words import SCRIPT
from spellwright.server.speaking import say
from tests.browser.player import PHONE, Player
from tests.browser.site import Site

AUDIO = """
window.ticks = 0;
const Real = AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.ticks += 1; } };
"""
NOTICES = """
window.notices = [];
window.answer = "granted";
window.Notification = class {
  constructor(title, { body }) { window.notices.push(body); }
  static get permission() { return window.answer; }
  static async requestPermission() { return window.answer; }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""
YOUR_TURN = Saying(SCRIPT, "notice-your-turn", {})


def two_at_a_table(ann: Player, ben: Player) -> str:
    """The path of a table at which both sit."""
    for player, name in ((ann, "Ann"), (ben, "Ben")):
        player.go("/")
        player.page.click("text=Settings")
        player.page.fill("#your-name", name)
        player.page.click("text=Save")
    ann.go("/tables/new?game=wizardry")
    ann.page.click("text=Open the table")
    ann.skip_tour()
    ben.page.goto(ann.page.text_content(".lobby .invite") or "")
    ben.page.click("text=Take the seat")
    ben.skip_tour()
    ann.wait_until_asked()
    return ann.page.url.removeprefix(ann.address)


def give_up(player: Player) -> None:
    player.in_menu("[data-act=concede]")
    player.page.click("#concede [value=yes]")


def test_taking_back_is_asked_and_answered(browser: Browser, site: Site) -> None:
    ann, ben = Player(browser, site.address), Player(browser, site.address, PHONE)
    two_at_a_table(ann, ben)
    ann.click(ann.options()[0])
    ann.page.keyboard.press("u")
    ben.page.wait_for_selector(f".request.calls >> text={say('undo-asked', name='Ann')}")
    ann.page.wait_for_selector(f"text={say('undo-you-ask', names=('Ben',))}")
    assert not ann.options()
    for player in (ann, ben):
        assert not player.violations()
        assert not player.scrolls_sideways()
    ben.page.click(".request [data-act=allow]")
    ben.page.wait_for_selector(f"text={say('undo-done', name='Ann')}")
    ann.page.wait_for_selector(f"text={say('undo-done-by-you')}")
    ann.click(ann.options()[0])
    ann.page.keyboard.press("u")
    ben.page.click(".request [data-act=refuse]")
    ann.page.wait_for_selector(f"text={say('undo-refused', name='Ben')}")
    ann.page.keyboard.press("u")
    ann.page.wait_for_selector(f"#toast >> text={say('refusal-undo-refused')}")
    ann.close()
    ben.close()


def test_the_others_join_the_next_game_by_a_click(browser: Browser, site: Site) -> None:
    ann, ben = Player(browser, site.address), Player(browser, site.address)
    old = two_at_a_table(ann, ben)
    give_up(ann)
    ben.page.wait_for_selector(f"#prompt .end >> text={say('headline-you')}")
    ben.page.click("text=Play again")
    ben.page.wait_for_selector(f".lobby >> text={say('seat-open', n=1, how='kept', name='Ann')}")
    assert not ben.violations()
    ann.page.wait_for_selector(f".request.calls >> text={say('text-rematch')}")
    assert not ann.violations()
    ann.page.click(f"text={say('button-join-seat')}")
    ann.wait_until_asked()
    ben.wait_until_asked()
    assert ann.page.url == ben.page.url
    assert old not in ann.page.url
    ann.close()
    ben.close()


def test_the_host_removes_somebody_and_another_plays_on(browser: Browser, site: Site) -> None:
    ann, ben, cleo = (Player(browser, site.address) for _ in range(3))
    two_at_a_table(ann, ben)
    ann.in_menu("text=People")
    assert not ann.violations()
    ann.page.click("#people >> text=Remove")
    assert "Ben" in (ann.page.text_content("#removing") or "")
    assert not ann.violations()
    ann.page.click(f"#people >> text={say('button-keep-them')}")
    ben.wait_until_asked()
    ann.in_menu("text=People")
    ann.page.click("#people-listed >> text=Remove")
    ann.page.click("#remove-now")
    ben.page.wait_for_selector(f"#toast >> text={say('refusal-removed')}")
    ann.page.wait_for_selector("#seats h2 >> text=Bot")
    ann.in_menu("text=People")
    ann.page.click("#people-listed >> text=Copy an invitation")
    link = ann.page.get_attribute("#people-listed [data-copy]", "data-copy") or ""
    ann.page.keyboard.press("Escape")
    ben.go(link)
    ben.page.click("text=Take the seat")
    ben.page.wait_for_selector(f"text={say('refusal-removed')}")
    cleo.go(link)
    cleo.page.click("text=Take the seat")
    cleo.skip_tour()
    ann.page.wait_for_selector("#seats h2 >> text=Guest")
    for player in (ann, ben, cleo):
        player.close()


def test_the_host_removes_somebody_before_the_game(browser: Browser, site: Site) -> None:
    ann, ben = Player(browser, site.address, PHONE), Player(browser, site.address)
    ann.go("/tables/new?game=wizardry")
    ann.page.select_option("[name=seat-2]", "person")
    ann.page.click("text=Open the table")
    ann.skip_tour()
    ben.page.goto(ann.page.text_content(".lobby .invite") or "")
    ben.page.click("text=Take the seat")
    ann.page.click('.lobby [aria-label^="Remove Guest"]')
    assert not ann.scrolls_sideways()
    ann.page.click("#remove-now")
    ann.page.wait_for_function("() => document.querySelectorAll('.lobby .invite').length === 2")
    ben.page.wait_for_selector(f"#toast >> text={say('refusal-removed')}")
    ann.close()
    ben.close()


def test_anybody_can_mute_what_another_says(browser: Browser, site: Site) -> None:
    ann, ben, eve = (Player(browser, site.address) for _ in range(3))
    table = two_at_a_table(ann, ben)
    eve.go(table)
    eve.skip_tour()

    def says(player: Player, words: str) -> None:
        player.page.fill("#say", words)
        player.page.click("#chat-form button")

    for player in (ann, ben, eve):
        player.open_chat()
    says(ann, "good luck")
    says(ben, "rubbish")
    for player in (ann, eve):
        player.page.click('#chat [title="Mute Ben"]')
        player.page.wait_for_selector("#chat >> text=rubbish", state="hidden")
        player.page.wait_for_selector("#chat >> text=Ben is muted.")
    assert not ann.violations()
    assert ann.page.locator('#chat [title="Mute Ann"]').count() == 0
    says(ben, "more rubbish")
    says(ann, "your turn")
    for player in (ann, ben, eve):
        player.page.wait_for_selector("#chat >> text=your turn")
    assert ben.page.is_visible("#chat >> text=more rubbish")
    assert not ann.page.is_visible("#chat >> text=more rubbish")
    ann.page.reload()
    ann.open_chat()
    assert not ann.page.is_visible("#chat >> text=more rubbish")
    ann.page.click('#chat [title="Unmute Ben"]')
    assert ann.page.is_visible("#chat >> text=more rubbish")
    for player in (ann, ben, eve):
        player.close()


def test_whose_turn_it_is_can_be_heard_and_noticed(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    player.context.add_init_script(AUDIO + NOTICES)
    page = player.page
    player.go("/")
    page.click("text=Settings")
    for name in ("sound", "notify"):
        page.check(f"#settings [name={name}]")
        page.wait_for_function("n => localStorage.getItem(n) === 'yes'", arg=name)
    page.keyboard.press("Escape")
    page.click("text=Play now")
    player.skip_tour()
    player.wait_until_asked()
    page.wait_for_function(
        "said => window.ticks > 0 && window.notices.includes(said)", arg=str(YOUR_TURN)
    )
    player.in_menu("text=Settings")
    assert page.is_checked("#settings [name=sound]")
    page.uncheck("#settings [name=sound]")
    page.uncheck("#settings [name=notify]")
    page.reload()
    player.wait_until_asked()
    player.frames()
    assert page.evaluate("[window.ticks, window.notices.length]") == [0, 0]
    player.close()


def test_a_notice_that_is_not_allowed_stays_off(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    player.context.add_init_script(NOTICES.replace("granted", "denied"))
    player.go("/")
    player.page.click("text=Settings")
    player.page.click("#settings [name=notify]")
    player.page.wait_for_function("() => localStorage.getItem('notify') === ''")
    assert not player.page.is_checked("#settings [name=notify]")
    player.close()


def test_the_rules_are_searched_beside_the_board(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    player.go("/")
    player.page.click("text=Play now")
    player.skip_tour()
    page = player.page
    player.in_menu("text=Rules")
    page.wait_for_selector("#drawer:not([hidden])")
    page.keyboard.type("poison dart")
    page.wait_for_selector("#drawer-body >> text=about “poison dart”")
    page.click("#drawer-body [data-clause] >> nth=0")
    page.wait_for_selector("#drawer-body >> text=All rules")
    page.keyboard.press("Escape")
    assert page.is_hidden("#drawer")
    player.close()
