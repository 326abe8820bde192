### Merchants & Marauders: missions and fights with guards.

## Claiming

log-mission-claimed = { $seat } claimed the mission { $mission }{ $gold ->
    [0] .
   *[other] {" "}for { $gold } gold.
}
log-mission-refused = { $seat } was not trusted with { $mission }.
log-mission-dropped = { $seat } gave up the mission { $mission }.
ask-mission-replace = You have no room for { $mission }. Which mission do you give up?
option-claim = Claim { $mission }{ $gold ->
    [0] { "" }
   *[other] {" "}({ $gold } gold)
}

## Doing what it asks

log-mission-advanced = { $seat } made progress with { $mission }{ $parts ->
    [one] : a part of it is done.
   *[other] : { $done } of { $parts }.
}
log-mission-missed = { $seat } had no luck with { $mission }.
log-mission-goods = { $seat } handed over { $cards } for { $mission }.
log-mission-paid = { $seat } paid { $gold } gold for { $mission }.
ask-mission-goods = { $mission } asks for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} ({ $goods }). Hand over which?
option-mission-give = Hand over { $card }
option-keep-goods = Keep the goods
why-mission-goods = It takes exactly { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} ({ $goods }), or nothing.
option-task-deliver = Mission: hand over { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} ({ $goods })
option-task-pay = Mission: pay { $gold } gold
option-task-smuggle = Mission: smuggle { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} ({ $goods })
option-task-find = Mission: search ({ $skill }, { $needed } ☠)
option-task-assault = Fight { $guards } guards, Leadership { $leadership }

## Completed, or never to be

glory-mission = a mission carried out
log-mission-completed = { $seat } completed the mission { $mission }.
log-mission-paid_more = { $seat } was paid { $gold } gold more{ $because }.
log-mission-lost = { $seat } can no longer complete { $mission }{ $why_id ->
    [peace] , for the peace is broken.
   *[prey] : what it hunts is no more.
}
option-drop-mission = Give up { $mission }

## Fights

death-fight = killed in a fight
log-fight-began = { $seat } had to fight { $guards } guards with Leadership { $leadership }.

## Steps

step-ClaimMission = Claiming a mission
step-TakeMission = Taking a mission
step-TaskDone = A mission advances
step-CompleteMission = A mission completed
step-PayMore = Extra pay for a mission
step-MissionGlory = Glory for a mission
step-DiscardMission = The mission is put away
step-LoseMission = A mission lost
step-DropMission = Giving up a mission
step-HandOver = Handing over goods
step-RunGoods = Smuggling
step-Search = Searching
step-PayForMission = Paying for a mission
step-StormGuards = Storming the guards
step-Fight = Fight
step-FightSurvived = the fight is over
step-FightGuards = A fight with guards
