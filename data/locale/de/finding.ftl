# Tische finden: die eigenen, die eines Servers, den nächsten, den Weg zurück zur Nachricht.

button-next = { $count ->
    [1] Nächster Tisch
   *[other] Nächster Tisch ({ $count } warten)
}
button-go = Dorthin
button-mine = Meine Tische
button-tables-here = Tische dieses Servers
button-tables-before = Zurückblättern
button-tables-after = Weitere Tische
button-console = Konsole
button-down = Nach unten holen
way-back = 📌 **Der Weg zurück zu { $table }**, ganz gleich, wie viel hier geredet wird.

mine-title = { $count ->
    [0] **Deine Tische.** Keiner wartet auf dich.
    [1] **Deine Tische.** Einer wartet auf dich:
   *[other] **Deine Tische.** { $count } warten auf dich, der am längsten wartet zuerst:
}
mine-none = Du sitzt an keinem Tisch. Mit /game new eröffnest du einen, mit /tables show:here findest du einen.
mine-turn = ⏳ **{ $table }** in { $place }: du bist dran{ $wait }
mine-away = **{ $table }** in { $place }: ein Computerkapitän segelt für dich; mit jeder Antwort übernimmst du wieder
mine-more = - und { $count ->
    [1] 1 älterer Tisch
   *[other] { $count } ältere Tische
}
here-title = **Tische dieses Servers:** { $count }
here-none = Hier ist kein Tisch offen, und es wird auch nirgends gespielt. Mit /game new eröffnest du einen.
tables-waits = **{ $table }** in { $place }: gewartet wird auf { $seats }{ $wait }
tables-unseen = **{ $table }** in { $place }: jemand wählt geheim{ $wait }
tables-computers = **{ $table }** in { $place }: die Computerkapitäne sind dran
tables-still = **{ $table }** in { $place }: die Uhr steht
tables-under-way = **{ $table }** in { $place }: wird gespielt
tables-aside = **{ $table }** in { $place }: liegt still; sein Spiel lässt sich gerade nicht öffnen
cockpit-elsewhere = -# { $table }, gespielt in { $place }

tell-no-next = Kein anderer Tisch wartet auf dich. Alle deine Tische zeigt dir /tables.
tell-none-waits = Kein Tisch wartet auf dich. Alle deine Tische zeigt dir /tables.
tell-brought = Die Nachricht des Tisches steht in { $place } wieder ganz unten.
tell-brought-already = Gerade hat sie schon jemand heruntergeholt. Versuch es in einer Minute noch einmal.

command-tables = Deine Tische finden, den nächsten, der auf dich wartet, und die dieses Servers
command-tables-show = Welche Tische
tables-mine = Meine Tische
tables-next = Der nächste, der auf mich wartet
tables-here = Alle dieses Servers
command-game-down = Die Nachricht des Tisches nach unten holen, unter alles Gesagte

## Neue Tische

button-wishes = Neue Tische melden
button-wish-no-more = Nichts mehr davon
hint-wishes = Melden, wenn ein Tisch aufgeht
wishes-title = **Neue Tische.** Wähl aus, was du spielen würdest. Geht in diesem Server so ein Tisch auf, bekommst du eine Direktnachricht, nachts nie.
wishes-none = Bisher hast du nichts ausgewählt.
wish-any = Jeder Tisch
wish-game = { $game }, egal in welchem Tempo
wish-pace = Jedes Spiel: { $pace }
wish-both = { $game }: { $pace }
wishes-opened = 🔔 Ein Tisch ist aufgegangen, der etwas für dich sein könnte:
tell-wishes-over = Von neuen Tischen in jenem Server hörst du nichts mehr. Doch wieder? Tippe dort /tables show:wishes.
tell-only-in-server = Das geht nur in einem Server. Tippe es in dem, dessen Tische du meinst.
tables-wishes = Neue Tische melden

## Wer an einen Tisch kommt, der noch nicht begonnen hat

