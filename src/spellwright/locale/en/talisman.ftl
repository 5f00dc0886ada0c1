### Talisman: what is asked, chosen, told and refused.

## What can be chosen

verb-side = Play as { $side }
verb-character = Play { $who }
verb-yes = Accept
verb-no = Decline
verb-done = Done
verb-roll = Roll the movement die
verb-step = Move 1 space
verb-portkey = Use the Portkey: go across to Hogwarts
verb-floo = Use Floo Powder: go across to Hogwarts
verb-ride = Go to any space in London
verb-arthur = Follow Arthur Weasley to any space in London
verb-fly =
    { $n ->
        [one] Fly 1 space with Buckbeak
       *[other] Fly { $n } spaces with Buckbeak
    }
verb-stay = Stay here
verb-turn-back = Turn back
verb-duty = Face the duty of this space
verb-spaces =
    { $n ->
        [one] Move 1 space
       *[other] Move { $n } spaces
    }
verb-apparate-anywhere = Go anywhere in this Region
verb-walk = Go { $way } to { THE($goal) }
verb-walk-on = Keep walking
verb-cross = Take the train to { THE($goal) }
verb-barrier = Try the barrier
verb-gates = Try the Gates
verb-to = Go to { THE($goal) }
verb-direction = Go { $way }
verb-keep = Keep the roll
verb-fate = Spend 1 Fate: reroll the { $die } die
verb-free-reroll = Use { THE($card) }: reroll the { $die } die
verb-reroll-both = Use { THE($card) }: reroll both dice
verb-paid-reroll = Pay 2 Galleons: reroll the { $die } die
verb-felix = Drink Felix Felicis: a die shows { $n }
verb-die = Use the { $die } die
verb-leave-out = Leave out the { $die } die
verb-number = Name { $n }
verb-shift = Spend Fate: make it { $n }
verb-cast = Cast { $spell }
verb-pass = No Spell now
verb-wait-mine = No Spell this turn until something affects me
verb-wait-turn = No more Spells this turn
verb-spell = Discard { $spell }
verb-target = Choose { $who }
verb-at = Choose { THE($card) }
verb-faction = Choose { THE($faction) }
verb-end-spell = End { $spell } on { $who }
verb-end-event = End { $card }
verb-end-ferret = Turn { $who } back from a Ferret
verb-resist = Roll to resist the Spell
verb-block = Spend 2 Fate: block the Spell
verb-bear = Let it work
verb-gain-fate = Let it work: gain 1 Fate
verb-give-fate = Give 1 Fate to another of the Order
verb-extra-turn = Take an extra turn
verb-meet = Attack { $who }
verb-space = Encounter the space
verb-take = Take { THE($card) }
verb-take-galleons = Take the Galleons
verb-drop = Drop { THE($card) }
verb-keep-all = Keep all; ask again when I gain a card
verb-drop-galleon = Drop 1 Galleon
verb-discard = Discard { THE($card) }
verb-put-back = Put { THE($card) } under the deck
verb-use = Use { THE($card) }
verb-look = Look at { THE($deck) }
verb-under = Put { THE($card) } under the deck
verb-on-top = Leave { THE($card) } on top
verb-house =
    { $house ->
        [broomsticks] The Three Broomsticks: pay Galleons to heal
        [tea-shop] Madam Puddifoot's: sell Objects
        [hogs-head] The Hog's Head: roll a die
        [blotts] Flourish & Blotts: buy Equipment
        [wheezes-sell] Wizard Wheezes: trade Spells for Fate
       *[wheezes-buy] Wizard Wheezes: trade Fate for Spells
    }
verb-buy = Buy { A($card) }
verb-buy-spell = Spend 1 Fate: gain 1 Spell
verb-heal =
    { $n ->
        [0] Heal nothing
        [one] Heal 1 Life
       *[other] Heal { $n } Lives
    }
verb-refill = Refill your Fate
verb-train = Roll a die
verb-pay =
    { $price ->
        [fate] Discard 1 Fate
        [galleon] Discard 1 Galleon
       *[life] Lose 1 Life
    }
verb-ability = Choose { $ability }
verb-symbols =
    { $n ->
        [one] Draw up to 1 card
       *[other] Draw up to { $n } cards
    }
verb-fight = Fight
verb-evade = Evade { THE($card) }
verb-evade-all = Evade the fight
verb-bribe =
    { $card ->
        [card-angry-centaurs] Spend 2 Fate: evade { THE($card) }
       *[other] Pay 1 Galleon: evade { THE($card) }
    }
verb-bribe-all = Pay 1 Galleon: evade the fight
verb-scurry = Roll a die: on 4–6 you evade
verb-sacrifice = Discard Karkaroff: evade { THE($enemy) }
verb-betray = Discard { THE($card) }: evade the fight
verb-pounce = Spend 1 Fate: the foe uses the lower of 2 dice
verb-save = Use { THE($card) }: roll to save the Life
verb-cling = Roll a die: on a 6 you keep your last Life
verb-instead = Discard { THE($card) } instead
verb-suffer = Lose the Life
verb-reward-life = Take 1 Life
verb-reward-object = Take { THE($card) }
verb-reward-galleon = Take 1 Galleon
verb-reward-both = Take 1 Galleon and { THE($card) }
verb-reward-life-fate = Take 1 Life and 1 Fate
verb-reward-follower = Attack { THE($card) }
verb-reward-nothing = Take no reward
verb-trophy = Keep { THE($card) } as a Trophy
verb-for-fate = Discard { THE($card) }: gain 1 Fate
verb-for-galleons = Discard { THE($card) }: gain 2 Galleons
verb-tame = Keep { THE($card) } as a Follower
verb-turn-in = Turn in { THE($card) }
verb-exchange = Exchange the Trophies

## The same, as one question offers it

button-start-done = Use nothing more
button-on-the-way-walk-on =
    { $n ->
        [0] Stop here
       *[other] Keep walking
    }
button-way-stay =
    { $price ->
        [0] Stay here
       *[other] Spend 1 Fate: stay here
    }
button-space-to = Go to { THE($goal) }
button-steer-direction = Send { $who } { $way }
button-back-direction = Walk back { $way }
button-test-ability =
    { $ability ->
        [ability-might] Use Might ({ $might })
       *[other] Use Magic ({ $magic })
    }
button-felix-no = Keep Felix Felicis
button-reroll-fate = Spend 1 Fate: reroll
button-reroll-free-reroll = Use { THE($card) }: reroll for free
button-reroll-paid-reroll = Pay 2 Galleons: reroll
button-die-die =
    { $die ->
        [die-second] Use the { $second }: { $second_meaning }
       *[other] Use the { $first }: { $meaning }
    }
button-leave-out-leave-out =
    { $die ->
        [die-first] Leave out the { $first }: { $meaning }
        [die-second] Leave out the { $second }: { $second_meaning }
       *[other] Leave out the { $third }: { $third_meaning }
    }
button-cancel-cast = Cast Stupefy: cancel { $cancelled }
button-cancel-pass = Let { $spell } work
button-aim-target = Cast it on { $who }
button-aim-card-at = Cast it on { THE($card) }
button-recast-no = Discard { $spell }
button-recast-target = Cast it on { $who }
button-recast-at = Cast it on { THE($card) }
button-keep-spell-yes = Spend 2 Fate: take { $spell }
button-keep-spell-no = Keep the Fate
button-token-spell-yes = Gain 1 Spell
button-token-spell-no = Gain no Spell
button-blood-yes = Lose 1 Life: gain 1 Spell
button-blood-no = Keep the Life
button-token-faction = Give it to { THE($faction) }
button-extra-yes = Take an extra turn
button-extra-no = Take no extra turn
button-steal-pay =
    { $price ->
        [galleon] Take 1 Galleon
       *[fate] Take 1 Fate
    }
button-crucio-pay =
    { $price ->
        [fate] Discard 2 Fate
       *[life] Lose 1 Life
    }
button-read-spell = Take { $spell }
button-read-no = Take no Spell
button-exchange-card-put-back = Spend 1 Fate: replace { THE($card) }
button-exchange-card-no = Replace nothing
button-difference-roll = Roll both dice
button-difference-number =
    { $n ->
        [0] Draw nothing
        [one] Draw up to 1 card
       *[other] Draw up to { $n } cards
    }
button-take-done = Leave the rest
button-take-early-done = Take nothing yet
button-toll-yes = Pay 1 Galleon: take { THE($card) }
button-toll-no = Leave it to { $who }
button-card-yes =
    { $source ->
        [card-portkey-office-opens] Take the Portkey
        [card-garrick-ollivander]
            { $has_wand ->
                [yes] Pay 2 Galleons: gain 1 Spell
               *[no] Pay 1 Galleon: take a Wand
            }
        [card-cornelius-fudge] Pay 1 Galleon
        [card-stan-shunpike] Pay 1 Galleon: ride next turn
        [card-seaside-cave] Take 1 Fate
        [card-shell-cottage]
            { $side_of ->
                [faction-de] Pay 1 Galleon: heal 1 Life
               *[other] Heal 1 Life
            }
        [card-ottery-lamp-shop] Pay 1 Galleon: take a Lantern
        [card-chamber-of-secrets] Fight the Basilisk
       *[other] Accept
    }
button-card-no =
    { $source ->
        [card-portkey-office-opens] Leave the Portkey
        [card-garrick-ollivander] Buy nothing
        [card-cornelius-fudge] Miss your next turn
        [card-stan-shunpike] Keep the Galleon
        [card-seaside-cave] Leave it
        [card-shell-cottage] Heal nothing
        [card-ottery-lamp-shop] Buy nothing
        [card-chamber-of-secrets] Leave it alone
       *[other] Decline
    }
