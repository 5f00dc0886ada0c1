### Hogwarts Battle: what is asked, chosen, told and refused.

## What can be chosen

verb-be = Play { $who }
verb-with = Take { $thing }
verb-begin = { $who } goes first
verb-begin-by-lot = Pick the first Hero at random
verb-play = Play { $card }
verb-play-twice = Play { $card } twice, with Memory
verb-drink = Play and banish { $card }
verb-attack = Put 1 Attack on { THE($foe) }
verb-influence = Put 1 Influence on { THE($foe) }
verb-acquire = Acquire { $card }
verb-acquire-own = Acquire { $card } from your personal shop
verb-dismiss = Dismiss { $card } from the shop
verb-sweep = Sweep the shop, and acquire nothing this turn
verb-use = Use { $thing }
verb-done = End turn
verb-hero = Choose { $who }
verb-nobody = Choose no other Hero
verb-choose = { CAP($effect) }
verb-discard = Discard { $card }
verb-banish = Banish { $card } from your hand
verb-banish-from-pile = Banish { $card } from the discard pile
verb-none = No card
verb-take = Take { $card }
verb-next = Resolve { $thing } first
verb-on-top = Put it on top of your deck
verb-on-pile = Put it on your discard pile
verb-die = Roll { THE($die) }
verb-re-roll = Roll it again
verb-keep-roll = Keep this result
verb-turn-to = Pay 1 Influence: turn the die to { $face }
verb-supply = Put the result on { THE($challenge) }
verb-result = Take the result for all Heroes
verb-collect = Collect { THE($challenge) }
verb-decline = Skip it
verb-reveal = Reveal another event
verb-ignore = Ignore the extra event
verb-leave = Leave { $thing } on top
verb-away = Discard { $thing }
verb-foe = Choose { THE($foe) }
verb-again = Use { $card } again
verb-then = Put { $card } next
verb-gather = Take the token on { $space }
verb-gather-none = Take no ingredient
verb-into = Put it in { THE($brew) }, place { $place }
verb-into-tray = Put it in the used tray
verb-drink-now = Play { $card } now, then banish it
verb-bottle = Put { $card } on your discard pile
verb-place = Put { $card } in the shop
verb-switch-to = Use { $thing }
verb-hand-over = Hand over { $card }
verb-keep = Put { $card } in your personal shop
verb-number = Remove { $n }

## What questions call their own options

button-action-acquire = Acquire { $card } for { $price } Influence
button-action-acquire-own = Acquire your { $card } for { $price } Influence
button-last-foe-foe = Put { THE($foe) } last
button-whose-pile-hero = Banish from { POSSESSIVE($who) } discard pile
button-whose-pile-none = Banish no card
button-banish-none = Banish no card
button-take-none = Take no card
button-hand-over-none = Hand over no card
button-hand-to-hero = Give it to { $who }
button-again-decline = Repeat no card
button-appear-again = Choose { $card }
button-collect-decline = Leave it for now
button-may-look-use = Shuffle, and look at the top card
button-may-look-decline = Don't look
button-look-event-away = Discard { $thing }
button-judge-event-away = Banish { $thing }
button-switch-off-foe = Switch off { THE($foe) }
button-move-from-foe = Take it off { THE($foe) }
button-move-to-foe = Put it on { THE($foe) }
button-stag-decline = Let { $who } be stunned
button-protean-decline = Keep your card
button-sticking-use = Keep the tokens with Permanent Sticking
button-sticking-hero = Give the tokens to { $who }
button-sticking-decline = Return the tokens
button-sleeping-hero = Let { $who } discard an Ally
button-sleeping-nobody = Discard no Ally
button-keep-decline = Keep no card
button-ingredient-gather = Take the { $found } ({ $space })
button-any-ingredient-gather = Take the { $found } ({ $space })
button-into-into =
    Put it in { $potion }{ $brew ->
        [brew-left] {" "}(left)
        [brew-right] {" "}(right)
       *[other] {""}
    }, place { $place }
button-remove-number =
    { $n ->
        [0] Remove no control
       *[other] Remove { $n } control
    }

## What is asked

question-hero = You are one of the Heroes, with a deck of your own. Which one?
question-hero-card = Your Hero card has your ability for the whole game. Which one do you take?
question-expert = An expert card helps you in every turn of this game. Which one do you take?
question-charm = A charm works by how much Health you have. Which one do you take?
question-first = Turns go round from the Hero who begins. Which Hero goes first?
question-extra-item = Add one starting Item of another Hero to your deck.
question-last-foe = Which foe comes last, just before Lord Voldemort?
question-action =
    { $hand ->
        [0] { $funds ->
            [none] No cards, Influence or Attack are left. Use what you still can, or end your turn.
           *[other] You have { $influence ->
                [0] no
               *[other] { $influence }
            } Influence and { $attack ->
                [0] no
               *[other] { $attack }
            } Attack. Spend them: what is left is lost.
        }
        [one] { $funds ->
            [none] Play your last card: you have no Influence and no Attack yet.
           *[other] You have { $influence ->
                [0] no
               *[other] { $influence }
            } Influence and { $attack ->
                [0] no
               *[other] { $attack }
            } Attack. Play your last card, attack foes or buy.
        }
       *[other] { $funds ->
            [none] Play your { $hand } cards: you have no Influence and no Attack yet.
           *[other] You have { $influence ->
                [0] no
               *[other] { $influence }
            } Influence and { $attack ->
                [0] no
               *[other] { $attack }
            } Attack. Play cards, attack foes or buy from the shop.
        }
    }
question-target =
    { $works ->
        [harm] { THE($source) } { COUNT($source) ->
            [many] strike
           *[one] strikes
        }. Choose the Hero it hits.
        [reward] { THE($source) } { COUNT($source) ->
            [many] are
           *[one] is
        } defeated. Choose a Hero for the reward.
       *[help] { THE($source) } { COUNT($source) ->
            [many] help
           *[one] helps
        } a Hero. Choose who.
    }
question-other-hero =
    { $works ->
        [harm] { THE($source) } { COUNT($source) ->
            [many] strike
           *[one] strikes
        }. Choose which other Hero it hits.
       *[help] { THE($source) } { COUNT($source) ->
            [many] help
           *[one] helps
        } another Hero. Choose who.
    }
question-choice =
    { $works ->
        [harm] { THE($source) } { COUNT($source) ->
            [many] strike
           *[one] strikes
        } you. Choose what it costs you.
        [reward] { THE($source) } { COUNT($source) ->
            [many] are
           *[one] is
        } defeated. Choose your reward.
       *[help] { THE($source) } { COUNT($source) ->
            [many] give
           *[one] gives
        } you a choice. Which effect do you want?
    }
question-discard = { $cause ->
        [hero] { THE($source) } { COUNT($source) ->
            [many] take
           *[one] takes
        } { $n ->
            [one] a card
           *[other] cards
        } from your hand.
        [stun] You are stunned.
       *[other] { THE($source) } { COUNT($source) ->
            [many] strike
           *[one] strikes
        } you.
    } { $n ->
        [one] Choose 1 card to discard.
       *[other] Choose { $n } cards to discard, one by one.
    }
question-banish =
    { $works ->
        [reward] { THE($source) } { COUNT($source) ->
            [many] are
           *[one] is
        } defeated. You may banish a card: it leaves the game. Which one?
       *[help] { THE($source) } { COUNT($source) ->
            [many] let
           *[one] lets
        } you banish a card: it leaves the game. Which one?
    }
question-whose-pile = { THE($source) } { COUNT($source) ->
        [many] let
       *[one] lets
    } you banish a card of any discard pile for good. Choose whose.
