### Merchants & Marauders: attacking, what victory brings, dying.

## Scouting for captains and other ships

option-scout-captain = Scout for { $other }
option-scout-npc = Scout for the { $npc_npc }
log-scouting-captain = { $seat } scouted for { $target } { form-off-zone }.
log-scouting-npc = { $seat } scouted for { $name } { form-off-zone }.
log-captain-missed = { $seat } saw nothing of { $target }.
log-captain-found = { $seat } found { $target }!
log-captain-slipped = { $target } slipped away from { $seat }, so nobody was found.
log-npc-missed_by = { $seat } saw nothing of { $name }.

## Bounties and rewards

log-bounty-spared = { $seat } got no { $nation } bounty for it{ $because }.
glory-defeat = a victory
ask-reward-nation = { $target } was wanted by several nations. Whose reward do you claim?
option-reward = Claim { $gold } gold, the { $nation } reward
log-reward-claimed = { $seat } claimed { $gold } gold, the { $nation } reward for the head of { $target }.
log-reward-pirate = { $seat } claimed { $gold } gold, the reward for { $name }.

## Claiming ships and plundering

ask-plunder-claim = The { $ship } is yours for the taking: Hull { $hull }, Cargo { $cargo }, Masts { $masts }, Cannons { $cannons }, { $mods_count ->
    [0] no modifications
   *[other] with { $mods }
}. Claim her and give up your { $own }?
ask-plunder-claim-own = Claim the { $ship } and give up your { $own }?
option-claim-ship = Claim the { $ship }
option-keep-ship = Keep your { $ship }
log-ship-kept = { $seat } left the { $ship } behind.
log-ship-claimed = { $seat } gave up the { $old } and claimed the { $ship }, with { $crew } crew.
log-plunder-gold = { $seat } took all the gold { $target } had aboard.
log-plunder-gold-own = { $seat } took all the gold { $target } had aboard: { $gold }.
log-plunder-weapons = { $seat } took { $weapons }.
ask-plunder-specialists = Which of { $target }’s specialists join you? Only one of each type.
option-plunder-employ = Take on { $card }
log-plunder-specialists = { $seat } took on { $cards }.
log-specialist-dismissed = { $seat } let { $card } go.
ask-plunder-cards = You have { $left } of { $target }’s glory cards before you. Take one?
option-plunder-take = Take { $card }
log-plunder-card = { $seat } took a glory card from { $target }.
log-plunder-card-own = You took the glory card { $card }.
log-plunder-left = Left behind and discarded: { $cards }.
ask-plunder-rumor = You read what { $target } had heard. { $slots ->
    [one] Which rumor do you keep?
   *[other] Which rumors do you keep, up to { $slots }?
} The others go back into the deck.
ask-plunder-rumor-own = You read the rumors of { $target }. { $slots ->
    [one] Which one do you keep?
   *[other] Which do you keep, up to { $slots }?
}
option-plunder-keep = Keep { $card }
option-plunder-keep-together = { option-plunder-keep }
log-plunder-rumor = { $seat } read the rumor of { $target } and kept { $held ->
    [0] none
    [one] one
   *[other] { $held }
}.
ask-plunder-cargo = Which of this cargo do you keep? Your hold takes { $room } and has { $aboard }; anything over goes overboard next.
ask-plunder-cargo-own = Which cargo do you keep? { $aboard } of { $room } spaces taken.
log-plunder-cargo = { $seat } took { $count ->
    [one] 1 cargo card
   *[other] { $count } cargo cards
} aboard.
log-plunder-cargo-own = You took { $cards } aboard.
log-plunder-navy = { $seat } searched { $npc_npc } and found { $gold } gold and { $cards }.
log-plunder-lost = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} had gone to her Cargo: { $cards } lost.

## Dying

death-crew = the whole crew was lost
log-captain-redrawn = { $seat } would not sail from a pirate’s waters and drew another captain: { $name }.
ask-captain-redraw = { $name }: { $captain } Pirates lie off the home port: { $npcs }. Draw another captain?
ask-captain-redraw-own = Pirates lie off the home port of { $name }. Draw another captain?
option-redraw = Draw another captain
option-enter-as = Enter as { $name }

## Steps

step-ScoutCaptain = Scouting for a captain
step-FoundCaptain = Found!
step-ScoutNpc = Scouting for a ship
step-StartBattle = Attack
step-GainBounties = Bounties
step-ClaimReward = The reward
step-NpcReward = The reward for a pirate
step-Defeated = Victory
step-NpcSlain = A ship is lost
step-ClaimShip = A ship for the taking
step-TakeShip = Claiming a ship
step-PlunderCaptain = Plunder
step-TakeGold = Plunder: gold
step-TakeWeapons = Plunder: special weapons
step-TakeSpecialists = Plunder: specialists
step-TakeCards = Plunder: glory cards
step-TakeRumor = Plunder: the rumor
step-TakeCargo = Plunder: cargo
step-StowCargo = Stowing cargo
step-CargoStowed = Stowing cargo
step-PlunderNavy = Plunder of a naval ship
step-RedrawCaptain = Another captain
