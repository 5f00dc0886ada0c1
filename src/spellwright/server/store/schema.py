"""The tables of the database. The log (`entry`) is the truth; everything else says whose it is."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

GAME_TABLE: Final = Table(
    "game_table",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("entropy", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("outcome", Text, nullable=False, default=""),
    Column("created", Integer, nullable=False),
    Column("touched", Integer, nullable=False),
    Column("rematch", String(16), nullable=False, server_default=""),
    Column("campaign", String(16), nullable=False, server_default=""),
    Column("removed", Text, nullable=False, server_default=""),
    Column("away_after", Integer, nullable=False, server_default="0"),
    Index(None, "status", "touched"),
    Index(None, "campaign"),
)

SEAT: Final = Table(
    "seat",
    METADATA,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("bot", String(32), nullable=False, default=""),
    Column("session", String(32), nullable=False, default=""),
    Column("name", String(40), nullable=False, default=""),
    Column("link", String(32), nullable=False),
    Column("word", String(40), nullable=False, default=""),
    Column("kept_for", String(32), nullable=False, server_default=""),
    Column("will_say", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("link"),
    Index(None, "session"),
    Index(None, "kept_for"),
)

CAMPAIGN: Final = Table(
    "campaign",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("host", String(32), nullable=False),
    Column("record", Text, nullable=False),
    Column("tables", Text, nullable=False),
    Column("touched", Integer, nullable=False),
    Index(None, "host"),
)

ENTRY: Final = Table(
    "entry",
    METADATA,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("key", String(40), nullable=False),
    Column("at", Integer, nullable=False),
    Column("mark", String(48), nullable=False, server_default=""),
)

SNAPSHOT: Final = Table(
    "snapshot",
    METADATA,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("is_base", Boolean, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("edition", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

ALBUM: Final = Table(
    "album",
    METADATA,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

REVIEW: Final = Table(
    "review",
    METADATA,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

TIDIED: Final = Table(
    "tidied",
    METADATA,
    Column("session", String(32), primary_key=True),
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
)

EDITION: Final = Table(
    "edition",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(32), nullable=False),
    Column("edition", String(64), nullable=False),
    UniqueConstraint("game", "edition"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("game_table.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Integer, nullable=False),
    Index(None, "table_id", "id"),
)

REPORT: Final = Table(
    "report",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("table_id", ForeignKey("game_table.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("note", String(2000), nullable=False),
    Column("replay", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("at", Integer, nullable=False),
    Column("seat", Integer, nullable=False, server_default="-1"),
    Column("name", String(40), nullable=False, server_default=""),
    Column("program", String(80), nullable=False, server_default=""),
    Column("edition", String(64), nullable=False, server_default=""),
)