question-take =
    { $works ->
        [reward] { THE($source) } { COUNT($source) ->
            [many] are
           *[one] is
        } defeated. Choose a card of your discard pile to take into your hand.
       *[help] { THE($source) } { COUNT($source) ->
            [many] let
           *[one] lets
        } you take a card from your discard pile into your hand. Which one?
    }
question-search = Take a card of your deck into your hand, for { THE($source) }; then shuffle. Which one?
question-order = Several of your effects happen now. Which comes first?
question-top = You acquired { $card }. Put it on top of your deck or on your discard pile?
question-die = You roll a House die for { THE($source) }. All Heroes gain what it shows. Which die?
question-re-roll = { THE($die) } shows { $face }. Keep it, or roll again?
question-turn-die = { THE($die) } shows { $face }. Keep it, or pay 1 Influence to turn it?
question-result = { THE($die) } shows { $face }. Take that for all Heroes, or put it on a challenge?
question-collect = You met the requirement of { THE($challenge) }. Collect it, with its reward?
question-chain = { $event } reveals another event. Reveal it, or ignore it?
question-look-event = { THE($source) } { COUNT($source) ->
        [many] show
       *[one] shows
    } you the next event. Leave it on top, or discard it?
question-judge-event = { THE($source) } { COUNT($source) ->
        [many] reveal
       *[one] reveals
    } the next event. Leave it on top, or banish it?
question-look-top = { THE($source) } { COUNT($source) ->
        [many] show
       *[one] shows
    } you your top card. Leave it on top, or discard it?
question-may-look = { THE($thing) } { COUNT($thing) ->
        [many] show
       *[one] shows
    } you your top card, but your deck is empty. Shuffle a new one?
question-switch-off = { THE($source) } { COUNT($source) ->
        [many] switch
       *[one] switches
    } off a foe: its ability does nothing for now. Which foe?
question-again = { THE($source) } { COUNT($source) ->
        [many] repeat
       *[one] repeats
    } the effect of a card you played this turn. Which one?
question-appear = { THE($source) } { COUNT($source) ->
        [many] give
       *[one] gives
    } another Hero the effect of a card you played this turn. Which card?
question-arrange = { THE($source) } { COUNT($source) ->
        [many] let
       *[one] lets
    } you arrange the top of your deck. Which card comes { $n ->
        [1] first
        [2] second
        [3] third
       *[other] as number { $n }
    }?
question-move-from = { THE($source) } { COUNT($source) ->
        [many] move
       *[one] moves
    } 1 Attack between foes. Take it off which foe?
question-move-to = { THE($source) } { COUNT($source) ->
        [many] move
       *[one] moves
    } 1 Attack between foes. Put it on which foe?
question-hand-over = { THE($source) } { COUNT($source) ->
        [many] let
       *[one] lets
    } you put a card of your discard pile into another hand. Which one?
question-hand-to = You give away { $card }. Into which Hero's hand does it go?
question-stag = { $who } is about to be stunned. Discard a Spell and lose 2 Health to prevent it?
question-protean = Your turn is about to begin. Discard a card for Protean, which weakens the Dark Arts?
question-sticking = Your turn ends, and unused tokens are lost. Use Permanent Sticking?
question-ingredient = You met the requirement of this shelf. Take 1 of its ingredients for a potion?
question-any-ingredient = { THE($source) } { COUNT($source) ->
        [many] let
       *[one] lets
    } you take 1 ingredient from any shelf for a potion. Which one?
question-into = You took { A($ingredient) }. Choose a free place for it, or the used tray.
question-potion = { $card } { COUNT($card) ->
        [many] are
       *[one] is
    } brewed. Play it now, or put it on your discard pile?
question-place = One card goes into the shop, the other to the bottom of the deck. Which one do you offer?
question-switch = You own several of these cards. Choose the one that works from now on.
question-remove = { THE($source) } { COUNT($source) ->
        [many] let
       *[one] lets
    } you remove control from the Location. How much?
question-sleeping = Sleeping Draught takes 1 Attack off every Villain, unless a Hero discards an Ally. Whose?
question-keep = You won. Choose a card to put in your personal shop for later games.

## What is told

event-hero-taken = { $who } joins the game.
event-card-taken = { $who } takes the card “{ $thing }”.
event-game-began = { $who } goes first. The Heroes defend { THE($location) }.
event-turn-began = Turn { $n }: { $who }.
event-event-came = Dark Arts event: { $event }.
event-event-stopped = Finite Incantatem! stops the next event.
event-event-spared = Elixir of Life: no events are revealed this turn.
event-event-fewer = Protean: 1 event fewer is revealed this turn.
event-event-shown = The next event will be { $event }.
event-event-ignored = The extra event is ignored.
event-dark-potion-came = { $event } is placed in front of { $who }.
event-events-shuffled = The discarded events are shuffled into a new stack.
event-acted = { THE($thing) } { COUNT($thing) ->
        [many] act
       *[one] acts
    }.
event-no-effect = { THE($thing) } { COUNT($thing) ->
        [many] have
       *[one] has
    } no effect this time.
event-spared = { THE($thing) } { COUNT($thing) ->
        [many] have
       *[one] has
    } no effect on { $who }.
event-rewarded = { $who } gains the reward for { THE($foe) }.
event-no-reward = There is no reward for { THE($foe) }.
event-discard-works = { $who } uses the discard effect of { $card }.
event-bonus-came = { $who } gains the bonus of { $card }.
event-hero-ability = { POSSESSIVE($who) } Hero ability takes effect.
event-thing-works = { POSSESSIVE($who) } { $thing } { COUNT($thing) ->
        [many] take
       *[one] takes
    } effect.
event-repeated = { $who } uses { $card } again.
event-appeared = { $who } gains the effect of { $card } too.
event-played = { $who } plays { $card }.
event-used = { $who } uses { THE($thing) }.
event-chose = { $who } chooses “{ CAP($effect) }”.
event-gained-attack = { $who } gains { $n } Attack.
event-gained-influence = { $who } gains { $n } Influence.
event-gained-health = { $who } gains { $n } Health.
event-lost-health = { $who } loses { $n } Health.
event-health-full = { $who } is already at full Health.
event-health-stuck = { $who } is stunned and gains no Health.
event-health-barred = { $who } can't gain Health now.
event-lasts = { THE($thing) } { COUNT($thing) ->
        [many] stay
       *[one] stays
    } in effect until the turn ends.
event-prevented-by = { THE($thing) } { COUNT($thing) ->
        [many] prevent
       *[one] prevents
    } that.
event-swapped = Confusing Concoction swaps Health and Influence.
event-health-safe = { $who } is stunned and loses no more Health.
event-bonus-health = { POSSESSIVE($who) } Hero ability adds 1 Health.
event-cloak-helped = The Invisibility Cloak saves { $who } { $n } Health.
event-yaxley-added = Corban Yaxley adds 1 Health to the loss.
event-stag-holds = The Stag protects { $who } from losing more Health this turn.
event-stunned = { $who } is stunned!
event-shielded = The Stag keeps { $who } from being stunned.
event-recovered = { $who } recovers to full Health.
event-drew =
    { $n ->
        [one] { $who } draws 1 card.
       *[other] { $who } draws { $n } cards.
    }
