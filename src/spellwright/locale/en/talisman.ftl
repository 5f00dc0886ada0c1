### Talisman: what is asked, chosen, told and refused.

## What can be chosen

verb-side = { $side }
verb-character = { $who }
verb-yes = Yes
verb-no = No
verb-done = That is all
verb-roll = Roll the movement die
verb-step = Move 1 space
verb-portkey = Use the Portkey
verb-floo = Use Floo Powder
verb-ride = Go to any space of London
verb-arthur = Let Arthur Weasley show the way
verb-fly = Fly { $n } with Buckbeak
verb-stay = Stay
verb-turn-back = Turn back
verb-duty = Face the duty of this space
verb-spaces = Move { $n }
verb-apparate-anywhere = Go anywhere in this Region
verb-walk = Go { $way } to { $space }
verb-walk-on = Go on
verb-cross = Take the train to { $space }
verb-barrier = Try the barrier
verb-gates = Try the Gates
verb-to = { $space }
verb-direction = { $way }
verb-keep = Keep the roll
verb-fate = Spend 1 Fate: reroll the { $die } die
verb-free-reroll = { $card }: reroll the { $die } die
verb-reroll-both = { $card }: roll both dice again
verb-paid-reroll = Pay 2 Galleons: reroll the { $die } die
verb-felix = Drink Felix Felicis: { $n }
verb-die = Use the { $die } die
verb-leave-out = Leave out the { $die } die
verb-number = { $n }
verb-shift = Spend Fate to make it { $n }
verb-cast = Cast { $spell }
verb-pass = Cast nothing now
verb-wait-mine = Nothing this turn, until it concerns me
verb-wait-turn = Nothing more this turn
verb-spell = { $spell }
verb-target = { $who }
verb-at = { $card }
verb-faction = the { $faction }
verb-end-spell = End { $spell } on { $who }
verb-end-event = End { $card }
verb-end-ferret = Turn { $who } back
verb-resist = Resist the Spell
verb-block = Spend 2 Fate: block the Spell
verb-bear = Let it work
verb-gain-fate = Let it work and gain 1 Fate
verb-give-fate = Give 1 Fate to a friend
verb-extra-turn = Take an extra turn
verb-meet = Attack { $who }
verb-space = Meet the space
verb-take = Take { $card }
verb-take-galleons = Take the Galleons
verb-drop = Drop { $card }
verb-keep-all = Keep everything, and ask again when I gain a card
verb-drop-galleon = Drop a Galleon
verb-discard = Discard { $card }
verb-put-back = Put { $card } under the deck
verb-use = Use { $card }
verb-look = Look at { $deck }
verb-under = Put { $card } under the deck
verb-on-top = Leave { $card } on top
verb-house =
    { $house ->
        [broomsticks] The Three Broomsticks: heal for Galleons
        [tea-shop] Madam Puddifoot's: Objects for Galleons
        [hogs-head] The Hog's Head: try your luck
        [blotts] Flourish & Blotts: buy Equipment
        [wheezes-sell] Wizard Wheezes: Spells for Fate
       *[wheezes-buy] Wizard Wheezes: Fate for Spells
    }
verb-buy = Buy { $card }
verb-buy-spell = Buy a Spell for 1 Fate
verb-heal = Heal { $n }
verb-refill = Refill Fate
verb-train = Roll a die
verb-pay =
    { $price ->
        [fate] 1 Fate
        [galleon] 1 Galleon
       *[life] 1 Life
    }
verb-ability = { $ability }
verb-symbols = Count { $n } draw symbols
verb-fight = Fight
verb-evade = Evade { $card }
verb-evade-all = Evade
verb-bribe = Pay to evade { $card }
verb-bribe-all = Pay 1 Galleon to evade
verb-scurry = Try to scurry away
verb-sacrifice = Discard { $card } and evade { $enemy }
verb-betray = Discard { $card } and evade
verb-pounce = Spend 1 Fate: the foe uses the lower of two dice
verb-save = Try { $card }
verb-cling = Cling to life: roll a die
verb-instead = Give up { $card } instead
verb-suffer = Lose the Life
verb-reward-life = It loses 1 Life
verb-reward-object = Take { $card }
verb-reward-galleon = Take 1 Galleon
verb-reward-both = Take 1 Galleon and { $card }
verb-reward-life-fate = It loses 1 Life and gives you 1 Fate
verb-reward-follower = Attack { $card }
verb-reward-nothing = Take no reward
verb-trophy = Keep { $card } as a Trophy
verb-for-fate = Give { $card } up for 1 Fate
verb-for-galleons = Give { $card } up for 2 Galleons
verb-tame = Keep { $card } as a Follower
verb-turn-in = Turn in { $card }
verb-exchange = Exchange them

## What is asked

