"""Takes the pictures of the README: a table of each game, and one turn in motion.

python tools/readme_pictures.py     writes docs/pictures/GAME-table.webp and docs/pictures/turn.webp
"""

from __future__ import annotations

import base64
import os
import struct
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

PROJECT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(PROJECT / "src"), str(PROJECT)]
os.environ["PYTHONPATH"] = str(PROJECT / "src")

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from tests.browser.conftest import CHROMIUM, MANNERS  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tests.browser.site import Site  # noqa: E402

PICTURES: Final = PROJECT / "docs" / "pictures"
SCREEN: Final = (1280, 720)
SMALL: Final = (960, 540)
QUALITY: Final = 0.72
MOTION_QUALITY: Final = 0.6
CHOICES: Final = {"wizardry": 14, "funkoverse": 24, "duels": 40, "battle": 26, "talisman": 30}
"""How many choices a player makes before the picture is taken."""
CALM: Final = ("keep-all", "wait-turn", "keep", "pass")
"""What ends a question of Talisman at once."""
FRAME: Final = 0.25
"""Seconds between two frames."""
LONGEST: Final = 9.0
"""Seconds that the motion lasts at most."""
REST: Final = 2_000
"""Milliseconds for which the last frame stays."""
TO_WEBP: Final = """async ([png, wide, high, quality]) => {
    const image = await createImageBitmap(await (await fetch(png)).blob());
    const canvas = new OffscreenCanvas(wide, high);
    const paper = canvas.getContext("2d");
    paper.imageSmoothingQuality = "high";
    paper.drawImage(image, 0, 0, wide, high);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


def webp(workbench: Page, png: bytes, size: tuple[int, int], quality: float) -> bytes:
    """A screenshot, smaller."""
    data = "data:image/png;base64," + base64.b64encode(png).decode()
    packed: str = workbench.evaluate(TO_WEBP, [data, *size, quality])
    return base64.b64decode(packed)


# -- one file of several pictures ------------------------------------------------------------------


def animated(frames: list[tuple[bytes, int]], size: tuple[int, int]) -> bytes:
    """Pictures in WebP, each with its milliseconds, as one that moves without end."""
    wide, high = (struct.pack("<I", length - 1)[:3] for length in size)
    is_animated = 0x02
    parts = [_chunk(b"VP8X", bytes([is_animated, 0, 0, 0]) + wide + high)]
    parts.append(_chunk(b"ANIM", struct.pack("<IH", 0, 0)))
    for picture, lasts in frames:
        place = bytes(6) + wide + high + struct.pack("<I", lasts)[:3] + b"\x00"
        parts.append(_chunk(b"ANMF", place + _picture_chunk(picture)))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + bytes(len(content) % 2)


def _picture_chunk(picture: bytes) -> bytes:
    """The part of a WebP file that holds its picture."""
    at = 12
    while at < len(picture):
        name, length = picture[at : at + 4], struct.unpack("<I", picture[at + 4 : at + 8])[0]
        whole = 8 + length + length % 2
        if name in (b"VP8 ", b"VP8L"):
            return picture[at : at + whole]
        at += whole
    raise ValueError("There is no picture in this file.")


# -- what is shown -------------------------------------------------------------------------------


def chosen(options: list[str], luck: Random) -> str:
    """What gets a game on, else anything."""
    calm = [option for option in CALM if option in options]
    return luck.choice(calm[:1] or options)


def play(player: Player, table: str, choices: int) -> None:
    """The same choices whenever the pictures are taken, as far as the dice allow."""
    luck, address = Random(5), f"{player.address}/api/tables/{table}"
    for number in range(choices):
        view = player.page.request.get(f"{address}/view").json()
        if not view["decisions"]:
            player.page.wait_for_timeout(300)
            continue
        texts = view["decisions"][0]["options"]
        told = {"option": chosen(texts, luck), "key": f"k{number}"}
        player.page.request.post(f"{address}/choices", data=told)


def open_table(player: Player, game: str, bots: int) -> str:
    player.open_table(game, *["greedy"] * bots)
    return player.page.url.rsplit("/", 1)[1]


def take_table(browser: Browser, site: Site, workbench: Page, game: str) -> None:
    player = Player(browser, site.address, SCREEN)
    table = open_table(player, game, 3 if game == "talisman" else 1)
    play(player, table, CHOICES[game])
    player.go(f"/tables/{table}")
    player.wait_until_asked()
    player.page.keyboard.press("Escape")
    player.page.wait_for_timeout(500)
    picture = webp(workbench, player.page.screenshot(), SMALL, QUALITY)
    write(f"{game}-table", picture)
    player.close()


def take_turn(browser: Browser, site: Site, workbench: Page) -> None:
    """A turn of Talisman and the bots' turns after it, as the page plays them."""
    player = Player(browser, site.address, SCREEN, pace="brisk", reduced_motion="no-preference")
    table = open_table(player, "talisman", 1)
    play(player, table, 10)
    player.go(f"/tables/{table}")
    player.wait_until_asked()
    luck, shots, start = Random(3), [player.page.screenshot()], time.monotonic()
    while time.monotonic() - start < LONGEST:
        began = time.monotonic()
        if options := player.options():
            player.tap(chosen(options, luck))
        shots.append(player.page.screenshot())
        player.page.wait_for_timeout(max(0.0, FRAME - (time.monotonic() - began)) * 1_000)
    write("turn", animated(_frames(workbench, shots), SMALL))
    player.close()


def _frames(workbench: Page, shots: list[bytes]) -> list[tuple[bytes, int]]:
    """Pictures that look alike are one that stays longer."""
    frames: list[tuple[bytes, int]] = []
    last = b""
    for shot in shots:
        lasts = round(FRAME * 1_000)
        if shot == last:
            picture, before = frames[-1]
            frames[-1] = (picture, before + lasts)
        else:
            frames.append((webp(workbench, shot, SMALL, MOTION_QUALITY), lasts))
            last = shot
    picture, _ = frames[-1]
    return [*frames[:-1], (picture, REST)]


def write(name: str, picture: bytes) -> None:
    file = PICTURES / f"{name}.webp"
    file.write_bytes(picture)
    print(f"wrote {file.relative_to(PROJECT)}: {len(picture) // 1024} kB")


def main() -> None:
    if CHROMIUM is None:
        sys.exit("tools/readme_pictures.py: no Chromium is found; install Debian's `chromium`.")
    wanted = sys.argv[1:] or [*CHOICES, "turn"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=MANNERS)
        site = Site(Path(folder))
        site.start()
        try:
            workbench = browser.new_page()
            for game in CHOICES:
                if game in wanted:
                    take_table(browser, site, workbench, game)
            if "turn" in wanted:
                take_turn(browser, site, workbench)
        finally:
            site.stop()


if __name__ == "__main__":
    main()
