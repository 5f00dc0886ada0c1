"""Write the samples anew: every message of each catalog with typical arguments.

    python tools/words/samples.py                 all of them, in English
    python tools/words/samples.py funkoverse      one domain
    python tools/words/samples.py --style         print what reads badly instead
    python tools/words/samples.py --lang pl --missing    print what is still said in English

The files are in tests/speech/samples: what a change of a catalog does is read there.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from spellwright.speech.catalog import missing_in
from spellwright.speech.language import ENGLISH, language
from spellwright.speech.lint import style_faults
from spellwright.speech.sampling import samples
from spellwright.speech.speaker import Speaker
from tests.speech.domains import DOMAINS, usage_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("domains", nargs="*", default=DOMAINS)
    parser.add_argument("--lang", default=ENGLISH)
    parser.add_argument("--style", action="store_true")
    parser.add_argument("--missing", action="store_true")
    asked = parser.parse_args()
    speaker = Speaker(asked.lang)
    folder = Path(__file__).parents[2] / "tests" / "speech" / "samples" / asked.lang
    folder.mkdir(parents=True, exist_ok=True)
    for domain in asked.domains:
        catalog, usage = language(asked.lang).catalog(domain), usage_of(domain)
        if asked.missing:
            english = language(ENGLISH).catalog(domain)
            print("\n".join(f"{domain}: {key}" for key in missing_in(english, catalog)))
            continue
        if asked.style:
            print("\n".join(style_faults(speaker, catalog, usage)))
            continue
        if not catalog.entries:
            continue
        lines = samples(speaker, catalog, usage.places)
        (folder / f"{domain}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{domain}: {len(lines)} samples")


if __name__ == "__main__":
    main()
