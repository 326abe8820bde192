### Merchants & Marauders: glory cards of turns and ports, and specialists.

roll-hire = to hire
hit-card = by a glory card
source-marque = letter of marque
source-port_cards = glory card
source-turn_cards = glory card

## Specialists

log-specialist-sought = { $seat } looked for a specialist in the taverns.
log-specialist-sought-own = You asked the { $card } to sign on.
log-specialist-declined = { $seat } was turned down.
log-specialist-declined-own = The answer was no.
log-specialist-hired = { $seat } hired { $card } { form-for-gold }.
option-hire = Hire { $card }{ $gold ->
    [0] { "" }
   *[other] {" "}for { $gold } gold
}

## Trade and port

log-demand-drawn = { $seat } drew { $tokens } from the reserve.
ask-demand-token = Which demand token do you place?
more-demand-token = The port where you place it pays double from then on for the good on it: 6 gold a card, not 3, and 3 of them at once are +1 glory. The other tokens go back.
option-token = { $token }
ask-demand-port = { $token }: in which port?
more-demand-port = The port you choose then wants this good in place of its old one, and pays double for it: 6 gold a card, not 3, and 3 of them at once are +1 glory.
option-market = { $zone } (now { $good })
log-shipyard-credit = { $seat } paid { $gold } gold less at the shipyard; { $left } gold of credit left.

## Movement, weather, scouting

ask-sail-unseen = Unseen { form-off-zone }: { $left ->
    [one] 1 more zone
   *[other] up to { $left } more zones
} for free. Where to?
ask-storm-zone = Over which zone do you raise the storm of { $hits } hits?
option-storm = Over { form-zone }
ask-scout-extra = A free Scout action { form-off-zone }. For whom?
option-scout-none = Look for nobody

## Against another captain

ask-card-captain = { $card }: against whom?
option-captain = Against { $other }
ask-card-nation = { $card }: which nation?
option-nation = { $nation }
log-actions-lost = { $seat } lay becalmed: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} this turn.
log-captain-spied = { $seat } learned what { $other } has aboard.
log-captain-spied-own = { $other } has { $gold } gold aboard. Cargo: { $cargo }. Rumors: { $rumors }.
log-gold-stolen = { $seat } had the pockets of { $other } emptied.
log-gold-stolen-own = { $seat } took { $gold } gold from { $other }.
log-card-stolen = { $seat } took a glory card from { $other }.
log-card-stolen-own = { $seat } took { $stolen } from { $other }.

## The law

log-marque-open = { $seat } got a letter of marque until the end of the turn, its nation still to be named.
log-marque-given = { $seat } got a letter of marque against { $nation_id ->
    [english] England
    [french] France
    [dutch] the Netherlands
    [spanish] Spain
   *[other] { $nation }
} until the end of the turn.

## Where the game stands

step-AbilityUsed = An ability
step-HireSpecialist = Hiring a specialist
step-PickDemand = New demand
step-SellAt = A better price
step-MoreOffer = A larger offer
step-ShipyardCredit = Credit at the shipyard
step-PortAgain = A second port action
step-ExtraMoves = Free moves
step-SailUnseen = Sailing unseen
step-RaiseStorm = A storm rises
step-ExtraScout = Free scouting
step-LoseAction = Becalmed
step-Inform = An informer
step-StealGold = Stolen gold
step-StealCard = A stolen card
step-HarmAtSea = Harm
step-RefuseBounty = No bounty
step-LetterOfMarque = Letter of marque
step-KeepOnDeath = What is kept
step-CrewGrumbles = The crew is about to grumble
