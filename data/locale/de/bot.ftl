### Was der Bot selbst sagt, gleich welches Spiel.

## Bedienung einer Entscheidung

button-go-on = Weiter
button-none = Nichts
button-number = { $number }
button-number-other = Andere Zahl…
button-pick = Wählen…
button-before = Zurück
button-after = Weiter
button-sure = Diese nehmen ({ $count })
hint-one = Eins wählen
hint-aside = Mehr …
hint-several = { $most ->
    [1] Eins wählen
   *[other] { $least ->
        [0] Bis zu { $most } wählen
        [1] Bis zu { $most } wählen
       *[other] { $least } bis { $most } wählen
    }
}
hint-exactly = { $most } wählen
hint-number = { $low } bis { $high }
hint-part = { $first } bis { $last }
hint-page = Seite { $page } von { $pages }
modal-number-title = Wie viel?
modal-number-label = Eine Zahl von { $low } bis { $high }
picked-so-far = Gewählt: { $picks }.
grave-sure = **{ $option }:** Das lässt sich nicht zurücknehmen. Bist du sicher?
aside-sure = **{ $option }:** Willst du das wirklich?
end-sure = **{ $table }** vor dem Ende schließen? Dann kann dort niemand weiterspielen.
button-end = Diesen Tisch schließen
choice-all = Alle
choice-default = Die vorgesehene Antwort

## Die Nachricht des Tisches

table-title = { $game } · Tisch { $number }
table-title-opened = { $game } · Tisch { $number } (aus einer Datei)
scene-asked = { $who }: { $prompt }
scene-asked-secret = { $who } wählt im Geheimen.
scene-secret = -# Was nur du sehen darfst, steht hinter „Deine Wahl“.
scene-hidden = Jemand trifft im Geheimen eine Wahl; ob du es bist, steht hinter „Deine Wahl“.
scene-earlier = -# Was davor geschah, steht im Logbuch.
news-earlier = Was davor geschah, steht im Logbuch.
scene-call = { $members }: Du bist dran, in der Nachricht oben.
scene-stuck = Ein Computerkapitän sitzt fest. Ein Moderator kann mit /moderate act oder /moderate undo helfen.
scene-closed-dm = { $who }, ich kann dir keine Direktnachrichten schicken, also kommen deine Karten nicht auf diesem Weg. Mit „Hand“ siehst du sie jederzeit.
scene-acted = { $moderator } hat für { $other } geantwortet.
scene-replaced = { $moderator } hat Platz { $number } vergeben: Dort sitzt jetzt { $other }.
scene-left = Ein Mitglied hat den Tisch verlassen: Auf Platz { $number } spielt { $other } weiter, ein Computerkapitän.
scene-reopened = { $moderator } hat diesen Tisch wieder geöffnet.
button-choices = Deine Wahl
button-hand = Hand
button-captain = Kapitän
button-board = Spielplan
button-words = In Worten
button-log = Logbuch
button-undo = Rückgängig
button-redo = Wiederherstellen
button-again = Noch einmal
outcome-ended = Dieser Tisch wurde vor dem Ende geschlossen.
outcome-winners = { $count ->
    [0] Niemand gewinnt.
    [1] 🏆 **{ $winners } gewinnt!**
   *[other] 🏆 **{ $winners } gewinnen gemeinsam!**
}
outcome-you-win = { $count ->
    [0] 🏆 **Du gewinnst!**
   *[other] 🏆 **Du gewinnst, gemeinsam mit { $others }!**
}
outcome-seed = -# Startwert `{ $seed }`; zum Prüfen: /game export, dann `quartermaster verify`.
# Fett, damit Discord die Zeilen nicht selbst zählt: Gleiche teilen einen Platz.
outcome-place = **{ $place }.** { $score }
score-plain = { $seat }: { $figures }

## Private Antworten

