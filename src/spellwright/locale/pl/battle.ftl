### Hogwarts Battle: przyciski i pasek chwili. Reszta jest po angielsku.

## Co można wybrać

verb-be = Graj: { $who }
verb-with = Weź: { $thing }
verb-begin = Zaczyna { $who }
verb-begin-by-lot = Wylosuj, kto zaczyna
verb-play = Zagraj: { $card }
verb-play-twice = Zagraj dwa razy dzięki Pamięci: { $card }
verb-drink = Zagraj i wygnaj: { $card }
verb-attack = Połóż 1 Atak: { $foe }
verb-influence = Połóż 1 Wpływ: { $foe }
verb-acquire = Zdobądź: { $card }
verb-acquire-own = Zdobądź z własnego sklepu: { $card }
verb-dismiss = Usuń ze sklepu: { $card }
verb-sweep = Opróżnij sklep i nic nie zdobywaj w tej turze
verb-use = Użyj: { $thing }
verb-done = Zakończ turę
verb-hero = Wybierz: { $who }
verb-nobody = Nie wybieraj więcej Bohaterów
verb-choose = { CAP($effect) }
verb-discard = Odrzuć: { $card }
verb-banish = Wygnaj z ręki: { $card }
verb-banish-from-pile = Wygnaj z odrzuconych: { $card }
verb-none = Bez karty
verb-take = Weź: { $card }
verb-next = Najpierw rozpatrz: { $thing }
verb-on-top = Połóż na wierzchu talii
verb-on-pile = Połóż na stosie odrzuconych
verb-die = Rzuć: { $die }
verb-re-roll = Rzuć ponownie
verb-keep-roll = Zostaw ten wynik
verb-turn-to = Zapłać 1 Wpływu: obróć kość na { $face }
verb-supply = Połóż wynik: { $challenge }
verb-result = Weź wynik dla wszystkich Bohaterów
verb-collect = Zbierz: { $challenge }
verb-decline = Pomiń
verb-reveal = Odkryj kolejne wydarzenie
verb-ignore = Pomiń dodatkowe wydarzenie
verb-leave = Zostaw na wierzchu: { $thing }
verb-away = Odrzuć: { $thing }
verb-foe = Wybierz: { $foe }
verb-again = Użyj ponownie: { $card }
verb-then = Połóż jako następną: { $card }
verb-gather = Weź żeton: { $space }
verb-gather-none = Nie bierz składnika
verb-into = Włóż: { $brew }, miejsce { $place }
verb-into-tray = Włóż do zużytych
verb-drink-now = Zagraj teraz, potem wygnaj: { $card }
verb-bottle = Połóż na odrzuconych: { $card }
verb-place = Połóż w sklepie: { $card }
verb-switch-to = Używaj: { $thing }
verb-hand-over = Przekaż: { $card }
verb-keep = Połóż we własnym sklepie: { $card }
verb-number = Usuń { $n }

## Jak pytania nazywają własne przyciski

button-action-acquire = Zdobądź za { $price } Wpływu: { $card }
button-action-acquire-own = Zdobądź swoją kartę za { $price } Wpływu: { $card }
button-last-foe-foe = Połóż na końcu: { $foe }
button-whose-pile-hero = Wygnaj ze stosu odrzuconych: { $who }
button-whose-pile-none = Nie wyganiaj karty
button-banish-none = Nie wyganiaj karty
button-take-none = Nie bierz karty
button-hand-over-none = Nie przekazuj karty
button-hand-to-hero = Otrzymuje: { $who }
button-again-decline = Nie powtarzaj żadnej karty
button-appear-again = Wybierz: { $card }
button-collect-decline = Zostaw na razie
button-may-look-use = Potasuj i obejrzyj wierzchnią kartę
button-may-look-decline = Nie oglądaj
button-look-event-away = Odrzuć: { $thing }
button-judge-event-away = Wygnaj: { $thing }
button-switch-off-foe = Wyłącz: { $foe }
button-move-from-foe = Zdejmij: { $foe }
button-move-to-foe = Połóż: { $foe }
button-stag-decline = Pozwól na ogłuszenie: { $who }
button-protean-decline = Zachowaj swoją kartę
button-sticking-use = Zachowaj żetony dzięki Trwałemu przylepianiu
button-sticking-hero = Oddaj żetony: { $who }
button-sticking-decline = Zwróć żetony
button-sleeping-hero = Sojusznika odrzuca: { $who }
button-sleeping-nobody = Nie odrzucajcie Sojusznika
button-keep-decline = Nie zachowuj karty
button-ingredient-gather = Weź: { $found } ({ $space })
button-any-ingredient-gather = Weź: { $found } ({ $space })
button-into-into =
    Włóż: { $potion }{ $brew ->
        [brew-left] {" "}(lewy)
        [brew-right] {" "}(prawy)
       *[other] {""}
    }, miejsce { $place }
