"""The other process of the law about processes: an order on stdin, fingerprints on stdout."""

import sys

from spellwright.laws.processes import answer_order

if __name__ == "__main__":
    sys.stdout.write(answer_order(sys.stdin.read()))
