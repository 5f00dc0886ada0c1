### A Spot of Friendly Wizardry: przyciski, pasek chwili i to, co wybiera się przed grą. Reszta jest po angielsku.

## Co można wybrać

verb-profile = Graj jako: { $profile }
verb-learn = Naucz się: { $action }
verb-turn =
    { $turning ->
        [orientation-by-0] Zostaw obszar startowy, jak jest
        [orientation-by-0-mirrored] Odbij obszar startowy
        [orientation-by-90-mirrored] Odbij obszar startowy i obróć go o 90°
        [orientation-by-180-mirrored] Odbij obszar startowy i obróć go o 180°
        [orientation-by-270-mirrored] Odbij obszar startowy i obróć go o 270°
       *[other] Obróć obszar startowy: { $turning }
    }
verb-join = Dołącz lewą krawędzią przy kolumnie { $n }
verb-plan = Zaplanuj: { $action }
verb-write = Celuj w pole { $square }
verb-write-target = Cel: { $who }
verb-plan-animal = Zwierzę na { $square }, plan: { $action }
verb-lock = Zatwierdź plan
verb-announce = Ogłoś: Inicjatywa { $initiative }, Obrona { $defend }
verb-do =
    { $action ->
        [action-move] Rusz się
        [action-run] Biegnij
        [action-magic-touch] Użyj: { $action }
        [action-puff-of-wind] Użyj: { $action }
       *[other] Rzuć: { $action }
    }
verb-abandon = Zrezygnuj: { $action }
verb-animal =
    { $action ->
        [action-move] Rusz się zwierzęciem na { $square }
        [action-run] Biegnij zwierzęciem na { $square }
       *[other] Zwierzę na { $square }: { $action }
    }
verb-animal-abandon = Zwierzę na { $square }, zrezygnuj: { $action }
verb-to = Na { $square }
verb-stay = Zostań tutaj
verb-target = Cel: { $body }
verb-wizard = Obserwuj: { $who }
verb-creature = Wygnaj z { $square }: { $creature }
verb-direction = Celuj { $direction }
verb-spend =
    { $n ->
        [0] Nic nie wydawaj
        [one] Wydaj 1 punkt obrony
        [few] Wydaj { $n } punkty obrony
       *[many] Wydaj { $n } punktów obrony
    }
verb-suffer =
    { $n ->
        [0] Przyjmij obrażenia
        [one] Wydaj 1 punkt obrony, przyjmij resztę
        [few] Wydaj { $n } punkty obrony, przyjmij resztę
       *[many] Wydaj { $n } punktów obrony, przyjmij resztę
    }
verb-flee =
    { $n ->
        [0] Odsuń się
        [one] Wydaj 1 punkt obrony, o resztę się odsuń
        [few] Wydaj { $n } punkty obrony, o resztę się odsuń
       *[many] Wydaj { $n } punktów obrony, o resztę się odsuń
    }
verb-reveal = Ujawnij, które ciało jest prawdziwe
verb-keep = Zachowaj iluzję
verb-declare = O krok dalej: graj przed innymi
verb-decline = Zostaw kolejność, jak jest
verb-real = Prawdziwe ciało: { $body }
verb-ball = Najpierw tocz kulę na { $square }
verb-cast = Rzuć: { $action }
button-square-to =
    { $action ->
        [action-run] Biegnij na { $square }
        [action-leap] Skocz na { $square }
        [action-teleport] Przenieś się na { $square }
        [action-move] Idź na { $square }
        [action-lightning-bolt] Uderz w { $square }
        [action-storm] Uderz wokół { $square }
        [action-smash] Zniszcz { $square }
       *[other] Postaw na { $square }
    }
button-animal-square-to =
    { $action ->
        [action-run] Biegnij na { $square }
       *[other] Idź na { $square }
    }
button-body-square-to = Idź na { $square }
button-wind-square-to = Zdmuchnij na { $square }
button-flight-to = Uciekaj na { $square }
button-ball-step-to = Tocz na { $square }
button-ball-step-stay = Zatrzymaj się tutaj
button-return-to = Pojaw się na { $square }
button-target-target =
    { $action ->
        [action-magic-touch] Dotknij: { $body }
        [action-puff-of-wind] Zdmuchnij: { $body }
        [action-curse] Przeklnij: { $body }
        [action-poison-dart] Zatruj: { $body }
        [action-entangle] Oplącz: { $body }
        [action-push] Odepchnij: { $body }
        [action-blinding-light] Oślep: { $body }
        [action-transpose] Zamień się miejscami: { $body }
       *[other] Cel: { $body }
    }
button-dart-spend =
    { $n ->
        [0] Przyjmij truciznę
       *[other] Wydaj 1 punkt obrony: bez trucizny
    }
button-entangle-spend =
    { $n ->
        [0] Daj się oplątać
       *[other] Wydaj 1 punkt obrony: zachowaj swobodę
    }
button-reroll-spend =
    { $n ->
        [0] Daj się oślepić
       *[other] Wydaj 1 punkt obrony: rzuć ponownie
    }
button-counter-spend =
    { $n ->
        [0] Pozwól wygnać
       *[other] Wydaj 1 punkt obrony: zatrzymaj
    }
button-points-spend =
    { $n ->
        [0] Nic nie wydawaj: { COUNTED($rest, -unit-damage) }
        [one] Wydaj 1 punkt obrony: { COUNTED($rest, -unit-damage) }
        [few] Wydaj { $n } punkty obrony: { COUNTED($rest, -unit-damage) }
       *[many] Wydaj { $n } punktów obrony: { COUNTED($rest, -unit-damage) }
    }
