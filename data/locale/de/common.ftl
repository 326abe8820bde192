### Was die Texte selbst brauchen: ein Spieler ohne Namen, eine leere Liste, mehrere gleiche Karten.

seat-number = Platz { $number }
nobody = niemand
nothing = nichts

# Mehrere gleiche Stücke in einer Liste, „2 × Galeone und Schaluppe“; `counted-<piece>` gilt für Stücke ohne das Zeichen.
counted = { $count } × { $name }

# Die Frage an einen anderen Platz, für alle, die nur wissen dürfen, dass sie gestellt ist, oder nicht einmal wem.
ask-secret = { $seat } trifft eine geheime Entscheidung.
ask-hidden = Ein Kapitän trifft eine geheime Entscheidung.

# Wer eine Zahl geändert hat, hinter dem Satz: „8 Karten (Caracas)“. Das Leerzeichen gehört dazu.
because = { " " }({ $sources })

# Eine Karte mit ihrer Zeile Seemannsgarn: in einer Liste von Karten und vor ihrem Text.
storied = { $name } (*{ $story }*)
with-story = { $text } *{ $story }*
