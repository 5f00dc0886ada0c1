### Próba prawdziwej gramatyki: rzuty, walki i zakupy.

## Rzuty

event-rolls = { $who } wyrzuca { $n }.
event-rolls-to-move = { $who } wyrzuca { $n } i przechodzi z pola { $start } na pole { $to }.
event-rerolls =
    { $n ->
        [one] { $who } odrzuca 1 żeton Losu i rzuca ponownie.
        [few] { $who } odrzuca { $n } żetony Losu i rzuca ponownie.
       *[many] { $who } odrzuca { $n } żetonów Losu i rzuca ponownie.
    }
question-keep-roll = Wyrzucasz { $n }, więc rusza się też Voldemort. Zostawić wynik czy odrzucić 1 żeton Losu i rzucić ponownie?

## Walki

event-attacks =
    { COUNT($who) ->
        [many] { $who } atakują { ACC($whom) }.
       *[one] { $who } atakuje { ACC($whom) }.
    }
event-scores = { $who } osiąga wynik { $n } (na kości { $die }).
event-wins-against =
    { COUNT($who) ->
        [many] { $who } wygrywają z { INS($whom) }.
       *[one] { $who } wygrywa z { INS($whom) }.
    }
event-defeated =
    { COUNT($who) ->
        [many] { GENDER($who) ->
            [personal] { $who } zostają pokonani.
           *[other] { $who } zostają pokonane.
        }
       *[one] { GENDER($who) ->
            [feminine] { $who } zostaje pokonana.
            [neuter] { $who } zostaje pokonane.
           *[other] { $who } zostaje pokonany.
        }
    }
event-loses-lives =
    { $n ->
        [one] { $who } traci 1 punkt Życia.
        [few] { $who } traci { $n } punkty Życia.
       *[many] { $who } traci { $n } punktów Życia.
    }
event-helps = { $who } pomaga { DAT($whom) } w walce z { INS($foe) }.
question-fight = Drogę zagradza { $foe }. Walczysz z { INS($foe) } Mocą czy Magią?
refusal-no-fight = Nie możesz walczyć z { INS($foe) }: { GENDER($foe) ->
        [personal] jest
       *[other] jest
    } po twojej stronie.

## Zakupy, karty i towarzysze

event-buys = { $who } kupuje { COUNTED($n, $what) }.
event-pays = { $who } płaci { COUNTED($n, $coins) }.
event-finds = { $who } znajduje { ACC($what) } { PLACE($place) }.
event-takes = { $who } zabiera { DAT($whom) } { ACC($what) }.
event-gives = { $who } oddaje { DAT($whom) } { ACC($what) }.
event-joins =
    { COUNT($what) ->
        [many] { $what } dołączają do { GEN($who) }.
       *[one] { $what } dołącza do { GEN($who) }.
    }
event-leaves = { $who } traci { ACC($what) }.
event-visits = { $who } zatrzymuje się { PLACE($place) }.
event-meets = { $who } spotyka { LIST($others, form: "acc") }.
verb-buy = Kup { ACC($what) } za { COUNTED($n, $coins) }
verb-pass = Nic nie kupuj
refusal-too-dear = Za mało pieniędzy: { $what } kosztuje { COUNTED($n, $coins) }, a ty masz { $have }.
panel-holds = Karty { GEN($who) }