event-no-draw = { $who } can't draw cards now.
event-drew-card = { POSSESSIVE($who) } new card: { $card }.
event-deck-shuffled = { $who } shuffles the deck.
event-shuffled = { $who } shuffles the discard pile into a new deck.
event-discarded = { $who } discards { $card }.
event-revealed-top = { $who } reveals { $card }.
event-banished = { $who } banishes { $card }.
event-banished-event = The event { $event } is banished.
event-banished-unseen = The top event is banished face down.
event-discarded-event = The event { $event } is discarded.
event-took = { $who } takes { $card } into hand.
event-detained = { $who } takes a Detention! into hand.
event-detained-in-pile = { $who } puts a Detention! on the discard pile.
event-detained-in-deck = { $who } adds a Detention! before shuffling.
event-handed-over = { $who } takes { $card } into hand, from another Hero's discard pile.
event-returned = { $who } returns all Attack and Influence.
event-returned-some = { $who } returns { $attack } Attack and { $influence } Influence.
event-returned-saved = { $who } returns the saved Influence.
event-no-tokens = { $who } can't gain tokens now.
event-control-added = { THE($location) } { COUNT($location) ->
        [many] gain
       *[one] gains
    } 1 control ({ $n } of { $most }).
event-control-removed = { THE($location) } { COUNT($location) ->
        [many] lose
       *[one] loses
    } 1 control ({ $n } of { $most }).
event-control-stays = { THE($location) } { COUNT($location) ->
        [many] have
       *[one] has
    } no control that could be removed.
event-control-held = Control can't be removed from { THE($location) } now.
event-control-ignored = { THE($location) } { COUNT($location) ->
        [many] are
       *[one] is
    } full: no more control is added this turn.
event-reprieve-holds = { THE($location) } { COUNT($location) ->
        [many] gain
       *[one] gains
    } no more control this turn.
event-location-lost = The Villains take { THE($location) }!
event-location-came = The Heroes now defend { THE($location) }.
event-attacked = { $who } puts 1 Attack on { THE($foe) }.
event-influenced = { $who } puts 1 Influence on { THE($foe) }.
event-attack-gone = { $n } Attack { $n ->
        [one] is
       *[other] are
    } taken off { THE($foe) }.
event-influence-gone = { $n } Influence { $n ->
        [one] is
       *[other] are
    } taken off { THE($foe) }.
event-switched-off = { POSSESSIVE($foe) } ability is switched off.
event-moved = 1 Attack is moved from { THE($foe) } to { THE($other) }.
event-put-on = 1 Attack is put on { THE($foe) }.
event-defeated = { THE($foe) } { COUNT($foe) ->
        [many] are
       *[one] is
    } defeated!
event-foe-came = { THE($foe) } { COUNT($foe) ->
        [many] appear
       *[one] appears
    }.
event-foe-dealt = { THE($foe) } { COUNT($foe) ->
        [many] are
       *[one] is
    } in play from the start.
event-voldemort-came = { THE($foe) } { COUNT($foe) ->
        [many] come
       *[one] comes
    } into play.
event-marker-put = From now on, reveal 1 more Dark Arts event each turn.
event-acquired = { $who } acquires { $card }.
event-went-on-top = { $card } { COUNT($card) ->
        [many] go
       *[one] goes
    } on top of the deck.
event-dismissed = { $who } dismisses { $card }.
event-swept = { $who } puts the whole shop under the deck, for new cards.
event-shop-filled = New in the shop: { $card }.
event-shop-changed = { $card } { COUNT($card) ->
        [many] leave
       *[one] leaves
    } the shop.
event-rolls = { $who } rolls a die for { THE($thing) }.
event-rolls-again = { $who } rolls the die again.
event-rolled = { THE($die) } shows { $face }.
event-turned = The die is turned to { $face }.
event-supplied = The result goes on { THE($challenge) }: { $face }.
event-destroyed = { $who } destroys { THE($challenge) }!
event-now-active = The next challenge is { THE($challenge) }.
event-collected = { $who } collects { THE($challenge) }.
event-gathered = { $who } takes { A($ingredient) }.
event-no-ingredients = Devil's Snare: { $who } takes no ingredients this turn.
event-went-into = The { $ingredient } goes into { THE($thing) }.
event-went-to-tray = The { $ingredient } goes into the used tray.
event-brewed = { $card } { COUNT($card) ->
        [many] are
       *[one] is
    } brewed.
event-bottled = { $who } puts { $card } on the discard pile.
event-dark-potion-gone = { $event } is neutralised and goes away.
event-potion-came = New Potion: { $card }.
event-kept = { $who } keeps unused tokens for the next turn.
event-gave = { $who } receives the unused tokens of { $whom }.
event-put-by = { $who } puts { $card } in { GENDER($who) ->
        [she] her
        [he] his
       *[they] their
    } personal shop.
event-turn-ended = { POSSESSIVE($who) } turn ends.
event-works-again = { POSSESSIVE($foe) } ability works again.

## How it ends

ending-won = All foes are defeated. The Heroes win!
ending-lost = The last Location has fallen. The Heroes lose.

## Effects: clauses, for buttons and for rewards

effect-gain-attack =
    { $reach ->
        [all] all Heroes gain { $n } Attack
        [any] one Hero gains { $n } Attack
        [pair] two Heroes gain { $n } Attack
        [near] you and your neighbours gain { $n } Attack
       *[you] gain { $n } Attack
    }
effect-gain-influence =
    { $reach ->
        [all] all Heroes gain { $n } Influence
        [any] one Hero gains { $n } Influence
        [pair] two Heroes gain { $n } Influence
        [near] you and your neighbours gain { $n } Influence
       *[you] gain { $n } Influence
    }
effect-gain-health =
    { $reach ->
        [all] all Heroes gain { $n } Health
        [any] one Hero gains { $n } Health
        [pair] two Heroes gain { $n } Health
        [near] you and your neighbours gain { $n } Health
       *[you] gain { $n } Health
    }
effect-lose-health =
    { $reach ->
        [all] all Heroes lose { $n } Health
        [any] one Hero loses { $n } Health
        [pair] two Heroes lose { $n } Health
        [near] you and your neighbours lose { $n } Health
       *[you] lose { $n } Health
    }
effect-draw =
    { $reach ->
        [all] all Heroes draw { $n ->
            [1] a card
           *[other] { $n } cards
        }
        [any] one Hero draws { $n ->
            [1] a card
           *[other] { $n } cards
        }
        [pair] two Heroes draw { $n ->
            [1] a card
           *[other] { $n } cards
        }
        [near] you and your neighbours draw { $n ->
            [1] a card
           *[other] { $n } cards
        }
       *[you] draw { $n ->
            [1] a card
           *[other] { $n } cards
        }
    }
effect-discard =
    { $reach ->
        [all] all Heroes discard { $n ->
            [1] a card
           *[other] { $n } cards
        }
        [any] one Hero discards { $n ->
            [1] a card
           *[other] { $n } cards
        }
        [pair] two Heroes discard { $n ->
            [1] a card
           *[other] { $n } cards
        }
        [near] you and your neighbours discard { $n ->
            [1] a card
           *[other] { $n } cards
        }
       *[you] discard { $n ->
            [1] a card
           *[other] { $n } cards
        }
    }
effect-discard-type =
    { $reach ->
        [all] all Heroes discard { A($type) }
        [any] one Hero discards { A($type) }
        [pair] two Heroes discard { A($type) }
        [near] you and your neighbours discard { A($type) }
       *[you] discard { A($type) }
    }
effect-take = take { A($type) } from your discard pile
effect-remove-control = remove { $n ->
        [one] 1 control token
       *[other] { $n } control tokens
    }
effect-banish-from-hand = banish a card from your hand
effect-banish-item = banish an Item from your hand or discard pile
effect-detention = put a Detention! on your discard pile
effect-discard-all-items = discard all Items
effect-renew-shop = replace all cards in the shop
effect-shuffle-up = shuffle your discard pile onto your deck
effect-each =
    { LENGTH($effects) ->
        [1] each Hero { LIST($effects) }
       *[other] each Hero: { LIST($effects, style: "or") }
    }
