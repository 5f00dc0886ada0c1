"""Reading squares, walls and small maps from the short notation used in the tests."""

from spellwright.geometry import Edge, Square, edge_between


def at(name: str) -> Square:
    """The square with a name such as ``B2``: column letter, then row number."""
    return (ord(name[0].upper()) - ord("A") + 1, int(name[1:]))


def squares_named(names: str) -> list[Square]:
    return [at(name) for name in names.split()]


def walls_named(names: str) -> list[Edge]:
    """Walls such as ``C3|D3`` (side by side) or ``C3/C4`` (one above the other)."""
    edges: list[Edge] = []
    for name in names.split():
        one, other = name.replace("/", "|").split("|")
        edges.append(edge_between(at(one), at(other)))
    return edges
