### Merchants & Marauders: Missionen und Kämpfe mit Wachen.

## Annehmen

log-mission-claimed = { $seat } nahm die Mission { $mission } an{ $gold ->
    [0] .
   *[other] , für { $gold } Gold.
}
log-mission-refused = { $seat } bekam { $mission } nicht anvertraut.
log-mission-dropped = { $seat } gab die Mission { $mission } auf.
ask-mission-pay = { $mission }: { $gold } Gold dafür zahlen?
option-claim = { $skill_id ->
    [none] { $mission } annehmen{ $gold ->
        [0] { "" }
       *[other] {" "}({ $gold } Gold)
    }
   *[other] { $mission } annehmen (Wurf auf { $skill }{ $gold ->
        [0] )
       *[other] , { $gold } Gold)
    }
}

## Tun, was sie verlangt

log-mission-advanced = { $seat } kam mit { $mission } voran{ $parts ->
    [one] : Ein Teil ist getan.
   *[other] : { $done } von { $parts }.
}
log-mission-missed = { $seat } suchte vergeblich für { $mission }.
log-mission-goods = { $seat } übergab { $cards } für { $mission }.
log-mission-paid = { $seat } zahlte { $gold } Gold für { $mission }.
ask-mission-goods = { $mission } verlangt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} von { $goods }. Welche übergeben?
option-mission-give = { $card } übergeben
option-keep-goods = Die Ware behalten
why-mission-goods = Es braucht genau { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} von { $goods }, oder nichts.
option-task-deliver = Mission: { $cards } × { $goods } übergeben
option-task-pay = Mission: { $gold } Gold zahlen
option-task-smuggle = Mission: { $cards } × { $goods } schmuggeln
option-task-find = Mission: suchen (Wurf auf { $skill }, { $needed } ☠)
option-task-assault = Mission: gegen { $guards } Mann kämpfen, Führungskraft { $leadership }

## Erfüllt, oder nicht mehr zu erfüllen

glory-mission = eine erfüllte Mission
log-mission-completed = { $seat } erfüllte die Mission { $mission }. { $mission_text }
log-mission-paid_more = { $seat } bekam { $gold } Gold mehr{ $because }.
log-mission-lost = { $seat } kann { $mission } nicht mehr erfüllen{ $why_id ->
    [peace] , denn der Frieden ist gebrochen.
   *[prey] : Was sie jagt, gibt es nicht mehr.
}
option-drop-mission = { $mission } aufgeben

## Kämpfe

death-fight = im Kampf getötet
log-fight-began = { $seat } musste gegen { $guards } Mann Wache kämpfen, Führungskraft { $leadership }.

## Schritte

step-ClaimMission = Eine Mission annehmen
step-TakeMission = Eine Mission an Bord
step-TaskDone = Eine Mission geht voran
step-CompleteMission = Eine Mission ist erfüllt
step-PayMore = Mehr Lohn für eine Mission
step-MissionGlory = Ruhm für eine Mission
step-DiscardMission = Die Mission wird abgelegt
step-LoseMission = Eine Mission ist verloren
step-DropMission = Eine Mission aufgeben
step-HandOver = Ware übergeben
step-RunGoods = Schmuggeln
step-Search = Suchen
step-PayForMission = Für eine Mission zahlen
step-StormGuards = Sturm auf die Wachen
step-Fight = Kampf
step-FightGuards = Ein Kampf mit Wachen