button-card-choice-no =
    { $source ->
        [card-griphook] Make no deal
        [card-mirror-of-erised] Do not look
        [card-madam-pomfrey] Heal nothing
       *[other] Choose nothing
    }
button-card-choice-discard =
    { $source ->
        [card-griphook] Sell { THE($card) } for 3 Galleons
       *[other] Discard { THE($card) }
    }
button-card-choice-ability =
    { $source ->
        [card-griphook] Pay 3 Galleons: gain 1 { $ability }
        [card-mirror-of-erised] Miss your next turn: gain 1 { $ability }
       *[other] Gain 1 { $ability }
    }
button-card-choice-heal =
    { $n ->
        [one] Heal 1 Life for free
       *[other] Pay 1 Galleon: heal { $n } Lives
    }
button-card-choice-at = Pass on { THE($card) }
button-card-who-target =
    { $source ->
        [card-rita-skeeter] Look at { POSSESSIVE($who) } Spells
        [card-nearly-headless-nick] Look at { POSSESSIVE($who) } Spells
       *[other] Choose { $who }
    }
button-card-space-to =
    { $source ->
        [card-knight-bus] Pay 1 Galleon: go to { THE($goal) }
       *[other] Go to { THE($goal) }
    }
button-card-space-no = Stay here
button-as-order-yes = Count as one of the Order
button-as-order-no = Stay a Death Eater
button-order-on-top = Put { THE($card) } next
button-space-choice-yes = Roll for a quest
button-space-choice-no = Take no quest
button-space-choice-number =
    { $n ->
        [1] Fight a Dementor of Magic 4
        [2] Miss your next turn
       *[other] Let nothing happen
    }
button-space-choice-done = Visit no shop
button-space-choice-heal =
    { $n ->
        [0] Heal nothing
        [one] Pay 1 Galleon: heal 1 Life
       *[other] Pay { $n } Galleons: heal { $n } Lives
    }
button-space-choice-train = Roll a die: 5 gains a Life, 6 a Spell
button-sell-done = Sell nothing more
button-sell-discard = Sell { THE($card) } for 1 Galleon
button-sell-spell = Discard { $spell }: gain 1 Fate
button-buy-done = Buy nothing more
button-buy-spell-done = Buy no Spell
button-trade-no = Trade nothing
button-trade-discard = Trade in { THE($card) }
button-name-number = Name { $n }
button-shift-shift =
    { $price ->
        [one] Spend 1 Fate: make it { $n }
       *[other] Spend { $price } Fate: make it { $n }
    }
button-buy-buy =
    { $price ->
        [one] Pay 1 Galleon: buy { A($card) }
       *[other] Pay { $price } Galleons: buy { A($card) }
    }
button-save-save =
    { $needed_roll ->
        [6] Use { THE($card) }: a 6 saves the Life
       *[other] Use { THE($card) }: { $needed_roll }–6 saves the Life
    }
button-shift-keep = Leave it at { $rolled }
button-lose-follower-discard = Lose { THE($card) }
button-greenhouse-done =
    { $n ->
        [one] Lose 1 Life
       *[other] Lose { $n } Lives
    }
button-greenhouse-discard = Discard { THE($card) }: save 1 Life
button-intimidate-target = Intimidate { $who }
button-intimidate-no = Intimidate nobody
button-yield-pay =
    { $price ->
        [fate] Give Hagrid 1 Fate
       *[life] Lose 1 Life: Hagrid misses a turn
    }
button-sneak-yes = Take 1 Fate from { $who }
button-sneak-no = Leave { $who } alone
button-evade-fight = Fight { THE($opponent) }
button-evade-character-fight = Fight { $who }
button-ability-ability =
    { $ability ->
        [ability-might] Fight with Might ({ $might })
       *[other] Fight with Magic ({ $magic })
    }
button-pounce-yes = Spend 1 Fate: { THE($opponent) } { COUNT($opponent) ->
        [many] roll
       *[one] rolls
    } low
button-pounce-no = Keep the Fate
button-rescue-yes = Spend 1 Fate: make it a draw
button-rescue-no = Let { $who } lose
button-reward-reward-life = Take 1 Life from { $who }
button-reward-reward-life-fate = Take 1 Life and 1 Fate from { $who }
button-turn-in-done = Keep the Trophies
button-turn-in-exchange = Exchange them (worth { $n }, { $needed } needed)
button-raise-ability = Gain 1 { $ability }
button-drop-done = Drop nothing now
button-drop-first-done = Drop nothing: draw now
button-leave-drop = Leave { THE($card) } here
button-end-done = End turn
button-give-target = Give 1 Fate to { $who }
button-fence-discard = Sell { THE($card) } for 1 Galleon
button-voldemort-direction = Move him { $way }
button-voldemort-to = Send him to { THE($goal) } first
button-voldemort-on-direction = Move him { $way }
button-voldemort-number-roll = Roll a die for him
button-voldemort-number-number =
    { $n ->
        [one] Move him 1 space
       *[other] Move him { $n } spaces
    }
button-victim-target = Attack { $who }
button-grovel-fight = Fight Voldemort
button-grovel-pay = Discard 1 Fate: he spares you
button-abandon-yes = Abandon the quest
button-abandon-no = Keep the quest

## What is asked

question-character = Each Character has abilities, a side and a starting space. Which one are you?
question-side = Choose the side of your Character card: each has its own abilities.
question-new-side = You leave hospital. Choose the side of your Character card.
question-start = Your turn begins. Use any of these before you move?
question-under = This is the top card. Leave it there, or put it under the deck?
question-way =
    { $here ->
        [space-hogwarts-gates] Choose how to move this turn.
       *[other] Choose how to move from { THE($here) }.
    }
question-space = Go to any space of this Region and have your encounter there. Which one?
question-direction =
    { $n ->
        [one] Move 1 space. Which way?
       *[other] Move { $n } spaces. Which way?
    }
question-steer =
    { $n ->
        [one] { $who } must move 1 space. You choose the direction.
       *[other] { $who } must move { $n } spaces. You choose the direction.
    }
question-on-the-way =
    { $n ->
        [0] You reach { THE($space) }, the end of your move. Try to cross here?
        [one] You reach { THE($space) } with 1 space left. Cross here, or keep walking?
       *[other] You reach { THE($space) } with { $n } spaces left. Cross here, or keep walking?
    }
question-spaces = You rolled { $n }. Your abilities and cards let you choose: how far do you move?
question-back = You turn back from { THE($here) }. Which way?
question-test = The Gates open if 2 dice do not exceed your ability; failing costs 1 point of it. Use which?
question-felix =
    { $purpose ->
        [move] You are about to roll to move. Drink Felix Felicis to set a die?
        [attack] You are about to roll for a fight. Drink Felix Felicis to set a die?
        [duel] You are about to roll for a fight. Drink Felix Felicis to set a die?
        [test] You are about to roll for a test. Drink Felix Felicis to set a die?
       *[other] You are about to roll. Drink Felix Felicis to set a die?
    }
question-reroll = { $meaning ->
        [meaning-plain] You rolled { $n }.
       *[other] You rolled { $n }, so { $meaning }.
    } { $fate ->
        [0] Keep it, or reroll?
        [one] Keep it, or spend your last Fate to reroll?
       *[other] Keep it, or spend 1 of { $fate } Fate to reroll?
    }
question-reroll-two = { $meaning ->
        [meaning-plain] You rolled { $first } and { $second }.
       *[other] You rolled { $first } and { $second }, so { $meaning }.
    } { $fate ->
        [0] Keep it, or reroll?
        [one] Keep it, or spend your last Fate to reroll?
       *[other] Keep it, or spend 1 of { $fate } Fate to reroll?
    }
question-reroll-three = You rolled { $first }, { $second } and { $third }; one will be left out. { $fate ->
        [0] Keep it, or reroll?
        [one] Keep it, or spend your last Fate to reroll?
       *[other] Keep it, or spend 1 of { $fate } Fate to reroll?
    }
question-die = You rolled { $first } and { $second }. Which one counts?
question-leave-out = You rolled { $first }, { $second } and { $third }. Leave out which one?
question-spell =
    { $moment ->
        [start]
            { $mine ->
                [yes] Your turn begins. Cast a Spell before you move?
               *[no] { POSSESSIVE($turn) } turn begins. Cast a Spell?
            }
        [rolled]
            { $mine ->
                [yes] You rolled { $rolled_number } to move. Cast a Spell before you go?
               *[no] { $turn } rolled { $rolled_number } to move. Cast a Spell?
            }
        [moved]
            { $mine ->
                [yes] Your move is over. Cast a Spell before your encounter?
               *[no] { $turn } has moved. Cast a Spell before the encounter?
            }
        [drawn]
            { $mine ->
                [yes] You drew cards. Cast a Spell before you meet them?
               *[no] { $turn } drew cards. Cast a Spell before they are met?
            }
        [test]
            { $mine ->
                [yes] You are about to roll for the crossing. Cast a Spell first?
               *[no] { $turn } is about to roll for the crossing. Cast a Spell first?
            }
        [fight]
            { $in_fight ->
                [yes] You are about to fight { THE($opponent) }. Cast a Spell before the dice?
               *[no] { $fighter } is about to fight { THE($opponent) }. Cast a Spell first?
            }
        [scores]
            { $in_fight ->
                [yes] It stands { $own } to { $other } between you and { THE($opponent) }. Cast a Spell?
               *[no] It stands { $own } to { $other } between { $fighter } and { THE($opponent) }. Cast a Spell?
            }
        [danger]
            { $target_is_me ->
                [yes] You are about to suffer a loss. Cast a Spell to prevent it?
               *[no] { $target } is about to suffer a loss. Cast a Spell?
            }
        [won] The fight is won. Cast a Spell before the reward?
        [end]
            { $mine ->
                [yes] Your turn is about to end. Cast a Spell?
               *[no] { POSSESSIVE($turn) } turn is about to end. Cast a Spell?
            }
       *[cancel] A Spell was cast. Cast a Spell in answer?
    }
