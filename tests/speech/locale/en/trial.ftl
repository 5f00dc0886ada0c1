### A trial of the layer with real grammar: rolls, fights and purchases of Talisman.

## Rolls

event-rolls = { THE($who) } rolls { $n }.
event-rolls-to-move = { THE($who) } rolls { $n } and moves from { THE($start) } to { THE($to) }.
event-rerolls =
    { $n ->
        [one] { THE($who) } spends 1 Fate to reroll.
       *[other] { THE($who) } spends { $n } Fate to reroll.
    }
question-keep-roll = You rolled { $n }, so Voldemort moves too. Keep it, or spend 1 Fate to reroll?

## Fights

event-attacks =
    { COUNT($who) ->
        [many] { THE($who) } attack { THE($whom) }.
       *[one] { THE($who) } attacks { THE($whom) }.
    }
event-scores = { THE($who) } scores { $n } (rolled { $die }).
event-wins-against =
    { COUNT($who) ->
        [many] { THE($who) } win against { THE($whom) }.
       *[one] { THE($who) } wins against { THE($whom) }.
    }
event-defeated =
    { COUNT($who) ->
        [many] { THE($who) } are defeated.
       *[one] { THE($who) } is defeated.
    }
event-loses-lives =
    { $n ->
        [one] { THE($who) } loses 1 Life.
       *[other] { THE($who) } loses { $n } Lives.
    }
event-helps = { THE($who) } helps { THE($whom) } against { THE($foe) }.
question-fight = { THE($foe) } stands in your way. Fight { GENDER($foe) ->
        [he] him
        [she] her
        [they] them
       *[it] it
    } with Might or with Magic?
refusal-no-fight = You can't fight { THE($foe) }: { GENDER($foe) ->
        [he] he is
        [she] she is
        [they] they are
       *[it] it is
    } on your side.

## Purchases, cards and followers

event-buys = { THE($who) } buys { COUNTED($n, $what) }.
event-pays = { THE($who) } pays { COUNTED($n, $coins) }.
event-finds = { THE($who) } finds { A($what) } { AT($place) }.
event-takes = { THE($who) } takes { THE($what) } from { THE($whom) }.
event-gives = { THE($who) } gives { THE($what) } to { THE($whom) }.
event-joins =
    { COUNT($what) ->
        [many] { THE($what) } join { THE($who) }.
       *[one] { THE($what) } joins { THE($who) }.
    }
event-leaves = { THE($who) } loses { THE($what) }.
event-visits = { THE($who) } stops { AT($place) }.
event-meets = { THE($who) } meets { LIST($others) }.
event-only-english = { THE($who) } has { COUNTED($n, $what) }.
verb-buy = Buy { A($what) } for { COUNTED($n, $coins) }
verb-pass = Buy nothing
refusal-too-dear = Not enough money: { THE($what) } costs { COUNTED($n, $coins) }, you have { $have }.
panel-holds = { POSSESSIVE($who) } cards
