### Wizarding Duels: przyciski, pasek chwili i to, co wybiera się przed grą. Reszta jest po angielsku.

## Co można wybrać

verb-group = Prowadź Grupę: { $group }
verb-affiliation = Stań po stronie: { $side }
verb-recruit = Zwerbuj: { $character }
verb-leader = Przywódca: { $who }
verb-equip = Kup: { $artifact }
verb-bearer = Komu dajesz: { $who }
verb-learn = Naucz się: { $spell }
verb-pursue = Weź: { $quest }
verb-brew = Dołóż do zapasu: { $potion }
verb-done = Nie bierz więcej
verb-map = Graj na mapie: { $map }
verb-join = Złącz połowy, Nexus: { $colour }
verb-zone = Twoja Strefa: { $half }
verb-terrain = Weź teren: { $terrain }
verb-effect = Najpierw rozpatrz: { $effect }
verb-to = { $space }
verb-model = { $who }
verb-stop = Zatrzymaj się tutaj
verb-pass = Nic nie rób
verb-white = Użyj białych: { $n }
verb-discard-quest = Odrzuć: { $quest }
verb-keep = Zostaw to, co masz
verb-overlay = { CAP($overlay) }
verb-trap = Pułapka na { $space }
verb-do = { $action }
verb-use = Użyj: { $artifact }
verb-end = Zakończ aktywację
verb-animal = Przyjmij postać zwierzęcia
verb-attack = Zaatakuj: { $attack }
verb-cast = Rzuć: { $spell }
verb-potion = Użyj: { $potion }
verb-spell = { $who }: { $spell }
verb-book-spell = Wybierz: { $spell }
verb-artifact = { $who }: { $artifact }
verb-react = Zareaguj: { $spell }
verb-lead = Użyj Przywództwa: { $who }
verb-declare = Odkryta karta liczy się jako 2+
verb-top = Połóż teraz: { $card }
verb-empower = Wzmocnij: dołóż kartę
verb-card = Użyj: { $card }
verb-play = Zamień na: { $card }
verb-lower = Użyj dolnego efektu karty
verb-discard = Odrzuć: { $card }
verb-be-brave = Odwaga: wykonaj test obrony
verb-horcrux = Zniszcz: { $artifact }
verb-sacrifice = Niech zginie zamiast tego: { $who }
verb-stone = Użyj Kamienia Wskrzeszenia: { $who }
verb-elixir = Eliksiru życia używa: { $who }
verb-pay =
    { $spell ->
        [innate-spell] Zapłać za { $spell }
       *[other] Zapłać za { $spell }: { $who }
    }
verb-leave = Zostaw znaczniki: { $spell }
verb-lapse =
    { $spell ->
        [innate-spell] Niech się skończy { $spell }
       *[other] Niech się skończy { $spell }: { $who }
    }
button-challenge-to = Połóż je na { $space }
button-terrain-space-to = Połóż go na { $space }
button-arrival-to = Postaw na { $space }: { $who }
button-move-to = Idź na { $space }
button-push-to = Odepchnij na { $space }
button-fiendfyre-to = Pełznij na { $space }
button-spell-target-to = Rzuć na { $space }
button-spell-target-trap = Usuń Pułapkę na { $space }
button-spell-target-overlay = Wybierz: { $overlay }
button-spell-space-to = Wybierz { $space }
button-instinct-spell = Przyspiesz: { $spell }
button-clock-spell = Przyspiesz: { $spell }
button-old-spell-book-spell = Oddaj: { $spell }
button-new-spell-book-spell = Weź: { $spell }
button-old-potion-potion = Oddaj: { $potion }
button-new-potion-potion = Weź: { $potion }
button-unlock-artifact = Odblokuj: { $artifact }
button-recruit-done = Nie werbuj więcej, przejdź do Artefaktów
button-equip-done = Nie kupuj więcej Artefaktów
button-learn-done = Nie dodawaj więcej Zaklęć
button-horcrux-bearer-model = Ukryj horkruksa: { $who }
button-horcrux-bearer-done = Nie ukrywaj więcej horkruksów
button-mulligan-keep = Zachowaj swoje karty Misji
button-place-model = Postaw: { $who }
button-colours-white =
    { $n ->
        [0] Zapłać czarnych: { $rest }
       *[other] { $rest ->
            [0] Zapłać białych: { $n }
           *[other] Zapłać białych: { $n }, czarnych: { $rest }
        }
    }
