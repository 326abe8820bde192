# Zeit: das Tempo eines Tisches, Erinnerungen, Fristen, Urlaub.

## Auf wen ein Tisch wartet

wait-since = { " " }(gefragt { $since }{ $until })
wait-until = , Frist { $when }, { $left }
wait-home = { " " }– im Urlaub bis { $until }
who-still-moderator = Ein Moderator hat die Uhr dieses Tisches angehalten.
who-still-asleep = Hier war länger niemand; die Uhr steht, bis jemand weiterspielt.
who-clock = { $seat } { $minutes }:{ $seconds }
who-clocks = Auf den Uhren vor diesem Zug: { $told }
who-away = { $seat } ist nicht da; solange segelt ein Computerkapitän.
title-waits = ⏳ { $seats }, seit { $day } · { $table }

## Tempo

button-pace = Tempo
pace-title = **Tempo** · { $table }
pace-line = **Tempo:** { $pace }.
pace-live = Live
pace-live-about = Alle sind da: keine Frist
pace-clock = Live mit Uhr
pace-clock-about = Jeder hat so viele Minuten für das ganze Spiel
bank = { $minutes } Minuten für jeden
hint-bank = Minuten für jeden
pace-several = Mehrere Züge am Tag
pace-several-about = 8 Stunden je Zug, nachts läuft keine Frist ab
pace-daily = Ein Zug am Tag
pace-daily-about = 24 Stunden je Zug
pace-weekly = Ein Zug die Woche
pace-weekly-about = 7 Tage je Zug
hint-pace = Tempo
at-deadline-wait = Warten
at-deadline-wait-about = Nichts geschieht; erinnert wird weiter
at-deadline-wait-line = Ist die Zeit um, wartet der Tisch.
at-deadline-default = Die übliche Antwort
at-deadline-default-about = Was ein vorsichtiger Spieler täte
at-deadline-default-line = Ist die Zeit um, gilt die übliche Antwort.
at-deadline-answer = Ein Computerkapitän antwortet
at-deadline-answer-about = Nur für diesen Zug; den nächsten macht das Mitglied wieder selbst
at-deadline-answer-line = Ist die Zeit um, antwortet für diesen Zug ein Computerkapitän.
at-deadline-seat = Ein Computerkapitän segelt weiter
at-deadline-seat-about = Bis das Mitglied wieder da ist
at-deadline-seat-line = Ist die Zeit um, segelt ein Computerkapitän weiter, bis das Mitglied wieder da ist.
hint-at-deadline = Wenn die Zeit um ist
button-title-on = Im Titel zeigen, wer dran ist
button-title-off = Keine Namen im Titel
time-pace = { $who } hat das Tempo geändert. { $pace }

## Wenn die Zeit um ist

time-default = ⏳ Die Zeit von { $seat } ist um: Es gilt die übliche Antwort.
time-captain = ⏳ Die Zeit von { $seat } ist um: Ein Computerkapitän hat geantwortet.
time-unseen = ⏳ Die Zeit ist um: Die geheime Wahl wurde getroffen, ohne länger zu warten.
time-away = ⏳ Die Zeit von { $seat } ist um. Ein Computerkapitän segelt weiter; { $seat } übernimmt wieder mit jeder Antwort oder mit diesem Knopf.
time-back = ⚓ { $seat } ist wieder da.
time-asleep = 💤 Hier war länger niemand. Die Uhr steht, bis jemand weiterspielt.
time-extended = ⏳ { $who } gibt euch mehr Zeit, und zwar bis { $until }.
time-by-vote = Die Abstimmung
button-back-again = Ich bin wieder da
tell-back = Willkommen zurück!
tell-never-away = Du warst gar nicht weg. Was du gefragt wirst, steht hinter „Deine Wahl“.

## Mehr Zeit

button-more = Mehr Zeit
button-agree = Einverstanden
vote-asked = ⏳ { $seat } bittet um mehr Zeit.
vote-count = Bisher sind { $count } von { $needed } einverstanden.
vote-agreed = ⏳ Es wurde um mehr Zeit gebeten, und es gibt sie.
tell-more-given = Die Uhr beginnt von vorn.
tell-more-asked = Ich habe die anderen im Thread gefragt.
tell-no-deadline = An diesem Tisch läuft keine Uhr; mehr Zeit braucht also niemand.
tell-enough-time = Ihr habt 3-mal hintereinander für mehr Zeit gestimmt; jetzt kann sie ein Moderator mit /time more geben.
tell-vote-over = Diese Abstimmung ist vorbei. Mit /time more kannst du noch einmal fragen.
tell-voted = Du bist schon einverstanden. Auf den Knopf können auch die anderen drücken.

