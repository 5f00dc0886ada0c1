"""A database made ready, or a sentence that says why it is not."""

from __future__ import annotations

from spellwright.kernel.refusal import Refused
from spellwright.server.speaking import say
from spellwright.server.store.database import Database, open_database
from spellwright.server.store.migrate import migrate_now, newest_version, version_of
from spellwright.server.store.sqlite_file import check_is_database, make_own


def ready_database(address: str) -> Database:
    """A database for a server: ours alone if it is a file, and up to date."""
    database = open_database(address)
    try:
        with database.faults_as_sentences():
            if database.file is not None:
                check_is_database(database.file)
                database.lock()
                make_own(database.file)
        migrate_now(database)
    except BaseException:
        database.close_now()
        raise
    return database


def kept_database(address: str) -> Database:
    """A database for a command beside a running server: it must be up to date, and stays as
    it is.
    """
    database = open_database(address)
    try:
        with database.faults_as_sentences():
            if database.file is not None:
                check_is_database(database.file)
                if not database.file.exists():
                    raise Refused("database", say("refusal-no-file", file=str(database.file)))
            with database.writing.connect() as connection:
                version = version_of(connection)
    except BaseException:
        database.close_now()
        raise
    if version != newest_version():
        database.close_now()
        raise Refused("database", say("refusal-other-version", database=database.name))
    return database
