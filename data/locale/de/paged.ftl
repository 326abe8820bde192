### Was auf einer eigenen Seite anders heißt: `page-<key>` geht dort vor `<key>`. Stil: docs/style.md.

page-crew-handed = ⚓ { $seat } vertritt { $before }, bis { $before } wiederkommt.
page-explain-more = Die ganze Regel steht unter Regeln: { $topic }
page-log-table-opened = Der Tisch für { $game } ist gedeckt. Der Startwert aller Würfel und Karten ist versiegelt: { $commitment_short }…
page-outcome-seed = Startwert { $seed }
page-time-away = ⏳ Die Zeit von { $seat } ist um. Ein Computerkapitän spielt weiter, bis { $seat } wieder da ist.
page-tell-again-open = Das nächste Spiel dieses Tisches ist schon eröffnet.
page-tell-again-stranger = Um ein weiteres Spiel können nur die bitten, die an { $table } saßen. Eröffne einen eigenen Tisch.
page-tell-away-first = Hier spielt gerade ein Computerkapitän für dich. Melde dich erst zurück.
page-tell-begun = Dieses Spiel hat schon begonnen.
page-tell-check-alone = Außer dir sitzt hier niemand, den man fragen könnte. Fang einfach an.
page-tell-enough-time = Ihr habt 3-mal hintereinander für mehr Zeit gestimmt; jetzt kann sie nur noch ein Moderator geben.
page-tell-file-broken = Diese Datei lässt sich nicht öffnen. Wähle eine, die du nach einem Spiel gesichert hast, so wie sie war.
page-tell-file-large = Diese Datei ist zu groß. Wähle eine, die du nach einem Spiel gesichert hast.
page-tell-file-unfinished = Dieses Spiel lief noch, als die Datei gesichert wurde. Deshalb steht in ihr nur, was alle wussten. Sichere es noch einmal, wenn es zu Ende ist.
page-tell-game-closed = { $game } wird hier nicht gespielt. Es gibt: { $games }.
page-tell-last-member = Außer dir sitzt hier niemand mehr. Beende das Spiel stattdessen.
page-tell-left-server = Du gehörst nicht mehr zu { $table } und kannst dich dort nicht hinsetzen.
page-tell-many-hosted = Du leitest schon { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
}, und mehr dürfen es nicht sein. Bring erst einen davon zu Ende, oder setz dich anderswo dazu.
page-tell-many-lobbies = Du hast schon genug Tische eröffnet, die noch nicht begonnen haben. Beginne oder schließe erst einen davon.
page-tell-many-seats = Du sitzt schon an { $most ->
    [one] einem Tisch
   *[other] { $most } Tischen
}, und mehr dürfen es nicht sein. Spiel erst einen davon zu Ende, oder verlass ihn.
page-tell-moderators-only = Das darf nur, wer hier Gastgeber ist.
page-tell-module-closed = { $module } braucht { $needs }, und das ist hier ausgeschlossen. Wähle ohne { $module }.
page-tell-never-away = Du warst gar nicht weg.
page-tell-no-latecomers = An diesen Tisch kommt man nur auf Einladung. Bitte jemanden dort darum.
page-tell-no-moment = Darin erkenne ich keine Zeit. Schreib 20:30 oder in 2h, höchstens 14 Tage voraus.
page-tell-no-role = Hier gibt es niemanden zu rufen.
page-tell-nothing-to-explain = Dich fragt gerade niemand etwas.
page-tell-odds-never = Chancen sind hier nicht erlaubt. Spielt ohne sie.
page-tell-old-button = Das gibt es hier nicht mehr. Lade die Seite neu.
page-tell-old-table = Dieser Tisch wurde nach Regeln begonnen, nach denen ich nicht mehr spiele, und kann nicht weitergehen. Eröffne einen neuen.
page-tell-owner-gone = { $who } ist nicht mehr da, der Platz gehört jetzt dir.
page-tell-server-lobbies = { $most ->
    [one] Ein Tisch ist schon offen, der noch nicht begonnen hat, und mehr sind nicht erlaubt.
   *[other] { $most } Tische sind schon offen, die noch nicht begonnen haben, und mehr sind nicht erlaubt.
} Setz dich dazu, oder warte, bis einer davon beginnt.
page-tell-table-over = Dieser Tisch ist beendet.
page-tell-vote-oneself = Du kannst einfach gehen; über dich stimmen nur die anderen ab.
page-tell-vote-others = Das kann nur { $other } sagen.
page-tell-vote-over = Diese Abstimmung ist vorbei. Frag noch einmal.
page-tell-voted = Du bist schon einverstanden. Die anderen können es auch sein.
# What it costs stands beside it.
page-way-dock = Kurs auf { $zone } und einlaufen
page-way-sail = { $zone_id ->
    [caribbean_sea] Kurs auf die Karibische See
   *[other] Kurs auf { $zone }
}
page-option-raid = { $claim ->
    [only] Überfallen
    [flag] { form-countryman } berauben: unter dieser Flagge fährt er
    [waters] { form-countryman } berauben: es sind ihre Gewässer
   *[other] { form-countryman } berauben
}
page-told-table-opened = **{ $game }**: Der Tisch ist gedeckt. Versprochener Startwert: { $commitment_short }…
page-ask-offer-swap-own = Für { $gold } Gold ein neues Angebot?