## Erinnerungen

remind-title = { $count ->
    [1] ⏳ **Ein Tisch wartet auf dich:**
   *[other] ⏳ **{ $count } Tische warten auf dich:**
}
remind-line = - { $table }, { $place }: du bist dran, gefragt { $since }{ $until }
remind-line-unseen = - { $table }, { $place }: jemand wurde { $since } geheim gefragt{ $until }; ob du es bist, steht hinter „Deine Wahl“
remind-coming-title = ⏳ **Gleich bist du dran:**
remind-line-coming = - { $table }, { $place }: vor dir ist jemand dran, gefragt { $since }
remind-more = - und { $count ->
    [1] 1 weiterer
   *[other] { $count } weitere
}
remind-zone = -# Zwischen { $low } und { $high } erinnere ich dich nicht. Deine Zeitzone ist wohl { $zone }; mit /time reminders änderst du sie.
remind-here = ⏳ { $who }, du bist dran (gefragt { $since }{ $until }).
remind-here-unseen = ⏳ { $who }, jemand wurde { $since } geheim gefragt{ $until }; ob du es bist, steht hinter „Deine Wahl“.
button-hush = { $count ->
    [1] Ruhe bis zu meinem nächsten Zug
   *[other] Davon Ruhe bis zu meinem nächsten Zug
}
tell-hushed = { $count ->
    [1] Bis zu deinem nächsten Zug sage ich nichts mehr.
   *[other] Von diesen Tischen sage ich bis zu deinem nächsten Zug nichts mehr.
}
tell-nothing-to-hush = Keiner dieser Tische wartet noch auf dich; es gibt also nichts, wovon du Ruhe bräuchtest.
rest-title = **Deine Erinnerungen**
rest-never = Keine.
rest-usual = So oft, wie es zum Tempo eines Tisches passt.
rest-every = Höchstens alle { $hours } Stunden.
rest-quiet = Ruhe von { $low } bis { $high } Uhr.
rest-no-quiet = Zu jeder Tageszeit.
rest-zone = Deine Zeitzone: { $zone }.
rest-zone-guessed = Deine Zeitzone, soweit ich das erraten kann: { $zone }.
rest-vacation = Im Urlaub bis { $until }.
interval-usual = Wie es zum Tempo eines Tisches passt
interval-0 = Nie
interval-3 = Alle 3 Stunden
interval-6 = Alle 6 Stunden
interval-12 = Alle 12 Stunden
interval-24 = Einmal am Tag
interval-48 = Jeden zweiten Tag
tell-vacation = Schönen Urlaub! Deine Uhr steht an allen Tischen bis { $until }. Früher zurück? /time back.
tell-too-quiet = Höchstens { $most } Stunden hintereinander können ruhig sein. Wähle andere Stunden.
tell-no-time-zone = Eine Zeitzone { $zone } kenne ich nicht. Tippe eine große Stadt in deiner Nähe und wähle aus der Liste.

## Befehle

command-time = Tempo, mehr Zeit, Erinnerungen, Urlaub
command-time-pace = Das Tempo dieses Tisches ansehen oder ändern
command-time-pace-pace = Wie lange ein Zug dauern darf
command-time-pace-end = Was geschieht, wenn die Zeit um ist
command-time-pace-minutes = Minuten für jeden, an einem Tisch mit Uhr
command-time-more = Die anderen um mehr Zeit bitten; Moderatoren geben sie
command-time-back = Sagen, dass du wieder da bist
command-time-vacation = Deine Zeit an allen Tischen stillstehen lassen
command-time-vacation-days = Wie viele Tage lang
command-time-reminders = Ansehen oder ändern, wie oft und wann du erinnert wirst
command-time-reminders-every = Wie oft
command-time-reminders-from = Ab welcher Stunde nichts kommen darf (0 bis 23)
command-time-reminders-to = Bis zu welcher Stunde (0 bis 23)
command-time-reminders-zone = Deine Zeitzone: tippe eine große Stadt in deiner Nähe
