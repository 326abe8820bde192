### Ruhmeskarten ausspielen: Zeitpunkte, Gefechte, Überfälle und Proben.

## Einstellungen

setting-goal = Ruhm zum Sieg
setting-windows = Überraschungskarten (außer der Reihe)
setting-windows-holders = Vorher festlegen (schnell)
setting-windows-always = Jedes Mal fragen
setting-npc_player = Wer für Kriegsschiffe und Piraten würfelt
setting-npc_player-neighbour = Dein linker Nachbar
setting-npc_player-computer = Der Computer

## Wann eine Karte gespielt werden darf

phrase-window-own_turn = Du bist am Zug.
phrase-window-own_port = Du bist im Hafen.
phrase-window-own_sale = Du willst gerade in { $zone } verkaufen{ $good_id ->
    [none] .
   *[other] ; gefragt: { $good }.
}
phrase-window-own_offer = Dein Angebot in { $zone } liegt vor dir.
phrase-window-scouting_failed = Dein Ausguck hat nichts gefunden: { $skill } { $when_roll } misslang.
phrase-window-before_roll = Du willst gerade { $when_roll } auf { $skill } würfeln.
phrase-window-raid_drawn = Für deinen Überfall liegen { $cards_count } Karten aus.
aloud-phrase-window-raid_drawn = Für deinen Überfall liegen aus: { $cards }.
phrase-window-raid_rolled = { $cards_count ->
    [one] 1 Karte liegt
   *[other] { $cards_count } Karten liegen
} in deinem Überfall. Gleich wird gezählt.
aloud-phrase-window-raid_rolled = Gleich wird dein Überfall gezählt: { $cards }.
phrase-window-raid_won = Dein Überfall hat { $gold } Gold gebracht.
phrase-window-found = { $who } hat dich { form-off-zone } entdeckt!
phrase-window-declared = Beide Kapitäne haben angesagt: du { form-mine }, { $who } { form-theirs }.
phrase-window-contest_rolled = Seemannskunst: du { $my_dice }, { $who } { $their_dice }.
phrase-window-hits_by_you = Gleich { form-my-shots } ein, Ziel: { $who }{ $their_shots ->
    [0] .
    [one] ; bei dir einer.
   *[other] ; bei dir { $their_shots }.
}
phrase-window-hits_on_you = { $their_shots ->
    [one] Gleich schlägt ein Schuss
   *[other] Gleich schlagen { $their_shots } Schüsse
} bei dir ein. Es schießt: { $who }.
phrase-window-battle_round = Runde { $round } des Gefechts gegen { $who } beginnt.
phrase-window-boarding = Du willst gerade entern: { $who }.
phrase-window-boarded = Du wirst geentert, Angreifer: { $who }!
phrase-window-crew_round = Runde { $round } des Enterkampfs gegen { $who } beginnt.
phrase-window-crew_rolled = Enterkampf: du { $my_dice }, { $who } { $their_dice }.
phrase-window-battle_won = Du hast gewonnen, gegen { $who }. Gleich geht es ans Plündern.
phrase-window-bounty = Gleich wird ein { form-nation-es } Kopfgeld auf dich ausgesetzt.
phrase-window-card_played = { $other } hat { $card } gespielt.
phrase-window-other_turn = Der Zug von { $other } beginnt { $in_port ->
    [yes] in { $zone }
   *[no] { form-off-zone }
}.
phrase-window-other_port = { $other } geht in { $zone } an Land.
phrase-window-other_sale = { $other } will gerade in { $zone } verkaufen{ $good_id ->
    [none] .
   *[other] ; gefragt: { $good }.
}
phrase-window-death = { $retires ->
    [true] Dein Kapitän setzt sich zur Ruhe: { $name }.
   *[other] Dein Kapitän stirbt: { $name }.
}
form-mine = { $mine ->
    [shoot] schießt
    [board] enterst
   *[flee] fliehst
}
form-theirs = { $theirs ->
    [shoot] schießt
    [board] entert
   *[flee] flieht
}
form-my-shots = { $my_shots ->
    [one] schlägt dein Schuss
   *[other] schlagen deine { $my_shots } Schüsse
}
ask-card-window = Eine Ruhmeskarte spielen?
ask-card-window-own = { $context } Eine Ruhmeskarte spielen?
option-play-card = Spielen: { $card }
option-pass = Passen
option-pass-battle = Passen für dieses Gefecht
option-pass-turn = Passen bis zu meinem nächsten Zug
ask-card-play = Die angekündigte Ruhmeskarte wirklich spielen? Gezeigt wird sie so oder so.
ask-card-play-own = Auch andere haben gespielt. Willst du { $card } noch spielen?
more-card-play = Auch andere haben gespielt. Willst du { $card } noch spielen? Gezeigt wird sie so oder so.
option-play = Ausspielen
option-decline = Zurücknehmen
log-card-announced = { $seat } kündigte eine Ruhmeskarte an.
log-card-played = { $seat } spielte { $card }.
    > { $card_gist }.