button-regain-white =
    { $n ->
        [0] Odzyskaj czarnych: { $rest }
       *[other] { $rest ->
            [0] Odzyskaj białych: { $n }
           *[other] Odzyskaj białych: { $n }, czarnych: { $rest }
        }
    }
button-neutral-white =
    { $n ->
        [0] Zamień na czarne: { $rest }
       *[other] { $rest ->
            [0] Zamień na białe: { $n }
           *[other] Zamień na białe: { $n }, na czarne: { $rest }
        }
    }
button-fiendfyre-stop = Niech Szatańska Pożoga tu zostanie
button-instinct-pass = Nie przyspieszaj Zaklęcia
button-activate-model = Aktywuj: { $who }
button-animal-pass = Zachowaj ludzką postać
button-attack-target-model = Zaatakuj: { $who }
button-spell-target-model = Cel: { $who }
button-spell-target-spell = Zakończ { $spell } ({ $who })
button-potion-target-model = Użyj na: { $who }
button-overlay-overlay = Odwróć: { $overlay }
button-turn-overlay = Odwróć: { $overlay }
button-turn-stop = Nie odwracaj więcej
button-cup-model = Cios dostaje: { $who }
button-reaction-pass = Bez Reakcji
button-before-pass = Nie używaj zdolności
button-empower-empower =
    { $n ->
        [0] Wzmocnij za darmo: dołóż kartę
        [one] Zapłać 1 znacznik Mocy: dołóż kartę
        [few] Zapłać { $n } znaczniki Mocy: dołóż kartę
       *[many] Zapłać { $n } znaczników Mocy: dołóż kartę
    }
button-empower-pass = Zachowaj znaczniki Mocy
button-card-card = Liczy się: { $card }
button-swap-keep = Zostaw: { $card }
button-early-lower = Użyj: { $card }
button-early-pass = Nie używaj
button-late-lower = Użyj: { $card }
button-late-pass = Nie używaj
button-resist-stop =
    { $n ->
        [one] Przyjmij 1 Cios
        [few] Przyjmij { $n } Ciosy
       *[many] Przyjmij { $n } Ciosów
    }
button-save-pass = Z gry odpada: { $who }
button-mourn-model = Przesuń: { $who }
button-mourn-pass = Nikogo nie przesuwaj
button-lock-artifact = Zablokuj: { $artifact }
button-unlock-stop = Nie odblokowuj więcej
button-destroy-artifact = Zniszcz: { $artifact }
button-victim-model = Teraz trafia: { $who }
button-who-moves-model = Przesuń: { $who }
button-who-moves-stop = Nikogo więcej nie przesuwaj
button-imperio-pass = Bez ruchu: { $who }
button-end-effect-model = Teraz: { $who }

## Ta chwila

moment-over = Koniec gry
moment-set-up = Przygotowanie
moment-round = Runda { $n } z { $most }
moment-building = gracze budują Grupy
moment-brewing = gracze warzą Eliksiry
moment-arriving = powstaje mapa i przybywają Grupy
moment-clash = Starcie: { $who }
moment-clash-against = Starcie: { $who } – { $whom }
moment-activation = aktywacja: { $who }
moment-between = między aktywacjami
moment-activated = aktywacje: { $n } z { $most }
moment-no-map = jeszcze bez mapy

## Jak się kończy

ending-more-points = { LIST($winners) } wygrywa { $score } do { $next } w punktach Misji.
ending-more-cards = W punktach Misji jest remis. { LIST($winners) } wygrywa większą liczbą zdobytych kart Misji.
ending-more-models = W punktach i kartach Misji jest remis. { LIST($winners) } wygrywa większą liczbą modeli w grze.
ending-draw = Gra kończy się remisem: po równo punktów, kart Misji i modeli.

## Na półce, skróty i grupy

