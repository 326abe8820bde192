### Seeräuber im Cockpit: wie man steht, und ganze Antworten.

status-marauders =
    Gold: **{ $captain_gold }** an Bord, { $stash } versteckt · **Ruhm { $glory }**{ $captain_bounties_count ->
        [0] { "" }
       *[other] {" "}· Kopfgelder: { $captain_bounties }
    }
    { $captain_ship_kind }: Rumpf { $captain_ship_hull }/{ $fact_ships_hull } · Masten { $captain_ship_masts }/{ $fact_ships_masts } · Laderaum { $captain_ship_cargo }/{ $fact_ships_cargo } · Mannschaft { $captain_ship_crew }/{ $fact_ships_crew } · Kanonen { $captain_ship_cannons }/{ $fact_ships_cannons }
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

# What else lies before a seat, on a page.
desk-marauders = { $captain_bounties_count ->
    [0] { "" }
   *[other] Kopfgelder: { $captain_bounties }
}
desk-marauders-without-captain = { "" }

bundle-sell = { $count ->
    [one] { $good }
   *[other] { $count } { $good }
} verkaufen: { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } Ruhm
}
bundle-sell-all = Alle { $count } verkaufen: { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } Ruhm
}
bundle-buy = { $count ->
    [one] { $good }
   *[other] { $count } { $good }
} kaufen: { $gold } Gold
bundle-buy-only = { $count ->
    [one] { $good }
   *[other] { $count } { $good }
} kaufen: { $gold } Gold
bundle-buy-all = Alle { $count } kaufen: { $gold } Gold
bundle-keep = { $count ->
    [one] { $good }
   *[other] { $count } { $good }
} nehmen{ form-own-overboard }
bundle-keep-all = Alle { $count } nehmen{ form-own-overboard }
form-own-overboard = { $over ->
    [0] { "" }
   *[other] ; { $over } eigene über Bord
}
bundle-give = { $count ->
    [one] { $good }
   *[other] { $count } { $good }
} übergeben
bundle-hire = { $count } Mann anheuern: { $gold } Gold
bundle-stash-all = Alle { $gold } Gold verstecken{ $glory ->
    [0] { "" }
   *[other] : +{ $glory } Ruhm
}
bundle-stash-keep = { $gold } verstecken, { $kept } behalten
bundle-stash-point = { $gold } verstecken: +1 Ruhm
bundle-stash-points = { $gold } verstecken: +{ $glory } Ruhm
bundle-take-all = Alle { $gold } Gold nehmen

way-dock = { $zone }, einlaufen: { $actions ->
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
way-sea = Auslaufen
way-end = Zug beenden
option-stand-pass-turn = Passen bis zu meinem nächsten Zug
option-stand-pass-card = Immer passen mit { $card }
option-stand-shoot-danger = Schießen, bis ein Ort bei 1 ist
option-stand-shoot-rounds = { $rounds } Runden lang schießen
option-stand-shoot-end = Bis zum Ende schießen
option-coming-sail = Segeln { form-zone }
option-coming-sell = Alles verkaufen in { $zone }
option-coming-sell-good = { $good } verkaufen in { $zone }, solange es dort gefragt ist
option-coming-stash = Alles Gold verstecken in { $zone }
coming-stops-captain = Du hast jetzt einen anderen Kapitän.
coming-stops-place = Du bist nicht mehr dort, wo du warst.
coming-stops-ship = Dein Schiff ist nicht mehr, wie es war.
coming-stops-hold = Du hast nicht mehr dasselbe Gold und dieselben Waren an Bord.
coming-stops-wanted = Deine Kopfgelder haben sich geändert.
coming-stops-company = Ein anderer Kapitän ist dort aufgetaucht, wo du bist oder hinwillst.
coming-stops-hunters = Ein Schiff, das dich sucht, ist dort aufgetaucht, wo du bist oder hinwillst.
coming-stops-storm = Wo du bist oder hinwillst, ist ein Sturm aufgezogen.
coming-stops-price = Deine Waren brächten nicht mehr dasselbe.
coming-stops-way = Der Weg dorthin kostet jetzt etwas anderes oder ist versperrt.
coming-stops-found = Du bist gefunden worden.
option-stand-careful = Treffer dorthin, wo sie wenig schaden
