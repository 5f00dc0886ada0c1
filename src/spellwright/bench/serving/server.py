"""The server under test: `python -m spellwright.bench.serving.server FOLDER LIMITS DATABASE`
prints its port.
"""

from __future__ import annotations

import socket
import sys
import warnings
from pathlib import Path

NO_LIMIT = 1e9
WITH_LIMITS = "with-limits"
WITHOUT_LIMITS = "without-limits"


def main(folder: Path, with_limits: bool, database: str) -> None:
    """Serve on a free port of this computer only, with a database in the folder or elsewhere.
    Whoever tries the limits tells by a header where each visitor comes from.
    """
    import uvicorn

    from spellwright.registry import any_game
    from spellwright.server.app import make_app
    from spellwright.server.uvicorn_config import allow_many_connections, uvicorn_config

    warnings.simplefilter("ignore")
    allow_many_connections()
    address = database or str(folder / "tables.db")
    scale = 1.0 if with_limits else NO_LIMIT
    app = make_app(address, "measured", rate_scale=scale, proxies=1, find_game=any_game)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(2048)
        sys.stdout.write(f"{listening.getsockname()[1]}\n")
        sys.stdout.flush()
        config = uvicorn_config(
            app, rate_scale=scale, proxies=1, log_level="critical", access_log=False
        )
        server = uvicorn.Server(config)
        server.run(sockets=[listening])


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] == WITH_LIMITS, sys.argv[3])
