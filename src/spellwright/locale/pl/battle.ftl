### Hogwarts Battle: przyciski, pasek chwili i to, co wybiera się przed grą. Reszta jest po angielsku.

## Co można wybrać

verb-be = Graj jako: { $who }
verb-with = Weź: { $thing }
verb-begin = Zaczyna { $who }
verb-begin-by-lot = Wylosuj, kto zaczyna
verb-play = Zagraj: { $card }
verb-play-twice = Zagraj dwa razy dzięki Pamięci: { $card }
verb-drink = Zagraj i wygnaj: { $card }
verb-attack = Połóż 1 żeton Ataku: { $foe }
verb-influence = Połóż 1 żeton Wpływu: { $foe }
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
verb-turn-to = Zapłać 1 żeton Wpływu: obróć kość na { $face }
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
verb-number = Usuń: { $n }

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
        [one] Usuń 1 żeton kontroli
        [few] Usuń { $n } żetony kontroli
       *[many] Usuń { $n } żetonów kontroli
    }

## Efekty do wyboru

effect-gain-attack =
    { $reach ->
        [all] wszyscy Bohaterowie otrzymują po { COUNTED($n, -unit-attack-each) }
        [any] jeden Bohater otrzymuje { COUNTED($n, -unit-attack) }
        [pair] dwoje Bohaterów otrzymuje po { COUNTED($n, -unit-attack-each) }
        [near] ty i sąsiedzi otrzymujecie po { COUNTED($n, -unit-attack-each) }
       *[you] otrzymaj { COUNTED($n, -unit-attack) }
    }
effect-gain-influence =
    { $reach ->
        [all] wszyscy Bohaterowie otrzymują po { COUNTED($n, -unit-influence-each) }
        [any] jeden Bohater otrzymuje { COUNTED($n, -unit-influence) }
        [pair] dwoje Bohaterów otrzymuje po { COUNTED($n, -unit-influence-each) }
        [near] ty i sąsiedzi otrzymujecie po { COUNTED($n, -unit-influence-each) }
       *[you] otrzymaj { COUNTED($n, -unit-influence) }
    }
effect-gain-health =
    { $reach ->
        [all] wszyscy Bohaterowie odzyskują po { COUNTED($n, -unit-health-each) }
        [any] jeden Bohater odzyskuje { COUNTED($n, -unit-health) }
        [pair] dwoje Bohaterów odzyskuje po { COUNTED($n, -unit-health-each) }
        [near] ty i sąsiedzi odzyskujecie po { COUNTED($n, -unit-health-each) }
       *[you] odzyskaj { COUNTED($n, -unit-health) }
    }
effect-lose-health =
    { $reach ->
        [all] wszyscy Bohaterowie tracą po { COUNTED($n, -unit-health-each) }
        [any] jeden Bohater traci { COUNTED($n, -unit-health) }
        [pair] dwoje Bohaterów traci po { COUNTED($n, -unit-health-each) }
        [near] ty i sąsiedzi tracicie po { COUNTED($n, -unit-health-each) }
       *[you] strać { COUNTED($n, -unit-health) }
    }
effect-draw =
    { $reach ->
        [all] wszyscy Bohaterowie dobierają po { COUNTED($n, -unit-card-each) }
        [any] jeden Bohater dobiera { COUNTED($n, -unit-card) }
        [pair] dwoje Bohaterów dobiera po { COUNTED($n, -unit-card-each) }
        [near] ty i sąsiedzi dobieracie po { COUNTED($n, -unit-card-each) }
       *[you] dobierz { COUNTED($n, -unit-card) }
    }
effect-discard =
    { $reach ->
        [all] wszyscy Bohaterowie odrzucają po { COUNTED($n, -unit-card-each) }
        [any] jeden Bohater odrzuca { COUNTED($n, -unit-card) }
        [pair] dwoje Bohaterów odrzuca po { COUNTED($n, -unit-card-each) }
        [near] ty i sąsiedzi odrzucacie po { COUNTED($n, -unit-card-each) }
       *[you] odrzuć { COUNTED($n, -unit-card) }
    }