question-character = Which Character do you lead?
question-side = Which side of your Character card do you play?
question-new-side = You are back. Which side do you play?
question-start = Your turn begins: what do you use first?
question-under = Where do you leave the card that you see?
question-way = How do you move?
question-space = Where do you go?
question-direction = You move { $n }. Which way?
question-steer = { $who } moves { $n }. Which way?
question-on-the-way = You reach { $space }, spaces left: { $n }.
question-spaces = You rolled { $n }. How many spaces do you move?
question-back = Which way do you turn back?
question-test = Which ability opens the Gates?
question-felix = Do you drink Felix Felicis before this roll?
question-reroll = You rolled { $n }. Do you keep it?
question-reroll-two = You rolled { $first } and { $second }. Do you keep them?
question-reroll-three = You rolled { $first }, { $second } and { $third }. Do you keep them?
question-die = You rolled { $first } and { $second }. Which one counts?
question-leave-out = You rolled { $first }, { $second } and { $third }. Which one does not count?
question-spell =
    { $moment ->
        [start] The turn begins. Do you cast a Spell?
        [rolled] The movement die is rolled. Do you cast a Spell?
        [moved] The move is over. Do you cast a Spell?
        [drawn] Cards are drawn. Do you cast a Spell?
        [test] A test is announced. Do you cast a Spell?
        [fight] A fight is about to begin. Do you cast a Spell?
        [scores] The dice of the fight are rolled. Do you cast a Spell?
        [danger] A loss is at hand. Do you cast a Spell?
        [won] The fight is won. Do you cast a Spell?
        [end] The turn is about to end. Do you cast a Spell?
       *[cancel] A Spell was cast. Do you cast a Spell?
    }
question-cancel = { $who } casts { $spell }. Do you stop it?
question-aim = { $spell }: on whom?
question-aim-card = { $spell }: on what?
question-resist = { $who } casts { $spell } on you. Do you resist?
question-answer = { $who } casts { $spell } on you. Your answer?
question-recast = You blocked { $spell }. Do you send it on?
question-keep-spell = { $spell } is about to be discarded. Do you take it for 2 Fate?
question-token-spell = The advantage is with the Death Eaters. Do you gain 1 Spell?
question-blood = Do you lose 1 Life to gain 1 Spell?
question-part-with = Which Spell do you discard?
question-token = Which side does the Advantage token show?
question-extra = Do you take an extra turn after this one?
question-steal = What do you take from { $who }?
question-crucio = Do you discard 2 Fate or lose 1 Life?
question-read = Which Spell do you take from { $who }?
question-encounter = Whom or what do you meet at { $space }?
question-ruled = Whom does { $who } meet?
question-symbols = How many draw symbols do you count?
question-exchange-card = Do you spend 1 Fate to exchange a card?
question-difference = Do you name the difference?
question-take = What do you take?
question-take-early = Which Objects do you take first?
question-too-many = You hold too many Objects. What do you drop?
question-toll = { $who } gains { $card }. Do you take it for 1 Galleon?
question-card = { $card }: do you?
question-card-choice = { $card }: what do you choose?
question-card-who = { $card }: on whom?
question-card-space = { $card }: where to?
question-as-order = { $card }: do you pass for one of the Order?
question-order = Which card comes next from the top?
question-space-choice = { $space }: what do you do?
question-sell = What do you give up?
question-buy = What do you buy?
question-buy-spell = Do you buy a Spell?
question-trade = Which Object do you trade for Equipment?
question-trade-for = What do you take for it?
question-name = Which number do you name?
question-shift = You named { $named } and rolled { $rolled }.
question-price = What do you discard?
question-lose-follower = Which Follower do you lose?
question-greenhouse = You would lose { $n } Life. Do you send a Follower ahead?
question-intimidate = Whom do you intimidate?
question-yield = Hagrid towers over you: 1 Fate or 1 Life?
question-sneak = Do you take 1 Fate from { $who }?
question-evade = Do you fight or evade?
question-evade-character = { $who } attacks you.
question-ability = Do you fight with Magic or Might?
question-pounce = Do you spend 1 Fate for a better chance?
question-rescue = { $who } has lost a fight. Do you make it a draw?
question-save = You are about to lose a Life.
question-object-lost = The Pixies want an Object.
question-reward = You defeated { $who }. What is your reward?
question-trophy = What becomes of { $card }?
question-turn-in = Do you exchange Trophies? Points so far: { $n }.
question-raise = Which ability rises?
question-drop = Do you drop anything?
question-drop-first = Do you drop anything before you draw?
question-leave = You have too many Followers. Who stays behind?
question-end = Your turn ends: what do you use?
question-give = Whom do you give 1 Fate?
question-fence = Which Object does Mundungus sell?
question-voldemort = Voldemort moves { $n }. Which way does he set out?
question-voldemort-on = Voldemort moves { $n } more. Which way?
question-voldemort-number = How far does Voldemort move?
question-victim = Whom does Voldemort attack?
question-grovel = Voldemort turns on you. What do you give?
question-abandon = Do you abandon your quest?

## What is told

