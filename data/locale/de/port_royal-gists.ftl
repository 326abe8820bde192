### Was Karten bewirken, in wenigen Worten: unter Knöpfen, wo für ihre Texte kein Platz ist.

gist-admiral_5 = 2 Münzen, wenn 5 Karten im Hafen liegen
gist-admiral_7 = 2 Münzen, wenn 5 Karten im Hafen liegen
gist-admiral_9 = 2 Münzen, wenn 5 Karten im Hafen liegen
gist-captain_4 = Für Expeditionen
gist-governor_8 = Jedes Mal 1 Karte mehr nehmen
gist-jack_6 = Auf Expeditionen jeder
gist-jester_5 = 1 Münze, wenn der Hafen leer ist
gist-jester_7 = 1 Münze, wenn der Hafen leer ist
gist-jester_9 = 1 Münze, wenn der Hafen leer ist
gist-mademoiselle_7 = Personen kosten dich 1 Münze weniger
gist-mademoiselle_9 = Personen kosten dich 1 Münze weniger
gist-priest_4 = Für Expeditionen
gist-settler_4 = Für Expeditionen
gist-trader_frigate_3 = +1 Münze je Fregatte
gist-trader_galleon_3 = +1 Münze je Galeone
gist-trader_pinnace_3 = +1 Münze je Pinasse
gist-trader_pinnace_5 = +1 Münze je Pinasse