button-curse-spend =
    { $n ->
        [0] Nic nie wydawaj: tracisz { COUNTED($rest, -unit-action-point) }
        [one] Wydaj 1 punkt obrony: tracisz { COUNTED($rest, -unit-action-point) }
        [few] Wydaj { $n } punkty obrony: tracisz { COUNTED($rest, -unit-action-point) }
       *[many] Wydaj { $n } punktów obrony: tracisz { COUNTED($rest, -unit-action-point) }
    }
button-push-spend =
    { $n ->
        [0] Nic nie wydawaj: przesunięcie o { COUNTED($rest, -unit-square) }
        [one] Wydaj 1 punkt obrony: przesunięcie o { COUNTED($rest, -unit-square) }
        [few] Wydaj { $n } punkty obrony: przesunięcie o { COUNTED($rest, -unit-square) }
       *[many] Wydaj { $n } punktów obrony: przesunięcie o { COUNTED($rest, -unit-square) }
    }
button-poison-spend =
    { $n ->
        [0] Nic nie wydawaj: { COUNTED($rest, -unit-damage) }
        [one] Wydaj 1 punkt obrony: { COUNTED($rest, -unit-damage) }
        [few] Wydaj { $n } punkty obrony: { COUNTED($rest, -unit-damage) }
       *[many] Wydaj { $n } punktów obrony: { COUNTED($rest, -unit-damage) }
    }

## Ta chwila

moment-over = Koniec gry
moment-set-up = Przygotowanie
moment-turn = Tura { $n }
moment-turn-of-rematch = Tura { $n }, rewanż
moment-preparing = czarodzieje, zaklęcia i obszary startowe
moment-planning = planowanie
moment-initiative = inicjatywa
moment-end-of-turn = koniec tury
moment-carrying-out = wykonywanie planów
moment-order = kolejność: { LIST($players, style: "unit") }
moment-choosing = { LENGTH($players) ->
        [one] wybiera
        [few] wybierają
       *[many] wybierają
    } { LIST($players) }
moment-now = { $heading }: { $phase }
moment-all = { LIST($facts, style: "semicolons") }.
moment-all-over = { LIST($facts, style: "semicolons") }

## Jak się kończy

ending-last-standing = { LIST($winners) } wygrywa: inni czarodzieje pokonani.
ending-fewest-hits = { LIST($winners) } wygrywa: najmniej trafień po ostatniej turze.
ending-lucky-roll = { LIST($winners) } rozstrzyga remis najwyższym rzutem.

## Na półce, skróty i grupy

about-line = Pojedynek czarodziejów: planuj w tajemnicy, a potem wykonuj plan krok po kroku.
about-mood = blef, taktyka, trochę szczęścia
shortcut-go = { $action }: na { $square }
tile-cost =
    { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
group-plan = Dodaj do planu
group-plan-animal = Zaplanuj dla zwierząt
group-carry-out = Wykonaj
group-carry-out-animal = Twoje zwierzęta
group-abandon = Zrezygnuj z punktu planu

## Nowa gra

option-name-secret-spells = Tajne zaklęcia
option-secret-spells = Zaklęcia są tajne do pierwszego rzucenia.
option-name-last-breath = Ostatnie tchnienie
option-last-breath = Pokonani czarodzieje działają jeszcze do końca tury.
option-name-written-targets = Zapisane cele
option-written-targets = Cele wybierasz przy planowaniu, a nie przy rzucaniu.
option-name-one-animal = Jedno zwierzę
option-one-animal = Nowe zwierzę zastępuje poprzednie.
option-name-smash-stays = Trwałe zniszczenia
option-smash-stays = Pole antymagiczne nie naprawia zniszczonych pól.
option-name-mirror = Lustrzane obszary
option-mirror = Swój obszar startowy możesz też odbić lustrzanie.
option-name-turn-cap = Limit tur
option-turn-cap = Po tylu turach gra się kończy.
option-name-hits = Trafienia
option-hits = Tyle trafień pokonuje czarodzieja.
offer-no-limit = Bez limitu
offer-open-spells = Jawne zaklęcia
offer-open-spells-about = Wszyscy wiedzą, co umie każdy czarodziej: blef kryje się w planie.
offer-secret-spells = Tajne zaklęcia
offer-secret-spells-about = Nikt nie zna twoich zaklęć, dopóki ich nie rzucisz.

## Co jest nie tak w zapisanym albo ręcznie zmienionym stanie gry

fault-animal-columns = Listy o zwierzętach mają różne długości.
fault-hits = Czarodzieja pokonuje inna liczba trafień, niż wybrano (FW-16.6).
fault-profile = Czarodziej ma nieznany profil.
fault-joined = Obszary startowe są połączone w nieznany sposób.
fault-unknown-spell = Czarodziej zna nieznane zaklęcie.
fault-animal = Zwierzę nigdzie nie stoi albo jego właściciela nie ma w grze.
fault-one-square = Na jednym polu stoi coś dwa razy.
fault-black-square = Coś stoi na czarnym polu.
fault-smashed-square = Coś stoi na rozbitym polu.
fault-balls = Kul jest za dużo albo jedna z nich nie ma właściciela.
fault-nowhere = { $who }: tego czarodzieja nie ma na planszy, nie jest ukryty ani pokonany.
fault-double = { $who }: ten czarodziej ma sobowtóra, ale nie ma ciała.
fault-plan-left = { $who }: ten czarodziej jest pokonany, a nadal ma plan.
fault-plan-entry = { $who }: plan ma nieznany wpis.
fault-spell-twice = { $who }: ten czarodziej zna jedno zaklęcie dwa razy.
fault-animal-entry = W planie zwierzęcia jest wpis, który nie jest dla zwierząt.
