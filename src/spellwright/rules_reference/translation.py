"""Whether a translated text says what the English one says today."""

from spellwright.rules_reference.library import docs_page, rules_of


def is_stale(language: str, name: str) -> bool:
    """Whether the English page of docs has changed since this one was translated."""
    return docs_page(name, language).translates != docs_page(name).digest


def stale_clauses(language: str, game: str) -> list[str]:
    """A line for each clause that is missing, too many or out of date, or stands elsewhere."""
    english, translated = rules_of(game), rules_of(game, language)
    there = {clause.id: clause for clause in translated.clauses}
    found = [f"{clause.id}: not translated" for clause in english.clauses if clause.id not in there]
    for clause in english.clauses:
        other = there.pop(clause.id, None)
        if other is None:
            continue
        if other.translates != clause.digest:
            found.append(f"{clause.id}: the English clause has changed since it was translated")
        if other.rulings != clause.rulings:
            found.append(f"{clause.id}: points to other rulings than the English clause")
    found += [f"{id}: there is no such clause in English" for id in there]
    here = [section.id for section in english.sections]
    if here != [section.id for section in translated.sections]:
        found.append("the sections are not those of the English text")
    return found