log-card-declined = { $seat } zeigte { $card } und nahm die Karte zurück auf die Hand.
log-card-copied = { $seat } wiederholte { $card }.

## Vorbereitete Karten: Sie werden im passenden Moment ohne Nachfrage gespielt

ask-card-orders = Wann sollen deine Ruhmeskarten gespielt werden?
ask-card-orders-own = Wann sollen deine Ruhmeskarten gespielt werden? Niemand sonst erfährt davon.
option-order = { $when }
about-order = { $card }, wenn { $moment }
option-order-all = { $when }
about-order-all = Alle meine Überraschungskarten
why-card-twice = Für jede Karte gilt nur eine Anweisung.
phrase-order-any = Immer, bei erster Gelegenheit
phrase-order-ask = Fragen, auch wenn es auffällt
phrase-order-unguessed = Fragen, solange es nicht auffällt
phrase-order-never = Nie, ich behalte sie
phrase-order-leader = Nur gegen den Führenden
phrase-order-seat = Nur gegen { $other }
phrase-order-captain = Nur gegen einen Kapitän
phrase-order-npc = Nur gegen einen NPC
phrase-order-seamanship = Nur auf Seemannskunst
phrase-order-scouting = Nur auf Erkunden
phrase-order-leadership = Nur auf Führungskraft
phrase-order-influence = Nur auf Einfluss
phrase-order-merchant = Nur für einen Kauffahrer
phrase-order-search = Nur für Gerücht oder Auftrag
phrase-order-failing = Nur wenn er sonst scheitert
phrase-order-losing = Nur mit schlechteren Würfeln
phrase-order-several = Nur ab 2 Treffern
phrase-order-nation = Nur ein { form-nation-es } Kopfgeld
phrase-moment-other_turn = der Zug eines anderen Kapitäns beginnt
phrase-moment-other_port = ein anderer Kapitän an Land geht
phrase-moment-other_sale = ein anderer Kapitän verkauft
phrase-moment-card_played = ein anderer Kapitän eine Karte spielt
phrase-moment-own_sale = du verkaufst
phrase-moment-own_offer = dein Angebot vor dir liegt
phrase-moment-found = du entdeckt wirst
phrase-moment-before_roll = du auf eine Fähigkeit würfelst
phrase-moment-scouting_failed = dein Ausguck nichts findet
phrase-moment-raid_drawn = die Karten deines Überfalls ausliegen
phrase-moment-raid_rolled = für deinen Überfall gewürfelt ist
phrase-moment-raid_won = dein Überfall gelingt
phrase-moment-battle_round = eine Runde des Seegefechts beginnt
phrase-moment-declared = beide Seiten angesagt haben
phrase-moment-contest_rolled = der Vergleich der Seemannskunst gewürfelt ist
phrase-moment-hits_on_you = du getroffen wirst
phrase-moment-hits_by_you = du triffst
phrase-moment-boarding = du enterst
phrase-moment-boarded = du geentert wirst
phrase-moment-crew_round = eine Runde des Enterkampfs beginnt
phrase-moment-crew_rolled = der Enterkampf gewürfelt ist
phrase-moment-battle_won = du ein Gefecht gewinnst
phrase-moment-bounty = ein Kopfgeld auf dich ausgesetzt würde
phrase-moment-death = dein Kapitän stirbt oder setzt sich zur Ruhe

