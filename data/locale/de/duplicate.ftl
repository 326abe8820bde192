# Ein Spiel an mehreren Tischen, überall gleich gemischt; verglichen wird, wer denselben Platz hatte.

table-title-duplicate = { $game } · Parallelspiel, Tisch { $number }
button-duplicate = Dasselbe Spiel, zweiter Tisch
house-duplicate = Dasselbe Spiel, zweiter Tisch
lobby-duplicate = 🃏 **Parallelspiel**: Andere Tische spielen genau dieses Spiel, gleich gemischt und mit denselben Einstellungen. Bis alle fertig sind, schaut niemand an einen anderen Tisch; dann siehst du, wie du gegen deinen Platz dort abschneidest.
duplicate-opened = Dein Tisch für dasselbe Spiel ist offen: { $table }. Platz nimmt man an seiner eigenen Nachricht.
duplicate-over = 🃏 Alle Tische dieses Spiels sind fertig. { $table } zeigt, wie du gegen deinen Platz an den anderen abgeschnitten hast.
duplicate-title = **Parallelspiel**: derselbe Platz an den anderen Tischen
duplicate-place = { $place }. { $who }: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}, { $side ->
    [more] { $much } mehr
    [fewer] { $much } weniger
   *[even] genauso viele
}
tell-duplicate-begun = Dieses Spiel hat begonnen. Ein weiterer Tisch lässt sich nur öffnen, solange es noch Mitspieler sucht.
tell-duplicate-seated = Du sitzt an diesem Tisch. Den anderen öffnet jemand, der dort spielt.
tell-duplicate-none = Dieses Spiel lässt sich nicht an mehreren Tischen spielen.
tell-duplicate-elsewhere = Du hast einen Platz an { $table }, und dort wird dasselbe gespielt. Niemand spielt es zweimal.
tell-duplicate-most = Dieses Spiel hat schon { $most } Tische, mehr gehen nicht.
tell-duplicate-settled = Andere Tische spielen dasselbe Spiel, darum bleiben die Einstellungen, wie sie sind. Willst du andere, öffne einen neuen Tisch.
tell-duplicate-played = Die anderen Tische haben dieses Spiel zu Ende gespielt, man kennt es jetzt. Öffne einen neuen Tisch.
tell-duplicate-seats = { $table } spielt dieses Spiel zu { $seats }. Ihr müsst genauso viele sein: Besetzt die Plätze, oder nehmt einen Computer heraus.
