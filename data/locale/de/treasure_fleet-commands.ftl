### Treasure Fleet: die Befehle (Discord erlaubt 100 Zeichen).

command-load = Karten für die Ausfahrt laden
command-load-cards = Welche Karten, durch Kommas getrennt
command-place = Eine Karte an ein Schiff spielen
command-place-card = Welche Karte, an welches Schiff
command-surrender = Dem Fluch ein Schiff überlassen
command-surrender-ship = Welches deiner Schiffe
