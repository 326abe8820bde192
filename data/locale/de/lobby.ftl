# Mitspieler sammeln: wer bereit ist, wann es losgeht, ein Aufruf, die offenen Tische.

lobby-starts = **Beginn:** { $when }, { $left }
lobby-language = **Sprache:** { $language }
button-gather = Mitspieler sammeln
button-check = Alle bereit?
button-call = Mitspieler rufen
button-ready = Bin bereit
button-not-ready = Noch nicht
hint-start-at = Zu einer Uhrzeit beginnen
hint-tongue = Sprache dieses Tisches

gather-title = **Mitspieler sammeln** · { $table }
gather-starts = Das Spiel beginnt von selbst: { $when }, { $left }.
gather-no-time = Das Spiel beginnt, wenn du auf „Los“ drückst, zur Zeit, die du hier wählst, oder sobald alle bereit sind.
gather-call-about = „Mitspieler rufen“ benachrichtigt alle, die hier Spiele suchen: höchstens alle 2 Stunden, für einen Tisch einmal am Tag.
gather-no-role = Moderatoren können mit /setup players_role eine Rolle nennen, die ich rufe.
gather-in = in { $count } Minuten
gather-hours = { $count ->
    [1] in 1 Stunde
   *[other] in { $count } Stunden
}
gather-off = Keine Uhrzeit: Jemand drückt den Knopf
gather-soon = { $table } beginnt { $left }.
gather-no-start = { $table } hat nicht begonnen: { $why } Beginnt von Hand, oder wählt eine andere Zeit.
gather-missed = Ich war nicht da, als es so weit war.
gather-called = 📣 { $role }: { $line }
tell-no-moment = In „{ $typed }“ erkenne ich keine Zeit. Schreib „20:30“ oder „in 2h“, höchstens 14 Tage voraus.
tell-starts = Das Spiel beginnt { $when }, { $left }.
tell-starts-zone = Das Spiel beginnt { $when }, { $left }. Anders gemeint? Ich nehme an, dass du in der Zeitzone { $zone } lebst; mit /time reminders änderst du das.
tell-no-role = Dieser Server hat keine Rolle zum Rufen. Moderatoren nennen eine mit /setup players_role.
tell-called-already = Gerufen wurde erst vor Kurzem. Das nächste Mal geht es nach { $when }.
tell-called = Der Ruf ist draußen.
tell-joined = Du hast einen Platz an { $table }, in { $place }.

check-title = ✋ **Alle bereit?** { $table } beginnt, sobald es alle sind.
check-ready = ✅ { $who }
check-waits = ⬜ { $who }
check-until = -# Die Frage endet { $left }.
check-all = ✅ Alle sind bereit. Es geht los!
check-not-ready = ✋ { $who } ist noch nicht bereit; die Frage ist vom Tisch.
check-lapsed = ✋ Die Zeit ist um. Es fehlen noch: { $members }
tell-check-begun = Ich habe alle gefragt.
tell-check-runs = Die Frage läuft schon. Warte, bis sie vorbei ist.
tell-check-alone = Außer dir sitzt hier niemand. Beginne einfach selbst.
tell-check-over = Diese Frage ist vorbei.

tables-title = **Offene Tische**
tables-none = Hier ist kein Tisch offen. Eröffne einen mit /game new.
tables-lobby = **{ $table }** in { $place }, eröffnet von { $host }: { $count ->
    [0] voll
    [1] 1 Platz frei
   *[other] { $count } Plätze frei
} · { $pace } · { $language }
tables-begun = **{ $place }**, läuft schon: { $count ->
    [1] 1 Platz eines Computerkapitäns zu übernehmen
   *[other] { $count } Plätze von Computerkapitänen zu übernehmen
} · { $pace } · { $language }
tables-starts = { " " }· beginnt { $left }
tables-more = … und { $count ->
    [1] 1 weiterer.
   *[other] { $count } weitere.
}

## Was sanfte Kapitäne sagen

lobby-asides = **Sanfte Kapitäne:** An diesem Tisch sagen sie nichts
button-asides-off = Sanfte Kapitäne schweigen lassen
button-asides-on = Sanfte Kapitäne reden lassen