arrivals-came = ⚓ **{ $table }** in { $place }: { $seats } { $seats_count ->
    [1] sitzt
   *[other] sitzen
} jetzt mit am Tisch.
arrivals-room = { $count ->
    [0] Der Tisch ist voll. Es kann losgehen, sobald du willst.
    [1] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
arrivals-full-here = ⚓ { $who }, { $table } ist voll. Es kann losgehen, sobald du willst.
button-arrivals-off = Nicht mehr melden, wer kommt
tell-arrivals-off = Wer sich zu dir an den Tisch setzt, melde ich dir nicht mehr. Doch wieder? Tippe /settings arrivals:on.
command-settings-arrivals = Ob dir gemeldet wird, wer sich zu dir an den Tisch setzt
settings-arrivals = Dir wird gemeldet, wer sich zu dir an einen Tisch setzt, bevor es losgeht.
settings-no-arrivals = Dir wird nicht gemeldet, wer sich zu dir an den Tisch setzt.
command-settings-upcoming = Ob dir gemeldet wird, dass du als Nächstes dran bist
settings-upcoming = Bist du als Nächstes dran, wird es dir einmal gemeldet, zusammen mit deinen Erinnerungen.
settings-no-upcoming = Es wird dir nicht gemeldet, wenn du als Nächstes dran bist (upcoming:on).

## Hilfe

help-nowhere = **In diesem Kanal wird an keinem Tisch gespielt.** Mit /game new eröffnest du einen. Noch nie gespielt? Eine erste Fahrt geht sofort los, mit Computerkapitänen und einer Stimme, die dir sagt, was zu tun ist.
help-open = **{ $table } sucht Mitspieler.** Setz dich dazu; wer ihn eröffnet hat, drückt auf „Los“, dann beginnt das Spiel.
help-lobby = **Du sitzt an { $table }; es hat noch nicht begonnen.** Wer den Tisch eröffnet hat, drückt auf „Los“; leere Plätze bekommen Computerkapitäne („Computerkapitän dazu“). Mit /seat invite lädst du jemanden ein.
help-asked = **An { $table } bist du dran.** „Deine Wahl“ zeigt, was du gefragt wirst; was jede Antwort bedeutet, steht dort hinter **Erklären**.
help-waiting = **{ $table } wartet gerade auf andere.** Auf wen, sagt /who; was du hast, zeigt /hand; was geschehen ist, erzählt /log. Bist du wieder dran, bekommst du Bescheid.
help-watching = **Du schaust { $table } zu.** „Folgen“ erzählt dir jede Runde in einer Direktnachricht; ob ein Platz frei ist, sagt /seat show.
help-over = **{ $table } ist zu Ende.** „Noch einmal“ auf der letzten Nachricht eröffnet einen neuen Tisch mit denselben Spielern; /game past zeigt die Runden, /stats, wie du gegen deine Rivalen stehst.
help-direct = **Mit anderen spielt man in Servern.** Hier kannst du allein eine erste Fahrt wagen und mit /tables nach deinen Tischen sehen. Erinnerungen stellst du mit /time ein, in einem Server oder per Direktnachricht an mich.
help-always = -# Überall: /tables zeigt deine Tische, /stats, was du gewonnen hast, /rules erklärt jede Karte und Regel, mit /settings bestimmst du, wie alles aussieht.
help-moderators = -# Für dich als Moderator: /setup regelt die Tische dieses Servers, /moderate console bringt einen in Ordnung.
button-try = Erste Fahrt wagen
tell-voyage-begun = Deine erste Fahrt beginnt in { $place }.
tell-voyage-already = Du bist schon auf einer ersten Fahrt, und zwar in { $place }.
tell-no-voyage = Kein Spiel dieses Servers hat eine erste Fahrt. Mit /game new eröffnest du einen Tisch.
command-voyage = Eine erste Fahrt unter Computerkapitänen beginnen oder fortsetzen
command-help = Sehen, was du hier und jetzt tun kannst

## Einen Server begrüßen

greeting = ### Ahoi! Ich bin Quartermaster.
    Ich leite in Threads dieses Servers Piraten-Brettspiele: { $games }. Ich kenne die Regeln, gebe die Karten, hüte jedes Geheimnis und zeichne das Brett; leere Plätze übernehmen Computerkapitäne.
    Noch nie gespielt? Eine erste Fahrt geht sofort los, mit einer Stimme, die dich berät. Mit /game new eröffnest du einen Tisch für mehrere; was du gerade tun kannst, sagt /help.
greeting-setup = -# Für Moderatoren: Mit /setup wählt ihr Kanal und Sprache der Tische und erfahrt, was noch fehlt.