event-dealt = { $who } enters the game.
event-chose-side = { $who } begins as { $side }.
event-token-set = The advantage is with { THE($faction) }.
event-round-began = Round { $n }.
event-turn-began = { $who } sets out from { $space }.
event-extra-turn = { $who } takes another turn.
event-returned = { $who } leaves the hospital as { $side }.
event-newcomer = { $who } takes up the fight as { $side }.
event-missed = { $who } misses this turn.
event-rolled = { $who } rolls { $n } to move.
event-rolled-for =
    { $purpose ->
        [move] { $who } rolls { $n } to move.
        [attack] { $who } rolls { $n } to attack.
        [duel] { $who } rolls { $n } to attack.
        [space] { $who } rolls { $n } for this space.
        [event] { $who } rolls { $n } for the Event.
        [observer] { $who } rolls { $n } for the Observer.
        [card] { $who } rolls { $n } for a card or an ability.
        [test] { $who } rolls { $n } for the test.
       *[ministry] { $who } rolls { $n } for the Ministry.
    }
event-used-die = { $who } uses the { $n }.
event-rerolled = { $who } rolls again: { $n } instead of { $was }.
event-fate-spent = { $who } tempts Fate.
event-felix-drunk = { $who } drinks Felix Felicis: { $n }.
event-walked = { $who } goes to { $space }.
event-appeared = { $who } appears at { $space }.
event-stayed = { $who } stays at { $space }.
event-turned-back = { $who } turns back.
event-barrier-rolled = { $who } runs at the barrier: { $score } against { $needed }.
event-barrier-passed = { $who } is through the barrier.
event-barrier-held = The barrier holds { $who } back.
event-gates-rolled = { $who } tries the Gates with { $ability } { $value } and rolls { $roll }.
event-gates-opened = The Gates open for { $who }.
event-gates-shut = The Gates stay shut for { $who }.
event-crossed = { $who } takes the train to { $space }.
event-voldemort-rolled = Something stirs: Voldemort moves { $n }.
event-voldemort-moved = Voldemort appears at { $space }.
event-voldemort-attacks = Voldemort attacks { $who }.
event-grovelled = { $who } grovels before Voldemort.
event-met-space = { $who } explores { $space }.
event-drew = { $who } comes upon { $card }.
event-exchanged-card = { $who } waves { $card } away.
event-deck-empty = { $deck } is shuffled anew.
event-token-turned = The advantage passes to { THE($faction) }.
event-token-stays = The advantage stays with { THE($faction) }.
event-when-revealed = { $card } takes effect as it is revealed.
event-event-met = { $card } strikes.
event-event-lasts = { $card } will last.
event-event-over = { $card } is over.
event-visited = { $who } meets { $card }.
event-took = { $who } takes { $card }.
event-joined = { $card } joins { $who }.
event-took-from = { $who } takes { $card } from { $whom }.
event-bought = { $who } buys { $card }.
event-got = { $who } receives { $card }.
event-dropped = { $who } leaves { $card } behind.
event-left-galleon = { $who } leaves a Galleon behind.
event-picked-up =
    { $coins ->
        [one] { $who } picks up 1 Galleon.
       *[other] { $who } picks up { $coins } Galleons.
    }
event-discarded = { $who } parts with { $card }.
event-card-gone = { $card } is gone.
event-gained-galleons =
    { $coins ->
        [one] { $who } gains 1 Galleon.
       *[other] { $who } gains { $coins } Galleons.
    }
event-lost-galleons =
    { $coins ->
        [one] { $who } parts with 1 Galleon.
       *[other] { $who } parts with { $coins } Galleons.
    }
event-gained-fate = { $who } gains { $n } Fate.
event-lost-fate = { $who } gives up { $n } Fate.
event-gained-ability = { $who } gains 1 { $ability }.
event-lost-ability = { $who } loses 1 { $ability }.
event-gained-life =
    { $lives ->
        [one] { $who } gains 1 Life.
       *[other] { $who } gains { $lives } Lives.
    }
event-healed =
    { $lives ->
        [one] { $who } recovers 1 Life.
       *[other] { $who } recovers { $lives } Lives.
    }
event-lost-life =
    { $lives ->
        [one] { $who } loses 1 Life.
       *[other] { $who } loses { $lives } Lives.
    }
event-saved = { $card } saves { $who }.
event-not-saved = { $card } does not help { $who }.
event-spared = Protego spares { $who } the loss.
event-not-clung = { $who } cannot cling to life.
event-helped = { $card } makes a difference for { $who }.
event-by-ability =
    { $gift ->
        [governor] { $who } pays 2 Galleons to reroll.
        [undaunted] { $who } gains Fate from a Spell.
        [well-read] { $who } is never without a Spell.
        [resourceful] { $who } is never without Fate for long.
        [woodwise] { $who } knows the Forbidden Forest and loses no Life.
        [profiteer] { $who } gains from the advantage of the Death Eaters.
        [inspired] { $who } learns from the advantage of the Death Eaters.
        [influential] { $who } names the difference instead of rolling.
        [servant] { $who } names the number of Voldemort's spaces.
        [fugitive] { $who } chooses what happens at Azkaban.
        [swift] { $who } spends 1 Fate to move fewer spaces.
        [bloodthirsty] { $who } pays for a Spell with 1 Life.
       *[animagus] { $who } never becomes a ferret.
    }