button-remove-number =
    { $n ->
        [0] Nie usuwaj kontroli
       *[other] Usuń kontrolę { $n }
    }

## Efekty do wyboru

effect-gain-attack =
    { $reach ->
        [all] wszyscy Bohaterowie otrzymują Atak { $n }
        [any] jeden Bohater otrzymuje Atak { $n }
        [pair] dwaj Bohaterowie otrzymują Atak { $n }
        [near] ty i sąsiedzi otrzymujecie Atak { $n }
       *[you] otrzymaj Atak { $n }
    }
effect-gain-influence =
    { $reach ->
        [all] wszyscy Bohaterowie otrzymują Wpływ { $n }
        [any] jeden Bohater otrzymuje Wpływ { $n }
        [pair] dwaj Bohaterowie otrzymują Wpływ { $n }
        [near] ty i sąsiedzi otrzymujecie Wpływ { $n }
       *[you] otrzymaj Wpływ { $n }
    }
effect-gain-health =
    { $reach ->
        [all] wszyscy Bohaterowie otrzymują Zdrowie { $n }
        [any] jeden Bohater otrzymuje Zdrowie { $n }
        [pair] dwaj Bohaterowie otrzymują Zdrowie { $n }
        [near] ty i sąsiedzi otrzymujecie Zdrowie { $n }
       *[you] otrzymaj Zdrowie { $n }
    }
effect-lose-health =
    { $reach ->
        [all] wszyscy Bohaterowie tracą Zdrowie { $n }
        [any] jeden Bohater traci Zdrowie { $n }
        [pair] dwaj Bohaterowie tracą Zdrowie { $n }
        [near] ty i sąsiedzi tracicie Zdrowie { $n }
       *[you] strać Zdrowie { $n }
    }
effect-draw =
    { $reach ->
        [all] wszyscy Bohaterowie dobierają { COUNTED($n, -unit-card) }
        [any] jeden Bohater dobiera { COUNTED($n, -unit-card) }
        [pair] dwaj Bohaterowie dobierają { COUNTED($n, -unit-card) }
        [near] ty i sąsiedzi dobieracie { COUNTED($n, -unit-card) }
       *[you] dobierz { COUNTED($n, -unit-card) }
    }
effect-discard =
    { $reach ->
        [all] wszyscy Bohaterowie odrzucają { COUNTED($n, -unit-card) }
        [any] jeden Bohater odrzuca { COUNTED($n, -unit-card) }
        [pair] dwaj Bohaterowie odrzucają { COUNTED($n, -unit-card) }
        [near] ty i sąsiedzi odrzucacie { COUNTED($n, -unit-card) }
       *[you] odrzuć { COUNTED($n, -unit-card) }
    }
effect-discard-type =
    { $reach ->
        [all] wszyscy Bohaterowie odrzucają { ACC($type) }
        [any] jeden Bohater odrzuca { ACC($type) }
        [pair] dwaj Bohaterowie odrzucają { ACC($type) }
        [near] ty i sąsiedzi odrzucacie { ACC($type) }
       *[you] odrzuć { ACC($type) }
    }