question-cancel = { $who } casts { $spell }. Cast Stupefy to cancel it?
question-aim = You cast { $spell }. On whom?
question-aim-card = You cast { $spell }. On what?
question-resist = { $who } casts { $spell } on you. Roll to resist? On 4–6 it has no effect.
question-answer = { $who } casts { $spell } on you. Block it for 2 Fate, or let it work and gain 1?
question-recast = You blocked { $spell }. Cast it yourself on a new target?
question-keep-spell = { $spell } is about to be discarded. Spend 2 of your { $fate } Fate to take it?
question-token-spell = The advantage passes to the Death Eaters. Gain 1 Spell?
question-blood = Your last Spell is gone. Lose 1 of { $lives ->
        [one] 1 Life
       *[other] { $lives } Lives
    } to gain 1 Spell?
question-part-with =
    { $spells_limit ->
        [0] You may hold no Spells now. Discard one.
        [one] You may hold only 1 Spell now. Discard one.
       *[other] You may hold only { $spells_limit } Spells now. Discard one.
    }
question-token = You set the Advantage token. Which side gets the advantage?
question-extra = Take an extra turn after this one?
question-steal = Accio works on { $who }. What do you take?
question-crucio = Crucio strikes you. Discard 2 of your { $fate } Fate, or lose 1 Life?
question-read = You see { POSSESSIVE($who) } Spells. Take one of them?
question-encounter = You are { AT($space) }. Encounter the space, or something else here?
question-ruled = You control { $who } by Imperio. Choose the encounter.
question-symbols = Your abilities let you choose: how many cards do you draw here?
question-exchange-card = You drew these cards. Spend 1 of your { $fate } Fate to replace one?
question-difference = The difference of 2 dice says how many cards you draw. Roll, or choose it?
question-take = You may take what lies here. What do you take?
question-take-early = You may take Objects before anything else happens. What do you take?
question-too-many = You have more Objects than the { $objects_limit } you may carry. Drop one.
question-toll = { $who } gains { THE($card) } on your space. Pay 1 Galleon to take it?
question-card =
    { $source ->
        [card-portkey-office-opens] The Portkey Office offers a Portkey for your next turn. Take it?
        [card-garrick-ollivander]
            { $has_wand ->
                [yes] Garrick Ollivander sells you 1 Spell for 2 Galleons. Buy it?
               *[no] Garrick Ollivander sells Wands for 1 Galleon. Buy one?
            }
        [card-cornelius-fudge] Cornelius Fudge wants 1 Galleon, or you miss your next turn. Pay?
        [card-stan-shunpike] For 1 Galleon you may go anywhere in London next turn. Pay Stan Shunpike?
        [card-seaside-cave] The Seaside Cave holds { $cave } Fate. Take 1?
        [card-shell-cottage]
            { $side_of ->
                [faction-de] At Shell Cottage you may heal 1 Life for 1 Galleon. Pay?
               *[other] At Shell Cottage you may heal 1 Life for free. Heal?
            }
        [card-ottery-lamp-shop] The shop sells Lanterns for 1 Galleon: no Life is lost in the Forest. Buy one?
        [card-chamber-of-secrets] A Basilisk of Might 8 waits below. Fight it for 1 Magic and 1 Might?
       *[other] { $source }: { $card_text }
    }
question-card-choice =
    { $source ->
        [card-ministry-raid] Ministry Raid: discard 1 Object or 1 Galleon.
        [card-dark-mark-in-the-sky] The Dark Mark is in the sky: discard 1 Follower or 1 Fate.
        [card-triwizard-champion] You are the Triwizard Champion. Which ability do you gain?
        [card-peeves-strikes] Peeves strikes: pass 1 Object on to the next Character on the grounds.
        [card-griphook] Griphook buys a Magic Object for 3 Galleons and sells 1 Magic for 3. Deal?
        [card-mirror-of-erised] Look into the Mirror? You miss your next turn and gain 1 Magic or 1 Might, once a game.
        [card-madam-pomfrey] Madam Pomfrey heals 1 Life for free, or 2 for 1 Galleon. How many?
        [card-sybill-trelawney] Sybill Trelawney shows you the top 3 cards of a deck. Which deck?
       *[other] { $source }: { $card_text }
    }
question-card-who =
    { $source ->
        [card-rita-skeeter] Rita Skeeter tells you secrets. Whose Spells do you look at?
        [card-nearly-headless-nick] Nearly Headless Nick knows secrets. Whose Spells do you look at?
       *[other] { $source }: { $card_text }
    }
question-card-space =
    { $source ->
        [card-knight-bus] The Knight Bus takes you anywhere in London for 1 Galleon. Where to?
       *[other] { $source }: { $card_text }
    }
question-as-order = { $card } { COUNT($card) ->
        [many] treat
       *[one] treats
    } Order and Death Eaters differently. Pass for one of the Order?
question-order = Put the cards back in any order. Which one comes next from the top?
question-space-choice =
    { $space ->
        [space-azkaban] You know Azkaban from inside. Choose what happens.
        [space-the-burrow] At The Burrow, refill your Fate to { $full_fate }, or roll a die?
        [space-malfoy-manor] At Malfoy Manor, refill your Fate to { $full_fate }, or roll a die?
        [space-diagon-alley] You are in Diagon Alley with { $coins ->
            [one] 1 Galleon
           *[other] { $coins } Galleons
        } and { $fate } Fate. Visit which shop?
        [space-hogsmeade] You are in Hogsmeade and have { $coins ->
            [one] 1 Galleon
           *[other] { $coins } Galleons
        }. Visit which house?
        [space-quidditch-pitch] Take a quest? A die decides which; fulfil it to gain a Deathly Hallow.
        [space-whomping-willow] The Whomping Willow strikes. What do you give up?
       *[other] Healing costs 1 Galleon a Life. You miss { $wounds ->
            [one] 1 Life
           *[other] { $wounds } Lives
        } and have { $coins ->
            [one] 1 Galleon
           *[other] { $coins } Galleons
        }: heal how many?
    }
question-sell = Here you may sell what you do not need. Which one?
question-buy =
    { $coins ->
        [one] You have 1 Galleon. Buy which Equipment?
       *[other] You have { $coins } Galleons. Buy which Equipment?
    }
question-buy-spell = You have { $fate } Fate. Spend 1 on a Spell?
question-trade = You may trade in 1 Object for any Equipment in stock. Which one?
question-trade-for = Take which Equipment in return?
question-name = Name a number from 1 to 6. If you roll it, you may move on next turn.
question-shift = You named { $named } and rolled { $rolled }. Each Fate you spend moves the result by 1; you have { $fate }.
question-price = Your quest is to { $quest }. Which one?
question-lose-follower = Hagrid's Hut costs you 1 Follower. Which one?
question-greenhouse =
    { $n ->
        [one] The Greenhouses cost you 1 Life. Discard a Follower to save it?
       *[other] The Greenhouses cost you { $n } Lives. Each Follower you discard saves 1.
    }
question-intimidate = Intimidate a Death Eater here? They give you 1 Fate, or lose 1 Life and cost you a turn.
question-yield = Hagrid intimidates you. Give him 1 of your { $fate } Fate, or lose 1 Life?
question-sneak = { $who } ends the move on your space. Take 1 Fate?
question-evade = { CAP($opponent) } { COUNT($opponent) ->
        [many] attack
       *[one] attacks
    }. Fight or evade?
question-evade-character = { $who } attacks you. Fight or evade?
question-ability = Voldemort attacks you. Fight with Magic or with Might?
question-pounce = You fight { THE($opponent) }. Spend 1 Fate ({ $fate } left), so the foe uses the lower of 2 dice?
question-rescue = { $who } has lost a fight. Spend 1 of your { $fate } Fate to make it a draw?
question-save =
    { $lives ->
        [one] You are about to lose your last Life. Try to save it?
       *[other] You are about to lose 1 of your { $lives } Lives. Try to save it?
    }
question-object-lost = The Cornish Pixies beat you and take 1 Object. Which one?
question-reward = You defeated { $who }. Choose your reward.
question-trophy = You defeated { THE($card) }. What becomes of the card?
question-turn-in =
    { $n ->
        [0] { $needed } points of Trophies bring 1 Magic or 1 Might. Turn in which?
        [one] You turn in 1 point; every { $needed } bring 1 Magic or 1 Might. Add which Trophy?
       *[other] You turn in { $n } points; every { $needed } bring 1 Magic or 1 Might. Add which Trophy?
    }
question-raise = Your Trophies make you stronger. Which ability do you gain?
question-drop = Your turn ends. Drop anything on this space?
question-drop-first = You are about to draw cards. Drop anything here first?
question-leave = You have more Followers than you may keep. Who stays behind?
question-end = Your turn ends. Use any of these?
question-give = Give 1 Fate to which Character of the Order?
question-fence = Mundungus Fletcher sells 1 Object for 1 Galleon. Which one?
question-voldemort =
    { $n ->
        [one] Move Voldemort 1 space. Which way?
       *[other] Move Voldemort { $n } spaces. Which way?
    }
