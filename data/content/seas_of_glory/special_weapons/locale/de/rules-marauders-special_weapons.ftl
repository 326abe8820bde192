rules-special_weapons-title = Neue Spezialwaffen
rules-special_weapons =
    Ein Schiff fasst 6 Spezialwaffen, von jeder Art eine. In einer Runde darf nur eine Munition eingesetzt werden, Enterhaken und Krähenfüße aber gemeinsam.
    Glühende Kugeln: Die Totenköpfe richten keinen Schaden an, doch das Schiff brennt. Vor jeder neuen Runde nimmt es einen Treffer, wo sein Kapitän will; der lässt sich abfangen und verlegen wie andere. Brennen beide, nehmen beide ihn zugleich; keines brennt doppelt. Ein Enterkampf oder das Ende des Gefechts löscht das Feuer. (F)
    Doppelkugeln: Zwei Totenköpfe, oder der einzige, treffen einmal mehr. Nach den Zahlentreffern verteilen sich alle Totenköpfe so gleichmäßig wie möglich auf das, was noch etwas hat; ist alles andere leer, geht der Rest in den Rumpf. (F)
    Krähenfüße: nach einem Vergleich, bei dem du Entern angesagt hast, gleich wer gewann. Der Gegner hat 1 Würfel weniger, aber mindestens 1, beim ersten Wurf auf Führungskraft in diesem Enterkampf, wenn du geentert hast, sonst beim nächsten auf Seemannskunst in diesem Gefecht. Wo keiner mehr kommen kann, wirst du nicht gefragt. (F)
