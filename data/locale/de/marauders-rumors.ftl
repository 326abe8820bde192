### Gerüchte, und was Gerüchte, Aufträge und Ruhmeskarten bringen.

## Ein Gerücht erfahren

option-acquire-rumor = In der Taverne lauschen: { form-price }
log-rumor-sought = { $seat } hörte sich in { $zone } { $gold ->
    [0] umsonst um
   *[other] für { $gold } Gold um
}.
log-rumor-missed = { $seat } hörte nichts als altes Seemannsgarn.
log-rumor-drawn = { $seat } { $count ->
    [0] fand kein Gerücht, das umging.
    [one] schnappte ein Gerücht auf.
   *[other] schnappte { $count } Gerüchte auf.
}
log-rumor-drawn-own = Du { $count ->
    [0] fandest kein Gerücht, das umging.
    [one] hast ein Gerücht gehört: { $cards_storied }
   *[other] hast { $count } Gerüchte gehört: { $cards_storied }
}
log-rumor-kept = { $seat } gab { $count ->
    [one] ein Gerücht
   *[other] { $count } Gerüchte
} in den Stapel zurück.
log-rumor-kept-own = Du hast { $cards } behalten und { $count ->
    [one] ein Gerücht
   *[other] { $count } Gerüchte
} in den Stapel zurückgegeben.
ask-rumor-keep = { $count ->
    [one] Du darfst nur ein Gerücht haben. Welches?
   *[other] Du darfst nur { $count } Gerüchte haben. Welche?
}
option-keep-rumor = { $rumor }
option-keep-rumor-together = { option-keep-rumor }

## Ein Gerücht prüfen

option-prove-rumor = Prüfen: { $rumor }
option-scout-rumor = Suchen: { $rumor }
log-rumor-told = { $seat } ging einem Gerücht nach: { $card_storied }
log-rumor-false = { $card }: nichts als Gerede.
log-rumor-true = { $card }: Es ist wahr!
glory-rumor = ein wahres Gerücht

## Papiere

log-permanent-kept = { $seat } behielt { $card }{ $uses ->
    [0] .
    [one] , für einmal gut.
   *[other] , für { $uses } Mal gut.
}
log-permanent-used = { $seat } benutzte { $card }{ $left ->
    [0] {" "}zum letzten Mal.
    [one] , noch einmal möglich.
   *[other] , noch { $left } Mal möglich.
}

## Was Karten bringen