effect-roll = roll { THE($die) }
effect-may-take = may take { A($type) } from the discard pile
effect-may-take-cheap = may take a card of value { $n } or less from the discard pile
effect-may-banish = may banish a card
effect-may-banish-item = may banish an Item
reward = { CAP(LIST($effects, style: "semicolons")) }.

## Hints: why a choice is advised

hint-play-draw = Draw first: you can still play what comes up.
hint-play-draw-and-discard = Look for better cards while you have a weak one to discard.
hint-play-banish = Banish the weakest card before you play it.
hint-play-helpful = Play every card; this one helps the rest of your turn.
hint-play-control = The Location is in danger.
hint-play-dice = Roll dice before you make choices.
hint-play-choice = Leave choices for last, when you know what you need.
hint-play-again = It repeats the best card you played.
hint-play-last = Nothing else is left to play.
hint-sweep = You buy nothing this turn, and the shop is weak.
hint-end-actions = Nothing useful is left to do.
hint-drink = The last effect of { $card } is worth more than keeping it.
hint-play-twice = { $card } { COUNT($card) ->
        [many] gain
       *[one] gains
    } the most from being played twice.
hint-use = { THE($thing) } { COUNT($thing) ->
        [many] help
       *[one] helps
    } now more than it costs.
hint-defeat-now = { THE($foe) } can be defeated this turn.
hint-attack-one-foe = Focus on one foe: { THE($foe) } { COUNT($foe) ->
        [many] need
       *[one] needs
    } { $n } more Attack.
hint-influence-foe = { THE($foe) } { COUNT($foe) ->
        [many] take
       *[one] takes
    } only so much Influence in a turn.
hint-switch-off-worst = { POSSESSIVE($foe) } ability hurts most.
hint-move-from = { THE($foe) } will not fall soon.
hint-move-to = { THE($foe) } { COUNT($foe) ->
        [many] are
       *[one] is
    } closest to defeat.
hint-last-foe = { THE($foe) } { COUNT($foe) ->
        [many] do
       *[one] does
    } the least harm at the end.
hint-discard-on-purpose = { $card } { COUNT($card) ->
        [many] are
       *[one] is
    } worth more discarded than played.
hint-discard-least = You will miss { $card } least.
hint-banish-none = Every card here is worth keeping.
hint-banish-weak = Better cards come sooner without { $card }.
hint-whose-pile = That pile has the weakest card.
hint-take-none = You want none of those cards in hand.
hint-take-best = { $card } { COUNT($card) ->
        [many] are
       *[one] is
    } the best card there.
hint-hand-over = A good card is played sooner in another hand.
hint-again-none = You need no card again.
hint-again-best = { $card } { COUNT($card) ->
        [many] do
       *[one] does
    } the most a second time.
hint-arrange-best = The best card is drawn first.
hint-top-card-weak = There are better cards than { $card }.
hint-top-card-good = { $card } { COUNT($card) ->
        [many] are
       *[one] is
    } a good draw.
hint-event-bad = { $event } is one of the bad ones.
hint-event-fine = The next one could be worse.
hint-extra-item = { $card } { COUNT($card) ->
        [many] do
       *[one] does
    } the most in a deck.
hint-order-gains-last = Gains come last: a stun takes none of them.
hint-order-any = The order matters little.
hint-die-best = On average, this die helps most.
hint-roll-again-against = It can hardly get worse.
hint-roll-again-below = On average, the next roll is better.
hint-keep-roll-above = It is better than average.
hint-turn-die-not = No other side is worth 1 Influence.
hint-turn-die = That side is worth more than 1 Influence.
hint-supply = You have to overcome { THE($challenge) }.
hint-hero-none = It would help nobody.
hint-hero-bears-loss = { $who } can take it best.
hint-hero-needs-health = { $who } needs it most, with { $n } Health.
hint-hero-makes-most = { $who } can make the most of it.
hint-hero-plays-next = The next Hero to play can use it soonest.
hint-lesser-evil = It is the lesser evil.
hint-choose-health = A Hero needs the Health more than anything else.
hint-choose-control = The Location needs it.
hint-choose-most = It helps most right now.
hint-remove-control = Every control token you remove makes you safer.
hint-stag-not = It would cost you just as much.
hint-stag = A stun costs more than a Spell and 2 Health.
hint-sleeping-discard = An Ally is worth less than the tokens on the foes.
hint-sleeping-not = You have few tokens on the foes to lose.
hint-sticking = You would lose the tokens otherwise.
hint-protean = A weak card is a fair price for the harm you avoid.
hint-protean-not = Your cards are worth more.
hint-collect = You can't win without it, and its reward helps.
hint-chain-reveal = The Encounter needs many events.
hint-chain-ignore = That is one event fewer.
hint-may-look = Looking costs nothing.
hint-ingredient-none = No brew needs one of these.
hint-ingredient = It brings a brew forward.
hint-into-none = No brew needs it.
hint-into-best = That brew is worth the most and is closest to done.
hint-potion-now = { $card } { COUNT($card) ->
        [many] help
       *[one] helps
    } most right now.
hint-potion-keep = { $card } will help again and again.
hint-hero = { $who } has a useful deck.
hint-thing = { $thing } { COUNT($thing) ->
        [many] are
       *[one] is
    } useful in most turns.
hint-first = It makes little difference who goes first.
hint-acquire-own = { $card } { COUNT($card) ->
        [many] make
       *[one] makes
    } your deck stronger.
hint-acquire-first = You can afford { $n ->
        [one] 1 good card
       *[other] { $n } good cards
    }; { $card } { COUNT($card) ->
        [many] come
       *[one] comes
    } first.
hint-acquire = { $card } { COUNT($card) ->
        [many] are
       *[one] is
    } the best card you can afford.
hint-shop-place = { $card } { COUNT($card) ->
        [many] are
       *[one] is
    } the better card to have in the shop.
hint-to-top = You draw it with your next hand.
hint-to-pile = Your next hand is better without it.
hint-keep-for-later = It is the strongest card for later.

## Why a choice is not open

refusal-not-in-hand = You don't have { THE($card) } in your hand.
refusal-three-spells = Babbling Beverage lets you play only 3 Spells each turn. Play other cards.
refusal-no-potion = { $card } { COUNT($card) ->
        [many] aren't
       *[one] isn't
    } a Potion, so you can only play it.
refusal-only-memory = Only the Memory charm lets you play a card twice. Play it once.
refusal-charm-used = You have already used your charm this turn.
refusal-charm-barred = In the Hall of Prophecy: you can't use your charm this turn.
refusal-memory-value = At your Health, Memory works with cards of value { $n } or less. Choose a cheaper one.
refusal-location-cost = { THE($location) } { COUNT($location) ->
        [many] cost
       *[one] costs
    } { $n } Attack to use.
refusal-control-held = Control can't be removed from { THE($location) } now.
refusal-not-yours = You don't have { THE($thing) }.
refusal-works-by-itself = { THE($thing) } { COUNT($thing) ->
        [many] work by themselves
       *[one] works by itself
    }.
refusal-used-this-turn = You have already used { THE($thing) } this turn.
refusal-charm-costs-card = { THE($thing) } { COUNT($thing) ->
        [many] cost
       *[one] costs
    } a card, but your hand is empty.
refusal-charm-in-vain = { THE($thing) } would have no effect now. Keep it for later.
refusal-enough-for-turn = { THE($foe) } { COUNT($foe) ->
        [many] take
       *[one] takes
    } at most { $n } Attack each turn. Put more on it next turn.
refusal-foe-not-in-play = { THE($foe) } { COUNT($foe) ->
        [many] aren't
       *[one] isn't
    } in play. Choose a foe that is.