## Was Karten in Kämpfen, Überfällen und Proben tun

name-skull = ☠
ask-card-reroll = { $card }: Welche Würfel werden noch einmal geworfen?
option-reroll-die = { $faces } ({ $whose })
log-card-rerolled = { $seat } { $mine ->
    [yes] warf { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } noch einmal
   *[no] ließ { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } von { $whose } noch einmal werfen
}, das gibt { $faces }: { $successes ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}.
log-roll-spared = { $seat } musste nicht würfeln: Es zählt als { $successes ->
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}.
log-card-dice = { $seat } wirft beim nächsten Mal { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
} mehr.
log-card-more_dice = { $seat } hat { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
} mehr geworfen: jetzt { $faces }, { $successes ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}.
ask-card-redirect = { $card }: Welche Schüsse gehen auf { $location }? Bis zu { $hits }.
ask-card-ignore = { $card }: Welche Treffer bleiben ohne Wirkung? Bis zu { $hits }.
option-shot = { $faces }: { $location }
option-hit-icon = { $card }: { $icon }
log-card-redirected = { $seat } zielte neu: { $count ->
    [one] Ein Schuss geht
   *[other] { $count } Schüsse gehen
} auf { $location }.
log-card-ignored = { $seat } steckte { $count ->
    [one] einen Treffer
   *[other] { $count } Treffer
} ohne Schaden weg.
log-card-unboarded = { $seat } kappte die Enterhaken: Niemand wird geentert, und das Gefecht geht weiter.
log-card-escapes = Im Überfall von { $seat } { $count ->
    [one] zählt ein Flucht-Symbol
   *[other] zählen bis zu { $count } Flucht-Symbole
} nicht.
log-card-plunder = { $seat } fand noch { $gold } Gold.

## Schritte

step-CardWindow = Ruhmeskarten spielen
step-PlayAnnounced = Eine angekündigte Ruhmeskarte
step-MeantCard = Eine Ruhmeskarte spielen wollen
step-PlayCard = Eine Ruhmeskarte spielen
step-CarryOutCard = Was eine Karte tut
step-CardDone = Eine Ruhmeskarte wird abgelegt
step-CardAnswered = Auf eine Ruhmeskarte antworten
step-Reroll = Noch einmal würfeln
step-InsteadOfRoll = Eine Karte statt eines Wurfs
step-AfterFailedRoll = Eine Karte nach einem Fehlwurf
step-AddDice = Mehr Würfel
step-RollMore = Würfel dazu
step-Succeed = Eine sichere Probe
step-CopyCard = Eine Karte wiederholen
step-WinnersVolley = Die Salve des Siegers
step-CleanEscape = Glatt entkommen
step-PlaceSkulls = Totenköpfe verteilen
step-RedirectHits = Neu zielen
step-IgnoreHits = Treffer ohne Wirkung
step-CancelBoarding = Ein Enterversuch abgeschlagen
step-IgnoreEscapes = Fluchten, die nicht zählen
step-RedrawRaid = Neue Karten für den Überfall
step-AddPlunder = Mehr Beute
step-RaidGlory = Ruhm des Überfalls
step-AvoidBattle = Unentdeckt entkommen
step-Harm = Treffer durch eine Karte
step-RandomHarm = Zufällige Treffer durch eine Karte
step-HarmShip = Treffer durch eine Karte
