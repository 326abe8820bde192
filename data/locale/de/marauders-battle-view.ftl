### Das Bild eines Kampfes, und dasselbe in Worten.

scene-call-marauders = ⚔️ { $members }: Im Kampf oben wartet eine Entscheidung auf dich.

## Auf dem Bild

battle-title = Gefecht { form-off-zone }
battle-title-boarded = Geentert { form-off-zone }
battle-title-fight = Enterkampf
battle-round = Runde { $round }
battle-to-move = am Zug
battle-aggressor = greift an
battle-guards = Wachen
battle-captain = { $captain } · { $ship }
battle-npc = { $kind } · { $ship }
battle-guards-crew = Mannschaft { $crew }
battle-no-fittings = keine Modifikationen, keine Spezialwaffen
battle-does-shoot = Schießen
battle-does-board = Entern
battle-does-flee = Fliehen
battle-fights = Enterkampf
battle-decides = entscheidet …
battle-undeclared = noch nicht angesagt
battle-skill = { $skill } { $value }
battle-will-roll = { $skill }: { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}{ $because }
battle-missed = nichts
battle-open = offen
battle-won = { $side } { $action_id ->
    [shoot] gewinnt die Probe: alle Kanonen treffen
    [board] gewinnt die Probe und entert
    [flee] gewinnt die Probe und flieht
   *[other] gewinnt die Probe
}
battle-begins = Die Schiffe nähern sich
battle-goes-on = Das Gefecht geht weiter
battle-rolled = Die Würfel der Probe sind gefallen
battle-crews = Mannschaft gegen Mannschaft
battle-over-escaped = Ein Schiff ist entkommen: Das Gefecht ist vorbei
battle-over-nobody = Vorbei, und niemand hat gewonnen
battle-over-won = { $side } hat gewonnen

## In Worten: eine Zeile für jedes, das Wichtigste zuerst

alt-battle = { $title }.
alt-battle-round = { $title }, Runde { $round }.
alt-battle-result = { $result }.
alt-battle-side = { $aggressor ->
    [yes] Angreifer
   *[no] Verteidiger
  }: { $side } ({ $what }).
alt-battle-parts = { $parts }.
alt-battle-maneuverability = { name-maneuverability } { $maneuverability }.
alt-battle-action = Aktion: { $action }.
alt-battle-moves = Aktion: { $action } (diese Seite muss antworten).
alt-battle-dice = { $dice }.
alt-battle-rolled = { $skill } gewürfelt: { $shown }, { $successes ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}.
alt-battle-volley = Salve abgefeuert: { $shots }.
alt-battle-shot = { $shown } ({ $where })
alt-battle-ammunition = Munition: { $weapon }.
alt-battle-hits = Erlittene Treffer der letzten Salve: { $hits }.
alt-battle-hit = { $part } { $count }

## Das Bild eines Überfalls auf einen Kauffahrer, und dasselbe in Worten

raid-title = Überfall auf die { form-countryman } { form-off-zone }
raid-begins = Die Jagd beginnt
raid-brings = So wie die Karten liegen: { $gold } Gold
raid-escapes = So wie die Karten liegen, entkommt er
raid-sinks = So wie die Karten liegen, sinkt das Schiff, und sein Kapitän stirbt: { $parts } zerstört
raid-destroyed = So wie die Karten liegen, scheitert der Überfall: { $parts } zerstört
raid-plundered = { $gold } Gold erbeutet
raid-left = { $left ->
    [0] Kein Erfolg mehr
    [one] Noch 1 Erfolg
   *[other] Noch { $left } Erfolge
}{ $failed ->
    [0] { "" }
    [one] , 1 Fehlwurf
   *[other] , { $failed } Fehlwürfe
}
raid-rolled = { $count ->
    [0] Kein Erfolg
    [one] 1 Erfolg
   *[other] { $count } Erfolge
}
raid-haul = Beute
raid-escape = Flucht
raid-damage = Schaden
raid-title-location = Überfall auf { $location } { $zone_id ->
    [caribbean_sea] in der Karibischen See
   *[other] bei { $zone }
}
raid-undefended = So wie die Karten liegen: { $gold } Gold und niemand, der an Land kämpft
raid-defended = So wie die Karten liegen: { $gold } Gold, bewacht von { $soldiers ->
    [one] 1 Soldaten
   *[other] { $soldiers } Soldaten
}
raid-failed = Der Überfall ist gescheitert: { $parts } zerstört
raid-escaped = Der Kauffahrer ist entkommen
raid-retreat = Der Angriff wurde abgebrochen
raid-sunk = { $name } ist tot: Der Überfall ist vorbei
raid-soldier = Soldat
raid-soldiers = Soldaten (ab { $most }: doppelt)
raid-guns = Kanonen
raid-shots = { $count ->
    [0] Kein Schuss mehr
    [one] Noch 1 Schuss
   *[other] Noch { $count } Schüsse
}
alt-raid-soldier = { $good } für { $gold } Gold (ein Soldat)
alt-raid-soldiers = { $escapes ->
    [one] 1 Soldat
   *[other] { $escapes } Soldaten
}; ab { $most } zählen Treffer doppelt.
alt-raid = { $title }. Es greift an: { $seat } ({ $ship }).
alt-raid-cards = Auf dem Tisch: { $cards }.
alt-raid-card = { $good } für { $gold } Gold ({ $icon_id ->
    [escape] { $icon }
   *[other] trifft: { $icon }
}{ $harmless ->
    [yes] , zählt nicht
   *[no] { "" }
})
alt-raid-dice = Seemannskunst gewürfelt: { $shown }.
alt-raid-gold = Beute: { $gold } Gold.
alt-raid-escapes = Flucht { $escapes } von { $most }.
alt-raid-damage = Schiff: { $parts }.
alt-raid-part = { $part } { $left } von { $whole }{ $hits ->
    [0] { "" }
    [one] , 1 Treffer
   *[other] , { $hits } Treffer
}
