"""The server under test: `python -m spellwright.bench.serving.server FOLDER` prints its port."""

from __future__ import annotations

import socket
import sys
import warnings
from pathlib import Path

NO_LIMIT = 1e9


def main(folder: Path) -> None:
    """Serve on a free port of this computer only, with a database in the folder."""
    import uvicorn

    from spellwright.registry import any_game
    from spellwright.server.app import make_app

    warnings.simplefilter("ignore")
    file = str(folder / "tables.db")
    app = make_app(file, "measured", rate_scale=NO_LIMIT, find_game=any_game)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(2048)
        sys.stdout.write(f"{listening.getsockname()[1]}\n")
        sys.stdout.flush()
        server = uvicorn.Server(uvicorn.Config(app, log_level="critical", access_log=False))
        server.run(sockets=[listening])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
