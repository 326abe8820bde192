### Was eine erste Fahrt vorstellt, jedes einmal, wenn es zum ersten Mal vorkommt: höchstens 110 Zeichen.

lesson-actions = Jeder Punkt ist 1 Aktion: fahren, an Land gehen oder erkunden. Du hast 3 im Zug.
lesson-hand = Auf der Hand, nur für dich: { $card }. { $card_gist }.
lesson-skull = Ein Totenkopf ist ein Erfolg, und 1 reicht, wenn nicht mehr gefragt sind. Dein Wert ist die Zahl der Würfel.
lesson-bounty = Auf dich ist ein Kopfgeld ausgesetzt: Die Häfen dieser Nation sind zu, und ihre Marine jagt dich.
lesson-navy = Schiffe auf einer Ereigniskarte fahren dorthin, wenn sie im Spiel sind. Die Marine jagt Gesuchte.
lesson-stash = Dein Versteck ist nur im Heimathafen: Dort ist Gold sicher, und je volle 10 sind 1 Ruhm.
lesson-mission = Eine Schriftrolle auf der Karte ist ein Auftrag: Annahme dort an Land; ist er erfüllt, bringt er 1 Ruhm.
lesson-rumor = Ein Gerücht nennt einen Ort, und nur du siehst es. Stimmt es beim Wurf dort, bringt es 1 Ruhm und mehr.
lesson-shipyard = Die Werft repariert, rüstet aus und verkauft Schiffe. Die erste Fregatte oder Galeone bringt 1 Ruhm.
