rules-ship_mod_market-title = Der Markt für Schiffsmodifikationen
rules-ship_mod_market =
    Hat ein Hafen keine Schiffsmodifikation, wenn du eine Hafenaktion beginnst, darfst du in dieser Aktion eine aus dem Vorrat ziehen und zum Preis des Hafens kaufen oder offen zum Kauf liegen lassen.
    Wer die eigene des Hafens kauft, zieht in dieser Aktion keine andere. Das Ziehen ist keine Tätigkeit: Danach darfst du noch Waren verkaufen. Was deinem Schiff nichts nützt, bleibt liegen. (F)