question-voldemort-on =
    { $n ->
        [one] Move Voldemort 1 more space. Which way?
       *[other] Move Voldemort { $n } more spaces. Which way?
    }
question-voldemort-number = You rolled 1, so Voldemort moves too. Roll for him, or name the number?
question-victim = Voldemort finds several Characters on his space. Whom does he attack?
question-grovel = Voldemort attacks you. Fight, or give up 1 Follower or 1 Fate to be spared?
question-abandon = You have found a Hallow, so you need no quest. Abandon yours?

## What a roll would bring

meaning-plain = something happens
meaning-walk =
    { $spaces ->
        [one] you move 1 space
       *[other] you move { $spaces } spaces
    }
meaning-voldemort = Voldemort moves too
meaning-win = you win, { $own } to { $other }
meaning-draw = it is a draw, { $own } to { $other }
meaning-loss = you lose, { $own } to { $other }
meaning-barrier-passed = you pass the barrier
meaning-barrier-held = the barrier holds you back
meaning-gates-open = the Gates open
meaning-gates-shut = the Gates stay shut
meaning-nothing = nothing happens
meaning-lose-life = you lose 1 Life
meaning-lose-two-lives = you lose 2 Lives
meaning-lose-lives =
    { $sum ->
        [one] you lose 1 Life
       *[other] you lose up to { $sum } Lives
    }
meaning-gain-life = you gain 1 Life
meaning-gain-two-lives = you gain 2 Lives
meaning-lose-fate = you lose 1 Fate
meaning-gain-fate = you gain 1 Fate
meaning-gain-two-fate = you gain 2 Fate
meaning-lose-galleon = you lose 1 Galleon
meaning-gain-galleon = you gain 1 Galleon
meaning-gain-magic = you gain 1 Magic
meaning-gain-might = you gain 1 Might
meaning-gain-ability = you gain 1 Magic or Might
meaning-lose-magic = you lose 1 Magic
meaning-lose-might = you lose 1 Might
meaning-gain-spell = you gain 1 Spell
meaning-lose-turn = you miss your next turn
meaning-ferret = you become a Ferret
meaning-set-token = you set the advantage
meaning-look = you look at a rival's Spells
meaning-lose-follower = you lose 1 Follower
meaning-hallow = you gain a Deathly Hallow
meaning-ride = you may go anywhere in London next
meaning-hut = you go to Hagrid's Hut next
meaning-dementor-of-might = you fight a Dementor of Might 3
meaning-dementor-of-magic = you fight a Dementor of Magic 4
meaning-goblin = you fight a Goblin of Might 4
meaning-dragon = you gain 1 Magic and 1 Galleon
meaning-saved = the Life is saved
meaning-not-saved = the Life is not saved
meaning-spell-works = the Spell works
meaning-spell-resisted = the Spell has no effect
meaning-evaded = you evade
meaning-not-evaded = you do not evade
meaning-draw-cards =
    { $difference ->
        [one] you draw up to 1 card
       *[other] you draw up to { $difference } cards
    }
meaning-kings-cross = you go to King's Cross
meaning-keys =
    { $sum ->
        [one] you face 1 Flying Key
       *[other] you face { $sum } Flying Keys
    }
meaning-boggart = you face a Boggart of Might { $sum }
meaning-right-number = you may move on
meaning-wrong-number = you gain 1 Fate and stay
meaning-quest-take-life = you must take a Life from a Character
meaning-quest-defeat-enemy = you must defeat an Enemy
meaning-quest-follower = you must discard a Follower
meaning-quest-magic-object = you must discard a Magic Object
meaning-quest-three-galleons = you must pay 3 Galleons
meaning-quest-two-galleons = you must pay 2 Galleons
meaning-clockwise =
    { $sum ->
        [one] you go 1 space clockwise
       *[other] you go { $sum } spaces clockwise
    }
meaning-counter-clockwise =
    { $sum ->
        [one] you go 1 space counter-clockwise
       *[other] you go { $sum } spaces counter-clockwise
    }
meaning-target-ferret = your target becomes a Ferret
meaning-target-safe = your target is unharmed

## What is told

event-dealt = { $who } enters the game.
event-chose-side = { $who } plays as { $side }.
event-token-set = The advantage is with { THE($faction) }.
event-round-began = Round { $n } begins.
event-turn-began = { POSSESSIVE($who) } turn begins { AT($space) }.
event-extra-turn = { $who } takes an extra turn.
event-returned = { $who } leaves hospital as { $side }.
event-newcomer = { $who } joins the game as { $side }.
event-missed = { $who } misses this turn.
event-rolled = { $who } rolls { $n } to move.
event-rolled-for =
    { $purpose ->
        [move] { $who } rolls { $n } to move.
        [attack] { $who } rolls { $n } in the fight.
        [duel] { $who } rolls { $n } in the fight.
        [space] { $who } rolls { $n } { AT($source) }.
        [test] { $who } rolls { $n } { AT($source) }.
        [ministry] { $who } rolls { $n } { AT($source) }.
       *[card] { $who } rolls { $n } for { THE($source) }.
    }
event-rolled-two-for =
    { $purpose ->
        [event] { $who } rolls { $first } and { $second } for { THE($source) }.
        [observer] { $who } rolls { $first } and { $second } for { THE($source) }.
        [card] { $who } rolls { $first } and { $second } for { THE($source) }.
       *[space] { $who } rolls { $first } and { $second } { AT($source) }.
    }
event-rolled-three-for = { $who } rolls { $first }, { $second } and { $third } { AT($source) }.
event-used-die = { $who } uses the { $n }.
event-rerolled-for-fate = { $who } spends 1 Fate to reroll: { $n } instead of { $was }.
event-rerolled-for-galleons = { $who } pays 2 Galleons to reroll: { $n } instead of { $was }.
event-rerolled-with = { $who } uses { THE($card) } to reroll: { $n } instead of { $was }.
event-felix-drunk = { $who } drinks Felix Felicis: a die shows { $n }.
event-walked = { $who } moves to { THE($space) }.
event-appeared = { $who } appears { AT($space) }.
event-stayed = { $who } stays { AT($space) }.
event-turned-back = { $who } turns back.
event-barrier-rolled = { $who } scores { $score } at the barrier, the barrier { $needed }.
event-barrier-passed = { $who } passes the barrier.
event-barrier-held = The barrier holds { $who } back.
event-gates-rolled = { $who } rolls { $roll } in all at the Gates, with { $ability } { $value }.
event-gates-opened = The Gates open for { $who }.
event-gates-shut = The Gates stay shut for { $who }.
event-crossed = { $who } takes the train to { THE($space) }.
event-voldemort-rolled =
    { $n ->
        [one] Voldemort moves 1 space.
       *[other] Voldemort moves { $n } spaces.
    }
event-voldemort-moved = Voldemort stops { AT($space) }.
event-voldemort-attacks = Voldemort attacks { $who }.
event-grovelled = { $who } grovels, and Voldemort spares him.
event-met-space = { $who } encounters { THE($space) }.
event-space-hurts = { THE($space) } { COUNT($space) ->
        [many] take
       *[one] takes
    } a toll on { $who }.
event-drew = { $who } draws { THE($card) }.
event-exchanged-card = { $who } spends 1 Fate to put { THE($card) } under the deck and draw again.
event-deck-empty = { THE($deck) } is reshuffled.
event-token-turned = The advantage passes to { THE($faction) }.
event-token-stays = The advantage stays with { THE($faction) }.
event-when-revealed = { THE($card) } { COUNT($card) ->
        [many] take
       *[one] takes
    } effect as soon as revealed.
event-event-met = { THE($card) } { COUNT($card) ->
        [many] take
       *[one] takes
    } effect.
event-event-lasts = { THE($card) } { COUNT($card) ->
        [many] stay
       *[one] stays
    } in play.
event-event-over = { THE($card) } { COUNT($card) ->
        [many] are
       *[one] is
    } over.
event-visited = { $who } encounters { THE($card) }.
event-took = { $who } takes { THE($card) }.
event-joined = { THE($card) } { COUNT($card) ->
        [many] join
       *[one] joins
    } { $who }.
event-took-from = { $who } takes { THE($card) } from { $whom }.
event-bought =
    { $coins ->
        [one] { $who } buys { A($card) } for 1 Galleon.
       *[other] { $who } buys { A($card) } for { $coins } Galleons.
    }
event-got = { $who } receives { A($card) }.
event-dropped = { $who } drops { THE($card) }.
event-left-galleon = { $who } drops 1 Galleon.
event-picked-up =
    { $coins ->
        [one] { $who } picks up 1 Galleon.
       *[other] { $who } picks up { $coins } Galleons.
    }
event-discarded = { $who } discards { THE($card) }.
event-card-gone = { THE($card) } { COUNT($card) ->
        [many] are
       *[one] is
    } discarded.
event-gained-galleons =
    { $coins ->
        [one] { $who } gains 1 Galleon.
       *[other] { $who } gains { $coins } Galleons.
    }
event-lost-galleons =
    { $coins ->
        [one] { $who } loses 1 Galleon.
       *[other] { $who } loses { $coins } Galleons.
    }
event-spent-galleons =
    { $coins ->
        [one] { $who } pays 1 Galleon.
       *[other] { $who } pays { $coins } Galleons.
    }
