"""The stream of a table: one protocol for pages and programs."""
