### Funkoverse: przyciski, pasek chwili i to, co wybiera się przed grą. Reszta jest po angielsku.

## Co można wybrać

verb-colour = Graj po stronie { GEN($side) }
verb-pick = Wybierz: { $who }
verb-item = Weź: { $item }
verb-give = Komu dajesz: { $who }
verb-share = Oddaj partnerowi: { $who }
verb-keep = Resztę prowadź samodzielnie
verb-leader = Przywódca: { $who }
verb-place = Zacznij na { $square }
verb-turn = Wybierz do działania: { $who }
verb-move = Idź na { $square }
verb-challenge = Rzuć wyzwanie: { $who }
verb-assist = Pomóż wstać: { $who }
verb-take = Weź znacznik punktu { $marker }
verb-claim = Przejmij obszar kontroli { $area }: połóż znacznik
verb-flip = Obróć znacznik obszaru kontroli { $area }
verb-use = Użyj: { $ability }
verb-use-item = Użyj: { $item }
verb-rally = Wstań
verb-end = Zakończ turę
verb-decline = Pomiń tę akcję
verb-target = Cel: { $who }
verb-to = Idź na { $square }
verb-stay = Zostań tutaj
verb-shift = Przesuń na { $square }: { $who }
verb-done = Nikogo więcej nie przesuwaj
verb-drink = Użyj Felix Felicis: jedna kość to trafienie krytyczne
verb-save = Zachowaj Felix Felicis
verb-token = Opóźnij żeton z pola { $n }: { $token }
verb-decree = Zablokuj żeton: { $token }
verb-return = Najpierw wraca: { $who }
button-item-item =
    { $item ->
        [item-felix-felicis] Weź Felix Felicis: jedno pewne trafienie krytyczne
        [item-dagger] Weź sztylet: wyzwanie i jeszcze jedna akcja
       *[other] Weź: { $item }
    }
button-action-flip = Obróć znacznik obszaru { $area } na stronę { GEN($side) }
button-action-use =
    { $cost ->
        [0] Użyj { $ability } (bez żetonu)
       *[other] Użyj { $ability } (żeton: { $token }, odnowienie { $cost })
    }
button-action-use-item = Użyj: { $item } (odnowienie { $cost })
button-action-rally =
    { $rally ->
        [one] Wstań: 1 akcja
        [few] Wstań: { $rally } akcje
       *[many] Wstań: { $rally } akcji
    }
button-granted-flip = Obróć znacznik obszaru { $area } na stronę { GEN($side) }
button-controlled-flip = Obróć znacznik obszaru { $area } na stronę { GEN($side) }
button-extra-flip = Obróć znacznik obszaru { $area } na stronę { GEN($side) }
button-extra-use =
    { $cost ->
        [0] Użyj { $ability } (bez żetonu)
       *[other] Użyj { $ability } (żeton: { $token }, odnowienie { $cost })
    }
button-extra-use-item = Użyj: { $item } (odnowienie { $cost })
button-target-target =
    { $ability ->
        [ability-protego] Osłoń: { $who }
        [ability-accio] Przywołaj: { $who }
        [ability-imperio] Opanuj: { $who }
        [ability-oppugno] Daj akcję: { $who }
        [ability-taunt] Przesuń: { $who }
       *[other] { $dice ->
            [0] Wybierz: { $who }
           *[other] Rzuć wyzwanie: { $who }
        }
    }
button-next-target-target = Rzuć wyzwanie: { $who }
button-item-target-target =
    { $dice ->
        [0] Wybierz: { $who }
       *[other] Rzuć wyzwanie: { $who }
    }
button-shift-done = Zostaw ich tam, gdzie są
button-action-end =
    { $n ->
        [one] Zakończ turę: 1 akcja przepada
        [few] Zakończ turę: { $n } akcje przepadają
       *[many] Zakończ turę: { $n } akcji przepada
    }
button-granted-decline = Bez akcji: { $who }
button-extra-decline = Bez dalszej akcji
button-ally-target = Przesuń: { $who }
button-ally-done = Nie przesuwaj więcej sojuszników
button-felix-drink = { $ready }: { $symbol } na kości, czekanie { $rest }
button-felix-save = Zachowaj { $ready }
button-where-place = Postaw sojusznika na { $square }
button-claim-place = Połóż na { $square }
button-flag-place =
    { $home ->
        [one] Wróć na { $square }: 1 punkt
        [few] Wróć na { $square }: { $home } punkty
       *[many] Wróć na { $square }: { $home } punktów
    }
button-flag-stay = Zostań tutaj, bez punktów
button-return-place = Wróć na { $square }

## Ta chwila

