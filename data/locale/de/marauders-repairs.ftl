### Was Moderatoren in Merchants & Marauders reparieren können.

option-repair-gold = Gold: geben oder nehmen
option-repair-glory = Ruhm: setzen
option-repair-bounties = Kopfgelder: setzen
option-repair-actions = Restliche Aktionen: setzen
option-repair-glory_card = Ruhmeskarte: 1 ziehen
option-repair-cargo = Fracht: 1 Karte geben
option-repair-overboard = Fracht: 1 Karte nehmen
option-repair-place = Schiff: versetzen
option-repair-ship = Schiff: Schaden und Mannschaft
option-repair-npc = NPC: versetzen
option-repair-unseen = Verdeckt, vom Stapel
option-repair-port = Im Hafen
option-repair-sea = Auf See

ask-repair-gold = Wie viel Gold? Unter 0 wird welches genommen, so viel an Bord ist.
ask-repair-glory = Wie viel Ruhm? Jetzt: { $now }.
ask-repair-nation = Welche Nation?
ask-repair-bounties = Wie viele Kopfgelder? Jetzt: { $now }.
ask-repair-actions = Wie viele Aktionen? Jetzt: { $now }.
ask-repair-good = Welche Ware?
ask-repair-zone = Wohin?
ask-repair-berth = Im Hafen oder auf See?
ask-repair-location = Welcher Wert? Jetzt: { $now }.
ask-repair-value = Was stimmt an dem Schiff nicht?
ask-repair-npc = Welcher NPC?
ask-repair-overboard = Ein Moderator nimmt dir eine Frachtkarte ab. Welche?

why-repair-no-captain = Noch ist kein Kapitän im Spiel.
why-repair-in-action = Ein Kapitän ist mitten in einer Aktion: Warte, bis ein Kapitän gefragt ist, was er in seinem Zug tut.
why-repair-hands-full = Alle Hände sind voll.
why-repair-holds-full = Alle Laderäume sind voll.
why-repair-holds-empty = Alle Laderäume sind leer.
why-repair-no-npcs = Kein NPC ist im Spiel.

phrase-repair-in-port = { $zone } (Hafen)
phrase-repair-at-sea = { $zone } (See)

step-RepairGold = Ein Moderator gibt oder nimmt Gold
step-RepairGlory = Ein Moderator setzt Ruhm
step-RepairBounties = Ein Moderator setzt Kopfgelder
step-RepairActions = Ein Moderator setzt Aktionen
step-RepairGloryCard = Ein Moderator lässt eine Ruhmeskarte ziehen
step-RepairCargo = Ein Moderator gibt Fracht
step-RepairOverboard = Ein Moderator nimmt Fracht
step-RepairPlace = Ein Moderator versetzt ein Schiff
step-RepairShip = Ein Moderator richtet ein Schiff
step-RepairNpc = Ein Moderator versetzt einen NPC

log-repaired-gold = { $seat } bekam { $gold } Gold.
log-repaired-gold-own = Du hast { $gold } Gold bekommen: { $now } statt { $before }.
log-repaired-gold-taken = { $seat } gab bis zu { $gold } Gold zurück.
log-repaired-gold-taken-own = Du hast bis zu { $gold } Gold zurückgegeben: { $now } statt { $before }.
log-repaired-glory = Ruhm von { $seat }: { $now } statt { $before }.
log-repaired-bounties = Kopfgelder von { $seat } ({ $nation }): { $now } statt { $before }.
log-repaired-actions = Restliche Aktionen von { $seat }: { $now } statt { $before }.
log-repaired-glory_card = { $seat } zieht eine Ruhmeskarte.
log-repaired-cargo = { $seat } bekam { $cards } aus der Ablage.
log-repaired-cargo-unseen = { $seat } zog verdeckt { $count } Frachtkarte.
log-repaired-cargo-unseen-own = Du hast { $cards } gezogen.
log-repaired-overboard = { $seat } gab { $cards } zurück.
log-repaired-place = { $seat }: { $now } statt { $before }.
log-repaired-ship = { $location } von { $seat }: { $now } statt { $before }.
log-repaired-npc = { $npc }: { $now } statt { $before }.

told-repaired-gold = 🔧 { log-repaired-gold }
told-repaired-gold-taken = 🔧 { log-repaired-gold-taken }
told-repaired-glory = 🔧 { log-repaired-glory }
told-repaired-bounties = 🔧 { log-repaired-bounties }
told-repaired-actions = 🔧 { log-repaired-actions }
told-repaired-glory_card = 🔧 { log-repaired-glory_card }
told-repaired-cargo = 🔧 { log-repaired-cargo }
told-repaired-cargo-unseen = 🔧 { log-repaired-cargo-unseen }
told-repaired-overboard = 🔧 { log-repaired-overboard }
told-repaired-place = 🔧 { log-repaired-place }
told-repaired-ship = 🔧 { log-repaired-ship }
told-repaired-npc = 🔧 { log-repaired-npc }
told-repaired-gold-own = 🔧 { log-repaired-gold-own }
told-repaired-gold-taken-own = 🔧 { log-repaired-gold-taken-own }
told-repaired-cargo-unseen-own = 🔧 { log-repaired-cargo-unseen-own }
