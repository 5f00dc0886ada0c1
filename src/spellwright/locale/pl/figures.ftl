### Co znaczą kolumny tabel z wartościami, dla tych, którzy je zmieniają.

## Kolumny, które ma kilka gier

column-name = Wydrukowana nazwa.
column-short = Krótka nazwa.
column-title = Tytuł na karcie.
column-version = Która to wersja postaci, jeśli jest ich kilka.

## Talisman

talisman-rules-galleons = Galeony w grze.
talisman-rules-fate = Żetony Losu w grze.
talisman-rules-objects = Ile Przedmiotów może nosić Postać.
talisman-rules-followers = Ilu Sprzymierzeńców może mieć Postać.
talisman-rules-spells = Ile Zaklęć najwyżej można mieć.
talisman-rules-trophy_points = Ile punktów z Trofeów daje jeden punkt Magii albo Mocy.
talisman-rules-slow_trophy_points = To samo z opcją slow-growth.
talisman-rules-barrier = Co Magia musi pokonać przy barierze.
talisman-rules-ferret_turns = Na ile tur Postać jest Fretką.
talisman-rules-cave_fate = Żetony Losu w Nadmorskiej jaskini.
talisman-rules-cottage = Znaczniki na Muszelce.
talisman-rules-voldemort_london = Siła Voldemorta w Londynie.
talisman-rules-voldemort_grounds = Siła Voldemorta na Terenach wokół Hogwartu.
talisman-rules-voldemort_castle = Siła Voldemorta w zamku.
talisman-rules-voldemort_hall = Siła Voldemorta w Wielkiej Sali.
talisman-characters-faction = Zakon Feniksa (op) albo Śmierciożercy (de).
talisman-sides-character = Czyja to strona.
talisman-sides-magic = Magia na początku.
talisman-sides-might = Moc na początku.
talisman-sides-life = Życie na początku.
talisman-sides-fate = Żetony Losu na początku.
talisman-sides-start = Obszar, na którym Postać zaczyna.
talisman-sides-spells = Zaklęcia na początku.
talisman-sides-galleons = Galeony na początku.
talisman-sides-object = Przedmiot, z którym Postać zaczyna.
talisman-sides-effect = Słowo, po którym znajduje się działanie (puste: własny klucz).
talisman-encounters-number = Wydrukowany numer.
talisman-encounters-deck = Talia, do której należy karta.
talisman-encounters-kind = Rodzaj karty.
talisman-encounters-ability = Czym karta walczy.
talisman-encounters-value = Jak jest silna.
talisman-encounters-magic = Ile dodaje do Magii.
talisman-encounters-might = Ile dodaje do Mocy.
talisman-encounters-fight_magic = Ile dodaje w walce na Magię.
talisman-encounters-fight_might = Ile dodaje w walce na Moc.
talisman-encounters-duel_magic = Ile dodaje w walce na Magię z Postacią.
talisman-encounters-spells = Ile dodaje do limitu Zaklęć.
talisman-encounters-saves = Najniższy rzut, który ratuje punkt Życia.
talisman-encounters-carries = Ile Przedmiotów można z nią nosić.
talisman-encounters-further = O ile dalej porusza się jej właściciel.
talisman-encounters-effect = Słowo, po którym znajduje się działanie (puste: własny klucz).
talisman-encounters-lasts = Przez ile tur Wydarzenie leży obok planszy.
talisman-stacks-kind = Rodzaj karty.
talisman-stacks-price = Ile kosztuje Galeonów.
talisman-stacks-copies = Ile jest takich kart.
talisman-stacks-magic = Ile dodaje do Magii.
talisman-stacks-might = Ile dodaje do Mocy.
talisman-stacks-fight_magic = Ile dodaje w walce na Magię.
talisman-stacks-fight_might = Ile dodaje w walce na Moc.
talisman-stacks-duel_magic = Ile dodaje w walce na Magię z Postacią.
talisman-stacks-spells = Ile dodaje do limitu Zaklęć.
talisman-stacks-saves = Najniższy rzut, który ratuje punkt Życia.
talisman-stacks-carries = Ile Przedmiotów można z nią nosić.
talisman-stacks-further = O ile dalej porusza się jej właściciel.
talisman-stacks-effect = Słowo, po którym znajduje się działanie (puste: własny klucz).
talisman-spells-number = Wydrukowany numer.
talisman-spells-when = Kiedy można je rzucić.
talisman-spells-effect = Słowo, po którym znajduje się działanie (puste: własny klucz).
talisman-spells-aim = W co można wycelować (puste: jak mówi działanie).
talisman-spaces-row = Wiersz na planszy.
talisman-spaces-column = Kolumna na planszy.
talisman-spaces-draw = Ile kart się tam dobiera.
talisman-spaces-faces = Obszar po drugiej stronie drogi.