event-nothing-happens = Nothing happens to { $who }.
event-nothing-because =
    { $reason ->
        [too-poor] Nothing happens to { $who }: there are too few Galleons.
        [unhurt] Nothing happens to { $who }: no Life is missing.
        [nothing-to-have] Nothing happens to { $who }: nothing on offer can be had.
        [nobody-else] Nothing happens to { $who }: nobody else is there.
        [other-side] Nothing happens to { $who }: it concerns the other side only.
        [done-already] Nothing happens to { $who }: that was done before.
        [nothing-to-lose] Nothing happens to { $who }: there is nothing to lose.
       *[quest-already] Nothing happens to { $who }: no new Quest can be had.
    }
event-nothing-more = Nothing more happens to { $who }.
event-no-spell = { $who } can hold no more Spells.
event-ferret-learns-nothing = { $who } is a ferret and gains nothing.
event-cannot-rise = { $who } cannot gain more { $ability }.
event-cannot-fall = { $who } cannot lose any { $ability }.
event-kept-object = { $who } keeps { $card }: { $whom } cannot hold it.
event-portkey-over = The Portkey of { $who } goes back.
event-fogged = { $who } rolls { $first } and { $second } in the fog: the lower one counts.
event-deserted = { $card } deserts { $who } on a roll of 1.
event-spared-all = { $card } concerns nobody.
event-clung = { $who } clings to life.
event-sent-ahead = { $card } falls in place of { $who }.
event-died = { $who } is carried to St. Mungo's.
event-killed = { $who } is killed.
event-gained-spell = { $who } gains a Spell.
event-learned = It is { $spell }.
event-lost-spell = { $who } discards { $spell }.
event-cast-spell = { $who } casts { $spell }.
event-cast-at = { $who } casts { $spell } on { $whom }.
event-cancelled = { $spell } is cancelled.
event-resisted = { $who } resists { $spell }.
event-not-resisted = { $who } cannot resist { $spell }.
event-blocked = { $who } blocks { $spell }.
event-kept-spell = { $who } keeps { $spell }.
event-stole-spell = { $who } takes a Spell from { $whom }.
event-looked-at-hand = { $who } looks at the Spells of { $whom }.
event-saw-spell = { $who } has { $spell }.
event-looked-at-deck = { $who } looks at the top of { $deck }.
event-saw-card = You see { $card }.
event-bewitched = { $spell } works on { $who }.
event-will-work = { $spell } waits for the next turn of { $who }.
event-spell-ended = { $spell } works no longer.
event-ferret = { $who } is a ferret.
event-ferret-over = { $who } is human again.
event-frozen = { $who } cannot move a finger.
event-must-miss = { $who } will miss a turn.
event-will-ride = { $who } may go anywhere in London next turn.
event-will-reach-hut = { $who } will go to Hagrid's Hut.
event-intimidated = { $who } intimidates { $whom }.
event-sneaked = { $who } takes 1 Fate from { $whom }.
event-took-quest = { $who } takes a quest: { $quest }.
event-quest-done = { $who } fulfils the quest.
event-quest-left = { $who } abandons the quest.
event-meets-enemy = { $who } faces { $card } at { $space }.
event-meets-foe = { $who } is attacked by { $foe }.
event-attacks = { $who } attacks { $whom }.
event-attacks-follower = { $who } attacks { $card }.
event-evaded = { $who } slips away from { $card }.
event-evaded-character = { $who } slips away.
event-scurried = { $who } scurries: { $n }.
event-scores = { $who } has { $score } with a { $die }, the Enemies { $other } with a { $foe_die }.
event-scores-with-card = { $who } has { $score } with a { $die }, { $card } { $other } with a { $foe_die }.
event-scores-with-character = { $who } has { $score } with a { $die }, { $whom } { $other } with a { $foe_die }.
event-scores-with-foe = { $who } has { $score } with a { $die }, { $foe } { $other } with a { $foe_die }.
event-scores-with-voldemort = { $who } has { $score } with a { $die }, Lord Voldemort { $other } with a { $foe_die }.
event-won = { $who } wins the fight.
event-lost-fight = { $who } loses the fight.
event-drawn-fight = The fight is a draw.
event-fight-void = The fight does not take place.
event-rescued = { $who } steps in: a draw.
event-no-reward = { $who } takes nothing for it.
event-trophy-won = { $who } keeps { $card } as a Trophy.
event-tamed = { $who } tames { $card }.
event-trophies-exchanged = { $who } exchanges { $n } points of Trophies.
event-keys-counted = { $n } keys swarm around { $who }.
event-boggart-seen = { $who } faces a Boggart of Might { $n }.
event-duty-done = { $who } may move on.
event-named = { $who } names { $n }.
event-shifted = { $who } bends the stars to { $n }.
event-entered-hall = { $who } enters the Great Hall.
event-thrown-out = { $who } is thrown back to the Moving Staircases.
event-victory = { $who } defeats Lord Voldemort.
event-time-up = The last round is over.
event-furthest = { $who } has come furthest and wins.

