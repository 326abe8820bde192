rules-npc_upgrades-title = Aufgerüstete NPCs
rules-npc_upgrades =
    Wird die Karte eines NPC gezogen oder aufgedeckt, bekommt sie einen zufälligen Marker, offen für alle. „0“ heißt keiner, „2“ bringt 2 andere; beide kommen zurück. Ist der Vorrat leer, gibt es keinen. (F)
    Nur die oberste Karte einer Art ist aufgerüstet: Wird eine neue gezogen, kommt zuerst der Marker der alten zurück, und der alte NPC segelt bis zum Ende der Runde ohne ihn. (F)
    Krieg und Frieden ändern nichts, nur zieht ein Linienschiff neu, was es nicht haben kann, etwa Hängematten oder eine Extra-Geschützpforte. Nach dem Gefecht hat ein NPC seine Spezialwaffe wieder.
    Versenkt verliert er alles. Im Enterkampf besiegt, lässt er dir die Spezialwaffen, die er nicht eingesetzt hat und die dir fehlen; ein erobertes Schiff behält seine Modifikationen. Sie zählen als diese Art und kommen in ihren eigenen Vorrat zurück, wenn sie benutzt, verkauft oder versenkt werden; dafür kommt nichts in die Häfen. (F)
