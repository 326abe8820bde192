# Was Moderatoren für ihren Server festlegen: womit neue Tische beginnen und wie viele es geben darf.

button-setup-server = Server
button-setup-tables = Neue Tische
button-setup-limits = Obergrenzen
button-setup-modules = Module
button-setup-game = Einstellungen: { $game }
setup-tables-title = ### Neue Tische
    Womit ein Tisch beginnt. Wer ihn eröffnet, darf es vor dem Start ändern, wenn hier nichts anderes steht. Tische, an denen schon gespielt wird, behalten, was sie haben.
setup-games = **Spiele**, die hier gespielt werden
setup-pace = **Tempo**
setup-odds = **Chancen**
odds-never = Chancen: verboten
odds-never-about = Niemand sieht sie, und auch wer einen Tisch eröffnet, kann das nicht ändern
setup-each-game = **Einstellungen und Module** der einzelnen Spiele
setup-game-title = ### Neue Tische: { $game }
setup-limits-title = ### Obergrenzen
    Es zählen alle Tische dieses Servers, die noch nicht zu Ende sind. Niemand verliert dadurch seinen Platz.
setup-hosted = **Tische, die ein Mitglied leiten darf**, zur gleichen Zeit
setup-seated = **Tische, an denen ein Mitglied sitzen darf**, zur gleichen Zeit
setup-lobbies = **Offene Tische**, die noch nicht begonnen haben, auf dem ganzen Server
limit-none = Keine Obergrenze
limit-hosted = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
limit-seated = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
limit-lobbies = { $count ->
    [one] 1 offener Tisch
   *[other] { $count } offene Tische
}
options-odds-never = Chancen sind auf diesem Server verboten.
tell-game-closed = { $game } wird auf diesem Server nicht gespielt. Hier gibt es: { $games }. Moderatoren können es mit /setup erlauben.
tell-odds-never = Die Moderatoren haben Chancen auf diesem Server verboten. Spielt ohne sie, oder frag die Moderatoren.
tell-server-lobbies = Auf diesem Server { $most ->
    [one] ist schon ein Tisch offen, und mehr sind nicht erlaubt.
   *[other] sind schon { $most } Tische offen, und mehr sind nicht erlaubt.
} Setz dich mit /game list dazu, oder warte, bis einer davon beginnt.
tell-many-hosted = Du leitest auf diesem Server schon { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
}, und mehr dürfen es nicht sein: { $places }. Bring erst einen davon zu Ende, oder setz dich mit /game list irgendwo dazu.
tell-many-seats = Du sitzt auf diesem Server schon an { $most ->
    [one] einem Tisch
   *[other] { $most } Tischen
}, und mehr dürfen es nicht sein: { $places }. Spiel erst einen davon zu Ende, oder verlass ihn mit /game leave.
button-weekly-off = Kein Tisch der Woche
setup-weekly = Tisch der Woche: Ich erzähle davon jede Woche in { $place }, das nächste Mal { $when }.
setup-weekly-off = Tisch der Woche: gibt es nicht. Nenne mit weekly: einen Kanal, dann erzähle ich dort einmal in der Woche davon.
setup-weekly-missing = ⚠️ Dort fehlen noch: { $permissions }.
command-setup-weekly = Ein Kanal, in dem ich einmal in der Woche vom lebhaftesten Tisch erzähle
weekly-title = ### 🏆 Tisch der Woche: { $table }
weekly-lively = Nirgends hier war in den letzten 7 Tagen mehr los: In { $place } sind { $count } Zeilen dazugekommen.
weekly-close = { $lead ->
    [0] Gleichstand an der Spitze
    [one] 1 Punkt zwischen Platz 1 und Platz 2
   *[other] { $lead } Punkte zwischen Platz 1 und Platz 2
}: Kein Spiel hier ging in den letzten 7 Tagen knapper aus. Gespielt wurde in { $place }.
weekly-players = Am Tisch: { $players }.