who-heading = **Erwartet werden gerade:**
who-line = { $seat }: { $prompt }
who-hidden = Jemand, im Geheimen.
who-nobody = Gerade ist niemand gefragt.
who-over = Dieser Tisch ist beendet.
whisper = An { $table } wirst du etwas gefragt, was die anderen nicht sehen. Antworte hier oder hinter „Deine Wahl“ in { $place }.
hand-title = Deine Hand
hand-orders = **Überraschungskarten** – soll ich sie spielen, wenn ihr Moment kommt? Du kannst das jederzeit ändern, und niemand sonst erfährt davon. Für alle deine Tische: /settings.
hand-title-table = Deine Hand · { $table }
hint-captain = Einen anderen Kapitän ansehen
card-line = **{ $name }** – { $text }
# Eine Karte unter den Antworten auf das, was gerade gefragt ist.
card-line-now = **{ $name }** (jetzt zur Wahl) – { $text }
hand-open = **Offen vor dir**
sheet-place = **{ $place }:** { $pieces }
sheet-figure = **{ $name }:** { $value }
sheet-nothing = Noch nichts.
log-title = Logbuch · Seite { $page } von { $pages }
log-empty = Noch ist nichts geschehen.
button-earlier = Früher
button-later = Später
log-everybody = Alle Kapitäne
log-rounds = Alle Runden
log-round = { $count ->
    [one] Runde { $low }
   *[other] Runden { $low } bis { $high }
}
hint-log-captain = Welcher Kapitän?
hint-log-round = Welche Runde?
since-title = Seit deinem letzten Blick { $when }
since-earlier = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} davor: siehe Log.
board-title = { $table }

tell-sorry = Bei mir ist etwas schiefgegangen, und nichts wurde geändert. Der Betreiber dieses Bots weiß Bescheid; bitte versuche es noch einmal.
tell-fault = Bei mir hat eine Regel versagt. Dein Tisch ist genau, wie er war, und der Betreiber dieses Bots weiß Bescheid.
tell-not-saved = Ich konnte das nicht speichern, also wurde nichts geändert. Bitte versuche es gleich noch einmal.
tell-no-such-table = Diesen Tisch gibt es nicht mehr.
tell-old-table = Dieser Tisch wurde nach Regeln begonnen, nach denen ich nicht mehr spiele, und kann nicht weitergehen. Eröffne mit /game new einen neuen.
tell-broken-table = Mit meinen jetzigen Regeln lässt sich dieser Tisch nicht öffnen. Der Betreiber dieses Bots weiß Bescheid.
tell-damaged-table = Was ich von diesem Tisch gespeichert habe, ist beschädigt; er kann vorerst nicht weitergehen. Nichts wurde verändert oder weggeworfen; der Betreiber dieses Bots weiß Bescheid.
tell-old-button = Dieser Knopf stammt von einer älteren Fassung von mir. Nimm einen an der neuesten Nachricht deines Tisches.
tell-no-member = { $who } ist nicht auf diesem Server. Lade sie oder ihn zuerst dorthin ein und schicke den Befehl dann noch einmal.
tell-unreadable-option = „{ $typed }“ passt dort nicht. Tippe den Befehl noch einmal und wähle aus dem, was er anbietet.
tell-old-command = Diesen Befehl habe ich nicht mehr. Lade Discord neu und wähle ihn noch einmal aus der Liste.
tell-table-over = Dieser Tisch ist beendet; seine Knöpfe tun nichts mehr.
tell-not-over = Dieser Tisch ist noch nicht zu Ende.
tell-not-closed = { $table } wurde nicht vor dem Ende geschlossen, also gibt es nichts wieder zu öffnen.
tell-again-open = Das nächste Spiel dieses Tisches ist schon eröffnet, in { $place }.
tell-again-stranger = Um ein weiteres Spiel können nur die bitten, die an { $table } saßen. Eröffne mit /game new einen eigenen Tisch.
tell-not-started = Dieser Tisch hat noch nicht begonnen.
tell-stranger = Du hast keinen Platz an { $table }. Spielplan, Kapitäne und Logbuch kannst du dir trotzdem ansehen.
tell-wrong-seat = Das entscheidet { $other }.
tell-not-asked = Du bist gerade nicht gefragt.
tell-stale = Diese Frage ist erledigt.
tell-not-now = Das geht gerade nicht.
tell-no-such-command = { $game } kennt { $command } nicht. Seine Befehle: { $commands }.
tell-typed-in-vain = In { $game } kennt { $command } kein „{ $word }“.
tell-draft-lost = Deine Auswahl ist verloren gegangen. Bitte wähle noch einmal.
tell-not-offered = „{ $word }“ steht gerade nicht zur Wahl. Zur Wahl stehen: { $offered }.
tell-no-board = Von diesem Tisch gibt es kein Bild zu zeigen.
tell-no-recap = Wie diese Partie verlief, lässt sich hier nicht erzählen.
tell-no-overlay = So etwas lässt sich hier gerade nicht über den Plan legen.
tell-no-table-here = Hier läuft kein Tisch. Eröffne einen mit /game new.
tell-which-table = Du sitzt an mehreren Tischen. Gib den Befehl an dem ein, den du meinst: { $places }.
tell-cannot-post = In { $place } darf ich nicht mehr schreiben. Deine Antwort ist sicher; bitte einen Moderator, mich wieder hereinzulassen oder dem Tisch mit /moderate home ein neues Zuhause zu geben.
tell-cannot-post-now = Discord nimmt meine Nachricht in { $place } gerade nicht an. Deine Antwort ist sicher, und ich versuche es weiter.
tell-cannot-post-missing = In { $place } darf ich nicht mehr schreiben, dort fehlt mir: { $permissions }. Deine Antwort ist sicher, und es geht weiter, sobald ich darf.
tell-place-gone = Den Thread von { $table } gibt es nicht mehr. Deine Antwort ist sicher; mit /moderate home table: { $number } gibt ein Moderator dem Tisch einen neuen.
tell-place-locked = { $place } ist archiviert und gesperrt, dort kann niemand schreiben. Deine Antwort ist sicher, und es geht weiter, sobald ein Moderator den Thread entsperrt.
tell-no-pictures = In { $place } darf ich keine Dateien anhängen, deshalb geht es ohne Bilder weiter. Sie kommen zurück, sobald ein Moderator mir { $permissions } erlaubt.
tell-taken-back = Zurückgenommen.
tell-redone = Wiederhergestellt.
tell-rewound = { $count ->
    [1] Die letzte Antwort ist rückgängig gemacht.
   *[other] Die letzten { $count } Antworten sind rückgängig gemacht.
}
tell-acted = Du hast für { $other } geantwortet.
tell-seat-not-asked = { $other } ist gerade nicht gefragt.
tell-secret-default-only = Diese Frage ist geheim: Für einen anderen Platz lässt sich nur die vorgesehene Antwort geben.
tell-replaced = Erledigt: Dort sitzt jetzt { $other }.
tell-no-such-seat = Diesen Platz gibt es nicht. Hier sitzen { $seats }.
tell-cannot-sit = { $name } kann diesen Platz nicht einnehmen.
tell-moderators-only = Das ist Mitgliedern vorbehalten, die den Server verwalten dürfen oder die Moderatorrolle aus /setup haben.
rule-elsewhere = { $title } ({ $game })
rule-numbered = { $title } ({ $number } von { $count })
tell-no-rule = Über „{ $topic }“ weiß ich nichts. Fang an zu tippen und wähle aus der Liste.
fairness-promise = Fingerabdruck des Startwerts dieses Tisches: `{ $commitment }`
fairness-seed = Der Startwert war: `{ $seed }`
tell-exported = Der Verlauf von { $table }. Solange gespielt wird, enthält die Datei, was Zuschauer wissen; am Ende alles.