refusal-no-attack-left = You have no Attack left. Play a card that gives some.
refusal-no-influence-left = You have no Influence left. Play a card that gives some.
refusal-needs-no-more-attack = { THE($foe) } can't take more Attack. Choose another foe.
refusal-one-attack = Tarantallegra! lets you put only 1 Attack on { THE($foe) } this turn. Choose another foe.
refusal-horntail = You can't attack { THE($foe) } now: the Hungarian Horntail takes all Attack first.
refusal-one-influence = You can put only 1 Influence on { THE($foe) } each turn. Put more on it next turn.
refusal-needs-no-influence = { THE($foe) } can't take Influence. Choose another foe.
refusal-waits-for-foes = Defeat all other foes before you attack { THE($foe) }.
refusal-waits-for-horcrux = Destroy all Horcruxes before you attack { THE($foe) }.
refusal-waits-for-encounter = Complete all Encounters before you attack { THE($foe) }.
refusal-not-in-own-shop = { THE($card) } { COUNT($card) ->
        [many] aren't
       *[one] isn't
    } in your personal shop. Choose a card that is.
refusal-not-in-shop = { THE($card) } { COUNT($card) ->
        [many] aren't
       *[one] isn't
    } in the shop. Choose a card that is.
refusal-swept-acquires-nothing = You swept the shop, so you can't acquire cards this turn.
refusal-own-shop-used = You can buy only 1 card from your personal shop each round. Buy from the shop.
refusal-not-enough-influence = Not enough Influence: { $card } { COUNT($card) ->
        [many] cost
       *[one] costs
    } { $n }, you have { $have }.
refusal-already-swept = The shop can be swept only once each game.
refusal-already-acquired = You have already acquired a card this turn, so you can't sweep the shop.
refusal-charm-needs-healed = Gain Health this turn before you use { THE($thing) }.
refusal-charm-needs-three-spells = Play 3 Spells this turn before you use { THE($thing) }.
refusal-charm-needs-ally = Play an Ally this turn before you use { THE($thing) }.
refusal-charm-needs-item = Play an Item this turn before you use { THE($thing) }.
refusal-charm-needs-playing = You can use { THE($thing) } only together with the card you play.
refusal-charm-needs-start = You can use { THE($thing) } only before your turn.
refusal-charm-needs-end = You can use { THE($thing) } only at the end of your turn.
refusal-cost = { THE($thing) } { COUNT($thing) ->
        [many] cost
       *[one] costs
    } { $cost }, which you don't have.
refusal-not-asked-for = You can't choose { $card } for this. Choose a card that is offered.
refusal-in-no-pile = { THE($card) } { COUNT($card) ->
        [many] aren't
       *[one] isn't
    } in any discard pile. Choose a card that is.
refusal-not-in-this-pile = You can't choose { $card } from this discard pile. Choose a card that is offered.
refusal-not-to-take = You can't take { THE($card) } now. Choose a card that is offered.
refusal-not-in-your-pile = Your discard pile doesn't have { $card }. Choose a card that is in it.
refusal-not-played = You haven't played { $card } this turn. Choose a card that you have.
refusal-not-seen = You aren't looking at { THE($thing) }. Choose what to do with the card you see.
refusal-not-left = { $card } { COUNT($card) ->
        [many] aren't
       *[one] isn't
    } one of the cards left. Choose one that is.
refusal-not-waiting = { THE($thing) } { COUNT($thing) ->
        [many] aren't
       *[one] isn't
    } one of the effects to resolve. Choose one that is.
refusal-neither-of-two = { $card } { COUNT($card) ->
        [many] aren't
       *[one] isn't
    } one of the two cards. Choose one that is.
refusal-not-to-keep = You can't keep { $card }: choose a card of value { $n } that you bought.
refusal-hero-not-in-game = { $who } isn't in this game. Choose a Hero who is.
refusal-another-hero = You can't choose yourself here. Choose another Hero.
refusal-pile-empty = { POSSESSIVE($who) } discard pile is empty. Choose another Hero's.
refusal-hero-not-here = You can't choose { $who } here. Choose a Hero who is offered.
refusal-foe-not-drawn = { THE($foe) } { COUNT($foe) ->
        [many] aren't
       *[one] isn't
    } among the foes drawn. Choose one who is.
refusal-move-from = You can't move Attack off { THE($foe) }. Choose a foe that has some.
refusal-move-to = You can't put Attack on { THE($foe) } now. Choose another foe.
refusal-wrong-type = You can't choose { THE($foe) }: it is of the wrong type. Choose a foe that is offered.
refusal-effect-wordless = A button has no words for the effect “{ $text }”.
refusal-effect-not-offered = { $source } { COUNT($source) ->
        [many] don't
       *[one] doesn't
    } offer that. Choose an effect that is offered.
refusal-effect-not-in-full = You can't carry that out in full. Choose another effect.
refusal-at-most = You can remove at most { $n } here.
refusal-hero-taken = { $who } is already taken. Choose another Hero.
refusal-hero-not-offered = You can't choose { $who } in this game. Choose another Hero.
refusal-taken = { THE($thing) } { COUNT($thing) ->
        [many] are
       *[one] is
    } already taken. Choose another.
refusal-not-offered = You can't choose { THE($thing) } here. Choose one that is offered.
refusal-used-now = You already use { THE($thing) }. Choose another, or keep it.
refusal-not-owned = You don't own { THE($thing) }. Choose one that you do.
refusal-house-die = Choose one of the four House dice.
refusal-die-face = You can't turn the die to { $face }. Choose a face that is offered.
refusal-not-active = { THE($challenge) } isn't the active challenge. Choose the one that is.
refusal-symbol-not-needed = { THE($challenge) } doesn't need this symbol. Take it for all Heroes.
refusal-nothing-there = There is nothing on { $space }. Choose an ingredient that is offered.
refusal-other-shelf = Take from shelf { $n } now.
refusal-no-brew = There is no { $brew }. Choose a Potion that is there.
refusal-recipe-places =
    { $n ->
        [one] The recipe has only 1 place.
       *[other] The recipe has only { $n } places.
    }
refusal-place-filled = That place is already filled. Choose a free one.
refusal-earlier-place = Fill the first free place of that kind first.
refusal-place-needs = That place needs { A($ingredient) }. Choose another place.
refusal-single-player = The single-player rules are for Game 7 and later ones.
refusal-scenario-nowhere = { $where }: no Location is for this scenario.
refusal-campaign-levels = The levels of a campaign are Games 1 to 7 and Pack 4.
refusal-campaign-heroes = A campaign is played by two to four Heroes.
refusal-campaign-alone = On your own, play a campaign with two Heroes.
refusal-only-campaign-carries = Only a campaign carries something over.
refusal-no-answer = That is no answer to the question: { $question }
refusal-campaign-mode = A campaign is easy or normal, not “{ $mode }”.
refusal-campaign-won = This campaign is won: no level is left.
refusal-campaign-other-game = This is no finished game of the campaign's level.
refusal-campaign-format = This is not a campaign: its format should be “{ $format }”.
refusal-campaign-options = The options of a campaign should be names with values.
refusal-campaign-detentions = A campaign needs a number of Detention! for each Hero.
refusal-campaign-most-detentions = There are at most 20 Detention! cards.
refusal-campaign-attempts = The attempts of a campaign should be a list.
refusal-campaign-attempt = An attempt has a level, a result, turns and Locations lost.
refusal-campaign-order = The levels of a campaign come in order.
refusal-campaign-statistics = The statistics of a game should be labels with values.
refusal-campaign-facts = The statistics of a game should be short texts.
refusal-carried-text = What a campaign carries over should be its own JSON text.
refusal-carried-heroes = A campaign has two to four different Heroes.
refusal-carried-hero = A campaign has no Hero “{ $word }”.
refusal-carried-cards = The cards that a campaign carries over should be a list.
refusal-carried-card = There is no Hogwarts card “{ $word }”.

