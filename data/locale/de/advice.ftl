### Chancen und Folgen des Angebotenen: wer sie sieht.

lobby-helm = **Ruder:** Wer mag, darf es an diesem Tisch um Rat fragen
lobby-odds = **Chancen:** An diesem Tisch sieht sie niemand
odds-yes = Chancen: Jeder darf sie sehen
odds-yes-about = Chancen und Folgen unter der eigenen Auswahl; /settings schaltet sie ab
odds-helm = Chancen und Rat vom Ruder
odds-helm-about = Wer mag, fragt das Ruder: 2 Pläne je Zug, für niemanden sonst
odds-no = Chancen: Niemand sieht sie
odds-no-about = Alle rechnen selbst
hint-odds = Chancen und Folgen
command-settings-odds = Chancen und Folgen unter der eigenen Auswahl
settings-odds = Chancen: an, wo der Tisch sie erlaubt
settings-no-odds = Chancen: aus