event-took-galleon = { $who } takes 1 Galleon from { $whom }.
event-gave-galleon = { $who } gives 1 Galleon to { $whom }.
event-gained-fate = { $who } gains { $n } Fate.
event-lost-fate = { $who } loses { $n } Fate.
event-spent-fate = { $who } spends { $n } Fate.
event-took-fate = { $who } takes 1 Fate from { $whom }.
event-gave-fate = { $who } gives 1 Fate to { $whom }.
event-gained-ability = { $who } gains 1 { $ability }.
event-lost-ability = { $who } loses 1 { $ability }.
event-gained-life =
    { $lives ->
        [one] { $who } gains 1 Life.
       *[other] { $who } gains { $lives } Lives.
    }
event-healed =
    { $lives ->
        [one] { $who } heals 1 Life.
       *[other] { $who } heals { $lives } Lives.
    }
event-lost-life =
    { $lives ->
        [one] { $who } loses 1 Life.
       *[other] { $who } loses { $lives } Lives.
    }
event-saved = { THE($card) } { COUNT($card) ->
        [many] save
       *[one] saves
    } { $who } from losing a Life.
event-not-saved = { THE($card) } { COUNT($card) ->
        [many] do
       *[one] does
    } not help { $who }.
event-spared = Protego protects { $who } from the loss.
event-not-clung = { $who } fails to cling to life.
event-helped = { THE($card) } { COUNT($card) ->
        [many] help
       *[one] helps
    } { $who }.
event-by-ability =
    { $gift ->
        [undaunted] { $who } is undaunted by the Spell.
        [well-read] { $who } replaces the last Spell.
        [resourceful] { $who } has no Fate left at the end of the turn.
        [woodwise] { $who } knows the Forbidden Forest and loses no Life.
        [profiteer] { $who } profits from the Death Eaters' advantage.
        [inspired] { $who } learns from the Death Eaters' advantage.
        [influential] { $who } chooses the difference instead of rolling.
        [servant] { $who } chooses how far Voldemort moves.
        [fugitive] { $who } chooses what happens in Azkaban.
        [swift] { $who } spends 1 Fate to move fewer spaces.
        [bloodthirsty] { $who } pays for a Spell with 1 Life.
       *[animagus] { $who } cannot become a Ferret.
    }
event-nothing-happens = Nothing happens to { $who }.
event-nothing-because =
    { $reason ->
        [too-poor] { $who } has too few Galleons, so nothing happens.
        [unhurt] { $who } is unhurt, so nothing happens.
        [nothing-to-have] { $who } can take nothing that is offered here.
        [nobody-else] Nobody else is there, so nothing happens to { $who }.
        [other-side] It concerns the other side, so nothing happens to { $who }.
        [done-already] { $who } has done that before, so nothing happens.
        [nothing-to-lose] { $who } has nothing to lose, so nothing happens.
       *[quest-already] { $who } can take no new quest.
    }
event-nothing-more = Nothing more happens to { $who }.
event-no-spell = { $who } can hold no more Spells.
event-ferret-learns-nothing = { $who } is a Ferret and gains nothing.
event-cannot-rise = { $who } cannot gain more { $ability }.
event-cannot-fall = { $who } cannot lose any { $ability }.
event-kept-object = { $who } keeps { THE($card) }, because { $whom } cannot hold it.
event-portkey-over = { POSSESSIVE($who) } Portkey goes back to the stock.
event-fogged = { $who } rolls { $first } and { $second } in the London Fog: the lower one counts.
event-deserted = { THE($card) } { COUNT($card) ->
        [many] leave
       *[one] leaves
    } { $who } on a roll of 1.
event-spared-all = { THE($card) } { COUNT($card) ->
        [many] affect
       *[one] affects
    } nobody.
event-clung = { $who } clings to life.
event-sent-ahead = { $who } sends { THE($card) } ahead.
event-died = { $who } is carried to St. Mungo's.
event-killed = { $who } is killed.
event-gained-spell = { $who } gains 1 Spell.
event-learned = The Spell is { $spell }.
event-lost-spell = { $who } discards { $spell }.
event-cast-spell = { $who } casts { $spell }.
event-cast-at =
    { SAME($who, $whom) ->
        [yes] { $who } casts { $spell }.
       *[no] { $who } casts { $spell } on { $whom }.
    }
event-cancelled = { $spell } is cancelled.
event-resisted = { $who } resists { $spell }.
event-not-resisted = { $who } fails to resist { $spell }.
event-blocked = { $who } spends 2 Fate to block { $spell }.
event-kept-spell = { $who } spends 2 Fate to take { $spell }.
event-stole-spell = { $who } takes 1 Spell from { $whom }.
event-looked-at-hand = { $who } looks at { POSSESSIVE($whom) } Spells.
event-saw-spell = { $who } holds { $spell }.
event-looked-at-deck = { $who } looks at the top of { THE($deck) }.
event-saw-card = It shows { THE($card) }.
event-bewitched =
    { $spell ->
        [spell-impedimenta] { $who } may evade every fight this round.
        [spell-immobulus] { $who } is frozen for this turn.
        [spell-imperio] { $who } is under control for this turn.
        [spell-expelliarmus] { POSSESSIVE($who) } Objects do not help in this fight.
       *[other] { $spell } works on { $who }.
    }
event-will-work = { $spell } will work in { POSSESSIVE($who) } next turn.
event-spell-ended = { $spell } ends.
event-ferret = { $who } becomes a Ferret.
event-ferret-over = { $who } is human again.
event-frozen = { $who } neither moves nor meets anything.
event-must-miss = { $who } will miss the next turn.
event-will-ride = { $who } may go anywhere in London next turn.
event-will-reach-hut = { $who } will go to Hagrid's Hut next turn.
event-intimidated = { $who } intimidates { $whom }.
event-took-quest = { $who } takes a quest: { $quest }.
event-quest-done = { $who } fulfils the quest.
event-quest-left = { $who } abandons the quest.
event-meets-enemy = { $who } fights { THE($card) } { AT($space) }.
event-meets-foe = { $who } fights { A($foe) }.
event-attacks = { $who } attacks { $whom }.
event-attacks-follower = { $who } attacks { THE($card) }.
event-evaded = { $who } evades { THE($card) }.
event-evaded-character = { $who } evades the fight.
event-scurried =
    { $n ->
        [4] { $who } rolls { $n } and scurries away.
        [5] { $who } rolls { $n } and scurries away.
        [6] { $who } rolls { $n } and scurries away.
       *[other] { $who } rolls { $n } and does not get away.
    }
event-scores = { $who } scores { $score } (rolled { $die }), the Enemies { $other } (rolled { $foe_die }).
event-scores-with-card = { $who } scores { $score } (rolled { $die }), { THE($card) } { $other } (rolled { $foe_die }).
event-scores-with-character = { $who } scores { $score } (rolled { $die }), { $whom } { $other } (rolled { $foe_die }).
event-scores-with-foe = { $who } scores { $score } (rolled { $die }), { THE($foe) } { $other } (rolled { $foe_die }).
event-scores-with-voldemort = { $who } scores { $score } (rolled { $die }), Voldemort { $other } (rolled { $foe_die }).
event-won = { $who } wins the fight.
event-lost-fight = { $who } loses the fight.
event-drawn-fight = The fight is a draw.
event-fight-void = The fight does not take place.
event-rescued = { $who } spends 1 Fate to make the fight a draw.
event-pounced = { $who } spends 1 Fate: the foe uses the lower of 2 dice.
event-no-reward = { $who } takes no reward.
event-trophy-won = { $who } keeps { THE($card) } as a Trophy.
event-tamed = { $who } tames { THE($card) }.
event-trophies-exchanged =
    { $n ->
        [one] { $who } exchanges Trophies worth 1 point.
       *[other] { $who } exchanges Trophies worth { $n } points.
    }
event-keys-counted =
    { $n ->
        [one] 1 Flying Key attacks { $who }.
       *[other] { $n } Flying Keys attack { $who }.
    }
event-boggart-seen = { $who } faces a Boggart of Might { $n }.
event-duty-done = { $who } may move on next turn.
event-named = { $who } names the number { $n }.
event-shifted = { $who } spends { $price } Fate to make it { $n }.
event-entered-hall = { $who } enters the Great Hall.
event-thrown-out = { $who } is thrown back to the Moving Staircases.
event-victory = { $who } defeats Lord Voldemort.
event-time-up = The last round is over.
event-furthest = { $who } has come furthest.

## How it ends

ending-voldemort-fell = { LIST($winners) } { LENGTH($winners) ->
        [one] wins by defeating
       *[other] win by defeating
    } Lord Voldemort in the Great Hall.
ending-came-furthest =
    { LENGTH($winners) ->
        [0] The last round is over, and nobody wins.
        [one] { LIST($winners) } wins: nobody came further when the last round ended.
       *[other] { LIST($winners) } win together: they came equally far when the last round ended.
    }

## Why a choice is not open