effect-take = weź ze stosu odrzuconych { ACC($type) }
effect-remove-control = usuń kontrolę { $n }
effect-banish-from-hand = wygnaj kartę z ręki
effect-banish-item = wygnaj Przedmiot z ręki lub ze stosu odrzuconych
effect-detention = połóż na stosie odrzuconych Szlaban!
effect-discard-all-items = odrzuć wszystkie Przedmioty
effect-renew-shop = wymień wszystkie karty w sklepie
effect-shuffle-up = wtasuj stos odrzuconych do talii
effect-each = każdy Bohater: { LIST($effects, style: "or") }
effect-roll = rzuć: { $die }
effect-may-take = możesz wziąć ze stosu odrzuconych { ACC($type) }
effect-may-take-cheap = możesz wziąć ze stosu odrzuconych kartę wartą najwyżej { $n }
effect-may-banish = możesz wygnać kartę
effect-may-banish-item = możesz wygnać Przedmiot

## Ta chwila

step-start = początek tury
step-dark-arts = krok 1, Czarna Magia
step-abilities = krok 2, działają wrogowie
step-actions = krok 3, akcje
step-ingredients = krok 4, składniki
step-end-of-turn = koniec tury
moment-choosing = { LENGTH($heroes) ->
        [one] wybiera
        [few] wybierają
       *[many] wybierają
    } { LIST($heroes) }
moment-over = { $scenario }; { $ending }
moment-set-up = przygotowanie
moment-turn = tura { $n }, { $who }, { $step }
moment-scenario = { $scenario }
moment-whose-turn = Tura { $n }, { $who }
moment-step = { CAP($step) }
moment = { LIST($facts, style: "semicolons") }.

## Jak się kończy

ending-won = Wszyscy wrogowie pokonani. Bohaterowie wygrywają!
ending-lost = Padło ostatnie Miejsce. Bohaterowie przegrywają.

## Na półce, skróty i grupy

about-line = Wszyscy razem: budujcie talie, pokonajcie każdego wroga i obrońcie ostatnie miejsce zamku.
about-mood = kooperacja, karty, siedem lat i więcej
shortcut-play-all =
    { $n ->
        [one] Zagraj 1 kartę
        [few] Zagraj wszystkie { $n } karty
       *[many] Zagraj wszystkie { $n } kart
    }
shortcut-attack = Połóż { $n } Ataku: { $foe }
group-foes = Wrogowie
group-abilities = Zdolności
group-cards = Karty
group-shop = Sklep

## Co jest nie tak w zapisanym albo ręcznie zmienionym stanie gry

fault-heroes = Liczba Bohaterów nie pasuje do liczby graczy.
fault-scenario = To nie jest wybrany scenariusz.
fault-sizes = Statystyka albo sklep ma zły rozmiar.
fault-potions-board = Plansza Eliksirów ma zły rozmiar.
fault-tile = Kafelek wymagań jest nieznany.
fault-potion-places = Eliksir ma złą liczbę miejsc.
fault-ingredient = Jeden ze składników jest nieznany.
fault-waiting = Oczekujący efekt ma zły rozmiar.
fault-brew = Jeden z mrocznych eliksirów jest nieznany.
fault-brew-owner = Mroczny eliksir nie leży przed nikim.
fault-brew-places = Mroczny eliksir ma złą liczbę miejsc.
fault-step = Aktywny Bohater albo krok tury jest nieznany.
fault-health = Bohater ma mniej niż 0 Zdrowia albo więcej, niż może mieć (HB-14.1, HB-14.2).
fault-tokens = Gdzieś leży mniej niż 0 żetonów albo więcej, niż może ich być.
fault-control = Lokacja jest nieznana albo ma więcej żetonów kontroli niż pól (HB-11.3).
fault-known-cards = Znanych jest więcej kart talii, niż ich w niej jest.
fault-same-hero = Bohater jest nieznany albo dwoje graczy ma tego samego (HB-2.16).
fault-no-card = Gdzieś leży karta, która nie jest żadną kartą.
fault-cards = Liczba kart Hogwartu się nie zgadza (jest { $n }, powinno być { $wanted }).
fault-ingredients = Liczba składników się nie zgadza (jest { $n }, powinno być { $wanted }).
fault-events = Brakuje wydarzenia albo jest o jedno za dużo.
fault-foes = Wróg jest nieznany albo jest dwa razy.
fault-empty-slot = Na pustym miejscu leżą żetony.
