### Co mówi skrypt strony. Sam wypełnia miejsca: te zdania mają teksty, miejsca i warianty, a nie mają funkcji.

## Każda strona

text-unreached = Nie można połączyć się z serwerem. To, co tu wpisano, zostaje: spróbuj, gdy połączenie wróci.
text-link-copied = Link skopiowany.
text-copy-this-link = Skopiuj ten link: { $link }
note-needs-https = (potrzebna jest bezpieczna strona: https)
# Który krok z kilku jest pokazany.
step-of = { $n } z { $all }

## Stół

title-your-turn = ● Twoja kolej · { $title }
notice-your-turn = Twoja kolej.
button-since = Od twojej tury: { $n }
text-looking-back =
    { $n ->
        [one] Patrzysz wstecz: 1 krok temu. „.” idzie dalej, Escape wraca do bieżącej chwili.
        [few] Patrzysz wstecz: { $n } kroki temu. „.” idzie dalej, Escape wraca do bieżącej chwili.
       *[many] Patrzysz wstecz: { $n } kroków temu. „.” idzie dalej, Escape wraca do bieżącej chwili.
    }
text-connecting = Łączymy ponownie …
text-connecting-kept = Łączymy ponownie … Twój wybór i słowa zostaną wtedy wysłane.
text-words-kept = Brak połączenia. Twoje słowa są zachowane i zostaną wysłane, gdy wróci.
text-reported = Dziękujemy. Twoje zgłoszenie ma numer { $report }.
text-refused-by = { $sentence } ({ $clause })
text-thinking = Zastanawiam się …
text-hint-why = Dlaczego?
# Jak długo gracz się zastanawia. Stoi za „Ben się zastanawia”.
text-thinking-for = , { $seconds } s
# Czytane przed ostatnim wierszem dziennika, gdy przyszło ich wiele naraz.
text-more-before =
    { $n ->
        [one] Wcześniej jeszcze 1 wiersz.
        [few] Wcześniej jeszcze { $n } wiersze.
       *[many] Wcześniej jeszcze { $n } wierszy.
    }
button-mute = Wycisz
button-mute-whom = Wycisz gracza { $name }
button-unmute = Wyłącz wyciszenie
button-unmute-whom = Wyłącz wyciszenie gracza { $name }
text-is-muted = Gracz { $name } jest wyciszony.

## Gracze przy stole, dla gospodarza

button-remove = Usuń
button-copy-invitation = Kopiuj zaproszenie
text-seat-vacant = Miejsce { $n }: gra dalej bot.
text-remove = Usunąć gracza { $name }? Nie będzie można wrócić do tego stołu. Miejsce się zwolni.
text-remove-for-bot = Usunąć gracza { $name }? Nie będzie można wrócić do tego stołu. Na tym miejscu gra dalej bot; możesz zaprosić kogoś innego.

## Co gracz przygotowuje

label-on-the-table = Na stole
button-forget = Zapomnij
button-forget-which = Zapomnij: { $name }
text-forgotten = Zapomniane: { $name }.
text-kept = Zapisane: { $name }.
text-needs-name = Potrzebny jest tekst i nazwa.
text-copied = Tekst skopiowany.
text-copy-selected = Skopiuj zaznaczony tekst.

## Powtórka

button-play = Odtwarzaj
button-pause = Wstrzymaj

## Los

luck-no-secret = Ta gra nie miała sekretu, więc nie ma czego sprawdzać.
luck-secret = Sekret zgadza się z ogłoszonym skrótem.
luck-seed = Ziarno wynika z sekretu i słów.
luck-seed-of-piece = Ziarno wynika z sekretu i słów (część { $n }).
luck-rules = Czy zasady wymagały właśnie tych losowań: pobierz powtórkę i uruchom „spellwright replay FILE --verify”.
luck-no-promise = Ta przeglądarka nie ma skrótu sprzed gry, więc nie może powiedzieć, kiedy go ogłoszono.
luck-promise = Ogłoszony skrót jest tym, który ta przeglądarka widziała przed grą.
luck-no-word = Z tej przeglądarki nie podano słowa. Czy słowa się zgadzają, mogą powiedzieć tylko ci, którzy je podali.
luck-word = Twoje słowo „{ $word }” jest wmieszane.
luck-older-words = W tej starszej grze sekret nie ustalał słów botów: można je było wybrać później.
luck-made-words = Sekret ustalił słowa botów oraz graczy, którzy żadnych nie podali.
luck-no-draws = Ta starsza powtórka nie zapisuje losowań, więc nie można ich tu sprawdzić.
luck-draws =
    { $n ->
        [one] Jedyne losowanie wynika z ziarna.
        [few] Wszystkie { $n } losowania wynikają z ziarna.
       *[many] Każde z { $n } losowań wynika z ziarna.
    }
luck-wrong-draw =
    { $n ->
        [one] Losowanie { $wrong } z 1 nie wynika z ziarna.
        [few] Losowanie { $wrong } z { $n } nie wynika z ziarna.
       *[many] Losowanie { $wrong } z { $n } nie wynika z ziarna.
    }
luck-no-replay = W tym pliku nie ma powtórki.
mark-not-checked = tutaj nie sprawdzono
mark-proved = dowiedzione
mark-wrong = błędne
luck-is-wrong = Nie: ten los nie jest taki, jak obiecano.
luck-is-proved = Tak: wszystko, co sprawdzono, jest takie, jak obiecano.
luck-nothing = Niczego nie można było sprawdzić.

## Analiza

text-review-failed = Analizy nie udało się teraz zrobić. Spróbuj za jakiś czas.

## Warsztat

text-draft-kept = Zapisane: { $name }.
text-draft-needs-name = Najpierw nadaj nazwę.
text-draft-copied = Tekst skopiowany.
text-draft-not-copied = Tekstu nie udało się skopiować.
button-compare-draft = Porównaj
button-compare-with = Porównaj z: { $name }

## Zasady

text-rules-found =
    { $n ->
        [0] W żadnym punkcie zasad nie ma „{ $text }”.
        [one] „{ $text }” jest w 1 punkcie zasad.
        [few] „{ $text }” jest w { $n } punktach zasad.
       *[many] „{ $text }” jest w { $n } punktach zasad.
    }
