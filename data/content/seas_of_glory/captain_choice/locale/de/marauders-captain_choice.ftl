name-captains_draw_two = Zwei Kapitäne
text-captains_draw_two = Zu Beginn des Spiels ziehst du 2 Kapitäne und behältst den, den du willst.
step-KeepOneOfTwo = Wahl des Kapitäns
ask-captain-keep = Welcher Kapitän bleibt?
ask-captain-keep-own = Welchen Kapitän behältst du?
more-captain-keep = Welchen Kapitän behältst du? Die anderen sieht sonst niemand; sie kommen zurück in den Stapel.
option-keep-captain = { $name } behalten
about-keep-captain = { $captain } { $name_text }

name-captains_for_gold = Kapitäne gegen Gold
text-captains_for_gold = Zu Beginn des Spiels darfst du für je 2 Gold einen zweiten und dritten Kapitän ziehen und behältst den, den du willst.
step-OfferCaptains = Kapitäne gegen Gold
step-BuyCaptain = Noch ein Kapitän
step-KeepBought = Wahl des Kapitäns
step-PayForCaptains = Kapitäne bezahlen
step-StartPlayerKnown = Der Startspieler
ask-captain-buy = Für { $gold } Gold noch einen Kapitän ziehen?
ask-captain-buy-own = Noch einen Kapitän ziehen, für { $gold } deiner { $left } Gold?
more-captain-buy = Du hast { $held }. Noch einen Kapitän ziehen, für { $gold } deiner { $left } Gold?
phrase-captain-held = { $name } ({ $nation }, Heimathafen { $zone }; Seemannskunst { $seamanship }, Erkunden { $scouting }, Führungskraft { $leadership }, Einfluss { $influence })
option-draw-captain = Kapitän ziehen ({ $gold } Gold)
option-enough = Keinen mehr
log-captain-bought = { $seat } zahlte { $gold } Gold und zog noch einen Kapitän.

## Regeln zum Nachschlagen; (F) ist eine Festlegung dieses Projekts

rules-captain_choice-title = Kapitäne zur Wahl
rules-captain_choice =
    Ein Tisch spielt höchstens eine von beiden Arten. Zwei Kapitäne: Alle ziehen 2 und behalten verdeckt einen. Kapitäne gegen Gold: In Zugreihenfolge darf jeder für 2 Gold einen zweiten und für 2 weitere einen dritten ziehen; dann wählen alle.
    Dafür wird zuerst der Startspieler gezogen, und der Preis geht von den 10 Gold ab, mit denen du beginnst. Das Schiff wird nach dem Kapitän gewählt; wer nicht behalten wird, wird zurückgemischt. Nach einem Tod wird der nächste Kapitän gezogen wie immer. (F)

## Wie es erzählt wird

told-captain-bought = zahlte { $gold } Gold und zog noch einen Kapitän