cost-attack = { $n } Attack
cost-influence = { $n } Influence
cost-cards =
    { $n ->
        [one] 1 card of your hand
       *[other] { $n } cards of your hand
    }
cost-cards-of-type = { COUNTED($n, $type) } of your hand

## Options of a game

option-name-scenario = Game
option-scenario = Choose the game, box or pack to play.
option-name-villain-order = Order of the foes
option-villain-order = Foes come in random order, the easiest first, or the five hardest last.
option-name-multi-hero = Several Hero cards
option-multi-hero = Each Hero owns several Hero and expert cards.
option-name-chain-limit = Shorter chains of events
option-chain-limit = You may ignore a second extra event in a row.
option-name-shop-dismiss = Clear the shop
option-shop-dismiss = You may pay half of a card's price to remove it from the shop.
option-name-shop-pick-two = One of two cards
option-shop-pick-two = You choose one of two cards for each space in the shop.
option-name-shop-stack = Stacked shop
option-shop-stack = Equal cards share one space in the shop.
option-name-shop-split = Split shop
option-shop-split = The shop has three spaces for cheap cards and three for dear ones.
option-name-shop-starters = Useful cards first
option-shop-starters = The shop begins with Hogwarts: A History, a Spell that banishes, a card that removes control, and Flagrante!
option-name-shop-flagrante = Flagrante! first
option-shop-flagrante = Flagrante! is the first card in the shop.
option-name-dark-count = Number of events
option-dark-count = The Location, the Heroes' success or the level sets the number of events.
option-name-campaign = Campaign
option-campaign = This game is part of a campaign.
option-name-potion-tile = Requirement tile
option-potion-tile = Choose the side of the requirement tile.
option-name-influence-any = Influence on any foe
option-influence-any = You may put Influence on any foe.
option-name-stun-tokens = Tokens of the stunned
option-stun-tokens = A stunned Hero returns all tokens, or in their own turn only those saved before it.
option-name-easy-detention = Detention! cards
option-easy-detention = In an easy campaign, banished Detention! cards go back to the supply or to their owner.
option-name-ingredients = Ingredients
option-ingredients = There are as many ingredients of each kind, or as many as counted in the box.
option-name-open-hands = Open hands
option-open-hands = Everyone sees all hands.
option-name-solo = Number of players
option-solo = One player leads two Heroes, or one Hero under the single-player rules.
option-name-carried = Carried over
option-carried = A campaign carries these cards over.

## Campaigns

campaign-year = Year { $n }
campaign-battle-for-hogwarts = Battle for Hogwarts
campaign-easy = Easy
campaign-normal = Normal
campaign-easy-text = Seven years and the Battle for Hogwarts; each Hero keeps the deck from game to game. Year 2 is harder than in Normal: 2 events each turn, on Locations with 4 spaces.
campaign-normal-text = Every game begins with the starting decks; after each win, each Hero may put a card in a personal shop.
campaign-locations-lost = Locations lost

## The moment

step-start = start of the turn
step-dark-arts = step 1, Dark Arts
step-abilities = step 2, foes act
step-actions = step 3, actions
step-ingredients = step 4, ingredients
step-end-of-turn = end of the turn
hero-not-chosen = Hero { $n }
moment-choosing =
    { LENGTH($heroes) ->
        [1] { LIST($heroes) } chooses
       *[other] { LIST($heroes) } choose
    }
moment-over = { $scenario }; { $ending }
moment-set-up = set-up
moment-turn = turn { $n }, { $who }, { $step }
belongings-display = In front of { $who }
belongings-hand = { POSSESSIVE($who) } hand
belongings-pile = { POSSESSIVE($who) } discard pile
moment-scenario = { $scenario }
moment-whose-turn = Turn { $n }, { $who }
moment-step = { CAP($step) }
moment = { LIST($facts, style: "semicolons") }.
tally = { $n } × { $card }
thing-and-text = { $thing }: { $text }

## Cards

kind-spell = spell
kind-item = item
kind-ally = ally
kind-potion = potion
kind-dark-arts = dark arts
kind-dark-potion = dark potion
kind-location = location
kind-villain = villain
kind-creature = creature
kind-villain-creature = villain-creature
kind-horcrux = horcrux
kind-encounter = encounter
kind-hero = hero
kind-charm = charm
kind-proficiency = proficiency
kind-patronus = patronus
card-costs = Costs
card-attack = Attack
card-influence = Influence
card-needs-attack = Needs Attack
card-needs-influence = Needs Influence
text-and-reward = { $text } Reward: { $reward }
hero-begins-with = Begins with 7 × Alohomora!; { LIST($cards, style: "semicolons") }

## The board

picture-foes = Foes
picture-foes-left = { $n } more
picture-foes-left-and-defeated = { $n } more in the stack, { $defeated } defeated
picture-voldemort-waits = Lord Voldemort waits behind the others
picture-no-foe = No foe
fact-attack-of = Attack { $n } of { $most }
fact-influence-of = Influence { $n } of { $most }
picture-ability-off = Its ability does nothing this turn
picture-symbol-there = { $symbol }: there
picture-symbol-needed = { $symbol }: still needed
picture-events = Events
picture-events-left = { $n } left
picture-no-event = No event yet
picture-die = { $die }: { $face }
picture-die-turned = turned to { $face }
picture-nobody = No one yet
fact-health-of = Health { $n } of { $most }
fact-attack = Attack { $n }
fact-influence = Influence { $n }
picture-counts = hand { $hand } · deck { $deck } · pile { $pile }
picture-counts-in-full =
    { $n ->
        [one] 1 card in hand, { $deck } in the deck, { $pile } discarded
       *[other] { $n } cards in hand, { $deck } in the deck, { $pile } discarded
    }
picture-used = { $what } Used this turn.
picture-hero-ability = ability
picture-to-choose = To choose

## Panels

panel-deck-of = { $who }: the deck
panel-shop-of = { $who }: the personal shop
panel-banished = Banished for good
panel-empty = Empty

## The Location

picture-location = Location
picture-number-of = { $n } of { $most }
picture-events-each-turn =
    { $n ->
        [one] 1 event each turn
       *[other] { $n } events each turn
    }
picture-use = use
location-and-control = { $location }: control { $n } of { $most }. { $text }
picture-control = control { $n } of { $most }
fact-control-of = Control { $n } of { $most }
picture-location-lost = { $location }: lost
picture-location-now = { $location }: defended now
picture-location-safe = { $location }: still safe

## What comes

coming-my-turn = At the start of my turn
coming-any-turn = At the start of a turn
ban-no-draw = No one draws extra cards this turn.
ban-no-heal = No one gains Health this turn.
ban-no-heal-active = The active Hero gains no Health this turn.
ban-one-attack = Each Villain takes only 1 Attack this turn.
ban-no-ingredients = No ingredients are taken this turn.
ban-no-charm = No charm can be used this turn.
ban-more-influence = Creatures may take 2 Influence this turn.
ban-six-cards = Draw 6 cards at the end of this turn.
ban-no-events = No events are revealed this turn.
ban-no-acquiring = No cards can be acquired this turn.
coming-no-event = No event is revealed.
coming-events =
    { $n ->
        [one] 1 Dark Arts event.
       *[other] { $n } Dark Arts events.
    }
coming-events-and-more =
    { $n ->
        [one] 1 Dark Arts event, and 1 more for each Ally in hand.
       *[other] { $n } Dark Arts events, and 1 more for each Ally in hand.
    }

## Notes beside options

note-in-vain = { $text } { $warning }
note-cost = Costs { $n } of your { $have } Influence. { $text }
note-defeats = Defeats the foe.
note-defeats-and-reward = Defeats the foe. Reward: { $reward }
note-then = Brings the foe to { $n } of { $most }.
note-unused = You leave { LIST($what) } unused.
note-all-used = You have used everything.
note-play-all = In a good order. Stops where a choice comes.

