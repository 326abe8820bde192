name-give_me_glory = Ruhm oder Tod
text-give_me_glory = Der erste Ruhmespunkt im Versteck kostet 10 Gold, jeder weitere 5 Gold mehr als der vorige.

## Regeln zum Nachschlagen; (F) ist eine Festlegung dieses Projekts

rules-give_me_glory-title = Teurer Ruhm
rules-give_me_glory =
    Der erste Ruhmespunkt im Versteck kostet 10 Gold, der zweite 15, der dritte 20 und so weiter: 10, 25, 45, 70 und 100 Gold bringen 1 bis 5 Punkte. Wie immer zählt höchstens das halbe Ziel. (F) Bei Gleichstand entscheidet das Gold im Versteck. (F)