## Lobby

lobby-open = { $host } eröffnet einen Tisch für { $low } bis { $high }. Nehmt Platz!
lobby-refused = ⚠️ { $why }
lobby-invited = Eingeladen zu einem weiteren Spiel: { $members }. Mit „Mitspielen“ setzt ihr euch. Die Plätze rücken weiter: Wer zuletzt als Erster saß, sitzt jetzt als Letzter.
lobby-seat = { $number }. **{ $name }**
lobby-seat-computer = { $number }. { $name } 🤖 ({ $level ->
        [1] Landratte
        [2] erfahren
        [3] gerissen
        [4] sanft
       *[other] tatenlos
    })
lobby-seat-free = { $number }. *frei*
lobby-seat-spare = { $number }. *frei, falls noch jemand kommt*
lobby-setting = **{ $name }:** { $value }
lobby-modules = **Module:** { $modules_count ->
    [0] keine
   *[other] { $modules }
}
lobby-module = - **{ $name }:** { $about } ({ $effort })
module-effort = { $time }, { $complexity }
module-time-none = gleich lang
module-time-about = etwa { $minutes } Min. länger{ $each ->
    [yes] { " " }je Kapitän
   *[no] { "" }
}
module-time-up-to = bis zu { $minutes } Min. länger{ $each ->
    [yes] { " " }je Kapitän
   *[no] { "" }
}
complexity-none = nichts Neues zu lernen
complexity-minor = wenig zu lernen
complexity-minor_moderate = etwas mehr zu lernen
complexity-moderate = einiges zu lernen
complexity-high = viel zu lernen
lobby-commitment = -# Startwert hinterlegt: `{ $commitment_short }…` (ganz: /game fairness)
lobby-begun = ⛵ Das Spiel läuft in { $place }.
lobby-closed = Dieser Tisch wurde geschlossen.
button-join = Mitspielen
button-leave = Aufstehen
button-crew = Computerkapitän dazu
button-uncrew = Computerkapitän weg
button-options = Einstellungen
button-start = Los
button-close = Schließen
button-fairness = Fairness
options-title = **Einstellungen** · { $table }
level = { $level ->
        [1] Landratten
        [2] Erfahrene Kapitäne
       *[4] Sanfte Kapitäne
    }