## Several choices by one click

shortcut-play-all =
    { $n ->
        [one] Play 1 card
       *[other] Play all { $n } cards
    }
shortcut-attack = Put { $n } Attack on { THE($foe) }
unused-cards =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
unused-attack = { $n } Attack
unused-influence = { $n } Influence
warning-control = no control can be removed now
warning-draw = no one can draw cards now
warning-health = no one can gain Health now
warning-allies = Allies give no Attack and no Influence now
warning-empty-pile = your discard pile is empty
warning = But { LIST($reasons) }.
warning-your-health = you can't gain Health now
warning-no-such-card = your discard pile has no { $type }
warning-no-card = your discard pile has no card
warning-no-such-card-played = you have played no { $type } yet
warning-no-card-played = you have played no card yet
warning-no-villain = there is no Villain
warning-no-creature = there is no Creature
warning-no-ingredient = no ingredient can be taken

## Panels: the hand and each player

panel-no-hero = no Hero yet
panel-heroes = { LIST($heroes) }
panel-heroes-active = { LIST($heroes) }, active
panel-fact-of = { $name }: { $fact }
panel-health = Health
fact-health = At 0 Health, a Hero is stunned.
panel-attack = Attack
panel-influence = Influence
panel-cards = Cards
panel-cards-note = Hand, deck, discard pile. Discarded: { LIST($cards, style: "semicolons") }
panel-cards-note-empty = Hand, deck, discard pile. Discarded: nothing
panel-has = Has
panel-has-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
panel-to-choose = To choose from
panel-played = Played this turn: { LIST($cards, style: "semicolons") }
panel-comes = { $when }: { $what }
panel-my-hand = My hand
panel-my-hand-and-played = My hand and the cards I played
panel-hand-of = { POSSESSIVE($who) } hand
panel-hand-of-and-played = { POSSESSIVE($who) } hand and the cards played

## The Potions board

requirement-hero-stunned = a Hero stunned
requirement-heal-another = heal another Hero
requirement-assign-attack-3 = assign 3 Attack
requirement-gain-influence-5 = gain 5 Influence
requirement-play-spells-3 = play 3 Spells
requirement-acquire-value-4 = acquire value 4+
requirement-play-items-2 = play 2 Items
requirement-discard-card = discard a card
requirement-hero-gains-3 = a Hero gains 3 Health
requirement-resolve-events-2 = resolve 2 events
requirement-hero-at-10 = a Hero at 10 Health
requirement-defeat-villain = defeat a Villain
requirement-draw-extra = draw an extra card
requirement-ally-in-shop = an Ally in the shop
requirement-use-charm = use a charm
requirement-assign-both = assign both tokens
requirement-acquire-2 = acquire 2 cards
requirement-lose-health-3 = lose 3 Health
requirement-control-2 = 2 control tokens
requirement-play-ally = play an Ally
requirement-banish-card = banish a card
requirement-give-tokens = give tokens
requirement-remove-control = remove control
requirement-hero-has-dark-potion = a dark potion lies
requirement-items-in-shop-2 = 2 Items in the shop
requirement-roll-house-die = roll a House die
requirement-spend-influence-6 = spend 6 Influence
requirement-saved-token = a token was kept
requirement-hero-at-3 = a Hero at 3 Health
picture-potions = Potions
picture-needs-ingredient = needs { $ingredient }
picture-ingredients =
    { $n ->
        [one] 1 ingredient left, { $used } used
       *[other] { $n } ingredients left, { $used } used
    }
picture-ingredients-and-held =
    { $n ->
        [one] 1 ingredient left, { $used } used, in hand: { $ingredient }
       *[other] { $n } ingredients left, { $used } used, in hand: { $ingredient }
    }

## The shop

picture-shop = Shop
picture-shop-deck = { $n } in the deck
picture-no-offer = Nothing for sale
picture-equal-cards = { $n } equal cards
picture-dismiss = dismiss
picture-sweep = sweep

## The stage: what the latest events did

stage-dice = Dice
stage-dark-arts = Dark Arts
stage-foes = The foes act
stage-turn = Turn { $n }
stage-effect-by = { $effect }: { $source }
stage-health = Health, { $who }
stage-attack = Attack, { $who }
stage-influence = Influence, { $who }
stage-control = control
stage-control-left =
    { $n ->
        [0] { THE($location) } is full: remove control this turn, or it is lost.
       *[other] { $n } more control fills { THE($location) }.
    }
stage-discards = { $who } discards { $card }
stage-reveals = { $who } reveals { $card }
stage-detention = Detention! for { $who }
stage-no-event = no event is revealed
stage-cloak = Invisibility Cloak, { $who }

## Statistics

figure-all-together = All together
figures = { LIST($figures, style: "unit") }
figure-turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
figure-events =
    { $n ->
        [one] 1 event
       *[other] { $n } events
    }
figure-foes-defeated =
    { $n ->
        [one] 1 foe defeated
       *[other] { $n } foes defeated
    }
figure-acquired =
    { $n ->
        [one] 1 card acquired
       *[other] { $n } cards acquired
    }
figure-stunned =
    { $n ->
        [one] stunned once
       *[other] stunned { $n } times
    }
figure-control = control { $up } up, { $down } down
figure-attack = { $n } Attack assigned
figure-influence = { $n } Influence gained
figure-health-lost = { $n } Health lost

## The strip beside the board

strip-heroes = Heroes
strip-news = Just now
picture-title = { $game }: { $moment }
text-title = { $game }. { $moment }
text-option = { $option }: { $note }

## The position in sentences

words-no-hero = No one plays Hero { $n } yet.
words-hero = { $who }
words-hero-you = { $who } (you)
words-hand =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
words-hand-of =
    { $n ->
        [one] 1 card in hand ({ LIST($cards, style: "semicolons") })
       *[other] { $n } cards in hand ({ LIST($cards, style: "semicolons") })
    }
words-deck = { $n } in the deck
words-discarded = { $n } discarded
words-thing = { $thing }: { $text }
words-hero-facts = { $name }: { LIST($facts, style: "unit") }.
words-hero-facts-and-things = { $name }: { LIST($facts, style: "unit") }; has { LIST($things, style: "semicolons") }.
words-pile = Discard pile of { $who }: { LIST($cards, style: "semicolons") }.
words-foe = Foe { $foe }, { LIST($facts, style: "unit") }: { $text }
text-off = { $text } (does nothing now)
words-foes-left =
    { $n ->
        [one] 1 foe in the stack, { $defeated } defeated.
       *[other] { $n } foes in the stack, { $defeated } defeated.
    }
words-horcrux = Horcrux { $what }
words-encounter = Encounter { $what }
words-challenge = { $challenge }: { $text }
words-challenge-needs = { $challenge }: { $text } Needs { LIST($symbols) }.
words-symbol-there = { $symbol } (there)
words-shop = Shop: { LIST($offers, style: "unit") }.
words-shop-empty = Shop: empty.
words-offer = { $card } for { $cost }
words-offer-of-several = { $card } for { $cost } ({ $n } of them)
words-dark-potion = Dark potion { $event } in front of { $who }
words-shelf = Shelf { $n }, { $requirement }: { LIST($ingredients) }.
words-shelf-empty = Shelf { $n }, { $requirement }: empty.
words-brew = { $name }: { $text } Still needs { LIST($ingredients) }.
words-brew-full = { $name }: { $text } Still needs nothing.
words-events =
    { $n ->
        [one] 1 event left in the stack.
       *[other] { $n } events left in the stack.
    }
