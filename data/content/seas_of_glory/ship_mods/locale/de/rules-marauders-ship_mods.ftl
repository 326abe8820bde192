rules-ship_mods-title = Neue Schiffsmodifikationen
rules-ship_mods =
    Zwei jeder Art werden mit den anderen verteilt; der Rest ist der Vorrat, den niemand ansieht. Modifikationen eines gesunkenen, verkauften oder aufgegebenen Schiffs kommen dazu, und ihr Besitzer legt ebenso viele zufällige verdeckt in Häfen ohne, auch wenn er tot ist. (F)
    Geschnitzter Rumpf: Im Seegefecht hat der Gegner 1 Würfel weniger für Seemannskunst, aber mindestens 1, wenn einer von beiden Flucht ansagt.
    Krähennest: Mit unbeschädigten Masten immer +1 Würfel beim Erkunden. Vor jedem Wurf dessen, der nach dir sucht, sagst du, ob er 1 Würfel weniger hat, aber mindestens 1. (F)
    Schmugglerversteck, nur mit Schmuggelware: Eine Karte braucht keinen Raum, kein NPC sieht sie, nichts nimmt sie dir; welche, sagst du, wenn es darauf ankommt.
    Die Planke, nur mit der Loyalitätsleiste: Bei jeder NPC-Ereigniskarte bewahrt entweder ein Erfolg mit Führungskraft oder, auf See, 1 Mann, auch der letzte, die Loyalität. Im Hafen wird ohne Frage gewürfelt. (F)
