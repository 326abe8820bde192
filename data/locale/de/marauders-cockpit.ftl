### Seeräuber im Cockpit: wie man steht, und ganze Antworten.

status-marauders =
    Gold: **{ $captain_gold }** an Bord, { $stash } versteckt · **Ruhm { $glory }**{ $captain_bounties_count ->
        [0] { "" }
       *[other] {" "}· Kopfgelder: { $captain_bounties }
    }
    { $captain_ship_kind }: Rumpf { $captain_ship_hull }/{ $fact_ships_hull } · Masten { $captain_ship_masts }/{ $fact_ships_masts } · Ladung { $captain_ship_cargo }/{ $fact_ships_cargo } · Mannschaft { $captain_ship_crew }/{ $fact_ships_crew } · Kanonen { $captain_ship_cannons }/{ $fact_ships_cannons }
    Fracht { $cargo_hold_count }/{ $fact_ships_hold }: { $cargo_hold }{ $weapon_ship_count ->
        [0] { "" }
       *[other] {" "}· Waffen: { $weapon_ship }
    }
    Karten: { $glory_hand }{ $rumor_held_count ->
        [0] { "" }
       *[other] {" "}· Gerücht: { $rumor_held }
    }{ $captain_missions_count ->
        [0] { "" }
       *[other] {" "}· Auftrag: { $captain_missions }
    }{ $specialist_aboard_count ->
        [0] { "" }
       *[other] {" "}· Spezialisten: { $specialist_aboard }
    }
status-marauders-without-captain = { $stash } Gold versteckt · Ruhm { $glory } · Karten: { $glory_hand }

bundle-sell = Verkaufe { $count } { $good }: { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } Ruhm
}
bundle-sell-all = Verkaufe alle { $count }: { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } Ruhm
}
bundle-buy = Kaufe { $count } { $good }: { $gold } Gold
bundle-buy-only = Kaufe nur { $count } { $good }: { $gold } Gold
bundle-buy-all = Kaufe alle { $count }: { $gold } Gold
bundle-keep = Behalte { $count } { $good }
bundle-keep-all = Behalte alle { $count }
bundle-give = Übergib { $count } { $good }
bundle-hire = Heuere { $count } an: { $gold } Gold
bundle-stash-all = Verstecke alle { $gold } Gold
bundle-stash-keep = Verstecke { $gold }, behalte { $kept }
bundle-stash-point = Verstecke { $gold }: +1 Ruhm
bundle-stash-points = Verstecke { $gold }: +{ $glory } Ruhm
bundle-take-all = Nimm alle { $gold } Gold

way-dock = { $zone }, anlegen: { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
way-sail = { $zone_id ->
    [caribbean_sea] { $zone }
   *[other] Vor { $zone }
}: { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
way-sea = Stich in See
way-end = Zug beenden
option-stand-pass-turn = Passe bis zu meinem nächsten Zug
option-stand-pass-card = Passe immer mit { $card }
option-stand-shoot-danger = Schieße, bis ein Ort bei 1 ist
option-stand-shoot-rounds = Schieße { $rounds } Runden lang
option-stand-shoot-end = Schieße bis zum Ende
option-stand-careful = Treffer dorthin, wo sie wenig schaden
