# Was von Mitgliedern gespeichert ist, und wie lange.

privacy-title = ### Was ich über dich speichere
privacy-settings = - Deine Einstellungen: { $count ->
        [0] keine
        [one] 1
       *[other] { $count }
    }
privacy-tables = - Deine Plätze: { $open } an offenen oder laufenden Tischen, { $over } an beendeten
privacy-hosted = - Tische, die du eröffnet hast: { $count }
privacy-looks = - Wann du zuletzt hingeschaut hast: bei { $count ->
        [one] 1 Tisch
       *[other] { $count } Tischen
    }
privacy-timers = - Deine Erinnerungen und Fristen: { $count }
privacy-follows = - Tische, denen du als Zuschauer folgst: { $count }
privacy-links = - Links, mit denen du Tische im Browser öffnest: { $count }
privacy-hooks = - Adressen, an die du Tische schicken lässt: { $count }
privacy-wishes = - Neue Tische, von denen du hören willst: { $count }
privacy-played = - Ergebnisse deiner beendeten Spiele: { $count }
privacy-never = Nachrichten lese ich nicht, nur meine Befehle und Knöpfe. Deinen Namen kenne ich nur von deinen Plätzen und, wenn du moderierst, aus dem Protokoll dessen, was du getan hast.
privacy-ways = **/privacy export** gibt dir alles als Datei, **/privacy delete** löscht es.
privacy-paper = Alles dazu, und an wen du dich wendest: <{ $address }>
privacy-terms = Zu diesen Bedingungen spielst du hier: <{ $address }>
privacy-exported = Das ist alles, was ich über dich speichere.
forget-title = ### Alles über dich löschen?
forget-settings = - Deine Einstellungen und Erinnerungen werden gelöscht.
forget-playing = - Du verlässt { $count ->
        [one] 1 laufenden Tisch. Ein Computerkapitän übernimmt deinen Platz; bist du die letzte Person, wird der Tisch geschlossen.
       *[other] { $count } laufende Tische. Computerkapitäne übernehmen deine Plätze; wo du die letzte Person bist, wird der Tisch geschlossen.
    }
forget-marks = - Bis diese Spiele zu Ende sind, behält jedes ein verschlüsseltes Zeichen: Es hält dich von Plätzen fern, deren Geheimnisse du nicht sehen darfst, und nennt niemanden.
forget-lobbies = - Du verlässt { $count ->
        [one] 1 Tisch, der noch nicht begonnen hat.
       *[other] { $count } Tische, die noch nicht begonnen haben.
    }
forget-over = - { $count ->
        [one] 1 beendeter Tisch behält sein Ergebnis, ohne deinen Namen.
       *[other] { $count } beendete Tische behalten ihr Ergebnis, ohne deinen Namen.
    }
forget-posts = - Was ich auf Servern geschrieben habe, bleibt dort; die Moderation kann es löschen.
button-forget = Alles löschen
tell-forgotten = Erledigt. Ich weiß nichts mehr über dich.
keep-0 = für immer
keep-30 = 30 Tage
keep-90 = 90 Tage
keep-365 = 1 Jahr
setup-keep = { $days ->
        [0] Beendete Tische bleiben für immer.
       *[other] Tische werden { $days } Tage nach ihrem Ende gelöscht, einmal am Tag.
    }
command-setup-keep = Wie lange beendete Tische bleiben
command-privacy = Was ich über dich speichere
command-privacy-show = Zeigt, was ich über dich speichere
command-privacy-export = Gibt dir alles, was ich über dich speichere, als Datei
command-privacy-delete = Löscht alles, was ich über dich speichere
