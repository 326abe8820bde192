### Port Royal und Händler der Karibik: die Befehle (Discord erlaubt 100 Zeichen).

command-discover = Eine Karte im Hafen aufdecken
command-repel = Das einlaufende Schiff abwehren
command-take-card = Eine Karte aus dem Hafen nehmen
command-take-card-which = Welches Schiff oder welche Person
command-expedition = Personen auf eine Expedition schicken
command-expedition-request = Welche Expedition
