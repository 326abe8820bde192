### Merchants & Marauders: non-player captains, and war between nations.

## Entering and leaving

log-npc-entered = { $name } ({ $npc_npc }) appeared { form-off-zone }.
log-npc-returned = { $name } ({ $npc_npc }) was back { form-off-zone }.
log-npc-slain = { $name } left the seas for good.

## Moving, hunting and scouting

log-npc-moved = { $name } sailed from { form-origin } to { form-zone }.
log-npc-hunts = { $name } sailed from { form-origin } to { form-zone }, after { $seat }.
log-npc-lot = { $name } could go after any of { $seats }: chance decided.
log-npc-lurks = { $name } stayed { form-off-zone }, after { $seat }.
log-npc-scouted = { $name } scouted for { $seat }: { $faces }, { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}{ $because }.
log-npc-found = { $name } found { $seat } { form-off-zone }!
log-npc-missed = { $name } lost sight of { $seat }.

## War and peace

log-war-began = War broke out between { $nation_country } and { $enemy_country }. Their ports are closed to the enemy, and Man-o-Wars are out.
log-war-ended = Peace between { $nation_country } and { $enemy_country }: enemy ports opened, and Man-o-Wars became Frigates.
log-war-none = There was no war to end.

## Steps

step-NpcComes = A non-player captain enters
step-NpcDrawn = A non-player captain is drawn
step-NpcInPlay = A non-player captain is here
step-MoveNpc = A ship moves or hunts
step-Hunt = A hunt
step-HuntForGold = A pirate smells gold
step-NpcsScout = Ships scout for a captain
step-ScoutedByNpc = A ship scouts for a captain
step-NpcScoutingRoll = A ship rolls Scouting
step-FoundByNpc = Found!
step-NpcAttacks = A ship attacks
step-DeclareWar = War is declared

## Rules to be looked up; (R) marks a ruling of this project

rules-npcs-title = Naval ships and pirates
rules-npcs =
    Event cards bring naval ships and 2 pirates into play, at the end of the round. A new captain relieves the old one of the same ship. When he is defeated, one he had relieved, drawn at random, returns to his home at the end of the round.
    Naval ships are after captains with bounties, those of their own nation first, and in war after captains of the enemy. Pirates are after captains without bounties: the most gold aboard first, then the most cargo. The bot compares the gold and tells only who is hunted. (R)
    The icons of event cards move them 1 zone in the direction shown, or across the next border clockwise. But if a captain she is after is in the same zone or an adjacent one, in port or at sea, a ship goes to him.
rules-npc-scouting-title = Found by a naval ship or pirate
rules-npc-scouting =
    If you start your turn at sea in the zone of a ship that is after you, or come into it, even from its port, she rolls Scouting; a naval ship rolls your bounties of her nation instead, if these are more. With a success, you have to fight.
    If there are several, all roll first, and those that found you fight in random order. (R) Pirates beside a naval ship do not scout, nor do Man-o-Wars beside each other.
    A ship that turns against you while you are in her zone scouts for you when you next enter it or start a turn there. (R)
    The left neighbor of the captain she fights plays the ship, or the computer does, as the table chose. (R) She flees only with fewer Cannons or Crew than her enemy. All her damage is repaired before her next battle.
rules-war-title = War and peace
rules-war =
    Two nations, drawn at random, are at war until Peace or the next War. (R) Their naval ships are Man-o-Wars and hunt captains of the other side too.
    The ports of the enemy are closed to you, whatever else would open them, except your home port. If you are in such a port, you may stay. (R) No nation pays a reward to a captain of its enemy.