## How it ends

ending-voldemort-fell = Voldemort is defeated in the Great Hall.
ending-came-furthest = The last round is over: who came furthest wins.

## Why a choice is not open

refusal-spell-not-held = You do not hold { $spell }.
refusal-one-spell-a-turn = You have cast your Spell in this turn already.
refusal-dementors = Only Expecto Patronum can be cast in a fight with Dementors.
refusal-not-its-time = { $spell } has no target here, or this is not its time: { $when }.
refusal-ferret-casts-nothing = You are a Ferret, and a Ferret casts no Spells.
refusal-centaur-clearing = You cannot cast a Spell on Centaur Clearing.
refusal-decree = The Educational Decree forbids Spells in the Middle Region.
refusal-umbridge = Dolores Umbridge forbids your Spells on this space.
refusal-not-in-game = { $who } is not in this game.
refusal-out-of-reach = { $who } is out of reach until their next turn.
refusal-no-target = { $spell } cannot be cast on { $who } now.
refusal-held-here = This space holds you: face its duty or turn back.
refusal-ferret-moves-one = You are a Ferret: you move 1 space.
refusal-no-roll = Your move is limited to 1 space, so no die is rolled.
refusal-no-limit = Nothing limits your move to 1 space.
refusal-turn-back = Only who is inside the castle turns back.
refusal-not-in-london = That way leads out of London, and you are not there.
refusal-floo-network-closed = The Floo Network is closed: nobody changes their Region.
refusal-portkey-too-soon = The Portkey works in the turn after you got it.
refusal-no-portkey = You have no Portkey.
refusal-floo-elsewhere = Floo Powder works where your turn starts at { $space } or the { $other }.
refusal-no-floo = You have no Floo Powder.
refusal-no-ride = Nobody has offered to take you anywhere.
refusal-arthur-elsewhere = Arthur Weasley shows the way from the Ministry of Magic.
refusal-no-arthur = Arthur Weasley does not follow you.
refusal-stayed-already = You stayed in your last turn already.
refusal-stay-costs-fate = To stay costs 1 Fate, and you have none.
refusal-stay-with-others = You may stay only where another Character stands.
refusal-must-move = You must move.
refusal-no-buckbeak = Buckbeak does not follow you.
refusal-buckbeak-elsewhere = Buckbeak flies in the Middle Region only.
refusal-limited-to-one = Your move is limited to 1 space.
refusal-buckbeak-range = Buckbeak flies 1 to 4 spaces.
refusal-not-at-gates = You are not at the Gates.
refusal-not-at-kings-cross = You are not at King's Cross Station.
refusal-no-train-here = The train runs between King's Cross and Hogsmeade Station.
refusal-crossed-already = You have crossed in this move already, or have no space left.
refusal-number-of-spaces = You rolled { $n }, and that number of spaces is not open to you.
refusal-no-fate = You have no Fate to spend.
refusal-felix-die = A die set by Felix Felicis is not rerolled.
refusal-not-here = { $card } does not lie here.
refusal-same-name = You already hold an Object of that name: { $card }.
refusal-dropped-now = You dropped { $card } in this turn.
refusal-not-early = { $card } is met after the Event before it, or is no Object.
refusal-other-faction-follower = { $card } does not follow your faction.
refusal-no-galleons-here = No Galleons lie here.
refusal-not-for-sale = { $card } is not for sale.
refusal-held-already = You already hold { $card }.
refusal-sold-out = { $card } is sold out.
refusal-too-dear =
    { $n ->
        [one] { $card } costs { $price }, and you have 1 Galleon.
       *[other] { $card } costs { $price }, and you have { $n } Galleons.
    }
refusal-not-yours = You do not have { $card }.
refusal-no-trophy = { $card } is none of your Trophies.
refusal-trophies-do-not-match = { $card } does not go with what you turn in.
refusal-not-on-your-space = { $who } is not on your space.
refusal-same-faction = { $who } belongs to your faction.
refusal-duty-first = This space holds you: its duty comes first.
refusal-loser-no-galleon = { $who } has no Galleon.
refusal-loser-lacks = { $who } does not have { $card }.
refusal-attack-follower = Only the active winner attacks a Follower, and one with a value.
refusal-exact-move =
    { $n ->
        [one] You move exactly 1 space: to { LIST($spaces, style: "or") }.
       *[other] You move exactly { $n } spaces: to { LIST($spaces, style: "or") }.
    }
refusal-no-answer = That does not answer the question: { $question }

## Options

