"""The examples in deploy/ and docs/running.md fit the commands and figures that there are."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import click
import pytest
from litestar.testing import TestClient

from spellwright.cli.files import data_folder
from spellwright.cli.program import program
from spellwright.registry import any_game
from spellwright.server.app import make_app
from spellwright.server.limits import (
    BURST_OF_ADDRESS,
    MESSAGE_BYTES,
    REQUESTS_PER_SECOND_AND_ADDRESS,
    SOCKETS_PER_ADDRESS,
)

PROJECT = Path(__file__).parents[2]
DEPLOY = PROJECT / "deploy"
DOCS = (PROJECT / "docs" / "running.md").read_text(encoding="utf-8")
PROGRAM = "/opt/spellwright/.venv/bin/spellwright"
UNITS = ("spellwright.service", "spellwright-backup.service", "spellwright-backup.timer")


def options_of(words: list[str]) -> dict[str, object]:
    """What a command line means; fails if there is no such command, option or value."""
    name, *rest = words
    command = program.get_command(click.Context(program), name)
    assert command is not None, name
    context = command.make_context(name, rest, resilient_parsing=False)
    if isinstance(command, click.Group):
        (name, *rest) = [*context._protected_args, *context.args]
        inner = command.get_command(context, name)
        assert inner is not None, name
        context = inner.make_context(name, rest)
    return dict(context.params)


def unit(name: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=True, interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string((DEPLOY / name).read_text(encoding="utf-8"))
    return read


def served() -> dict[str, object]:
    words = shlex.split(unit("spellwright.service")["Service"]["ExecStart"])
    assert words[0] == PROGRAM
    return options_of(words[1:])


def test_the_unit_starts_the_server_with_options_that_exist(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = served()
    assert (options["host"], options["port"], options["proxies"]) == ("127.0.0.1", 8000, 1)
    service = unit("spellwright.service")["Service"]
    # Only its own folder can be written, and there the games are.
    home = service["Environment"].removeprefix("XDG_DATA_HOME=")
    monkeypatch.setenv("XDG_DATA_HOME", home)
    assert data_folder() == Path("/var/lib") / service["StateDirectory"]
    assert (service["StateDirectoryMode"], service["UMask"]) == ("0700", "0077")
    assert service["ProtectSystem"] == "strict"


def test_the_unit_for_backups_writes_where_it_may() -> None:
    service = unit("spellwright-backup.service")["Service"]
    shell, flag, script = shlex.split(service["ExecStart"].replace("%%", "%"))
    assert (shell, flag) == ("/bin/sh", "-c")
    words = shlex.split(script.removeprefix("exec "))
    assert words[0] == PROGRAM
    options = options_of(words[1:])
    assert options["force"] is True
    folders = service["StateDirectory"].split()
    assert str(options["file"]).startswith(f"/var/lib/{folders[-1]}/")
    assert "OnCalendar" in unit("spellwright-backup.timer")["Timer"]


def test_systemd_has_nothing_against_the_units(tmp_path: Path) -> None:
    """Where there is systemd; its other tests need none."""
    for name in UNITS:
        text = (DEPLOY / name).read_text(encoding="utf-8")
        assert unit(name).sections()
        (tmp_path / name).write_text(text.replace(PROGRAM, "/bin/true"), encoding="utf-8")
    verify = shutil.which("systemd-analyze")
    if verify is not None:
        files = [str(tmp_path / name) for name in UNITS]
        done = subprocess.run(
            [verify, "verify", *files], capture_output=True, text=True, timeout=60, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")


def nginx() -> str:
    lines = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.lstrip().startswith("#"))


def one(pattern: str) -> str:
    (found,) = set(re.findall(pattern, nginx()))
    return str(found)


def test_the_proxy_finds_the_server_and_leaves_it_room() -> None:
    text = nginx()
    assert text.count("{") == text.count("}")
    # Every line in a block ends as nginx wants it.
    assert all(
        line.rstrip().endswith((";", "{", "}")) for line in text.splitlines() if line.strip()
    )
    options = served()
    assert one(r"server (\S+:\d+) ") == f"{options['host']}:{options['port']}"
    assert f"server_name {str(options['public_address']).removeprefix('https://')};" in text
    assert int(one(r"client_max_body_size (\d+)k;")) * 1024 >= MESSAGE_BYTES
    # One address may be a whole school: what the server lets through, the proxy does, too.
    assert int(one(r"limit_conn \w+ (\d+);")) == SOCKETS_PER_ADDRESS
    assert int(one(r"rate=(\d+)r/s")) >= REQUESTS_PER_SECOND_AND_ADDRESS
    assert int(one(r"burst=(\d+) ")) >= BURST_OF_ADDRESS
    for header in ("Host $http_host", "X-Forwarded-Proto $scheme", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header};" in text
    assert "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;" in text
    assert re.search(r"location = /metrics \{\s+return 404;", text)


def test_nginx_has_nothing_against_it(tmp_path: Path) -> None:
    """Where there is nginx; the test before needs none."""
    program = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    openssl = shutil.which("openssl")
    if program is None or openssl is None:
        return
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    making = [
        openssl,
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=games.example",
    ]
    subprocess.run(
        [*making, "-keyout", key, "-out", certificate], check=True, capture_output=True, timeout=60
    )
    site = re.sub(r"ssl_certificate .*;", f"ssl_certificate {certificate};", nginx())
    site = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {key};", site)
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid; events {{}} http {{ {site} }}", encoding="utf-8")
    done = subprocess.run(
        [program, "-t", "-c", whole], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_table_is_found_in_every_address_of_it() -> None:
    """People at one table meet at one server."""
    pattern = one(r'"~(\^[^"]+)" \$id').replace("(?<", "(?P<")
    for path in ("/tables/abc2def", "/api/tables/abc2def/stream"):
        found = re.match(pattern, path)
        assert found is not None
        assert found["id"] == "abc2def"


def test_alerts_ask_for_figures_that_there_are(tmp_path: Path) -> None:
    text = (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
    wanted = set(re.findall(r"spellwright_[a-z_]+", text))
    assert len(wanted) >= 4
    file = str(tmp_path / "games.db")
    app = make_app(file, "a secret of tests", find_game=any_game, metrics_token="ours")
    with TestClient(app) as client:
        client.get("/")
        figures = client.get("/metrics", headers={"authorization": "Bearer ours"}).text
    shown = set(re.findall(r"^(spellwright_[a-z_]+)", figures, re.MULTILINE))
    assert wanted <= shown


def instructions() -> list[tuple[str, str]]:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def test_the_image_is_built_from_files_that_suffice(tmp_path: Path) -> None:
    """What is copied into it makes a whole wheel, with the rules texts."""
    for word, rest in instructions():
        if word == "COPY":
            *sources, target = rest.split()
            for source in sources:
                assert (PROJECT / source).exists(), source
                there = tmp_path / (target if (PROJECT / source).is_dir() else source)
                there.parent.mkdir(parents=True, exist_ok=True)
                if (PROJECT / source).is_dir():
                    ignored = shutil.ignore_patterns("__pycache__", "*.so")
                    shutil.copytree(PROJECT / source, there, ignore=ignored)
                else:
                    shutil.copy(PROJECT / source, there)
    words = [
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
        "-w",
        str(tmp_path),
        str(tmp_path),
    ]
    subprocess.run(
        [sys.executable, "-m", "pip", "-q", *words], check=True, capture_output=True, timeout=300
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for name in (
        "cli/program.py",
        "docs_text/rules/wizardry.md",
        "docs_text/luck.md",
        "docs_text/pl/luck.md",
        "docs_text/rules/pl/talisman.md",
    ):
        assert f"spellwright/{name}" in names
    assert "spellwright/server/store/migrations/env.py" in names
    assert any(name.startswith("spellwright/server/static/") for name in names)


def test_the_image_starts_the_server() -> None:
    steps = dict(instructions())
    assert json.loads(steps["ENTRYPOINT"]) == ["spellwright"]
    options = options_of(json.loads(steps["CMD"]))
    assert (options["host"], str(options["port"])) == ("0.0.0.0", steps["EXPOSE"])
    assert f"127.0.0.1:{steps['EXPOSE']}/health" in steps["HEALTHCHECK"]
    version = steps["FROM"].partition(":")[2].removesuffix("-slim")
    assert tuple(map(int, version.split("."))) >= (3, 11)
    assert steps["USER"] == "spellwright"


def test_the_commands_of_the_page_exist() -> None:
    lines = re.findall(r"^spellwright (.+)$", DOCS, re.MULTILINE)
    lines += re.findall(r"`spellwright ([^`]+)`", DOCS)
    assert len(lines) >= 6
    for line in lines:
        options_of(shlex.split(line))


def test_the_page_speaks_of_all_files() -> None:
    for file in DEPLOY.iterdir():
        assert file.name in DOCS or file.suffix == ".timer", file.name
