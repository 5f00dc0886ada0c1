"""What rules do with lists and numbers, to be compiled with the shortcuts of the native build."""

from __future__ import annotations


class Node:
    """Can lead back to itself, which only the garbage collector finds out."""

    def __init__(self) -> None:
        self.links: list[Node] = []


class Sheet:
    """A record with a column."""

    def __init__(self, column: list[int]) -> None:
        self.column = column

    def copy(self) -> Sheet:
        return Sheet(self.column.copy())


def copied(rows: list[list[int]]) -> list[list[int]]:
    return [row[:] for row in rows]


def part(items: list[int], low: int, high: int) -> list[int]:
    return items[low:high]


def grown(count: int, factor: int) -> list[int]:
    found: list[int] = []
    while len(found) < count:
        found.append(len(found) * factor)
    return found


def doubled(items: list[int]) -> list[int]:
    return [2 * item for item in items if item != 3]


def without_place(items: list[int], place: int) -> list[int]:
    del items[place]
    return items


def without_item(items: list[int], item: int) -> list[int]:
    items.remove(item)
    return items


def popped(items: list[int], place: int) -> tuple[int, list[int]]:
    item = items.pop(place)
    return item, items


def joined(some: list[int], more: list[int]) -> list[int]:
    some += more
    some.extend(more)
    return [*some, *more]


def repeated(item: int, count: int) -> list[int]:
    return [item] * count


def looked_up(items: list[int], item: int) -> tuple[bool, int, int]:
    return item in items, items.count(item), items.index(item) if item in items else -1


def looked_up_in_tuple(items: tuple[int, ...], item: int, place: int) -> tuple[bool, int]:
    return item in items, items[place]


def put(items: list[int], place: int, item: int) -> list[int]:
    items[place] = item
    return items


def are_equal(one: list[int], other: list[int]) -> tuple[bool, bool]:
    return one == other, one != other


def rows_are_equal(one: list[list[int]], other: object) -> tuple[bool, bool]:
    return one == other, one != other


def words_copied(words: list[str]) -> list[str]:
    return words[:]


def dropped(thing: object, times: int) -> None:
    """Lists of a thing come and go."""
    for _ in range(times):
        one = [thing, thing, thing]
        other = one[:]
        other += one
        del other[0]


def sheets_dropped(column: list[int], times: int) -> int:
    """Copies come and go."""
    total = 0
    sheet = Sheet(column)
    for _ in range(times):
        sheet = sheet.copy()
        sheet.column[0] += 1
        total += sheet.column[0]
    return total


def ring(count: int) -> Node:
    """Nodes that lead to each other."""
    nodes = [Node() for _ in range(count)]
    for node in nodes:
        node.links = nodes[:]
    return nodes[0]