option-choose-characters = Players choose their Characters.
option-no-inheritance = A killed Character leaves the game.
option-slow-growth = 7 points of Trophies for 1 ability.
option-drop-first = Cards may be dropped before the encounter.
option-flat-barrier = The barrier needs Magic 10, no dice.
option-refill-fate = After the last Life the Fate is refilled, too.
option-discard-spells = Spells above a falling limit are discarded.
option-waning = Voldemort's strength in the Great Hall wanes.
option-round-limit = The game ends after so many rounds (0: never).

## Hints: why a choice is advised

hint-move-not-worth-fate = A move is not worth a token of Fate.
hint-keep-roll = The roll is good enough, or not worth a token.
hint-reroll = A new roll promises more.
hint-better-die = That result brings more.
hint-leave-out = The other two bring more.
hint-felix-now = Now luck has to be on our side.
hint-felix-later = The luck is better kept for a greater moment.
hint-shift = With that number the way is free.
hint-no-shift = It fits, or it would cost too much Fate.
hint-name-number = Most numbers are near to it.
hint-barrier = The barrier may let us through.
hint-attack = The attack succeeds with { $n } %.
hint-space-not-fight = The space promises more than a fight.
hint-rival-gains-least = There a rival gains least.
hint-fight = The fight is won with { $n } %.
hint-no-fight = The fight would be won with { $n } % only.
hint-follower-over-life = A Follower is worth more than a Life.
hint-close-fight = The fight is close.
hint-fate-for-reroll = The Fate is better kept for a reroll.
hint-life-heals = A Life heals, what it would cost does not.
hint-save-life = A Life is worth saving.
hint-reward-card = { $card } is worth most.
hint-reward-sets-back = It sets { $who } back most.
hint-keep-trophy = Trophies make one stronger.
hint-more-at-once = That brings more at once.
hint-trophies-worth-point = The Trophies are worth a point.
hint-too-few-trophies = The Trophies do not suffice.
hint-exchange-trophies = Trophies are exchanged for a point.
hint-one-more-trophy = With one more there is a further point.
hint-deciding-ability = That ability will decide the last fight.
hint-shortest-way = That is the shortest way to Hogwarts.
hint-no-better-way = There is no better way to move.
hint-too-early = It is too early for the Great Hall.
hint-hall-near = The Great Hall is near.
hint-cheaper-way = That way through the castle costs less.
hint-time-for-castle = It is time for the castle.
hint-way-open = The way to Hogwarts is open.
hint-equally-long = Both ways are equally long.
hint-rival-astray = That way leads a rival astray.
hint-stronger-ability = It is the stronger of the two.
hint-no-plan = There is nothing to plan yet.
hint-plan-room = The Room of Requirement is the way to Voldemort.
hint-plan-hospital = The hospital comes first.
hint-plan-diagon-alley = Galleons are for spending in Diagon Alley.
hint-plan-refill-fate = Fate can be refilled there.
hint-plan-gain = There is something to gain.
hint-plan-floo-door = Floo Powder leads from there to Hogwarts.
hint-plan-train = The train to Hogwarts leaves there.
hint-plan-buy-floo = Floo Powder would lead to Hogwarts.
hint-plan-privet-drive = From there a way leads to Hagrid's Hut.
hint-plan-courtyard = Wounds are healed in the Courtyard.
hint-plan-hut = Hagrid's Hut makes one stronger.
hint-plan-quest = A quest for a Hallow waits there.
hint-free-spell = A Spell for nothing.
hint-life-over-spell = A Life is worth more than a Spell.
hint-another-turn = Another turn is always welcome.
hint-no-disguise = A Death Eater need not hide.
hint-keep-everything = Everything may be of use.
hint-free-fate = A Fate for nothing.
hint-one-winner = There is only one winner.
hint-second-hallow = A second Hallow may be needed.
hint-leading-rival = That rival has come furthest.
hint-intimidate = Who has Fate will rather give it.
hint-turn-counts = Now a turn counts more than ever.
hint-keep-the-rest = What is left is better kept.
hint-strong-character = It is a strong Character.
hint-stronger-side = It is the stronger side.
hint-cast-now = The moment for { $spell } has come.
hint-keep-spells-others-turn = It is the turn of others: the Spells are kept.
hint-keep-spells = The Spells are kept for a better moment.
hint-aim-at-yourself = We need it ourselves.
hint-aim-card = There the Spell does most.
hint-stop-spell = That Spell would hurt us.
hint-let-spell-be = That Spell does us no harm.
hint-resist = Spells of rivals seldom do good.
hint-block-spell = The Spell is too bad to bear.
hint-take-fate = A Fate is a fair price.
hint-send-spell-on = What was meant for us strikes a rival.
hint-spell-worth-fate = The Spell is worth two Fate.
hint-fate-over-spell = Two Fate are worth more.
hint-least-spell = It is the least useful Spell.
hint-advantage = The advantage is ours.
hint-best-to-steal = It is the best that can be had.
hint-best-spell = It is the best Spell of that hand.
hint-hurts-less = That hurts less.
hint-nothing-more = There is nothing more to do.
hint-missed-least = It is what we miss least.
hint-take-card = { $card } is useful.
hint-take-galleons = Galleons!
hint-leave-rest = The rest is of no use.
hint-drop-card = { $card } does more harm than good.
hint-buy-card = { $card } is worth its price.
hint-buy-nothing = Nothing else is worth its price.
hint-fate-to-spare = There is Fate to spare.
hint-keep-fate = The Fate is better kept.
hint-trade = There is something better to be had.
hint-no-trade = There is nothing better to be had.
hint-best-equipment = It is the best Equipment.
hint-worth-galleon = It is worth more than a Galleon.
hint-not-worth-galleon = It is not worth a Galleon.
hint-give-fate = They need it most.
hint-lives-enough = There are Lives enough.
hint-life-over-follower = A Life is worth more than a Follower.
hint-exchange-card = { $card } is better avoided.
hint-nothing-to-fear = There is nothing to fear.
hint-symbols = As many as we can face.
hint-difference = As many cards as we can face.
hint-quest = A quest brings a Hallow.
hint-nothing-happens = So nothing happens.
hint-heal = Lives are worth their Galleons.
hint-refill-fate = Fate decides fights.
hint-broomsticks = Wounds are healed there.
hint-hogs-head = There is more to win than to lose.
hint-rest = A rest does no harm.
hint-equipment = Equipment makes one stronger.
hint-buy-spell = There is Fate to spare for a Spell.
hint-nothing-to-buy = There is nothing to buy.
hint-good-offer = { $card }: the offer is good.
hint-bad-offer = { $card }: that would cost too much.
hint-best-offered = It is the best that is offered.
hint-may-come = It may come to us.
hint-put-under = Nobody should have to meet it.
hint-use-for-spell = Spells are welcome.
hint-look-at-deck = It is good to know what comes.
hint-voldemort-way = There he troubles others, not us.
hint-voldemort-number = So he troubles others, not us.
hint-grovel = That costs least.