refusal-spell-not-held = You do not hold { $spell }. Choose a Spell that you hold.
refusal-one-spell-a-turn = You can cast only 1 Spell in another Character's turn. You can cast again in the next.
refusal-dementors = In a fight with Dementors you can cast Expecto Patronum only.
refusal-not-its-time = You can't cast { $spell } now. Its time: { $when }.
refusal-ferret-casts-nothing = You are a Ferret, and Ferrets cast no Spells. Wait until you change back.
refusal-centaur-clearing = You can't cast Spells in the Centaur Clearing.
refusal-decree = The Educational Decree forbids Spells on the Hogwarts grounds.
refusal-umbridge = Dolores Umbridge is on your space and forbids your Spells.
refusal-not-in-game = { $who } is not in this game. Choose a Character who is.
refusal-out-of-reach = { $who } is in hospital, out of reach until their next turn. Choose another Character.
refusal-no-target = You can't cast { $spell } on { $who } now. Choose another target.
refusal-held-here = This space holds you: face its duty or turn back.
refusal-ferret-moves-one = You are a Ferret, so you move 1 space. Choose a direction.
refusal-no-roll = You move only 1 space this turn, so you roll no die. Choose a direction.
refusal-no-limit = Nothing limits you to 1 space: roll the die.
refusal-turn-back = You can turn back only inside the castle.
refusal-not-in-london = That way starts in London, and you are not there. Choose another way to move.
refusal-floo-network-closed = The Floo Network is closed: nobody can change Region. Move inside this one.
refusal-portkey-too-soon = You can use the Portkey in the turn after you got it.
refusal-no-portkey = You have no Portkey. Choose another way to move.
refusal-floo-elsewhere = Floo Powder works only if your turn starts { AT($space) } or { AT($other) }.
refusal-no-floo = You have no Floo Powder. Choose another way to move.
refusal-no-ride = You have no free ride this turn. Choose another way to move.
refusal-arthur-elsewhere = Arthur Weasley leads you only from the Ministry of Magic.
refusal-no-arthur = Arthur Weasley does not follow you. Choose another way to move.
refusal-stayed-already = You stayed last turn, so you must move now.
refusal-stay-costs-fate = Staying costs 1 Fate, and you have none. Choose a way to move.
refusal-stay-with-others = You can stay only where another Character stands.
refusal-must-move = You can't stay where you are. Choose a way to move.
refusal-no-buckbeak = Buckbeak does not follow you. Choose another way to move.
refusal-buckbeak-elsewhere = Buckbeak flies only on the Hogwarts grounds.
refusal-limited-to-one = You move only 1 space this turn, so Buckbeak can't fly with you. Choose a direction.
refusal-buckbeak-range = Buckbeak flies 1 to 4 spaces. Choose a space in that range.
refusal-not-at-gates = You are not at the Hogwarts Gates. Move there first.
refusal-not-at-kings-cross = You are not at King's Cross Station. Move there first.
refusal-no-train-here = The train runs only between King's Cross and Hogsmeade Station.
refusal-crossed-already = You have crossed already in this move, or have no space left.
refusal-number-of-spaces = You rolled { $n }, and can't move that many spaces. Choose a number that is offered.
refusal-no-fate = You have no Fate to spend. Keep the roll.
refusal-felix-die = You can't reroll a die that Felix Felicis has set. Keep it.
refusal-not-here = { THE($card) } { COUNT($card) ->
        [many] are
       *[one] is
    } not here.
refusal-same-name = You already have { THE($card) } and can't carry another.
refusal-dropped-now = You dropped { THE($card) } this turn. Take it back another time.
refusal-not-early = You can't take { THE($card) } yet: only Objects that come before the next Event.
refusal-other-faction-follower = { THE($card) } { COUNT($card) ->
        [many] do
       *[one] does
    } not follow your side.
refusal-no-galleons-here = There are no Galleons here. Choose something that lies here.
refusal-not-for-sale = You can't buy { THE($card) } here. Choose something that is for sale.
refusal-held-already = You already have { THE($card) }. Choose something else.
refusal-sold-out = { THE($card) } { COUNT($card) ->
        [many] are
       *[one] is
    } sold out.
refusal-too-dear =
    { $n ->
        [one] Not enough Galleons: { THE($card) } { COUNT($card) ->
                [many] cost
               *[one] costs
            } { $price }, you have 1.
       *[other] Not enough Galleons: { THE($card) } { COUNT($card) ->
                [many] cost
               *[one] costs
            } { $price }, you have { $n }.
    }
refusal-not-yours = You do not have { THE($card) }. Choose something that you have.
refusal-no-trophy = { THE($card) } { COUNT($card) ->
        [many] are
       *[one] is
    } not among your Trophies.
refusal-trophies-do-not-match = You can't add { THE($card) }: Magic and Might are not exchanged together. Choose another Trophy.
refusal-not-on-your-space = { $who } is not on your space. Choose a Character who is.
refusal-same-faction = You can't attack { $who }, who is on your side. Choose another Character.
refusal-duty-first = This space holds you: face its duty first.
refusal-loser-no-galleon = { $who } has no Galleon. Choose another reward.
refusal-loser-lacks = { $who } does not have { THE($card) }. Choose another reward.
refusal-attack-follower = You can attack only a Follower with a value, and only in your own turn.
refusal-key-of-card = { $where }: a card has this key already. Choose another one.
refusal-character-no-side = { $where }: this Character has no side. Add a row with it to sides.toml.
refusal-exact-move =
    { $n ->
        [one] You move exactly 1 space, to { LIST($spaces, style: "or") }.
       *[other] You move exactly { $n } spaces, to { LIST($spaces, style: "or") }.
    }
refusal-no-answer = That does not answer the question: { $question }

## Options

option-name-choose-characters = Choice of Characters
option-choose-characters = Players choose their Characters.
option-name-no-inheritance = One Character each
option-no-inheritance = A Character who loses the last Life leaves the game.
option-name-slow-growth = Slow growth
option-slow-growth = Trophies worth 7 points bring 1 ability, instead of 5.
option-name-drop-first = Drop cards first
option-drop-first = You may drop cards before an encounter.
option-name-flat-barrier = Plain barrier
option-flat-barrier = The barrier needs Magic 10 and no dice.
option-name-refill-fate = Fate from hospital
option-refill-fate = Returning from hospital refills your Fate too.
option-name-discard-spells = Strict Spell limit
option-discard-spells = Discard Spells above your limit when it falls.
option-name-waning = Waning Voldemort
option-waning = Voldemort weakens from round 25 on, for a shorter game.
option-name-round-limit = Last round
option-round-limit = The game ends after this round.

## Hints: why a choice is advised

hint-move-not-worth-fate = A move is not worth 1 Fate.
hint-keep-roll = The roll is good enough, or not worth 1 Fate.
hint-reroll = You can expect more from a new roll.
hint-better-die = That result brings you more.
hint-leave-out = The other two dice bring you more.
hint-felix-now = This roll decides a lot.
hint-felix-later = You will need Felix Felicis more for a later roll.
hint-shift = With that number you may move on.
hint-no-shift = It fits already, or would cost too much Fate.
hint-name-number = It can be reached from most rolls with little Fate.
hint-barrier = You may get through the barrier.
hint-attack = Your attack succeeds { $n } % of the time.
hint-space-not-fight = The space promises you more than a fight.
hint-rival-gains-least = There your rival gains least.
hint-fight = You win this fight { $n } % of the time.
hint-no-fight = You would win this fight only { $n } % of the time.
hint-follower-over-life = A Follower is worth more to you than a Life.
hint-close-fight = The fight is close.
hint-fate-for-reroll = You had better keep the Fate for a reroll.
hint-life-heals = A Life heals; what it would cost does not.
hint-save-life = A Life is worth saving.
hint-reward-card = { THE($card) } { COUNT($card) ->
        [many] are
       *[one] is
    } worth most to you.
hint-reward-sets-back = It sets { $who } back most.
hint-keep-trophy = Trophies make you stronger.
hint-more-at-once = That brings you more at once.
hint-trophies-worth-point = These Trophies are worth 1 Magic or 1 Might.
hint-too-few-trophies = Your Trophies are not enough.
hint-exchange-trophies = Your Trophies bring you 1 Magic or 1 Might.
hint-one-more-trophy = With one more you gain another point.
hint-deciding-ability = That ability will decide your last fight.
hint-shortest-way = That is your shortest way to Hogwarts.
hint-no-better-way = You have no better way to move.
hint-too-early = It is too early for the Great Hall.
hint-hall-near = The Great Hall is near.
hint-cheaper-way = That way through the castle costs you less.
hint-time-for-castle = It is time for the castle.
hint-way-open = The way to Hogwarts is open.
hint-equally-long = Both ways are equally long.
hint-rival-astray = That way leads your rival astray.
hint-stronger-ability = It is your stronger ability.
hint-no-plan = You need no plan yet.
hint-plan-room = The Room of Requirement is your way to Voldemort.
hint-plan-hospital = You need healing first.
hint-plan-diagon-alley = You can spend your Galleons in Diagon Alley.
hint-plan-refill-fate = You can refill your Fate there.
hint-plan-gain = You can gain something there.
hint-plan-floo-door = From there Floo Powder takes you to Hogwarts.
hint-plan-train = The train to Hogwarts leaves there.
hint-plan-buy-floo = Floo Powder would take you to Hogwarts.
hint-plan-privet-drive = From there you may get to Hagrid's Hut.
hint-plan-courtyard = You can heal in the Courtyard.
hint-plan-hut = Hagrid's Hut can make you stronger.
hint-plan-quest = A quest for a Hallow waits there.
hint-free-spell = The Spell costs nothing.
hint-life-over-spell = A Life is worth more to you than a Spell.
hint-another-turn = Another turn always helps.
hint-no-disguise = As a Death Eater you get more.
hint-keep-everything = Everything you carry may help.
hint-free-fate = The Fate costs nothing.
hint-one-winner = There is only one winner.
hint-second-hallow = You may need a second Hallow.
hint-leading-rival = That rival has come furthest.
hint-intimidate = A rival with Fate will give you 1.
hint-turn-counts = Now a turn counts more than ever.
hint-keep-the-rest = You had better keep the rest.
hint-strong-character = It is a strong Character.
hint-stronger-side = It is the stronger side.
hint-cast-now = Now { $spell } does most.
hint-keep-spells-others-turn = It is not your turn: keep your Spells.
hint-keep-spells = Keep your Spells for a better moment.
hint-aim-at-yourself = You need it yourself.
hint-aim-card = There the Spell does most.
hint-stop-spell = That Spell would hurt you.
hint-let-spell-be = That Spell does you no harm.
hint-resist = Spells of rivals seldom help you.
hint-block-spell = That Spell would hurt you too much.
hint-take-fate = 1 Fate makes up for the Spell.
hint-send-spell-on = What was meant for you strikes a rival.
hint-spell-worth-fate = The Spell is worth 2 Fate.
hint-fate-over-spell = 2 Fate are worth more to you.
hint-least-spell = It is your least useful Spell.
hint-advantage = The advantage helps your side.
hint-best-to-steal = It is the best you can take.
hint-best-spell = It is the best Spell of that hand.
hint-hurts-less = That hurts you less.
hint-nothing-more = There is nothing more to do.
hint-missed-least = You will miss it least.
hint-take-card = { THE($card) } will help you.
hint-take-galleons = You can always use Galleons.
hint-leave-rest = The rest does not help you.
hint-drop-card = { THE($card) } { COUNT($card) ->
        [many] harm
       *[one] harms
    } you more than it helps.
