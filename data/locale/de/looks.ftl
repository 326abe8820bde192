### Darstellungen der Bilder, und was ein Mitglied vorzieht.

theme-chart = Seekarte
theme-contrast = Hoher Kontrast
theme-large = Große Schrift
theme-server = Wie der Server
pictures-drawn = Bilder
pictures-words = Worte statt Bilder
settings-title = **Deine Einstellungen, auf allen Servern**
settings-theme = Bilder, die nur du siehst: { $theme }{ $own ->
    [yes] .
   *[no] , wie auf diesem Server.
  }
settings-drawn = Sie werden gezeichnet. Mit „Worte statt Bilder“ beschreibe ich sie vollständig.
settings-words = Sie werden vollständig beschrieben statt gezeichnet. /board erzählt den ganzen Spielplan und ein laufendes Gefecht. „Deine Wahl“ beginnt mit dem, was neu ist, und stellt dort gleich die nächste Frage.
setup-theme = Bilder an den Tischen: { $theme }. Mitglieder wählen ihre eigene Darstellung mit /settings.
command-settings = Bilder, Chancen, und was aus deinen Überraschungskarten wird
command-settings-theme = Farben und Schrift der Bilder, die nur du siehst
command-settings-pictures = Bilder, oder alles darauf in Worten
command-settings-cards = Wenn der Moment einer deiner Überraschungskarten kommt
cards-ask = Jedes Mal fragen, auch wenn es auffällt
cards-always = Bei erster Gelegenheit spielen
cards-never = Behalten
cards-table = Fragen, solange es nicht auffällt
settings-cards = Überraschungskarten: { $wish }. Auf einer ersten Fahrt frage ich immer, wenn du nichts anderes wählst; für einzelne Karten sieh in deine Hand.
command-setup-theme = Farben und Schrift der Bilder an den Tischen

## Die Titelbilder der Spiele in Worten

cover-marauders = Merchants & Marauders: Ein Piratenschiff feuert vor einer grünen Küste auf eine spanische Galeone, dahinter steht tief die Sonne.
cover-port_royal = Port Royal: ein englisches und ein niederländisches Schiff am Kai einer Hafenstadt, davor Fässer, Kisten und Leute.
cover-treasure_fleet = Treasure Fleet: 3 Schatzgaleonen in Linie unter goldenem Himmel und ein Piratenschiff, das hinter einer Klippe lauert.