## People

seat-number = P{ $n }
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

moment-over = The game is over
moment-round = Round { $n }
moment-set-up = Set-up
moment-won = { LIST($names) } won: { $ending }
moment-nobody-won = Nobody won: { $ending }
moment-preparing = Characters and their sides are chosen
moment-turn = turn of { $who }
moment-between-turns = between two turns
moment-choosing =
    { LENGTH($names) ->
        [one] { LIST($names) } chooses
       *[other] { LIST($names) } choose
    }
moment-advantage = advantage of { THE($faction) }
moment-event =
    { $n ->
        [one] { $card } (1 turn more)
       *[other] { $card } ({ $n } turns more)
    }
moment-limit = ends after round { $n }
moment-now = { $heading }: { $phase }
moment-all = { LIST($facts, style: "semicolons") }.
# How it ended, in the middle of a sentence.
moment-ending-voldemort-fell = Voldemort is defeated in the Great Hall
moment-ending-came-furthest = The last round is over: who came furthest wins

## What is known of a Character

fact-ability = { $ability } { $n }
fact-ability-own = { $ability } { $n } (own { $own })
fact-life = Life { $n } of { $most }
fact-fate = Fate { $n }
fact-galleons =
    { $n ->
        [one] 1 Galleon
       *[other] { $n } Galleons
    }