about-line = Dwie Grupy czarodziejów walczą o Misje: Zaklęcia, Starcia na karty, trzy rundy.
about-mood = taktyka, karty na ręce, magia
shortcut-go = Idź na { $space }
group-actions = Akcje
group-artifacts = Artefakty
group-attacks = Ataki
group-spells = Zaklęcia
group-potions = Eliksiry

## Nowa gra i warsztat Grup

option-name-groups = Grupy
option-groups = Zagraj gotowymi Grupami, wybierz jedną z nich albo złóż własną.
option-name-budget = Budżet
option-budget = Tyle Galeonów ma każdy gracz na Grupę.
option-name-pack = Pierwotny zestaw
option-pack = Do Grupy mogą też dołączać postacie z pierwotnego zestawu.
option-name-hide-anywhere = Dalekie ukrywanie i odkrywanie
option-hide-anywhere = Ukrywanie i odkrywanie działa na każdą nakładkę.
option-name-master-wizard-defence-only = Mistrz czarodziej tylko w obronie
option-master-wizard-defence-only = Mistrz czarodziej pomaga tylko w obronie.
option-name-tie-break = Rozstrzyganie remisów
option-tie-break = Remis rozstrzygają zdobyte karty Misji, potem modele w grze.
option-name-marker-limits = Ograniczone znaczniki
option-marker-limits = Znaczników jest tylko tyle, ile w pudełku.
option-name-map-special-rules = Zasada specjalna mapy
option-map-special-rules = Obowiązuje zasada specjalna mapy.
offer-groups-ready = Gotowe Grupy
offer-groups-ready-about = Honor szkoły przeciw Mrocznej kompanii. Grasz po minucie: tak najlepiej zacząć.
offer-groups-pick = Wybór Grupy
offer-groups-pick-about = Gracze po kolei biorą po jednej z gotowych Grup.
offer-groups-build = Własne Grupy
offer-groups-build-about = Za Galeony bierzesz postacie, Zaklęcia, Artefakty, Eliksiry i Misje.
workshop-characters = Postacie
workshop-artifacts = Artefakty
workshop-spells = Zaklęcia
workshop-quests = Misje
workshop-potions = Eliksiry
workshop-galleons = Galeony
workshop-leader = Przywódca
workshop-borne-by = Nosi { $who }
workshop-first-characters = Najpierw weź postać.
workshop-needs-character = Weź co najmniej jedną postać.
workshop-needs-spells =
    { $n ->
        [one] Naucz się jeszcze 1 Zaklęcia.
        [few] Naucz się jeszcze { $n } Zaklęć.
       *[many] Naucz się jeszcze { $n } Zaklęć.
    }
workshop-needs-quests =
    { $n ->
        [one] Wybierz jeszcze 1 Misję.
        [few] Wybierz jeszcze { $n } Misje.
       *[many] Wybierz jeszcze { $n } Misji.
    }
workshop-needs-potions =
    { $n ->
        [one] Uwarz jeszcze 1 Eliksir. Możesz to zrobić, gdy obie Grupy są odkryte.
        [few] Uwarz jeszcze { $n } Eliksiry. Możesz to zrobić, gdy obie Grupy są odkryte.
       *[many] Uwarz jeszcze { $n } Eliksirów. Możesz to zrobić, gdy obie Grupy są odkryte.
    }

## Co jest nie tak w zapisanym albo ręcznie zmienionym stanie gry

fault-no-group = Wskazany jest model, który nie należy do żadnej Grupy.
fault-pack-not-in-play = Leży tu coś, czego nie ma w żadnym zestawie w grze.
fault-markers = Gdzieś leży mniej niż 0 znaczników Mocy albo więcej, niż może ich być.
fault-one-space = Dwa modele stoją na tym samym polu.
fault-impassable = Model stoi na nieprzebytym polu.
fault-nowhere = { $who }: tego modelu nie ma ani na planszy, ani wśród usuniętych.
fault-impacts = { $who }: ten model ma więcej Ciosów, niż może znieść.
fault-quests = { $player }: karty Misji tego gracza nie są po jednej każdego rodzaju.
fault-overlays = Dwie nakładki leżą na tym samym polu.
fault-clash-cards = { $player }: karty Starcia tego gracza nie są kartami z talii.
fault-supply = Brakuje Szczęśliwych albo Pechowych kart.
