"""A position to look at: as an image, as text, or as a page in the browser."""

from __future__ import annotations

import html
import io
import threading
import webbrowser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spellwright.extras import need
from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game

MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 960
REFRESH: Final = 1
PAGE: Final = """<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="refresh" content="{refresh}"><title>{title}</title>
<style>body{{margin:0;background:#1b1712}}svg{{display:block;margin:auto;max-width:100%;max-height:100vh}}</style>
</head><body>{svg}</body></html>"""

Image = NDArray[np.uint8]


class Painter:
    """Shows positions of one game, as its face draws them for those who watch."""

    def __init__(self, game: Game, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise Refused(
                "render", f"There is no way to show it «{mode[:40]}»: {', '.join(MODES)}."
            )
        self.game = game
        self.mode = mode
        self._page: _Page | None = None

    def render(self, state: Any) -> Image | str | None:
        """The position in the mode of this painter; `human` shows it and returns nothing."""
        if self.mode is None:
            return None
        if state is None:
            raise Refused("reset", "There is no game to show yet; call reset first.")
        scene = Scene(state.view(SPECTATOR))
        if self.mode == "ansi":
            return self.game.face.text(scene)
        svg = self.game.face.svg(scene)
        if self.mode == "rgb_array":
            return image_of(svg)
        if self._page is None:
            self._page = _Page(self.game.name)
        self._page.show(svg)
        return None

    def __getstate__(self) -> dict[str, Any]:
        """A copy opens a page of its own."""
        return {**self.__dict__, "_page": None}

    def close(self) -> None:
        if self._page is not None:
            self._page.close()
            self._page = None


def image_of(svg: str, width: int = WIDTH) -> Image:
    """An SVG picture as rows of pixels, red, green and blue."""
    need("rl", "resvg_py", "resvg")
    need("rl", "PIL", "Pillow")
    import resvg_py
    from PIL import Image as Pillow

    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=width, background="#ffffff")
    with Pillow.open(io.BytesIO(bytes(drawn))) as picture:
        return np.asarray(picture.convert("RGB"), np.uint8)


class _Page:
    """A page on this computer that shows the latest position, and looks for a newer one."""

    def __init__(self, title: str) -> None:
        page = self
        self._title = html.escape(title)
        self._svg = ""

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                body = page.text().encode()
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}/"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self._is_open = False

    def text(self) -> str:
        return PAGE.format(refresh=REFRESH, title=self._title, svg=self._svg)

    def show(self, svg: str) -> None:
        self._svg = svg
        if not self._is_open:
            self._is_open = True
            webbrowser.open(self.address)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