log-reward-gold = { $seat } bekam { $gold } Gold.
log-reward-drawn = { $seat } zog { $count ->
    [0] keine Fracht
    [one] eine Frachtkarte
   *[other] { $count } Frachtkarten
}.
ask-reward-cargo = Bis zu { $keep } Karten dieser Fracht behalten? Platz ist im Ganzen für { $room }; was zu viel ist, geht nach deiner Wahl über Bord.
ask-reward-cargo-own = Welche Fracht behalten? Bis zu { $keep }; Platz ist für { $room }.
option-reward-keep = { $card } behalten
option-reward-keep-together = { option-reward-keep }
log-reward-kept = { $seat } behielt { $count ->
    [0] nichts davon.
    [one] eine Karte davon.
   *[other] { $count } Karten davon.
}
log-reward-kept-own = Du hast { $cards_count ->
    [0] nichts davon behalten.
   *[other] behalten: { $cards }.
}
log-reward-left = { $seat } ließ zurück: { $cards }.
ask-reward-good = Welche Ware nimmst du? Du bekommst { $count } Karten davon.
option-good = { $good } nehmen
log-reward-goods = { $seat } bekam { $count ->
    [0] nichts: Es war keine Ware mehr da, { $good }
    [one] eine Karte { $good }
   *[other] { $count } Karten { $good }
}.
log-reward-crew = { $seat } { $count ->
    [0] brauchte keine Leute mehr
    [one] bekam einen Mann
   *[other] bekam { $count } Mann
}; Mannschaft { $crew }.
log-reward-crew_lost = { $seat } { $count ->
    [0] verlor niemanden
    [one] verlor einen Mann
   *[other] verlor { $count } Mann
}; Mannschaft { $crew }.
ask-reward-weapons = { $count ->
    [one] Welche Spezialwaffe nimmst du?
   *[other] Welche { $count } Spezialwaffen nimmst du?
}
option-reward-weapon = { $weapon } nehmen
log-reward-weapons = { $seat } { $weapons_count ->
    [0] fand keine neue Art von Spezialwaffe.
   *[other] bekam { $weapons }.
}
ask-reward-mod = Welche Schiffsmodifikation nimmst du?
option-reward-mod = Aus { $zone }: { $mod }
log-reward-mod = { $seat } baute { $mod } ein, geholt aus { $zone }.
log-reward-wreck = { $seat } sah sich das Schiff an ({ $ship }). Seine Treffer: { $faces }.
ask-reward-ship = Dein Schiff gegen das neue ({ $ship }) tauschen, { form-for-gold }? Treffer: { $hits }{ $skulls ->
    [0] .
   *[other] , dazu { $skulls ->
        [one] ein Totenkopf
       *[other] { $skulls } Totenköpfe
    } nach deiner Wahl.
} { $instead ->
    [0] { "" }
   *[other] Sonst bekommst du { $instead } Gold.
}
ask-reward-ship-own = Dein Schiff gegen das neue tauschen ({ $ship }), { form-for-gold }?{ $instead ->
    [0] { "" }
   *[other] {" "}Sonst { $instead } Gold.
}
option-reward-take-ship = Tauschen: { $ship } { form-for-gold }
option-reward-no-ship = Beim alten Schiff bleiben
log-reward-ship = { $seat } wechselte das Schiff, { $old } gegen { $ship }, { form-for-gold }{ $hits_count ->
    [0] .
   *[other] ; Treffer: { $hits }.
}
log-reward-ship_declined = { $seat } lehnte das Schiff ab ({ $ship }).
ask-reward-repair = { $points ->
    [one] Ein Punkt lässt sich reparieren.
   *[other] { $points } Punkte lassen sich reparieren.
} Wo?
ask-reward-specialist = Wer soll anheuern?
option-reward-specialist = { $card } anheuern
log-reward-specialist = { $seat } heuerte an: { $card }.
ask-reward-bounties = Bei welcher Nation entfernst du Kopfgelder, bis zu { $most }{ $gold ->
    [0] { "" }
   *[other] , für je { $gold } Gold
}?
option-reward-drop = Entfernen: { $count } × { $nation }, { form-price }
option-reward-keep-bounties = Dabei belassen
ask-reward-choose = { $card }: Was wählst du?

## Schritte

step-AcquireRumor = Ein Gerücht erfahren
step-DrawRumor = Gerüchte ziehen
step-KeepRumors = Gerüchte wählen
step-ProveRumor = Ein Gerücht prüfen
step-RumorTrue = Ein wahres Gerücht
step-RumorDone = Das Gerücht ist erledigt
step-GainGold = Gold
step-GainCargo = Fracht
step-KeepCargoDrawn = Fracht behalten
step-GainGoods = Waren
step-GainCrew = Mannschaft kommt
step-LoseCrew = Mannschaft geht verloren
step-GainWeapons = Spezialwaffen
step-GainModification = Schiffsmodifikation
step-GainShip = Ein anderes Schiff
step-PlaceHits = Treffer des neuen Schiffs
step-ChangeShip = Schiffswechsel
step-RepairByCard = Reparaturen
step-GainSpecialist = Ein Spezialist
step-ChooseSpecialist = Einen Spezialisten wählen
step-DrawGloryCards = Ruhmeskarten
step-DrawRumors = Gerüchte
step-RemoveBounties = Kopfgelder löschen
step-AddBounty = Kopfgelder
step-StashByCard = Verstecken
step-ChooseOption = Eine Wahl
step-KeepAsPermanent = Ein Papier
step-WearPermanent = Ein Papier wird benutzt
