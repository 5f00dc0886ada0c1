"""Run by Alembic: migrate over the connection that `migrate` hands in, in its transaction."""

from alembic import context

from spellwright.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    render_as_batch=True,
    # SQLite can change its shape in a transaction, once the driver leaves transactions to us.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
