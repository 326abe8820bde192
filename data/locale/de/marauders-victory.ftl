### Korsaren der Karibik: Angriff, was ein Sieg bringt, Tod.

## Ausschau nach Kapitänen und anderen Schiffen

option-scout-captain = { $other } suchen
option-scout-npc = { $npc_id ->
    [spanish] Kriegsschiff suchen ({ $npc })
    [english] Kriegsschiff suchen ({ $npc })
    [french] Kriegsschiff suchen ({ $npc })
    [dutch] Kriegsschiff suchen ({ $npc })
   *[other] { $npc_npc } suchen
}
log-scouting-captain = { $seat } hielt { form-off-zone } Ausschau nach { $target }.
log-scouting-npc = { $seat } hielt { form-off-zone } Ausschau nach { $name }.
log-captain-missed = { $seat } sah nichts von { $target }.
log-captain-found = { $seat } fand { $target }!
log-captain-slipped = { $target } entwischte { $seat }, also wurde niemand gefunden.
log-npc-missed_by = { $seat } sah nichts von { $name }.

## Kopfgelder und Belohnungen

log-bounty-spared = { $seat } bekam dafür kein { form-nation-es } Kopfgeld{ $because }.
glory-defeat = einen Sieg
ask-reward-nation = { $target } wurde von mehreren Nationen gesucht. Wessen Belohnung forderst du?
option-reward = Die { form-nation-e } Belohnung: { $gold } Gold
log-reward-claimed = { $seat } forderte { $gold } Gold, die { form-nation-e } Belohnung für den Kopf von { $target }.
log-reward-pirate = { $seat } forderte { $gold } Gold, die Belohnung für { $name }.

## Schiffe übernehmen und plündern

ask-plunder-claim = Das erbeutete Schiff ({ $ship }) kann deines sein: Rumpf { $hull }, Laderaum { $cargo }, Masten { $masts }, Kanonen { $cannons }, { $mods_count ->
    [0] keine Modifikationen
   *[other] mit { $mods }
}. Übernehmen und das eigene ({ $own }) aufgeben?
ask-plunder-claim-own = Die Beute nehmen ({ $ship }) und das eigene Schiff aufgeben ({ $own })?
option-claim-ship = Übernehmen: { $ship }
option-keep-ship = Behalten: { $ship }
log-ship-kept = { $seat } ließ das erbeutete Schiff zurück ({ $ship }).
log-ship-claimed = { $seat } tauschte das Schiff: { $ship } statt { $old }, Mannschaft { $crew }.
log-plunder-gold = { $seat } nahm alles Gold, das { $target } an Bord hatte.
log-plunder-gold-own = { $seat } nahm alles Gold, das { $target } an Bord hatte: { $gold }.
log-plunder-weapons = { $seat } erbeutete { $weapons }.
ask-plunder-specialists = Welche Spezialisten von { $target } kommen zu dir? Von jeder Art nur einer.
option-plunder-employ = { $card } einstellen
log-plunder-specialists = { $seat } stellte ein: { $cards }.
log-specialist-dismissed = { $seat } entließ { $card }.
ask-plunder-cards = Vor dir { $left ->
    [one] liegt eine Ruhmeskarte
   *[other] liegen { $left } Ruhmeskarten
} von { $target }. Eine nehmen?
option-plunder-take = Nehmen: { $card }
log-plunder-card = { $seat } nahm eine Ruhmeskarte von { $target }.
log-plunder-card-own = Du hast die Ruhmeskarte { $card } genommen.
log-plunder-left = Blieb zurück und wurde abgeworfen: { $cards }.
ask-plunder-rumor = Du liest, was { $target } gehört hatte. { $slots ->
    [one] Welches Gerücht behältst du?
   *[other] Welche Gerüchte behältst du, bis zu { $slots }?
} Die anderen kommen in den Stapel zurück.
ask-plunder-rumor-own = Du liest die Gerüchte von { $target }. { $slots ->
    [one] Welches behältst du?
   *[other] Welche behältst du, bis zu { $slots }?
}
option-plunder-keep = Behalten: { $card }
option-plunder-keep-together = { option-plunder-keep }
log-plunder-rumor = { $seat } las das Gerücht von { $target } und behielt { $held ->
    [0] keines
    [one] eines
   *[other] { $held }
}.
ask-plunder-cargo = Welche von dieser Fracht behalten? In den Laderaum passen { $room }, an Bord sind schon { $aboard }; was zu viel ist, geht danach über Bord.
ask-plunder-cargo-own = Welche Fracht behalten? { $aboard } von { $room } Plätzen belegt.
log-plunder-cargo = { $seat } nahm { $count ->
    [one] eine Frachtkarte
   *[other] { $count } Frachtkarten
} an Bord.
log-plunder-cargo-own = Du hast { $cards } an Bord genommen.
log-plunder-navy = { $seat } durchsuchte das Schiff ({ $npc_npc }) und fand { $gold } Gold und { $cards }.
log-plunder-lost = { $hits ->
    [one] Ein Treffer war
   *[other] { $hits } Treffer waren
} in den Laderaum gegangen: { $cards } verloren.

## Tod

death-crew = Die ganze Mannschaft war verloren
log-captain-redrawn = { $seat } wollte nicht vor Piratenaugen auslaufen und zog einen anderen Kapitän: { $name }.
ask-captain-redraw = { $name }: { $captain } Vor dem Heimathafen liegen Piraten: { $npcs }. Einen anderen Kapitän ziehen?
ask-captain-redraw-own = Vor dem Heimathafen von { $name } liegen Piraten. Neu ziehen?
option-redraw = Einen anderen Kapitän ziehen
option-enter-as = Weiter als { $name }

## Schritte

step-ScoutCaptain = Ausschau nach einem Kapitän
step-FoundCaptain = Gefunden!
step-ScoutNpc = Ausschau nach einem Schiff
step-StartBattle = Angriff
step-GainBounties = Kopfgelder
step-ClaimReward = Die Belohnung
step-NpcReward = Die Belohnung für einen Piraten
step-Defeated = Sieg
step-NpcSlain = Ein Schiff ist verloren
step-ClaimShip = Ein Schiff zum Übernehmen
step-TakeShip = Ein Schiff übernehmen
step-PlunderCaptain = Plündern
step-TakeGold = Plündern: Gold
step-TakeWeapons = Plündern: Spezialwaffen
step-TakeSpecialists = Plündern: Spezialisten
step-TakeCards = Plündern: Ruhmeskarten
step-TakeRumor = Plündern: das Gerücht
step-TakeCargo = Plündern: Fracht
step-StowCargo = Fracht verstauen
step-CargoStowed = Fracht verstauen
step-PlunderNavy = Plündern eines Kriegsschiffs
step-RedrawCaptain = Ein anderer Kapitän
