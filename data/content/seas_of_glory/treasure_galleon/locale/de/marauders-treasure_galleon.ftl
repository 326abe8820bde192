name-treasure_galleon = Schatzgaleone
text-treasure_galleon = Eine spanische Galeone jagt niemanden und nimmt bei jeder Fahrt 5 Gold an Bord. Wer sie entert, bekommt alles.
source-treasure_galleon = { name-treasure_galleon }
name-treasure_galleon_board = Nuestra Señora de la Plata
step-PlaceGalleon = Die Schatzgaleone läuft aus
step-LoadTreasure = Gold für die Schatzgaleone
step-TakeTreasure = Der Schatz wird geholt
log-treasure-placed = Die Schatzgaleone lag { form-off-zone }, noch ohne Gold.
log-treasure-loaded = Die Schatzgaleone nahm { $more } Gold an Bord: jetzt { $gold }.
log-treasure-taken = { $seat } nahm alles Gold der Schatzgaleone: { $gold }.
log-treasure-sunk = Mit der Schatzgaleone gingen { $gold } Gold unter.

## Regeln zum Nachschlagen; (F) ist eine Festlegung dieses Projekts

rules-treasure_galleon-title = Die Schatzgaleone
rules-treasure_galleon =
    Sie beginnt vor Cartagena, ohne Gold. (F) Jede Ereigniskarte mit Bewegungssymbolen bewegt sie, wie ihr erstes Symbol sagt, und 5 Gold kommen an Bord. Sie jagt niemanden und greift niemanden an.
    Suche sie in ihrer Seezone. Wer sie findet, bekommt ein spanisches Kopfgeld und kämpft mit ihr: eine Galeone mit Seemannskunst 3 und Führungskraft 3. (F) Spielt ihr mit trägen Galeonen oder aufgerüsteten NPCs, gilt das auch für sie.
    Besiege sie für einen Ruhmespunkt und je volle 10 Gold an Bord ein weiteres spanisches Kopfgeld. Nach einem Enterkampf nimmst du alles Gold und darfst das Schiff übernehmen, ohne den Ruhm für einen Kauf. (F) Versenkt nimmt sie ihr Gold mit. (F) So oder so kommt sie nicht wieder.
    Sie ist kein Kriegsschiff und nie ein Linienschiff; Piraten suchen auch neben ihr. (F)

## Wie es erzählt wird

told-treasure-placed = die Schatzgaleone liegt { form-off-zone }, noch ohne Gold
told-treasure-loaded = die Schatzgaleone hat jetzt { $gold } Gold
told-treasure-taken = **nahm der Schatzgaleone alles Gold ab: { $gold }**
told-treasure-sunk = 🌊 **{ $gold } Gold gingen mit der Schatzgaleone unter**