effect-discard-type =
    { $reach ->
        [all] wszyscy Bohaterowie odrzucają { ACC($type) }
        [any] jeden Bohater odrzuca { ACC($type) }
        [pair] dwoje Bohaterów odrzuca { ACC($type) }
        [near] ty i sąsiedzi odrzucacie { ACC($type) }
       *[you] odrzuć { ACC($type) }
    }
effect-take = weź ze stosu odrzuconych { ACC($type) }
effect-remove-control = usuń { COUNTED($n, -unit-control) }
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
ending-lost = Padła ostatnia Lokacja. Bohaterowie przegrywają.

## Na półce, skróty i grupy

about-line = Wszyscy razem: buduj talię, pokonaj każdego wroga i obroń ostatnie miejsce w zamku.
about-mood = kooperacja, karty, siedem lat i więcej
shortcut-play-all =
    { $n ->
        [one] Zagraj 1 kartę
        [few] Zagraj wszystkie { $n } karty
       *[many] Zagraj wszystkie { $n } kart
    }
shortcut-attack = Połóż { COUNTED($n, -unit-attack) }: { $foe }
group-foes = Wrogowie
group-abilities = Zdolności
group-cards = Karty
group-shop = Sklep

## Nowa gra i kampania

option-name-scenario = Gra
option-scenario = Wybierz grę, pudełko lub dodatek.
option-name-villain-order = Kolejność wrogów
option-villain-order = Wrogowie przychodzą losowo, od najłatwiejszych albo z pięcioma najtrudniejszymi na końcu.
option-name-multi-hero = Kilka kart Bohatera
option-multi-hero = Każdy Bohater ma kilka kart Bohatera i kart biegłości.
option-name-chain-limit = Krótsze łańcuchy wydarzeń
option-chain-limit = Można pominąć drugie z rzędu dodatkowe wydarzenie.
option-name-shop-dismiss = Usuwanie ze sklepu
option-shop-dismiss = Za połowę ceny możesz usunąć kartę ze sklepu.
option-name-shop-pick-two = Jedna z dwóch kart
option-shop-pick-two = Na każde pole sklepu wybierasz jedną z dwóch kart.
option-name-shop-stack = Sklep ze stosami
option-shop-stack = Jednakowe karty leżą w sklepie na jednym polu.
option-name-shop-split = Podzielony sklep
option-shop-split = Sklep ma trzy pola na tanie i trzy na drogie karty.
option-name-shop-starters = Najpierw przydatne karty
option-shop-starters = Sklep zaczyna od Historii Hogwartu, Zaklęcia, które wygania karty, karty, która usuwa kontrolę, i Flagrante!
option-name-shop-flagrante = Najpierw Flagrante!
option-shop-flagrante = Flagrante! jest pierwszą kartą w sklepie.
option-name-dark-count = Liczba wydarzeń
option-dark-count = Liczba wydarzeń zależy od Lokacji, od postępów Bohaterów albo od poziomu.
option-name-campaign = Kampania
option-campaign = Ta gra jest częścią kampanii.
option-name-potion-tile = Kafelek wymagań
option-potion-tile = Wybierz stronę kafelka wymagań.
option-name-influence-any = Wpływ na każdego wroga
option-influence-any = Żetony Wpływu możesz kłaść na każdym wrogu.
option-name-stun-tokens = Żetony ogłuszonych
option-stun-tokens = Ogłuszony Bohater zwraca wszystkie żetony albo we własnej turze tylko te, które miał przed nią.
option-name-easy-detention = Karty Szlaban!
option-easy-detention = W łatwej kampanii wygnane karty Szlaban! wracają do zapasu albo do właściciela.
option-name-ingredients = Składniki
option-ingredients = Składników każdego rodzaju jest tyle samo albo tyle, ile w pudełku.
option-name-open-hands = Odkryte ręce
option-open-hands = Wszyscy widzą karty na rękach innych.
option-name-solo = Liczba graczy
option-solo = Jeden gracz prowadzi dwoje Bohaterów albo jednego według zasad dla jednego gracza.
option-name-carried = Przeniesione karty
option-carried = Te karty przechodzą z poprzedniej gry kampanii.
campaign-year = Rok { $n }
campaign-battle-for-hogwarts = Bitwa o Hogwart
campaign-easy = Łatwa
campaign-normal = Zwykła
campaign-easy-text = Siedem lat i Bitwa o Hogwart; każdy Bohater zachowuje talię z gry na grę. Rok 2 jest trudniejszy niż w zwykłej kampanii: 2 wydarzenia w turze i Lokacje z 4 polami.
campaign-normal-text = Każda gra zaczyna się z talią początkową; po każdej wygranej każdy Bohater może odłożyć jedną kartę do własnego sklepu.
campaign-locations-lost = Stracone Lokacje
offer-foes =
    { $n ->
        [one] 1 wróg
        [few] { $n } wrogów
       *[many] { $n } wrogów
    }
