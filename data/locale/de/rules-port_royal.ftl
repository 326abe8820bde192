### Die Regeln von Port Royal und Händler der Karibik zum Nachschlagen mit /rules, in eigenen Worten. (F): Entscheidung dieses Projekts.

rules-royal-aim-title = Port Royal: Ziel und Ende
rules-royal-aim =
    Sammelt Einflusspunkte: angeheuerte Personen und erfüllte Expeditionen bringen sie. Mit 10 Punkten und mindestens einer Expedition (Händler der Karibik) oder mit 12 Punkten (Port Royal) läutet jemand die letzte Runde ein; das gilt auch, wenn danach Punkte verloren gehen. Den letzten Zug hat, wer rechts vom Startplatz sitzt.
    Die meisten Punkte gewinnen, in Händler der Karibik nur unter denen mit einer Expedition. Ein Tisch kann auch Port Royal mit dieser Bedingung spielen (Einstellung). Gleichstand: mehr Münzen, dann geteilt. (F)
    Kann die erste Karte eines Zugs nicht aufgedeckt werden, weil Stapel und Ablage leer sind, ist diese Runde die letzte; hat dann niemand eine Expedition, gewinnen die meisten Punkte. (F)
rules-royal-sets-title = Port Royal: die beiden Regelwerke
rules-royal-sets =
    Händler der Karibik geht zu zweit bis viert, Port Royal zu zweit bis fünft. Beide werden mit den Karten von Port Royal gespielt. Für Händler der Karibik sind sie ein Ersatz, denn dessen eigene 110 Karten sind nicht bekannt: alle 4 Steuererhöhungen belohnen die größte Kampfstärke, die Expedition zweier Priester bringt 3 Münzen, Expeditionen zählen 3 Punkte (Paare) oder 5. (F)
    Zu fünft liegt eine sechste Expedition von Anfang an offen.
rules-royal-coins-title = Port Royal: Münzen
rules-royal-coins =
    Eine Münze ist eine verdeckte Karte vom Nachziehstapel. Wie viele jemand hat, ist bekannt, die Vorderseiten sieht niemand, auch beim Bezahlen nicht. (F) Ihr beginnt mit 3. Ist der Stapel leer, wird die Ablage sofort gemischt, auch mitten im Zahlen; was dann noch fehlt, ist verloren. (F)
rules-royal-discover-title = Port Royal: Entdecken
rules-royal-discover =
    In deinem Zug deckst du Karten auf, mindestens eine, bis du aufhörst. Personen und Schiffe bleiben im Hafen. Ein gerade aufgedecktes Schiff kannst du abwehren, wenn die Kampfstärke deiner Personen mindestens so groß ist wie seine; sie wird nicht verbraucht. Schiffe mit Totenkopf lassen sich nicht abwehren.
    Kommt ein zweites Schiff einer Art, verlierst du den ganzen Hafen und dein Zug ist vorbei, außer du bist stark genug, es abzuwehren; dann geschieht das ohne Frage. (F)
rules-royal-tax-title = Port Royal: Steuererhöhung
rules-royal-tax =
    Wer 12 oder mehr Münzen hat, verliert die Hälfte, abgerundet. Danach bekommen alle mit der größten Kampfstärke 1 Münze, auch wenn niemand welche hat. In Port Royal belohnen 2 der 4 Karten stattdessen die wenigsten Einflusspunkte.
rules-royal-loot-title = Port Royal: Plündern und Anheuern
rules-royal-loot =
    Wer am Zug ist, nimmt 1 Karte, bei 4 Schiffsarten 2 Karten, bei 5 Arten 3; gezählt wird einmal, zu Beginn dieser Phase. (F) Danach dürfen reihum alle anderen je eine nehmen und zahlen für jede Karte 1 Münze an den, der am Zug ist; die Münzen eines gerade geplünderten Schiffs dürfen dafür herhalten. (F) Das gilt auch, wenn der nichts genommen hat. (F)
    Ein geplündertes Schiff bringt seine Münzen und wird abgelegt. Eine Person wird bezahlt, liegt von da an in deiner Auslage und zählt sofort. Was übrig bleibt, wird abgelegt.
rules-royal-expeditions-title = Port Royal: Expeditionen
rules-royal-expeditions =
    Aufgedeckte Expeditionen liegen neben dem Hafen, bis jemand sie erfüllt. In deinem eigenen Zug, jederzeit vor seinem Ende, darfst du die gezeigten Personen ablegen, Tausendsassas anstelle jeder von ihnen; du bekommst die Karte und ihre Münzen. (F)
rules-royal-persons-title = Port Royal: Personen
rules-royal-persons =
    Jede Person zählt, auch mehrere gleiche. Händler: eine Münze mehr von jedem Schiff ihrer Art. Matrose 1, Pirat 2 Kampfstärke. Fräulein: Anheuern kostet 1 weniger, nie unter 0. (F) Gouverneur: jedes Mal eine Karte mehr, mit Gebühr. Admiral: 2 Münzen, wenn 5 oder mehr Karten im Hafen liegen, sobald du nehmen darfst. Witzbold: 1 Münze, wenn der Hafen dann leer ist (in Port Royal nur für die anderen), und wenn in einem Zug niemand nehmen darf. (F)
