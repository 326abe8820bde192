### Regeln am Tisch, die für alle Spiele gelten, zum Nachschlagen mit /rules, in eigenen Worten.

rules-fair-title = Wie der Zufall ehrlich bleibt
rules-fair =
    Vor einem Spiel veröffentlicht der Bot den Fingerabdruck (SHA-256) eines geheimen Startwerts. Alle Würfel und Karten kommen aus diesem Wert, und am Ende wird er gezeigt: Mit /game export und `quartermaster verify` kann jeder jeden davon prüfen.
rules-undo-title = Rückgängig machen
rules-undo =
    Deine letzten Antworten darfst du zurücknehmen, bis jemand daraus etwas erfahren oder ein anderer Platz geantwortet hat. Darüber hinaus hilft nur ein Moderator, und alle sehen es.
