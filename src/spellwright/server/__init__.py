"""The server: tables that people and bots play at, kept on disk, shown as pages and as JSON."""