offer-first-game = Na początek: { $foes }, jeden po drugim.
offer-early-game =
    { $slots ->
        [one] { $foes }, jeden po drugim.
        [few] { $foes }, { $slots } naraz.
       *[many] { $foes }, { $slots } naraz.
    }
offer-late-game =
    { $slots ->
        [one] { $foes }, jeden po drugim. Na końcu Lord Voldemort.
        [few] { $foes }, { $slots } naraz. Na końcu Lord Voldemort.
       *[many] { $foes }, { $slots } naraz. Na końcu Lord Voldemort.
    }
offer-box =
    { $slots ->
        [one] Stworzenia i Spotkania: { $foes }, jeden po drugim. Na końcu Lord Voldemort.
        [few] Stworzenia i Spotkania: { $foes }, { $slots } naraz. Na końcu Lord Voldemort.
       *[many] Stworzenia i Spotkania: { $foes }, { $slots } naraz. Na końcu Lord Voldemort.
    }
offer-pack =
    { $slots ->
        [one] Uroki, Eliksiry i do pięciu graczy: { $foes }, jeden po drugim.
        [few] Uroki, Eliksiry i do pięciu graczy: { $foes }, { $slots } naraz.
       *[many] Uroki, Eliksiry i do pięciu graczy: { $foes }, { $slots } naraz.
    }
offer-tile-a = Strona A
offer-tile-b = Strona B
offer-foes-shuffled = Losowo
offer-foes-listed = Od najłatwiejszych
offer-foes-hard-last = Pięciu najtrudniejszych na końcu
offer-events-location = Lokacja
offer-events-escalation = Postępy Bohaterów
offer-events-level = Poziom
offer-stun-all = Wszystkie żetony
offer-stun-saved = Tylko te sprzed własnej tury
offer-detention-supply = Do zapasu
offer-detention-owner = Do właściciela
offer-ingredients-even = Każdego rodzaju tyle samo
offer-ingredients-counted = Tyle, ile w pudełku
offer-solo-off = Co najmniej dwóch graczy
offer-solo-two = Jeden gracz, dwoje Bohaterów
offer-solo-official = Jeden gracz, jeden Bohater

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
fault-health = Bohater ma mniej niż 0 punktów Zdrowia albo więcej, niż może mieć (HB-14.1, HB-14.2).
fault-tokens = Gdzieś leży mniej niż 0 żetonów albo więcej, niż może ich być.
fault-control = Lokacja jest nieznana albo ma więcej żetonów kontroli niż pól (HB-11.3).
fault-known-cards = Znanych jest więcej kart talii, niż ich w niej jest.
fault-same-hero = Bohater jest nieznany albo dwóch graczy ma tego samego (HB-2.16).
fault-no-card = Gdzieś leży karta, która nie jest żadną kartą.
fault-cards = Liczba kart Hogwartu się nie zgadza (jest { $n }, powinno być { $wanted }).
fault-ingredients = Liczba składników się nie zgadza (jest { $n }, powinno być { $wanted }).
fault-events = Brakuje wydarzenia albo jest o jedno za dużo.
fault-foes = Wróg jest nieznany albo pojawia się dwa razy.
fault-empty-slot = Na pustym miejscu leżą żetony.