level-1 = Nehmen, was kommt: gut, um die Knöpfe kennenzulernen
level-2 = Verstehen ihr Handwerk und wollen dein Gold
level-4 = Für Anfänger und Kinder: Ihnen passiert auch mal ein Fehler, und sie jagen nur, wer weit vorn liegt
hint-level = Wie die Computerkapitäne spielen
hint-modules = Erweiterungsmodule
button-setting = { $value } – ändern…
setting-on = an
setting-off = aus

computer-name-1 = Die alte Margery
computer-name-2 = Gentleman Jo
computer-name-3 = Salzwasser-Sam
computer-name-4 = Tintenfass-Ines
computer-name-5 = Teerhut-Tom
computer-name-6 = Die stille Pilar
computer-name-7 = Willem im Glück
computer-name-8 = Marie die Nadel

tell-opened = Der Tisch ist in { $place } eröffnet.
tell-cannot-open = In { $place } kann ich nicht schreiben ({ $reason }). Lass mich dort hinein, oder wähle mit /setup einen anderen Kanal.
tell-no-thread = In { $place } kann ich keinen Thread eröffnen. Gib mir dort „Öffentliche Threads erstellen“ und „Nachrichten in Threads senden“, dann drücke noch einmal auf „Los“.
tell-no-thread-now = Discord eröffnet in { $place } gerade keinen Thread. Bitte versuche es gleich noch einmal.
tell-no-threads-here = In { $place } gibt es keine Threads, und ein Tisch wird in einem gespielt. Nimm einen gewöhnlichen Textkanal.
tell-missing-here = In { $place } fehlt mir noch: { $permissions }. Gib mir das, dann versuche es noch einmal.
tell-many-lobbies = Du hast schon genug Tische eröffnet, die noch nicht begonnen haben, in { $places }. Beginne oder schließe erst einen davon.
tell-seated-already = Du hast schon einen Platz.
tell-not-seated = Du hast hier keinen Platz.
tell-full = Alle Plätze sind besetzt.
tell-no-computer = Es gibt keinen Computerkapitän, der gehen könnte.
tell-no-name = Diesen Namen kann niemand lesen. Nimm einen anderen.
tell-name-taken = { $name } heißt hier schon jemand. Nimm einen anderen Namen.
tell-seats = Dieses Spiel braucht { $low } bis { $high } Plätze und mindestens ein Mitglied.
tell-begun = Dieses Spiel hat schon begonnen, in { $place }.
tell-host-only = Das dürfen nur { $host }, als Gastgeber dieses Tisches, oder ein Moderator.
tell-left = Du hast { $table } verlassen.
tell-last-member = Du bist das letzte Mitglied an diesem Tisch. Beende ihn stattdessen mit /game end.
tell-ended = { $table } ist geschlossen. Ein Moderator kann ihn mit /moderate reopen table: { $number } wieder öffnen.

## /modules

modules-title = ### Module von { $game }
    ✅ an neuen Tischen dabei · 🔒 für Gastgeber nicht zu ändern. Tische, die begonnen haben, behalten ihre.
modules-line = { $on ->
    [yes] ✅
   *[no] ▫️
}{ $closed ->
    [yes] 🔒
   *[no] { "" }
} **{ $name }:** { $about } ({ $effort })
modules-needs = Braucht: { $modules }.
modules-excludes = Nicht zusammen mit: { $modules }.
modules-recommends = Passt gut dazu: { $modules }.
modules-brought = ➕ Mit dabei, weil „{ $module }“ es braucht: { $needs }.
modules-missed = 💡 Zu „{ $module }“ passt gut: { $other }.
modules-unchanged = Es wurde nichts geändert.
hint-ready-made = Eine fertige Auswahl nehmen
hint-modules-on = An neuen Tischen dabei
hint-modules-open = Von Gastgebern zu ändern
options-closed = 🔒 Von den Moderatoren festgelegt: { $modules }.
tell-module-closed = „{ $module }“ braucht „{ $needs }“, und die Moderatoren dieses Servers haben das ausgeschlossen. Wähle ohne „{ $module }“, oder frag sie.
tell-no-modules = { $game } hat keine Erweiterungsmodule.
at-this-table = -# An diesem Tisch: { $modules }.