hint-buy-card = { THE($card) } { COUNT($card) ->
        [many] are
       *[one] is
    } worth the price.
hint-buy-nothing = Nothing else is worth its price.
hint-fate-to-spare = You have Fate to spare.
hint-keep-fate = You had better keep the Fate.
hint-trade = You can get something better.
hint-no-trade = You can get nothing better.
hint-best-equipment = It is the best Equipment for you.
hint-worth-galleon = It is worth more than 1 Galleon.
hint-not-worth-galleon = It is not worth 1 Galleon.
hint-give-fate = They need it most.
hint-lives-enough = You have Lives enough.
hint-life-over-follower = A Life is worth more to you than a Follower.
hint-exchange-card = You had better avoid { THE($card) }.
hint-nothing-to-fear = You have nothing to fear.
hint-symbols = You can face that many cards.
hint-difference = You can face that many cards.
hint-quest = A quest can bring you a Hallow.
hint-nothing-happens = Then nothing happens to you.
hint-heal = Lives are worth your Galleons.
hint-refill-fate = Fate decides fights.
hint-broomsticks = You can heal there.
hint-hogs-head = You can win more than you can lose.
hint-rest = Doing nothing does no harm.
hint-equipment = Equipment makes you stronger.
hint-buy-spell = You have Fate to spare for a Spell.
hint-nothing-to-buy = There is nothing for you to buy.
hint-good-offer = { THE($card) } { COUNT($card) ->
        [many] make
       *[one] makes
    } you a good offer.
hint-bad-offer = { THE($card) } would cost you too much.
hint-best-offered = It is the best of the offers.
hint-may-come = You may draw it yourself.
hint-put-under = You do not want to meet it.
hint-use-for-spell = You can use the Spells.
hint-look-at-deck = It helps to know what comes.
hint-voldemort-way = There he troubles others, not you.
hint-voldemort-number = That far he troubles others, not you.
hint-grovel = That costs you least.

## People

seat-number = Player { $n }
seat-without-character = Player { $n }
name-you = { $who } (you)
name-voldemort = Voldemort
name-lord-voldemort = Lord Voldemort

## Regions, in few letters

region-label-london = London
region-label-grounds = Grounds
region-label-castle = Castle
region-label-hall = Hall

## The moment

belongings = { POSSESSIVE($who) } cards
moment-over = The game is over
moment-round = Round { $n }
moment-set-up = Set-up
moment-preparing = Players choose their Characters and sides
moment-turn = { POSSESSIVE($who) } turn
moment-between-turns = between two turns
moment-choosing =
    { LENGTH($names) ->
        [one] { LIST($names) } chooses
       *[other] { LIST($names) } choose
    }
moment-advantage = the advantage is with { THE($faction) }
moment-event =
    { $n ->
        [one] { $card } (1 more turn)
       *[other] { $card } ({ $n } more turns)
    }
moment-limit = the game ends after round { $n }
moment-now = { $heading }: { $phase }
moment-all = { LIST($facts, style: "semicolons") }.
# How it ended, in the middle of a sentence.
moment-ending-voldemort-fell = Voldemort is defeated in the Great Hall
moment-ending-came-furthest = nobody came further when the last round ended

## What is known of a Character

fact-ability = { $ability } { $n }
fact-ability-own = { $ability } { $n } ({ $own } without cards)
fact-life = { $n } of { $most } Lives
fact-fate = { $n } Fate
fact-galleons =
    { $n ->
        [one] 1 Galleon
       *[other] { $n } Galleons
    }
fact-at = { AT($space) }
fact-in-hospital = in hospital, back next turn
fact-ferret =
    { $n ->
        [one] a Ferret for 1 turn
       *[other] a Ferret for { $n } turns
    }
fact-misses-turns =
    { $n ->
        [one] misses 1 turn
       *[other] misses { $n } turns
    }
fact-extra-turns =
    { $n ->
        [one] 1 extra turn to come
       *[other] { $n } extra turns to come
    }
fact-quest = on a quest: { $quest }
fact-turning-back = turning back
fact-held = held here until the duty is done
fact-goes-anywhere = may go anywhere in London next turn
fact-goes-to-hut = goes to Hagrid's Hut next turn
fact-evading = may evade every fight this round
fact-spells = { $n } of { $most ->
        [one] 1 Spell
       *[other] { $most } Spells
    }
fact-objects = { $n } of { $most } Objects: { LIST($cards) }
fact-no-objects = no Objects
fact-followers = { $n } of { $most } Followers: { LIST($cards) }
fact-no-followers = no Followers
fact-trophies = Trophies: { $worth }
fact-trophy-points = { $n } { $ability }
fact-trophies-worth = { LIST($worth) } points ({ $n } bring 1 ability)
fact-voldemort = Lord Voldemort, { AT($space) }, fights with { $n }
line-voldemort = Lord Voldemort, { AT($space) }, fights with { $n }.
line-no-character = { $who } has no Character yet.
line-no-side = { $who }, { $faction }.
line-not-placed = { $who }, { $title }, { $faction }.
line-character = { $who }, { $title }, { $faction }: { LIST($facts, style: "unit") }. { LIST($goods, style: "semicolons") }.

## The table in sentences

table-lying = { $space }: { LIST($things) }.
table-events = In force: { LIST($events) }.
table-board = On the board: { $things }
table-stack = { $card } { $n }
table-stocks = In stock: { LIST($stocks, style: "unit") }.
table-decks = Cards in the decks: London { $outer }, Hogwarts { $middle }, Spells { $count }.
hand-own = Your Spell { $spell }: { $text }
hand-known = You know that { $who } holds { LIST($spells) }.

## In the terminal

terminal-key = two letters: a Character · V! Voldemort · +2 cards and Galleons there · * draw a card
terminal-facts = { LIST($facts, style: "unit") }
terminal-goods = { LIST($facts, style: "semicolons") }
note-of-option = { $option } · { $note }
note-of-option-sentence = { $option } · { $note }.

## Notes on options

note-beware = Beware: { $why }
note-beware-and = Beware: { $why } · { $note }
note-side = Magic { $magic }, Might { $might }. { $text }
note-chance = { $n } % to win
note-people-there =
    { LENGTH($names) ->
        [one] { LIST($names) } is there.
       *[other] { LIST($names) } are there.
    }
note-cards-there =
    { $n ->
        [one] 1 card lies there.
       *[other] { $n } cards lie there.
    }
note-duel-odds = Magic { $n } against { $other }: { $win } % to win, { $draw } % to draw
note-odds = { $win } % to win, { $draw } % to draw
note-succeeds = { $n } % to succeed

## What would come to nothing

warning-castle = in the castle you cannot evade
warning-look-only = you can look, but hold no more Spells
warning-draw = the fight is a draw already
warning-animagus = McGonagall gains 1 Fate instead
warning-token = the token shows that side already
warning-hand-full = you can hold no more Spells
warning-no-galleons = there is no Galleon left in the pool
warning-missed-turn = it only serves the turn that you must miss
warning-no-fate = there is no Fate left in the pool
warning-ferret = a Ferret gains nothing
warning-unhurt = you have no Life to heal
warning-no-own-galleon = you have no Galleon
warning-no-object = you have no Object
warning-barrier = your Magic is too low for any roll
warning-no-object-helps = no Object helps { $who } in this fight
warning-imperio = { $who } will neither move nor meet anybody this turn
warning-only-a-life = { $who } can lose only a Life
warning-gates = your { $ability } is too low for any roll
warning-highest = your { $ability } cannot rise further

## On cards

card-bonus = { $ability } bonus
card-side = Life { $life }, Fate { $fate }. Starts { AT($space) }. { $text }
card-in-words = { $title } ({ $kind }). { $text } { $clause }
figure-magic = Magic
figure-might = Might
figure-life = Life

## Panels

panel-no-character = no Character yet
panel-subtitle =
    { $faction ->
        [faction-op] { $who }, Order
       *[faction-de] { $who }, Death Eater
    }
panel-where = { $region }. { $line }
panel-facts = { LIST($facts, style: "semicolons") }
panel-at = At
panel-fate = Fate
panel-for-rerolls = for rerolls
panel-gold = Galleons
panel-cards = Cards
panel-now = Now
panel-own-ability = { $n } without cards
panel-life-left = { $n } of { $most }
panel-spells = { $n } Sp
panel-objects = { $n } Ob
panel-followers = { $n } Fo
panel-trophies = { $n } Tr
panel-no-cards = none
panel-to-choose = Choose one
panel-race = The race
panel-which-side = Your Character: choose a side
panel-own-spells = { $n } of { $most ->
        [one] 1 Spell
       *[other] { $most } Spells
    }
