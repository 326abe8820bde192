rules-loyalty-title = Die Loyalität der Mannschaft
rules-loyalty =
    Mannschaften sind zu Beginn zufrieden. Sie verlieren einen Schritt mit jeder Ereigniskarte, die einen Kapitän ohne Spieler bringt, wenn ihr Kapitän erklärt, dass er Gold versteckt, und wenn er seinen Zug im selben Hafen beginnt und beendet, auch wenn er dazwischen fuhr. (F)
    Sie gewinnen einen Schritt mit jedem Ruhmespunkt und einmal in einer Hafenaktion für Gold: 2 für jeden Schritt bis zufrieden, 3 für jeden darüber. (F)
    Erfreut: Du heuerst in jedem Hafen umsonst an, und ein Spezialist im Zug kommt in jedem Hafen ohne Gold; ein Wurf auf seiner Karte bleibt nötig. (F) Glücklich: Führungskraft +1 im Enterkampf und bei Überfällen an Land. Treu ergeben: Einmal in deinem Zug bringt ein Erfolg in Führungskraft eine Aktion und kostet einen Schritt.
    Unruhig: Niemand heuert umsonst an, jeder kostet ohne Wurf 2 Gold; kein Spezialist kommt dazu, und die an Bord tun nichts. Unglücklich: Eine Ruhmeskarte braucht einen Erfolg in Führungskraft, sonst bleibt sie diesen Zug ungesehen auf der Hand. Wütend: Führungskraft -1 im Enterkampf und bei Überfällen an Land, aber mindestens 1. (F)
    Vorteile und Nachteile kommen zusammen. Unter wütend liegt die Meuterei: Mit einem Erfolg in Führungskraft ist die Mannschaft wieder wütend, sonst tötet sie dich. Die Mannschaft eines neuen Kapitäns ist zufrieden. (F)
