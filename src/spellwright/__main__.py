"""`python -m spellwright` is the same as `spellwright`."""

from spellwright.cli import main

if __name__ == "__main__":
    main()