panel-own = { $who }: { LIST($facts) }

## Pictures

picture-has-hallow = Has a Deathly Hallow
picture-runner = { $who } { AT($space) }
picture-figure = { $name } { $n }
picture-title = { $game }: { $heading }, { $phase }
picture-option = { $option }.
picture-space = { $space } ({ $region }): { $text } { $clause }.
picture-draw =
    { $n ->
        [one] Draw 1 card
       *[other] Draw { $n } cards
    }
picture-train = The train from King's Cross to Hogsmeade
picture-gates = Through the Gates to the Moving Staircases
picture-room = From the Room of Requirement into the Great Hall
picture-galleons =
    { $n ->
        [one] 1 Galleon here
       *[other] { $n } Galleons here
    }
picture-advantage = The advantage is with { THE($faction) }: +1 in fights (TA-9)
picture-outer-deck =
    { $n ->
        [one] London deck: 1 card, { $gone } discarded
       *[other] London deck: { $n } cards, { $gone } discarded
    }
picture-middle-deck =
    { $n ->
        [one] Grounds deck: 1 card, { $gone } discarded
       *[other] Grounds deck: { $n } cards, { $gone } discarded
    }
picture-spell-deck =
    { $n ->
        [one] Spell deck: 1 card, { $gone } discarded
       *[other] Spell deck: { $n } cards, { $gone } discarded
    }

## The stage of a fight

stage-fight = The fight
stage-fight-of = A fight with { $ability }
stage-to-win = to win, before rerolls and Spells
stage-percent = { $n } %
stage-own-ability = { $ability } without cards
stage-helped = Objects, Followers and Spells
stage-advantage = advantage
stage-by-card = by the card
stage-ability = ability and helpers
stage-strength = its strength
stage-enemies = The Enemies
stage-needs =
    { $n ->
        [one] { THE($who) } draws with { $own }: any more wins.
       *[other] { THE($who) } has { $own } against { $other } and needs { $n } more to win.
    }
stage-wins-now = As it stands, { THE($who) } wins, { $own } to { $other }.
stage-needs-roll = { THE($who) } wins with a die at least { $n } higher than the other.
stage-needs-no-less =
    { $n ->
        [0] { THE($who) } wins with a die at least as high as the other.
       *[other] { THE($who) } wins with a die up to { $n } lower than the other.
    }
stage-needs-nothing = { THE($who) } wins with any die.
stage-needs-too-much = No die is enough: { THE($who) } lacks { $n }.
stage-foe = { CAP($foe) }
stage-foes = { LIST($names) }

## On the shelf, and how to play in two minutes

about-line = A race through three rings: grow strong, find a Hallow, face Voldemort first.
about-mood = adventure, luck, a little spite

tour-move-title = Roll and choose the way
tour-move = Each turn you roll a die and move exactly that many spaces, clockwise or counter-clockwise. The two spaces that you can reach glow. Point at any space to read what it does, and choose one. A 1 wakes Voldemort, who moves too.
tour-meet-title = Meet what is there
tour-meet = Then you meet the space: most make you draw cards, such as Enemies, friends, Objects and Events; others offer healing, shops or a gamble. If a Character of the other side stands there, you may attack instead.
tour-fight-title = Fights
tour-fight = Both sides add a die to Magic or Might; the higher sum wins. Objects, Followers and your side's advantage help. A lost fight costs a Life. Spend 1 Fate to roll a die again.
tour-rings-title = Three rings
tour-rings = You begin in London. The barrier at King's Cross leads to the grounds of Hogwarts, the Gates into the castle; both take strength. Enemies you beat become Trophies: 5 points of them make you stronger by 1.
tour-win-title = Win
tour-win = Find a Deathly Hallow, reach the Room of Requirement, enter the Great Hall and beat Voldemort there. The first to do so wins alone. If you lose your last Life, you wake up at St. Mungo's and play on.
picture-tour-move = A die shows 3: three spaces one way or the other
picture-tour-rings = Three rings around the Great Hall
picture-tour-fight = Might 4 and a die of 5 are 9; the foe has 5 and a die of 2, that is 7
picture-tour-grow = Objects, Followers and Trophies make you stronger
picture-tour-win = With a Deathly Hallow into the Great Hall, against Voldemort

## A choice of evening

offer-no-limit = No limit
offer-long-race = The whole race
offer-long-race-about = Voldemort keeps his strength to the end: you need time and a strong Character.
offer-short-race = An evening's race
offer-short-race-about = Voldemort's strength in the Great Hall wanes, so the race ends sooner.

## What a player can set about what is asked

wish-spells = Ask me for a Spell
wish-spells-sometimes = As my turn begins, when it matters, and against who leads
wish-spells-mine = Only when something affects me
wish-spells-always = At every moment
wish-spells-never = Never
wish-not-this = Don't ask me for { $spell }
wish-no-sixes = Never offer to reroll a 6
wish-no-move-rerolls = Never offer to reroll a move
wish-save-felix = Ask for Felix Felicis in fights and tests only
wish-keep-things = Don't ask whether I drop things
wish-take-things = Take what costs nothing, if I can carry it
wish-keep-gains = Keep a roll that brings me something
wish-exchange-exactly = Exchange Trophies that make up the price exactly
wish-send-voldemort-away = Send Voldemort away from me where he reaches nobody

## Several choices by one click

shortcut-walk =
    { $n ->
        [one] Move 1 space { $way } to { THE($space) }
       *[other] Move { $n } spaces { $way } to { THE($space) }
    }
shortcut-cross = Walk to { THE($space) } and try to cross there
shortcut-cross-here = Try to cross { AT($space) }
shortcut-anywhere = Move straight to { THE($space) }
shortcut-take-all =
    { $n ->
        [one] Take 1 card
       *[other] Take all { $n }
    }
shortcut-exchange = Exchange Trophies worth { $n }

## Its own bot

bot-about-greedy = Plays by rules of thumb: grows where it wins, then heads for the Great Hall.
## Groups of options

group-spells = Cast a Spell
group-meet = Meet
group-take = Take
group-drop = Drop
group-use = Use
group-buy = Buy
group-less = Ask me less

## The glossary: what keywords mean

glossary-magic = One of the two abilities. In a fight it is added to the die; it also says how many Spells you may hold.
glossary-might = One of the two abilities. In a fight against brute force it is added to the die.
glossary-life = A Character without Life goes to St. Mungo's and loses Spells, Trophies and Fate.
glossary-fate = Spend 1 Fate to reroll one die that you have just rolled. The new result stands.
glossary-galleon = Money for shops, houses and tolls.
glossary-trophy = A defeated Enemy. At the end of your turn, 5 points of one ability on your Trophies bring 1 of it.
glossary-enemy = It attacks a Character who meets it. Beaten, it becomes a Trophy; a Character who loses to it loses 1 Life.
glossary-follower = Comes along and helps, as its card says. At the end of your turn you may have 3.
glossary-object = You may hold 4 of them, 8 with something that carries them.
glossary-spell = A secret card. How many you may hold follows from your Magic: 1 from 4 on, 2 from 5, 3 from 7.
glossary-observer = A person who stays on a space and can be visited there.
glossary-event = It happens when it is drawn, and is gone, unless its card says that it stays.
glossary-hallow = You need one to enter the Great Hall. Quests and a few spaces bring it.
glossary-ferret = Transfigured for 2 turns: Magic 1, Might 1, one space a turn. Everything carried is left behind.
glossary-advantage = The faction on the token adds 1 in fights, and subtracts 1 from the other faction against its own Enemies.
glossary-evade = To slip away from a fight: neither side affects the other. It needs a card or an ability that says so.
glossary-quest = A task from the Quidditch Pitch. Fulfilled, it brings a Hallow.
glossary-barrier = At King's Cross: your die and Magic have to beat the barrier's die and 9.
glossary-gates = The way into the castle: two dice must not exceed your Magic or your Might, as you choose.
glossary-order = One of the two factions: the Order of the Phoenix.
glossary-death-eater = One of the two factions.

## What is wrong with a saved state, or with one that was edited by hand

fault-sizes = The board or the stock has the wrong size.
fault-deck-seen = It is not known who has seen which card of a deck.
fault-hand-seen = It is not known who has seen which Spell of a hand.
fault-event = An Event beside the board has no owner or no end.
fault-air = A Spell that is being cast has no caster.
fault-enemy = An Enemy in the fight has no value.
fault-token = The Advantage token shows neither side, or the fight is neither of Might nor of Magic.
fault-encounter = An Encounter card is missing or there twice.
fault-copies = The copies of { THE($card) } do not add up.
fault-spell = A Spell is missing or there twice.
fault-galleons = The Galleons do not add up.
fault-fate = The Fate tokens do not add up.
fault-below-zero = There are fewer than 0 of something.
fault-character-twice = Two players have the same Character.
fault-character = A player has an unknown Character.
fault-side = { $player } plays a side of another Character.
fault-too-high = { POSSESSIVE($player) } Magic, Might or Life is too high.
fault-same-object = { $player } holds two Objects of the same name.
fault-nowhere = { $player } stands on no space.
fault-fight = The fight is of an unknown kind.
fault-fighter = There is a fight, but nobody fights.
fault-foe = A Character fights against nobody.
