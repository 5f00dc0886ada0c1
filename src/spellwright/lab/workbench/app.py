"""The application of the workbench. It answers this computer alone, and its own pages alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from litestar import Litestar, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.enums import MediaType, ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.params import FromPath, JSONBody
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send

from spellwright.kernel.refusal import Refused
from spellwright.lab.figures import as_set
from spellwright.lab.words import say
from spellwright.lab.workbench.experiment_page import content_of
from spellwright.lab.workbench.pages import game_page, home_page, page
from spellwright.lab.workbench.past import page_in, past_in
from spellwright.lab.workbench.patching import patch_of
from spellwright.lab.workbench.trials import Trials
from spellwright.registry import all_games, game
from spellwright.simulate.figures import game_figures, read_figures

STATIC: Final = Path(__file__).parent / "static"
LARGEST_REQUEST: Final = 1 << 17
MOST_FIGURES: Final = 200
OWN: Final = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
POLICY: Final = OWN + "img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"
REPORT_POLICY: Final = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"
Line = Annotated[str, msgspec.Meta(max_length=300)]
Lines = Annotated[list[Line], msgspec.Meta(max_length=MOST_FIGURES)]


class TrialRequest(msgspec.Struct):
    """What the page asks for: variants, each as lines like `abilities.fiendfyre.cost=3`."""

    game: Line
    variants: Annotated[list[Lines], msgspec.Meta(max_length=20)]
    bots: Line = "greedy"
    pairs: int = 500
    seed: int = 0


class OwnPagesOnly(ASGIMiddleware):
    """A foreign page can neither drive this nor read it: names of other hosts are refused (so no
    name that was bent to this computer helps), and so is every request that a page from elsewhere
    has made.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, port: int) -> None:
        self._hosts = {f"{name}:{port}" for name in ("127.0.0.1", "localhost", "[::1]")}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        headers = connection.headers
        origin = headers.get("origin", "")
        host = headers.get("host", "")
        is_ours = host in self._hosts and origin in ("", f"http://{host}")
        if is_ours and headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            # A link from elsewhere may lead to a page, and to nothing else.
            is_ours = scope.get("method") == "GET" and headers.get("sec-fetch-mode") == "navigate"
        if is_ours:
            await next_app(scope, receive, send)
            return
        refusal: Response[Any] = Response(str(say("refusal-foreign")), status_code=403)
        await refusal.to_asgi_response(app=None, request=Request(scope))(scope, receive, send)


def make_workbench(folder: Path, port: int, jobs: int) -> Litestar:
    """The workbench for a folder of reports and runs, at a port of this computer."""
    trials = Trials(folder, jobs)

    @get("/", media_type=MediaType.HTML, sync_to_thread=True)
    def home() -> str:
        return home_page(all_games(), past_in(folder))

    @get("/game/{id:str}", media_type=MediaType.HTML, sync_to_thread=True)
    def figures(id: FromPath[str]) -> str:
        asked = game(id)
        return game_page(asked, game_figures(asked), ["random", *asked.bots()])

    @get("/report/{name:str}", sync_to_thread=True)
    def report(name: FromPath[str]) -> Response[str]:
        text = page_in(folder, name)
        if text is None:
            raise Refused("not-found", say("refusal-no-report"))
        headers = {"content-security-policy": REPORT_POLICY}
        return Response(text, media_type=MediaType.HTML, headers=headers)

    @get("/experiment/{name:str}", media_type=MediaType.HTML, sync_to_thread=True)
    def experiment(name: FromPath[str]) -> str:
        found = next((one for one in past_in(folder) if one.name == name), None)
        if found is None or found.kind != "what-if":
            raise Refused("not-found", say("refusal-no-report"))
        return page(name, content_of(found.about))

    @post("/try", status_code=200, sync_to_thread=True)
    def try_it(data: JSONBody[TrialRequest]) -> dict[str, Any]:
        asked = game(data.game)
        variants = [read_figures(asked, lines) for lines in data.variants]
        return trials.start(asked, variants, data.bots, data.pairs, data.seed).to_data()

    @get("/try/{name:str}", sync_to_thread=True)
    def look(name: FromPath[str]) -> dict[str, Any]:
        return trials.get(name).to_data()

    @post("/try/{name:str}/stop", status_code=200, sync_to_thread=True)
    def stop(name: FromPath[str]) -> dict[str, Any]:
        trial = trials.get(name)
        trial.stop()
        return trial.to_data()

    @post("/export", status_code=200, sync_to_thread=True)
    def export(data: JSONBody[TrialRequest]) -> dict[str, str]:
        asked = game(data.game)
        variants = [read_figures(asked, lines) for lines in data.variants]
        line = " --or ".join(as_set(figures) for figures in variants if figures)
        command = f"spellwright lab what-if {asked.id} {line}" if line else ""
        patch = patch_of(asked, variants[-1]) if variants else ""
        return {"line": command, "patch": patch}

    return Litestar(
        route_handlers=[
            home,
            figures,
            report,
            experiment,
            try_it,
            look,
            stop,
            export,
            create_static_files_router(path="/static", directories=[STATIC]),
        ],
        middleware=[OwnPagesOnly(port)],
        exception_handlers={Refused: _refused},
        on_shutdown=[trials.end],
        request_max_body_size=LARGEST_REQUEST,
        after_request=_with_headers,
        openapi_config=None,
    )


def _refused(_: Request[Any, Any, Any], refused: Refused) -> Response[dict[str, str]]:
    code = {"not-found": 404, "unknown-game": 404, "busy": 409}.get(refused.kind, 400)
    return Response({"fault": str(refused)}, status_code=code)


async def _with_headers(response: Response[Any]) -> Response[Any]:
    response.headers.setdefault("content-security-policy", POLICY)
    response.headers.setdefault("x-content-type-options", "nosniff")
    response.headers.setdefault("referrer-policy", "same-origin")
    response.headers.setdefault("cross-origin-resource-policy", "same-origin")
    response.headers.setdefault("cache-control", "private, no-store")
    return response
