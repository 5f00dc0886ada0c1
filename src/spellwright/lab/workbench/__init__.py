"""The workbench: a page on the designer's own machine, never part of the public server."""
