"""Options that several commands of the lab have."""

from __future__ import annotations

import click

from spellwright.cli.lab_words import told
from spellwright.cli.parameters import names_of
from spellwright.simulate.run import SETUPS

bots_option = click.option(
    "--bots",
    type=names_of,
    default="greedy",
    show_default=True,
    metavar="NAMES",
    help=told("option-lab-bots"),
)
setup_option = click.option(
    "--setup",
    type=click.Choice(SETUPS),
    default=SETUPS[0],
    show_default=True,
    help=told("option-lab-setup"),
)
tournament_jobs_option = click.option(
    "--jobs",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    metavar="J",
    help=told("option-tournament-jobs"),
)
