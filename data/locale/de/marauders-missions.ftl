### Merchants & Marauders: Aufträge und Kämpfe mit Wachen.

## Annehmen

log-mission-claimed = { $seat } nahm den Auftrag { $mission } an{ $gold ->
    [0] .
   *[other] , für { $gold } Gold.
}
log-mission-refused = { $seat } bekam den Auftrag { $mission } nicht.
log-mission-dropped = { $seat } gab den Auftrag { $mission } auf.
ask-mission-replace = Für { $mission } ist kein Platz. Welchen Auftrag gibst du auf?
option-claim = Annahme: { $mission }{ $gold ->
    [0] { "" }
   *[other] {" "}({ $gold } Gold)
}

## Tun, was verlangt ist

log-mission-advanced = { $seat } kam voran: { $mission }, { $parts ->
    [one] ein Teil ist getan.
   *[other] { $done } von { $parts }.
}
log-mission-missed = { $seat } hatte kein Glück: { $mission }.
log-mission-goods = { $seat } übergab { $cards } für den Auftrag { $mission }.
log-mission-paid = { $seat } zahlte { $gold } Gold für den Auftrag { $mission }.
ask-mission-goods = { $mission } verlangt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ({ $goods }). Welche übergeben?
option-mission-give = { $card } übergeben
option-keep-goods = Waren behalten
why-mission-goods = Es braucht genau { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ({ $goods }), oder nichts.
option-task-deliver = Auftrag: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} übergeben ({ $goods })
option-task-pay = Auftrag: { $gold } Gold zahlen
option-task-smuggle = Auftrag: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} schmuggeln ({ $goods })
option-task-find = Auftrag: { $skill }, { $needed } ☠
option-task-assault = Kampf: { $guards } Wachen, Führungskraft { $leadership }

## Erfüllt, oder nicht mehr zu erfüllen

glory-mission = einen erfüllten Auftrag
log-mission-completed = { $seat } erfüllte den Auftrag { $mission }.
log-mission-paid_more = { $seat } bekam { $gold } Gold mehr{ $because }.
log-mission-lost = { $seat } kann den Auftrag { $mission } nicht mehr erfüllen{ $why_id ->
    [peace] , denn der Frieden ist gebrochen.
   *[prey] : Was da gejagt wird, gibt es nicht mehr.
}
option-drop-mission = Ablegen: { $mission }

## Kämpfe

death-fight = Im Kampf gefallen
log-fight-began = { $seat } musste gegen { $guards } Wachen mit Führungskraft { $leadership } kämpfen.

## Schritte

step-ClaimMission = Auftrag annehmen
step-TakeMission = Auftrag an Bord
step-TaskDone = Ein Auftrag geht voran
step-CompleteMission = Auftrag erfüllt
step-PayMore = Mehr Lohn für einen Auftrag
step-MissionGlory = Ruhm für einen Auftrag
step-DiscardMission = Auftrag ablegen
step-LoseMission = Auftrag verloren
step-DropMission = Auftrag aufgeben
step-HandOver = Ware übergeben
step-RunGoods = Schmuggeln
step-Search = Suche
step-PayForMission = Für einen Auftrag zahlen
step-StormGuards = Sturm auf die Wachen
step-Fight = Kampf
step-FightSurvived = der Kampf ist vorbei
step-FightGuards = Kampf mit Wachen