fact-at = at { $space }
fact-in-hospital = in hospital, back at the next turn
fact-ferret =
    { $n ->
        [one] a ferret for 1 turn
       *[other] a ferret for { $n } turns
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
fact-held = held until the duty of the space is done
fact-goes-anywhere = may go anywhere in London next
fact-goes-to-hut = goes to Hagrid's Hut next
fact-evading = slips away from everybody
fact-spells = Spells { $n } of { $most }
fact-objects = Objects { $n } of { $most }: { LIST($cards) }
fact-no-objects = no Objects
fact-followers = Followers { $n } of { $most }: { LIST($cards) }
fact-no-followers = no Followers
fact-trophies = Trophies: { $worth }
fact-trophy-points = { $n } { $ability }
fact-trophies-worth = { LIST($worth) } points ({ $n } give 1)
fact-voldemort = Lord Voldemort, at { $space }, fights with { $n }
line-voldemort = Lord Voldemort, at { $space }, fights with { $n }.
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
table-decks = Decks: London { $outer }, Hogwarts { $middle }, Spells { $count } cards.
hand-own = Your Spell { $spell }: { $text }
hand-known = You know of { $who }: { LIST($spells) }.

## In the terminal

terminal-key = two letters: a Character · V! Voldemort · +2 cards and Galleons there · * draw a card
terminal-facts = { LIST($facts, style: "unit") }
terminal-goods = { LIST($facts, style: "semicolons") }
note-of-option = { $option }: { $note }
note-of-option-sentence = { $option }: { $note }.

## Notes on options

note-beware = Beware: { $why }
note-beware-and = Beware: { $why } · { $note }
note-side = Magic { $magic }, Might { $might }. { $text }
note-chance = { $n } % to win
note-people-there = { LIST($names) } there.
note-cards-there = { $n } lying there.
note-duel = Magic { $n } against { $other }

## What would come to nothing

warning-castle = in the castle nothing can be evaded
warning-look-only = you can look, but hold no more Spells
warning-draw = the fight is a draw already
warning-animagus = she gains 1 Fate instead
warning-token = the token shows that side already
warning-hand-full = you can hold no more Spells
warning-no-galleons = there is no Galleon left in the pool
warning-missed-turn = it only serves the turn that you must miss
warning-no-fate = there is no Fate left in the pool
warning-ferret = a ferret gains nothing
warning-unhurt = you have no Life to heal
warning-no-own-galleon = you have no Galleon
warning-no-object = you have no Object
warning-barrier = your Magic is too low for any roll
warning-no-object-helps = no Object helps { $who } in this fight
warning-imperio = { $who } neither moves nor meets anybody now
warning-only-a-life = { $who } has only a Life to lose
warning-gates = your { $ability } is too low for any roll
warning-highest = your { $ability } cannot rise any further

## On cards

card-bonus = { $ability } bonus
card-side = Life { $life }, Fate { $fate }. Begins at { $space }. { $text }
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
panel-gold = Gold
panel-cards = Cards
panel-now = Now
panel-own-ability = own { $n }, the rest by cards
panel-life-left = { $n } of { $most }
panel-spells = { $n } Sp
panel-objects = { $n } Ob
panel-followers = { $n } Fo
panel-trophies = { $n } Tr
panel-no-cards = none
panel-to-choose = To choose from
panel-race = The race
panel-which-side = Your Character: which side?
panel-own-spells = { $n } of { $most } Spells
panel-own = { $who }: { LIST($facts) }

## Pictures

picture-has-hallow = Has a Deathly Hallow
picture-runner = { $who }, { $space }
picture-figure = { $name } { $n }
picture-title = { $game }: { $heading }, { $phase }
picture-option = { $option }.
picture-space = { $space } ({ $region }): { $text } { $clause }.
picture-draw = Draw { $n }
picture-train = The train from King's Cross to Hogsmeade
picture-gates = Through the Gates to the Moving Staircases
picture-room = From the Room of Requirement into the Great Hall
picture-galleons =
    { $n ->
        [one] 1 Galleon here
       *[other] { $n } Galleons here
    }
picture-advantage = The advantage is with { THE($faction) }: 1 more in fights (TA-9)
picture-outer-deck = London deck: { $n } cards, { $gone } discarded
picture-middle-deck = Grounds deck: { $n } cards, { $gone } discarded
picture-spell-deck = Spell deck: { $n } cards, { $gone } discarded

## The stage of a fight

stage-fight = The fight
stage-fight-of = A fight of { $ability }
stage-to-win = to win, before rerolls and Spells
stage-percent = { $n } %
stage-own-ability = own { $ability }
stage-helped = Objects, Followers and Spells
stage-advantage = advantage
stage-by-card = what the card says
stage-ability = ability, and what helps
stage-strength = its strength
stage-enemies = The Enemies
stage-foe = { CAP($foe) }
stage-foes = { LIST($names) }

## On the shelf, and how to play in two minutes

about-line = A race through three rings: grow strong, find a Hallow, face Voldemort first.
about-mood = adventure, luck, a little spite

tour-move-title = Roll and choose the way
tour-move = Each turn you roll a die and move exactly so many spaces, to the left or to the right. The two spaces that you can reach glow. Point at any space to read what it does, and choose one. A 1 wakes Voldemort, who moves too.
tour-meet-title = Meet what is there
tour-meet = Then you meet the space: most make you draw cards, such as Enemies, friends, Objects and Events; others offer healing, shops or a gamble. If somebody of the other faction stands there, you may attack instead.
tour-fight-title = Fights
tour-fight = Both sides add a die to Magic or Might; the higher sum wins. Objects, Followers and the advantage of your faction help. A lost fight costs a Life. One Fate lets you roll a die again.
tour-rings-title = Three rings
tour-rings = You begin in London. The barrier at King's Cross leads to the grounds of Hogwarts, the Gates into the castle; both ask for strength. Beaten Enemies are Trophies: 5 points of them make you stronger by 1.
tour-win-title = Win
tour-win = Find a Deathly Hallow, reach the Room of Requirement, enter the Great Hall and beat Voldemort there. Whoever does so first wins alone. Who loses the last Life wakes up at St. Mungo's and goes on.
picture-tour-move = A die shows 3: three spaces to the left or to the right
picture-tour-rings = Three rings around the Great Hall
picture-tour-fight = Might 4 and a die of 5 are 9; the foe has 5 and a die of 2, that is 7
picture-tour-grow = Objects, Followers and Trophies make you stronger
picture-tour-win = With a Deathly Hallow into the Great Hall, against Voldemort

## A choice of evening

offer-long-race = The whole race
offer-long-race-about = Voldemort keeps his strength to the end: you need time and a strong Character.
offer-short-race = An evening's race
offer-short-race-about = Voldemort's strength in the Great Hall wanes, so the race ends sooner.
