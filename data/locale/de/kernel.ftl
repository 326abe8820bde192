### Was jedes Spiel sagt: Anfang und Ende, Ablehnungen, die Prüfung eines beendeten Tisches.

## Das Logbuch

log-table-opened = { $game }: Der Tisch ist gedeckt. Startwert hinterlegt: `{ $commitment_short }…` (ganz: /game fairness)
log-table-ended = { $winners_count ->
    [0] { "" }
    [1] { $winners } gewann.{" "}
   *[other] { $winners } gewannen gemeinsam.{" "}
}{ $reason_end }
log-table-taken-back = { $seat } nahm die letzte Antwort zurück.
log-table-rewound = { $moderator } machte { $answers ->
    [one] die letzte Antwort
   *[other] die letzten { $answers } Antworten
} rückgängig.
log-table-back = { $moderator } ging zurück bis vor eine Antwort von { $seat }: Alles danach ist ungeschehen.
log-table-back-to-repair = { $moderator } ging zurück bis vor eine Reparatur: Alles danach ist ungeschehen.
log-table-repaired = { $moderator } hat etwas repariert:
log-table-unrepaired = { $moderator } machte { $repairs ->
    [one] die letzte Reparatur
   *[other] die letzten { $repairs } Reparaturen
}{ $answers ->
    [0] { "" }
    [one] {" "}und eine Antwort
   *[other] {" "}und { $answers } Antworten
} rückgängig.
log-table-mended = Unterwegs änderten sich die Regeln: Der angefangene Schritt wird neu gefragt, Würfel und Karten bleiben, wie sie fielen.
log-deck-reshuffled = Die Ablage wurde neu gemischt: { $deck_deck }.

## Warum eine Antwort abgelehnt wird

why-not-asked = Du bist gerade nicht gefragt.
why-answered-already = Du hast schon geantwortet; die anderen überlegen noch.
why-stale = Diese Frage ist erledigt.
why-table-ended = Dieses Spiel ist vorbei.
why-not-offered = Das steht gerade nicht zur Wahl.
why-too-few = Wähle mindestens { $least }.
why-too-many = Wähle höchstens { $most }.
why-picked-twice = Du hast dasselbe zweimal gewählt.
why-not-in-range = Nenne eine ganze Zahl von { $low } bis { $high }.

## Warum nichts zurückgenommen wird

why-nothing-to-take-back = Du kannst nichts zurücknehmen: Du hast noch nicht geantwortet, oder seitdem kam etwas ans Licht.
why-another-seat-answered = Seitdem hat jemand anderes geantwortet: Weiter zurück geht es nur mit einem Moderator.
why-nothing-to-redo = Es gibt nichts wiederherzustellen: Du hast nichts zurückgenommen, oder seitdem ist etwas geschehen.
why-rewind-too-far = { $most ->
    [0] An diesem Tisch lässt sich nichts rückgängig machen.
    [one] An diesem Tisch lässt sich nur eine Antwort rückgängig machen.
   *[other] An diesem Tisch lassen sich höchstens { $most } Antworten rückgängig machen.
}
why-rewind-impossible = Dieser Tisch lässt sich nicht zurückdrehen: Sein Anfang fehlt, oder die Regeln haben sich seitdem geändert.

## Reparaturen durch Moderatoren

ask-repair = Was willst du reparieren?
ask-repair-seat = Wessen?
option-repair-seat = { $seat }
option-repair-named = { $name }
option-repair-card = { $card }
option-repair-nobody = Niemand
why-repair-half = Die Frage am Tisch ist erst halb beantwortet: Warte auf die nächste, oder mach erst die Antwort rückgängig.
why-repair-unseen = Jemand wird verdeckt gefragt: Warte, bis das erledigt ist.
why-repair-none = An diesem Spiel lässt sich nichts reparieren.
why-repair-nothing = Das würde nichts ändern: Nenne eine andere Zahl als 0.
why-repair-unlawful = So wie es steht, lassen die Gesetze des Spiels das nicht zu. Nichts wurde geändert.
why-repair-no-discards = In der Ablage liegt nichts Passendes.

## Warum ein Tisch nicht eröffnet werden kann

why-seats = Dieses Spiel ist für { $low } bis { $high } Kapitäne.
why-unknown-game = Das Spiel „{ $game_id }“ gibt es nicht. Es gibt: { $known_id }.
why-unknown-setting = Die Einstellung „{ $setting }“ gibt es nicht. Es gibt: { $known }.
why-setting-needs = Die Einstellung „{ $setting_setting }“ gehört zum Modul { $module }. Wähle auch dieses Modul, oder lass die Einstellung weg.
why-bad-setting = „{ $value }“ ist für „{ $setting_setting }“ nicht möglich. Möglich: { $allowed }.
why-unknown-module = Das Modul „{ $module_id }“ gibt es nicht. { $count ->
    [0] Dieses Spiel hat keine.
   *[other] Es gibt: { $known_id }.
}
why-module-needs = { $module } braucht { $needs }: Wähle das mit aus.
why-module-excludes = { $module } und { $excludes } vertragen sich nicht: Lass eines davon weg.

## Was an einem beendeten Tisch geprüft wird

verify-commitment = Der Startwert ist der, dessen Fingerabdruck in der Datei steht.
verify-counter = Keine Zahl des Startwerts wurde übersprungen oder zweimal verwendet.
verify-state = Mit den aufgezeichneten Antworten nachgespielt, endet das Spiel genauso.
verify-result = Sieger und Wertung sind die des Spiels.
verify-view = Das Brett in der Datei ist das vom Ende des Spiels.
verify-log = Das Logbuch sagt Zeile für Zeile, was geschehen ist, und sonst nichts.
verify-undone = Auch was später zurückgenommen wurde, war mit rechten Dingen zustande gekommen.
verify-compare = Der Fingerabdruck in dieser Datei ist { $commitment }. Vergleiche ihn mit der Nachricht, die den Tisch eröffnet hat: Sonst könnte jemand diese Partie für sich allein gespielt haben. (--commitment vergleicht für dich.)
verify-made-by = Die Datei sagt, dass { $maker } sie geschrieben hat.
verify-undos = Zurückgenommene Antworten: { $taken }. Von der Leitung zurückgespult: { $rewound }. Von der Leitung repariert: { $repaired }.
verify-repairs = Die Datei zählt so viele Reparaturen, wie es gab.
verify-version = Die Datei zählt so viele Änderungen, wie gemacht wurden.
verify-published = Der Fingerabdruck in der Datei ist der genannte.
