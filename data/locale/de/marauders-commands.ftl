### Merchants & Marauders: die Befehle (Discord erlaubt 100 Zeichen).

command-move = In eine andere Zone segeln, oder in den Hafen oder hinaus
command-move-to = Wohin
command-scout = In deiner Zone erkunden
command-scout-target = Wonach du suchst
command-port = Die Hafenaktion nehmen
command-port-activity = Was du dort tust
command-sell = Waren im Hafen verkaufen
command-buy = Waren im Hafen kaufen
command-cards = Welche Karten, durch Kommas getrennt, oder alle
command-repair = Dein Schiff reparieren lassen
command-repair-location = Was repariert wird
command-shipyard = Schiffe, Modifikationen und Spezialwaffen
command-shipyard-offer = Was du nimmst
command-recruit = Deine Mannschaft im Hafen auffüllen
command-recruit-crew = Wie viele du anheuerst, wenn sie Gold verlangen
command-stash = Gold in deinem Heimathafen verstecken
command-stash-gold = Wie viel Gold
command-take = Gold aus deinem Versteck an Bord nehmen
command-raid = Den gefundenen Kauffahrer überfallen
command-raid-nation = Als wessen Schiff, wo du die Wahl hast
