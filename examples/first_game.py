"""A whole game in twenty lines: a careless player against the rule-of-thumb bot."""

import spellwright as sw
from spellwright.kernel.bot import RandomBot
from spellwright.kernel.chance import FastChance

game = sw.game("wizardry")
state = game.new(seats=2, seed=7, options={"turn-cap": 40})
players = [RandomBot(), game.bots()["greedy"]()]
luck = FastChance(1)

while not state.over:
    decision = state.decisions[0]
    player = players[decision.seat]
    advice = player.advise(state.view(decision.seat), luck)
    state.choose(decision.seat, advice.code)
    for sentence, clause in state.view(sw.SPECTATOR).story():
        print(f"{sentence:60} {clause}")

print(state.outcome)
