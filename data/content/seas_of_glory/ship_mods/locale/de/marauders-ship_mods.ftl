name-ship_mods = Neue Schiffsmodifikationen
text-ship_mods = Mehr Arten von Schiffsmodifikationen; was nicht an die Häfen verteilt wird, bildet einen Vorrat.

name-carved_hull = Geschnitzter Rumpf
text-carved_hull = Im Seegefecht hat dein Gegner 1 Würfel weniger für Seemannskunst, aber mindestens 1, in jeder Runde, in der einer von euch Flucht ansagt.
name-crows_nest = Krähennest
text-crows_nest = Solange deine Masten unbeschädigt sind, hast du +1 Würfel beim Erkunden, und wer nach dir sucht, hat auf deinen Wunsch 1 Würfel weniger, aber mindestens 1: Du entscheidest vor dem Wurf.
name-smugglers_hold = Schmugglerversteck
text-smugglers_hold = Eine Karte deiner Schmuggelware braucht keinen Laderaum, kein NPC sieht sie, und weder Karten noch Schaden nehmen sie dir. Welche, sagst du, sobald es darauf ankommt.
name-the_plank = Die Planke
text-the_plank = Wenn eine NPC-Ereigniskarte dich eine Stufe Loyalität kosten würde, vermeidest du das mit einem Erfolg mit Führungskraft oder, auf See, mit 1 Mann. Wähle jedes Mal eins von beiden.

ask-plank = Deine Mannschaft murrt. Auf Führungskraft würfeln, oder 1 von { $crew } Mann über die Planke schicken?
ask-plank-own = Die Mannschaft murrt. Auf Führungskraft würfeln, oder 1 von { $crew } über die Planke?
option-plank-roll = Wurf auf Führungskraft
option-plank-crew = 1 Mann abgeben
log-plank-walked = { $seat } schickte einen Mann über die Planke, und die übrigen schwiegen: Mannschaft noch { $crew }.
roll-plank = um die Mannschaft zu beruhigen
ask-crows_nest = { $who } geht auf die Suche. Gesucht: { $target }. Das Krähennest nutzen? Dann ist es 1 Würfel weniger.
ask-crows_nest-own = { $who } sucht { $target }. Das Krähennest nutzen? 1 Würfel weniger.
option-use-nest = Nutzen (1 Würfel weniger)
option-leave-nest = Kommen lassen
log-crows_nest-shown = { $target } versteckte sich nicht. Auf der Suche: { $who }.

step-WalkThePlank = Die Planke
step-LieLow = Krähennest

## Wie es erzählt wird

told-plank-walked = schickte 1 Mann über die Planke, Mannschaft noch { $crew }

does-use-nest = Sie würfeln mit 1 Würfel weniger.
does-leave-nest = Sie würfeln mit allen Würfeln.
does-plank-roll = Mit einem Erfolg geht niemand verloren.
does-plank-crew = 1 Mann geht verloren, und die anderen schweigen.

## In wenigen Worten

gist-carved_hull = 1 Würfel weniger für den Gegner, wenn jemand flieht
gist-crows_nest = +1 Würfel beim Erkunden; wer dich sucht, hat 1 weniger
gist-smugglers_hold = Versteckt 1 Schmuggelware und braucht keinen Platz
gist-the_plank = 1 Mann opfern statt Loyalität
