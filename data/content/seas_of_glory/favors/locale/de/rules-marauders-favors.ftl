rules-favors-title = Gefallen
rules-favors =
    Du hast bis zu 5 Gefallen, und alle sehen es. Als Letztes in einer Hafenaktion kaufst du beliebig viele für je 2 Gold; ein angenommener Auftrag bringt einen, ein erfüllter noch einen.
    Für einen ziehst du alle Karten einer Art neu, die du auf einmal gezogen hast, aber keine Ereigniskarte und nichts, was ein Ereignis dich ziehen lässt; oder du würfelst außerhalb von Kämpfen und Überfällen noch einmal auf eine Fähigkeit; oder ein Kapitän ohne Spieler, der dich gefunden hat, muss noch einmal würfeln. Es ist ein Gefallen je Gelegenheit.
    Ein Warenangebot wird im Ganzen und einmal neu gezogen, wenn es vollständig ist, die vierte Karte in Havanna nie. In einem Versuch, dich zu finden, wird ein Wurf wiederholt, wie viele er auch braucht. (F)
    In einen verschlossenen Hafen kommst du für einen Gefallen je Kopfgeld seiner Nation und einen mehr, wenn sie im Krieg dein Feind ist.
    Solange du Gefallen hast, wirst du gefragt, wo einer helfen könnte. Du kannst sie bis zu deinem nächsten Zug beiseitelegen. Sie sterben mit deinem Kapitän, außer du spielst „{ name-survivor }“: Dann behält sie dein nächster. (F)
