name-loyalty = Loyalty Track
text-loyalty = Crews grow fond of their captain or weary of him: from mutiny to Fierce Loyalty.
source-loyalty = crew’s loyalty
step-LoseLoyalty = The crew grumbles
step-Mutiny = Mutiny
step-GainLoyalty = The crew cheers
step-PayCrew = Paying the crew
step-SpurOn = Fierce Loyalty
step-Persuade = Persuading the crew
loyalty-mutiny = Mutiny
loyalty-angry = Angry
loyalty-unhappy = Unhappy
loyalty-restless = Restless
loyalty-content = Content
loyalty-pleased = Pleased
loyalty-happy = Happy
loyalty-fierce_loyalty = Fierce Loyalty
form-mood = { $step_id ->
    [mutiny] is in open mutiny
    [fierce_loyalty] is fiercely loyal
   *[other] is { $step_loyalty }
}
option-pay-crew = Pay the crew ({ $gold } gold)
about-pay-crew = The crew will be: { $step_loyalty }
option-spur-on = Ask the crew for 1 more action
roll-mutiny = against the mutiny
roll-fierce_loyalty = for 1 more action
roll-glory_card = to play a glory card
death-mutiny = killed by the crew
log-loyalty-rose = { $seat }’s crew { form-mood } now{ $why_id ->
    [mutiny] : the mutiny is over
   *[other] { "" }
}.
log-loyalty-fell = { $seat }’s crew { form-mood } now: { $why_id ->
    [npc] more hunters are out at sea
    [stash] the gold goes ashore
    [port] this turn ended in the port where it began
   *[other] they gave their best
}.
log-loyalty-paid = { $seat } paid the crew { $gold } gold.
log-loyalty-no_more = { $seat }’s crew had no more to give.
log-loyalty-refused = { $seat } could not persuade the crew: a glory card stays in hand this turn.
hand-loyalty = Crew: { $loyalty_step_loyalty }. { $loyalty_step_id ->
    [fierce_loyalty] Once a turn, roll Leadership: a success brings 1 more action and costs a step. +1 Leadership in crew combat and on land. You recruit for free in any port, and 1 specialist a turn joins for free.
    [happy] +1 Leadership in crew combat and on land. You recruit for free in any port, and 1 specialist a turn joins for free.
    [pleased] You recruit for free in any port, and 1 specialist a turn joins for free.
    [restless] No free recruits and no new specialists; those aboard do nothing.
    [unhappy] Roll Leadership to play a glory card. No free recruits and no new specialists; those aboard do nothing.
    [angry] -1 Leadership in crew combat and on land. Roll Leadership to play a glory card. No free recruits and no new specialists; those aboard do nothing.
    [mutiny] A Leadership success saves your life.
   *[other] No effect.
}
status-loyalty = { captain-loyalty }
captain-loyalty = Crew: { $loyalty_step_loyalty }

## How it is told

told-loyalty-rose = crew { form-mood } now
told-loyalty-fell = crew { form-mood } now
told-loyalty-rose-alone = won over the crew: { $step_loyalty } now
told-loyalty-fell-alone = wore the crew out: { $step_loyalty } now
told-loyalty-paid = paid the crew { $gold } gold
told-loyalty-no_more = asked more of the crew: no luck
told-loyalty-refused = could not talk the crew into it, the glory card stays in hand

why-most-loyal = they could not be more loyal.

option-repair-loyalty = Loyalty: set
option-repair-loyalty-step = { $step_loyalty }
ask-repair-loyalty = How loyal is the crew?
step-RepairLoyalty = A moderator sets a crew’s loyalty
log-repaired-loyalty = { $seat }’s crew: { $now_loyalty } instead of { $before_loyalty }.
told-repaired-loyalty = 🔧 { log-repaired-loyalty }
