### Korsaren der Karibik: Kapitäne ohne Spieler und Krieg zwischen den Nationen.

## Kommen und Gehen

log-npc-entered = { $name } ({ $npc_npc }) erschien { form-off-zone }.
log-npc-returned = { $name } ({ $npc_npc }) war wieder da, { form-off-zone }.
log-npc-slain = { $name } fährt nie wieder zur See.

## Fahren, Jagen und Ausschau

log-npc-moved = { $name } segelte { form-origin } { form-zone }.
log-npc-hunts = { $name } jagte { $seat } und segelte { form-origin } { form-zone }.
log-npc-lot = Für { $name } sind { $seats } gleichauf: Das Los entscheidet.
log-npc-lurks = { $name } jagte { $seat } und blieb { form-off-zone }.
log-npc-scouted = { $name } hielt Ausschau nach { $seat }: { $faces }, { $successes ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}{ $because }.
log-npc-found = { $name } fand { $seat } { form-off-zone }!
log-npc-missed = { $name } verlor { $seat } aus den Augen.

## Krieg und Frieden

log-war-began = Krieg brach aus: { $nation_country } gegen { $enemy_country }. Ihre Häfen sind dem Feind verschlossen, und Linienschiffe laufen aus.
log-war-ended = Frieden schlossen { $nation_country } und { $enemy_country }: Die Häfen öffneten sich, und aus Linienschiffen wurden Fregatten.
log-war-none = Es gab keinen Krieg zu beenden.

## Schritte

step-NpcComes = Ein Kapitän ohne Spieler kommt
step-NpcDrawn = Ein Kapitän ohne Spieler wird gezogen
step-NpcInPlay = Ein Kapitän ohne Spieler ist da
step-MoveNpc = Ein Schiff fährt oder jagt
step-Hunt = Eine Jagd
step-HuntForGold = Ein Pirat wittert Gold
step-NpcsScout = Schiffe suchen einen Kapitän
step-ScoutedByNpc = Ein Schiff sucht einen Kapitän
step-NpcScoutingRoll = Ein Schiff würfelt auf Erkunden
step-FoundByNpc = Gefunden!
step-NpcAttacks = Ein Schiff greift an
step-DeclareWar = Ein Krieg beginnt

## Regeln zum Nachschlagen; (F) ist eine Festlegung dieses Projekts

rules-npcs-title = Kriegsschiffe und Piraten
rules-npcs =
    Ereigniskarten bringen Kriegsschiffe und 2 Piraten ins Spiel, jeweils am Ende der Runde. Ein neuer Kapitän löst den alten desselben Schiffs ab; wird er besiegt, so kehrt am Ende der Runde ein abgelöster in seine Heimat zurück, bei mehreren entscheidet das Los.
    Kriegsschiffe jagen Kapitäne mit Kopfgeldern, zuerst solche ihrer eigenen Nation, und im Krieg Kapitäne des Feindes. Piraten jagen Kapitäne ohne Kopfgelder: zuerst den mit dem meisten Gold an Bord, dann den mit der meisten Fracht. Der Bot vergleicht das Gold und sagt nur, wer gejagt wird. (F)
    Die Zeichen der Ereigniskarten bewegen sie eine Zone in die Richtung, die sie zeigen, oder im Uhrzeigersinn über die nächste Grenze. Ist aber ein Kapitän, den ein Schiff jagt, in derselben oder einer benachbarten Zone, im Hafen oder auf See, so fährt es zu ihm.
rules-npc-scouting-title = Von Kriegsschiff oder Pirat gefunden
rules-npc-scouting =
    Beginnst du deinen Zug auf See in der Zone eines Schiffs, das dich jagt, oder kommst du dorthin, auch aus ihrem Hafen, so würfelt es Erkunden: ein Kriegsschiff mit deinen Kopfgeldern seiner Nation, wenn das mehr sind. Ein Erfolg, und du musst kämpfen.
    Sind es mehrere, so würfeln erst alle, dann kämpfen die, die dich gefunden haben, in zufälliger Reihenfolge. (F) Piraten neben einem Kriegsschiff suchen nicht, ebenso wenig Linienschiffe nebeneinander.
    Wer zum Gegner wird, während du in seiner Zone bist, sucht dich erst, wenn du sie wieder betrittst oder dort einen Zug beginnst. (F)
    Das Schiff spielt der linke Nachbar des Kapitäns, gegen den es kämpft, oder der Computer, wie der Tisch es gewählt hat. (F) Es flieht nur mit weniger Kanonen oder Mannschaft als sein Gegner. Vor dem nächsten Kampf ist aller Schaden behoben.
rules-war-title = Krieg und Frieden
rules-war =
    Krieg bringt 2 Nationen, die das Los bestimmt, gegeneinander auf, bis zum Frieden oder zum nächsten Krieg. (F) Ihre Kriegsschiffe sind Linienschiffe und jagen auch Kapitäne der anderen Seite.
    Die Häfen des Feindes sind dir verschlossen, was auch immer sie sonst öffnen würde, nur dein Heimathafen nicht. Wer in so einem Hafen liegt, darf bleiben. (F) Keine Nation zahlt einem Kapitän ihres Feindes eine Belohnung.
