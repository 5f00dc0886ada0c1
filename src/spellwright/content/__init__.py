"""Content tables: the figures of a game, in files that a designer can edit."""

from spellwright.content.effects import (
    Cell,
    Extendable,
    Register,
    missing_value,
    too_nested,
    unknown_word,
    wrong_form,
    wrong_number,
)
from spellwright.content.figures import (
    Figure,
    content_with,
    figure_at,
    figures_of,
    read_figure,
    read_value,
)
from spellwright.content.first_release import first_release
from spellwright.content.numbering import Numbered, numbered
from spellwright.content.overrides import Value, figures_set, set_figures
from spellwright.content.pack_file import PackFile
from spellwright.content.pack_rules import rules_packs
from spellwright.content.pack_words import written_words
from spellwright.content.packs import InPlay, load_code, load_pack, loaded_packs, pack_options
from spellwright.content.row_emblem import row_emblem, row_word
from spellwright.content.row_names import said_in_row, short_names
from spellwright.content.table import (
    UNSAID,
    Column,
    Row,
    Table,
    figures_in,
    judged_by_figures,
    late,
    load_table,
    number,
    opinion,
    prose,
    tables_in,
    text,
    usually,
    word,
    words_in_packs,
    worn,
)

__all__ = [
    "UNSAID",
    "Cell",
    "Column",
    "Extendable",
    "Figure",
    "InPlay",
    "Numbered",
    "PackFile",
    "Register",
    "Row",
    "Table",
    "Value",
    "content_with",
    "figure_at",
    "figures_in",
    "figures_of",
    "figures_set",
    "first_release",
    "judged_by_figures",
    "late",
    "load_code",
    "load_pack",
    "load_table",
    "loaded_packs",
    "missing_value",
    "number",
    "numbered",
    "opinion",
    "pack_options",
    "prose",
    "read_figure",
    "read_value",
    "row_emblem",
    "row_word",
    "rules_packs",
    "said_in_row",
    "set_figures",
    "short_names",
    "tables_in",
    "text",
    "too_nested",
    "unknown_word",
    "usually",
    "word",
    "words_in_packs",
    "worn",
    "written_words",
    "wrong_form",
    "wrong_number",
]