moment-over = Koniec gry
moment-round = Runda { $n }
moment-set-up = Przygotowanie
moment-ended = { $first }: { $ending }
moment-preparing = strony, postaci i pola startowe
moment-turn-of-character =
    { $n ->
        [one] działa { $who }, została 1 akcja
        [few] działa { $who }, zostały { $n } akcje
       *[many] działa { $who }, zostało { $n } akcji
    }
moment-turn-of-side = tura: { $side }
moment-end-of-round = koniec rundy
moment-first-knock-out = wygrywa pierwszy nokaut
moment-score = { -side-light } { $light }, { -side-dark } { $dark }
moment-choosing = { LENGTH($players) ->
        [one] wybiera
        [few] wybierają
       *[many] wybierają
    } { LIST($players) }
moment-scenario = { $scenario } · { $moment }
moment-now = { $first }: { $phase }
moment-first-player = znacznik pierwszego gracza: { $side }
moment-all = { LIST($facts, style: "semicolons") }.

## Jak się kończy

ending-first-knock-out = { LIST($winners) } { LENGTH($winners) ->
        [one] wygrywa
        [few] wygrywają
       *[many] wygrywają
    } pierwszym nokautem.
ending-points = { LIST($winners) } { LENGTH($winners) ->
        [one] wygrywa
        [few] wygrywają
       *[many] wygrywają
    } { $score } do { $next }.
ending-round-cap = Ostatnia runda się skończyła: { LIST($winners) } { LENGTH($winners) ->
        [one] wygrywa
        [few] wygrywają
       *[many] wygrywają
    } { $score } do { $next }.

## Na półce i grupy

about-line = Dwie małe drużyny czarodziejów ścierają się na mapie: ruszaj, rzucaj wyzwania, trzymaj pozycję.
about-mood = taktyka, kości, trochę blefu
group-challenges = Wyzwania
group-abilities = Zdolności i przedmioty
group-others = Inne akcje

## Nowa gra

option-name-scenario = Scenariusz
option-scenario = Wybierz, o co walczą strony.
option-name-map = Mapa
option-map = Wybierz mapę. Mapa innego scenariusza wymaga opcji „Dowolna mapa”.
option-name-any-map = Dowolna mapa
option-any-map = Każdy scenariusz można rozegrać na każdej z map.
option-name-items = Przedmioty
option-items = Każda strona ma przedmiot; nie dotyczy to pierwszej gry.
option-name-two = Dwoje na dwoje
option-two = Każda strona ma dwie postacie i żadnych podstawowych; wygrywa 6 punktów.
option-name-mix = Pudełko dla każdej strony
option-mix = Każda strona wybiera z własnego pudełka, także Rona, Dracona i Umbridge.
option-name-secret-pick = Tajny wybór
option-secret-pick = Z pudełkiem dla każdej strony obie wybierają w tajemnicy i odkrywają wybór razem.
option-name-first-game = Pierwsza gra
option-first-game = Bez scenariusza: wygrywa pierwszy nokaut.
option-name-round-cap = Limit rund
option-round-cap = Po tylu rundach gra się kończy.
option-name-teams = Drużyny
option-teams = Wybieraj postacie na zmianę, jak zwykle w scenariuszach, albo weź przykładowe drużyny, jak zwykle w pierwszej grze.
offer-no-limit = Bez limitu
offer-map-usual = Zwykła mapa scenariusza
offer-teams-usual = Jak zwykle
offer-teams-draft = Wybór postaci na zmianę
offer-teams-example = Przykładowe drużyny

## Co jest nie tak w zapisanym albo ręcznie zmienionym stanie gry

fault-scenario = To nie jest wybrany scenariusz albo nie ta mapa.
fault-columns = Jedna z list ma złą liczbę wpisów.
fault-same-name = Dwie postacie mają to samo imię.
fault-one-square = Dwie postacie stoją na tym samym polu.
fault-no-square = Postać stoi tam, gdzie stać nie można.
fault-two-places = Postać { $n } z { $all } jest naraz na mapie i na torze odnowienia.
fault-no-part = Postać { $n } z { $all } nie bierze udziału w grze, a jest.
fault-name = Postać { $n } z { $all } nie ma imienia albo ma imię, a nie bierze udziału w grze.
fault-protego = Kart Protego jest za dużo.
fault-confundo = Kart Confundo jest za dużo.
fault-status = Kart jednego stanu jest za dużo.
fault-too-many-tokens = Żetonów jest mniej niż 0 albo więcej, niż mają wszystkie postacie.
fault-marker = Znacznik punktów { $marker } jest w dwóch miejscach albo w żadnym.
fault-item-track = Na torze odnowienia leży przedmiot, którego nikt nie ma.
fault-item-side = Przedmiot jednej strony ma postać drugiej strony.
fault-tokens = Strona { $n } straciła albo zyskała żetony.
fault-pack = W grze jest karta z zestawu, którego nie ma przy tym stole.
