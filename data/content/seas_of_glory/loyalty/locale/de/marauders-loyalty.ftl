name-loyalty = Loyalitätsleiste
text-loyalty = Mannschaften gewinnen ihren Kapitän lieb oder haben ihn satt: von treu ergeben bis zur Meuterei.
source-loyalty = Loyalität der Mannschaft
step-LoseLoyalty = Die Mannschaft murrt
step-Mutiny = Meuterei
step-GainLoyalty = Die Mannschaft jubelt
step-PayCrew = Die Mannschaft bezahlen
step-SpurOn = Treu ergeben
step-Persuade = Die Mannschaft überreden
loyalty-mutiny = meuternd
loyalty-angry = wütend
loyalty-unhappy = unglücklich
loyalty-restless = unruhig
loyalty-content = zufrieden
loyalty-pleased = erfreut
loyalty-happy = glücklich
loyalty-fierce_loyalty = treu ergeben
option-pay-crew = Mannschaft bezahlen ({ $gold } Gold)
about-pay-crew = Danach ist die Mannschaft { $step_loyalty }
option-spur-on = Eine Aktion mehr verlangen
roll-mutiny = gegen die Meuterei
roll-fierce_loyalty = für eine Aktion mehr
roll-glory_card = um eine Ruhmeskarte zu spielen
death-mutiny = von der Mannschaft getötet
log-loyalty-rose = Die Mannschaft von { $seat } ist jetzt { $step_loyalty }{ $why_id ->
    [mutiny] : Die Meuterei ist vorbei
   *[other] { "" }
}.
log-loyalty-fell = Die Mannschaft von { $seat } { $step_id ->
    [mutiny] meutert
   *[other] ist jetzt { $step_loyalty }
}: { $why_id ->
    [npc] Auf See sind mehr Jäger unterwegs
    [stash] Das Gold geht an Land
    [port] Der Zug endete in dem Hafen, in dem er begann
   *[other] Sie hat ihr Bestes gegeben
}.
log-loyalty-paid = { $seat } zahlte der Mannschaft { $gold } Gold.
log-loyalty-no_more = Die Mannschaft von { $seat } konnte nicht mehr geben.
log-loyalty-refused = { $seat } konnte die Mannschaft nicht überreden, und eine Ruhmeskarte bleibt diesen Zug auf der Hand.
hand-loyalty = Die Mannschaft ist { $loyalty_step_loyalty }. { $loyalty_step_id ->
    [fierce_loyalty] Einmal pro Zug bringt ein Erfolg mit Führungskraft eine Aktion und kostet einen Schritt. Im Enterkampf und an Land Führungskraft +1; du heuerst überall frei an, und ein Spezialist pro Zug kommt umsonst.
    [happy] Im Enterkampf und an Land Führungskraft +1; du heuerst überall frei an, und ein Spezialist pro Zug kommt umsonst.
    [pleased] Du heuerst überall frei an, und ein Spezialist pro Zug kommt umsonst.
    [restless] Niemand heuert umsonst an, kein Spezialist kommt dazu, und die an Bord tun nichts.
    [unhappy] Ruhmeskarten brauchen einen Erfolg mit Führungskraft. Niemand heuert umsonst an, kein Spezialist kommt dazu, und die an Bord tun nichts.
    [angry] Im Enterkampf und an Land Führungskraft -1. Ruhmeskarten brauchen einen Erfolg mit Führungskraft. Niemand heuert umsonst an, kein Spezialist kommt dazu, und die an Bord tun nichts.
    [mutiny] Ein Erfolg mit Führungskraft rettet dir das Leben.
   *[other] Das hat keine Folgen.
}
status-loyalty = { captain-loyalty }
captain-loyalty = Mannschaft: { $loyalty_step_loyalty }

## Wie es erzählt wird

told-loyalty-rose = Mannschaft jetzt { $step_loyalty }
told-loyalty-fell = Mannschaft jetzt { $step_loyalty }
told-loyalty-rose-alone = gewann die Mannschaft: jetzt { $step_loyalty }
told-loyalty-fell-alone = verstimmte die Mannschaft: jetzt { $step_loyalty }
told-loyalty-paid = zahlte der Mannschaft { $gold } Gold
told-loyalty-no_more = verlangte mehr von der Mannschaft: kein Glück
told-loyalty-refused = konnte die Mannschaft nicht überreden, die Ruhmeskarte bleibt auf der Hand

why-most-loyal = treuer kann sie nicht sein.

option-repair-loyalty = Loyalität: setzen
option-repair-loyalty-step = { $step_loyalty }
ask-repair-loyalty = Wie treu ist die Mannschaft?
step-RepairLoyalty = Ein Moderator setzt die Loyalität
log-repaired-loyalty = Mannschaft von { $seat }: { $now_loyalty } statt { $before_loyalty }.
told-repaired-loyalty = 🔧 { log-repaired-loyalty }
