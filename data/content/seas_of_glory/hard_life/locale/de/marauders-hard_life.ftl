name-hard_life = Ein hartes Leben
text-hard_life = Zwei Kriegsschiffe und ein Pirat sind schon auf See, bevor die erste Runde beginnt.
step-SearchEvents = Die ersten Schiffe auf See
log-hard_life-began = Das Leben ist hart: Die ersten Schiffe aus dem Ereignisstapel waren schon auf See.{ $count ->
    [0] { "" }
   *[other] { " " }Übergangen und zurückgemischt: { $cards }.
 }

## Regeln zum Nachschlagen; (F) ist eine Festlegung dieses Projekts

rules-hard_life-title = Ein hartes Leben
rules-hard_life =
    Vor der ersten Runde wird der Ereignisstapel durchgesehen: Die ersten 2 Kriegsschiffe verschiedener Nationen und der erste Pirat laufen sofort ein, aber keiner, dessen Heimat der Heimathafen eines Kapitäns ist. Übergangene Karten werden zurückgemischt, diese 3 bleiben draußen. (F)

## Wie es erzählt wird

told-hard_life-began = die ersten Schiffe aus dem Ereignisstapel waren schon auf See