words-events-and-latest =
    { $n ->
        [one] Latest event: { $event }: { $text } 1 event left in the stack.
       *[other] Latest event: { $event }: { $text } { $n } events left in the stack.
    }
words-played = Played this turn: { LIST($cards, style: "semicolons") }.

## The terminal

terminal-location = { $location } ({ $n } of { $most })
terminal-control = control { $track } { $n }/{ $most }
terminal-foes = Foes ({ $n } more in the stack)
terminal-attack = { $track } Attack
terminal-influence = { $track } Influence
terminal-event = Latest event: { $event }: { $text }
terminal-offer = { $kind }: { $text }
terminal-nobody = no one yet
terminal-nobody-you = no one yet (you)
terminal-counts = hand { $hand } deck { $deck } pile { $pile }
terminal-attack-tokens = A{ $n }
terminal-influence-tokens = I{ $n }
terminal-played = Played: { LIST($cards, style: "semicolons") }

## How to play

about-line = All together: build your decks, beat every foe, and hold the castle's last place.
about-mood = cooperative, cards, seven years and more
tour-dark-side-title = First the dark side
tour-dark-side = Your turn begins with the Dark Arts: the Location says how many events are revealed. Then each foe does what its card says. The parchment on the board always lists what will come at the start of your turn.
tour-cards-title = Then your cards
tour-cards = Play the cards of your hand in any order. They bring Attack and Influence, Health, or more cards. Some help other Heroes: talk about what everybody needs.
tour-foes-title = Strike the foes
tour-foes = Put Attack on any foe in play. It stays there, so you can defeat a foe together over several turns. Each defeated foe pays a reward, and the next one comes at the end of the turn.
tour-deck-title = Grow your deck
tour-deck = Influence buys cards from the shop. A new card goes on your discard pile and comes back when your deck is shuffled. You lose what you don't use at the end of your turn; then you draw 5 cards.
tour-locations-title = Hold the Locations
tour-locations = Some events and foes add control tokens. A full Location falls; when the last one falls, everyone loses. A Hero without Health is stunned: that costs 1 control token and half of the hand, and the Hero recovers when the turn ends. Defeat the last foe, and everyone wins.
picture-tour-events = An event and a foe, and what they cost
picture-tour-cards = Two cards of a hand, and the tokens that they bring
picture-tour-foe = A foe with four of six Attack
picture-tour-shop = Cards to acquire, with what they cost
picture-tour-control = A Location with three of four control tokens
picture-tour-event-cost = −2: event
picture-tour-foe-cost = −1: foe
picture-tour-two-more = 4 of 6: two more defeat him,
picture-tour-control-down = and control goes down by 1
picture-tour-one-more = one more, and the Location falls

## A choice of evening

offer-foes =
    { $n ->
        [one] 1 foe
       *[other] { $n } foes
    }
# $foes is “3 foes”.
offer-first-game = Where everybody begins: { $foes }, one after the other.
offer-early-game =
    { $slots ->
        [one] { $foes }, one after the other.
       *[other] { $foes }, { $slots } at a time.
    }
offer-late-game =
    { $slots ->
        [one] { $foes }, one after the other. Lord Voldemort comes last.
       *[other] { $foes }, { $slots } at a time. Lord Voldemort comes last.
    }
offer-box =
    { $slots ->
        [one] Creatures and Encounters: { $foes }, one after the other. Lord Voldemort comes last.
       *[other] Creatures and Encounters: { $foes }, { $slots } at a time. Lord Voldemort comes last.
    }
offer-pack =
    { $slots ->
        [one] Charms, Potions and up to five players: { $foes }, one after the other.
       *[other] Charms, Potions and up to five players: { $foes }, { $slots } at a time.
    }
offer-tile-a = Side A
offer-tile-b = Side B
offer-foes-shuffled = In random order
offer-foes-listed = The easiest first
offer-foes-hard-last = The five hardest last
offer-events-location = The Location
offer-events-escalation = The Heroes' success
offer-events-level = The level
offer-stun-all = All tokens
offer-stun-saved = Only tokens saved before their own turn
offer-detention-supply = Back to the supply
offer-detention-owner = To their owner
offer-ingredients-even = As many of each kind
offer-ingredients-counted = As counted in the box
offer-solo-off = Two players or more
offer-solo-two = One player with two Heroes
offer-solo-official = One player with one Hero

## What a player can set about what is asked

wish-end = End my turn when nothing else is left to do

## Its own bot

bot-about-greedy = Plays by rules of thumb: strong cards, one foe at a time, help for who is in danger.
## Groups of options

group-foes = Foes
group-abilities = Abilities
group-cards = Cards
group-shop = Shop

## The glossary: what keywords mean

glossary-attack = Attack tokens are assigned to foes in your turn; with as many as it shows, a foe is defeated.
glossary-influence = Influence tokens buy cards from the shop, and some foes need them.
glossary-health = At most 10. A Hero with none left is stunned.
glossary-stunned = No Health left: the Hero loses all tokens and half the hand, the Location gains 1 control. Full Health again when the turn ends.
glossary-control = Control tokens fill the Location. If it is full at the end of a turn, it is lost; with the last one, so is the game.
glossary-dark-arts = Events that are revealed at the start of each turn, as many as the Location says.
glossary-villain = A foe that acts in every turn until it is defeated. Defeat all of them to win.
glossary-creature = A foe that is no person; it acts and is defeated like a Villain.
glossary-horcrux = It works against you until dice show what it asks for; destroyed, it helps.
glossary-encounter = A task for all Heroes, with an ability that is in force until it is done.
glossary-ally = A kind of Hogwarts card: a friend who helps.
glossary-item = A kind of Hogwarts card: something useful.
glossary-detention = A card that does nothing good and fills your hand.
glossary-banish = A banished card leaves the game for good. You may always choose not to.
glossary-reward = What the Heroes get when a foe is defeated or a task done.
glossary-proficiency = An ability that a Hero chooses for the whole game.
glossary-patronus = A Hero's guardian, with an effect of its own.
glossary-charm = An effect that a Hero can set off once a turn, stronger the less Health there is.
glossary-house-die = Shows Influence, Attack, Health or a card, for all Heroes.
glossary-ingredient = Gathered from the shelves at the end of your actions, to brew Potions.

## What is wrong with a saved state, or with one that was edited by hand

fault-heroes = The number of Heroes does not fit the number of players.
fault-scenario = The scenario is not the one that was chosen.
fault-sizes = The tally or the shop has the wrong size.
fault-potions-board = The Potions board has the wrong size.
fault-tile = The requirement tile is unknown.
fault-potion-places = A potion has the wrong number of places.
fault-ingredient = An ingredient is unknown.
fault-waiting = A waiting effect has the wrong size.
fault-brew = A dark potion is unknown.
fault-brew-owner = A dark potion lies in front of nobody.
fault-brew-places = A dark potion has the wrong number of places.
fault-step = The active Hero or the step of the turn is unknown.
fault-health = A Hero has less than 0 Health, or more than a Hero can have (HB-14.1, HB-14.2).
fault-tokens = Somewhere lie fewer than 0 tokens, or more than there could ever be.
fault-control = The Location is unknown, or has more control tokens than spaces (HB-11.3).
fault-known-cards = More cards of a deck are known than it has.
fault-same-hero = A Hero is unknown, or two players have the same one (HB-2.16).
fault-no-card = A card lies somewhere that is no card at all.
fault-cards = The Hogwarts cards do not add up (found { $n }, expected { $wanted }).
fault-ingredients = The ingredients do not add up (found { $n }, expected { $wanted }).
fault-events = An event is missing, or there is one too many.
fault-foes = A foe is unknown, or is there twice.
fault-empty-slot = Tokens lie on an empty slot.
