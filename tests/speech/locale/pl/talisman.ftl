### Rzuty, walki i zakupy Talismana, pod kluczami, które wypowiada gra.

## Rzuty

event-rolled = { $who } wyrzuca { $n } na ruch.
event-rolled-for =
    { $purpose ->
        [move] { $who } wyrzuca { $n } na ruch.
        [attack] { $who } wyrzuca { $n } w walce.
        [duel] { $who } wyrzuca { $n } w walce.
        [space] { $who } wyrzuca { $n } { PLACE($source) }.
        [test] { $who } wyrzuca { $n } { PLACE($source) }.
        [ministry] { $who } wyrzuca { $n } { PLACE($source) }.
       *[card] { $who } wyrzuca { $n } z powodu { GEN($source) }.
    }
event-rerolled-for-fate = { $who } odrzuca 1 żeton Losu i rzuca ponownie: { $n } zamiast { $was }.
event-rerolled-for-galleons = { $who } płaci 2 Galeony i rzuca ponownie: { $n } zamiast { $was }.
event-rerolled-with = { $who } używa { GEN($card) } i rzuca ponownie: { $n } zamiast { $was }.
verb-keep = Zostaw wynik
verb-free-reroll = Użyj { GEN($card) }: rzuć ponownie kością { $die }

## Walki

event-meets-enemy =
    { COUNT($card) ->
        [many] { $who } walczy z { INS($card) } { PLACE($space) }.
       *[one] { $who } walczy z { INS($card) } { PLACE($space) }.
    }
event-meets-foe = { $who } walczy z { INS($foe) }.
event-attacks = { $who } atakuje { ACC($whom) }.
event-attacks-follower = { $who } atakuje { ACC($card) }.
event-evaded = { $who } unika { GEN($card) }.
event-scores-with-card =
    { COUNT($card) ->
        [many] { $who } osiąga { $score } (na kości { $die }), { $card } osiągają { $other } (na kości { $foe_die }).
       *[one] { $who } osiąga { $score } (na kości { $die }), { $card } osiąga { $other } (na kości { $foe_die }).
    }
event-scores-with-foe = { $who } osiąga { $score } (na kości { $die }), { $foe } osiąga { $other } (na kości { $foe_die }).
event-won =
    { GENDER($who) ->
        [feminine] { $who } wygrała walkę.
       *[other] { $who } wygrał walkę.
    }
event-lost-fight =
    { GENDER($who) ->
        [feminine] { $who } przegrała walkę.
       *[other] { $who } przegrał walkę.
    }
event-drawn-fight = Walka kończy się remisem.
event-gained-life =
    { $lives ->
        [one] { $who } zyskuje 1 punkt Życia.
        [few] { $who } zyskuje { $lives } punkty Życia.
       *[many] { $who } zyskuje { $lives } punktów Życia.
    }

## Zakupy

verb-buy = Kup { ACC($card) }
event-bought =
    { $coins ->
        [one] { $who } kupuje { ACC($card) } za 1 Galeona.
        [few] { $who } kupuje { ACC($card) } za { $coins } Galeony.
       *[many] { $who } kupuje { ACC($card) } za { $coins } Galeonów.
    }
event-gained-galleons =
    { $coins ->
        [one] { $who } zyskuje 1 Galeona.
        [few] { $who } zyskuje { $coins } Galeony.
       *[many] { $who } zyskuje { $coins } Galeonów.
    }
event-lost-galleons =
    { $coins ->
        [one] { $who } traci 1 Galeona.
        [few] { $who } traci { $coins } Galeony.
       *[many] { $who } traci { $coins } Galeonów.
    }
event-spent-galleons =
    { $coins ->
        [one] { $who } płaci 1 Galeona.
        [few] { $who } płaci { $coins } Galeony.
       *[many] { $who } płaci { $coins } Galeonów.
    }
event-took-galleon = { $who } zabiera { DAT($whom) } 1 Galeona.
event-gave-galleon = { $who } oddaje { DAT($whom) } 1 Galeona.