## /setup

setup-title = **Einstellungen dieses Servers**
setup-channel = Tische werden eröffnet in: { $place }.
setup-anywhere = dem Kanal, in dem jemand darum bittet
setup-language = Sprache: { $language }.
setup-role = Moderatoren: Mitglieder, die den Server verwalten dürfen, und { $role }. (Damit diese Rolle /moderate und /setup sieht, erlaube es ihr unter Servereinstellungen › Integrationen.)
setup-nobody = keine weitere Rolle
setup-missing = ⚠️ Dort fehlen noch: { $permissions }. Gib mir diese Rechte, bevor du einen Tisch eröffnest.
setup-useful = Mit dem Recht { $permissions } hefte ich in jedem Thread auch einen Weg zurück zur Frage an.
setup-players = Wen ich rufe, wenn an einem Tisch noch jemand fehlt: { $role }.
setup-nobody-called = niemanden (nenne eine Rolle mit players_role:)
setup-ready = ✅ Dort habe ich alle Rechte, die ich brauche. Eröffne einen Tisch mit /game new.
permission-view-channel = Kanäle ansehen
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-private-threads = Private Threads erstellen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-pin-messages = Nachrichten anheften

## Befehle (Discord erlaubt 100 Zeichen)

command-setup = Festlegen, wo Tische eröffnet werden, in welcher Sprache und wer moderiert
command-setup-channel = Der Kanal für Tische
command-setup-language = Die Sprache, die ich hier spreche
command-setup-players = Die Rolle, die ich rufe, wenn Mitspieler gesucht werden
command-setup-role = Eine Rolle, die Tische moderieren darf
command-modules = Festlegen, welche Module neue Tische haben und was Gastgeber ändern dürfen
command-modules-game = Welches Spiel
command-game = Tische eröffnen, verlassen und beenden
command-game-new = Einen Tisch eröffnen
command-game-new-game = Welches Spiel
command-game-list = Offene Tische dieses Servers sehen und mitspielen
command-game-start = Das Spiel beginnen, jetzt oder zu einer Uhrzeit
command-game-start-at = Wann, nach deiner Uhr: „20:30“, „in 2h“
command-game-gather = Mitspieler sammeln: wer bereit ist, wann es losgeht, wer gerufen wird
command-game-leave = Deinen Platz aufgeben: Ein Computerkapitän übernimmt ihn
command-game-end = Den Tisch vor dem Ende schließen (Gastgeber oder Moderator)
command-game-undo = Deine letzte Antwort zurücknehmen
command-game-redo = Die Antwort wiederherstellen, die du gerade zurückgenommen hast
command-game-choices = Alles sehen, was du gefragt bist, auch das Geheime
command-game-fairness = Wie der Zufall an einem Tisch ehrlich bleibt
command-game-export = Den Verlauf des Tisches als Datei
command-hand = Sehen, was du hast
command-board = Den Spielplan sehen
command-board-overlay = Darüber: Märkte, deine Reichweite, wer dich jagt, was neu ist; oder die Zeichenerklärung
command-captain = Sehen, was offen vor einem Kapitän liegt
command-captain-seat = Wessen
command-log = Sehen, was geschehen ist
command-who = Sehen, auf wen der Tisch wartet
command-rules = Regel oder Karte nachschlagen, oder erklären, wonach du gefragt bist
command-rules-topic = Was du wissen willst
command-answer = Antworten, was immer du gefragt bist
command-answer-choice = Deine Antwort
command-moderate = Einem Tisch weiterhelfen, für alle sichtbar
command-moderate-undo = Die letzten Antworten rückgängig machen, gleich von wem
command-moderate-undo-answers = Wie viele Antworten
command-moderate-act = Für einen Platz antworten
command-moderate-act-answer = Welche Antwort
command-moderate-seat = Welcher Platz
command-moderate-replace = Einen Platz einem anderen Mitglied oder einem Computerkapitän geben
command-moderate-replace-member = Wer ihn übernimmt; niemand heißt ein Computerkapitän
command-moderate-home = Einem Tisch, dessen Thread fehlt, hier einen neuen geben
command-moderate-home-table = Die Nummer des Tisches
command-moderate-reopen = Einen vor dem Ende geschlossenen Tisch wieder öffnen

## Befehle, die mehrere Spiele haben

command-end = Fertig sein: mit dem, was du gerade tust, oder mit deinem Zug
