### Merchants & Marauders: was Optionen tun, wo keine Karte und keine Regel es sagt, und was Zahlen bedeuten.

## Was Optionen tun

does-end = Dein Zug ist vorbei; übrige Aktionen verfallen.
does-retire = Dein Kapitän verlässt das Spiel mit allem, was er hat, und dein Zug ist vorbei. Ruhm und Versteck bleiben.
does-done = Hier nichts mehr.
does-leave-town = Du gehst zurück an Bord; was du hier nicht getan hast, wartet bis zum nächsten Besuch.
does-leave-shipyard = Dein Besuch geht weiter.
does-take = Hol Gold aus deinem Versteck an Bord, umsonst.
does-drop-mission = Er ist nicht mehr zu erfüllen und kommt auf die Ablage.
does-prove-rumor = Zeig es und würfle auf Einfluss: Ein wahres Gerücht lohnt sich und bringt einen Ruhmespunkt, ein falsches ist weg.
does-scout-rumor = Zeig es und würfle auf Erkunden: Ein wahres Gerücht lohnt sich und bringt einen Ruhmespunkt, ein falsches ist weg.
does-task-deliver = Die Karten werden abgelegt, und dieser Teil deines Auftrags ist erledigt.
does-task-pay = Damit ist dieser Teil deines Auftrags erledigt.
does-task-smuggle = Würfle auf Erkunden; mit einem Erfolg gibst du die Karten ab, und dieser Teil deines Auftrags ist erledigt.
does-task-find = Würfle dafür; mit genug Erfolgen ist dieser Teil deines Auftrags erledigt.
does-task-assault = Enterkampf gegen die Wachen; besiege sie, und dieser Teil deines Auftrags ist erledigt.
does-act-repair-at-sea = Repariere umsonst, gleich hier.
does-sell-card = Die Karte wird offen abgelegt.
does-repair = 1 Punkt Schaden ist weg.
does-repair-all = Aller Schaden ist weg, außer fehlender Mannschaft.
does-rearm = Danach wirkt er wieder.
does-sell-weapon = Sie kommt zurück in den Vorrat.
does-keep = Sie kommt mit auf dein neues Schiff.
does-raid = Du überfällst ihn, und diese Nation setzt ein Kopfgeld auf dich aus.
does-let-go = Der Kauffahrer segelt davon, auf die Leiste.
does-raid-success-draw = Mehr Beute, aber auch ihr Symbol zählt.
does-raid-discard = Ihr Gold ist verloren, ihr Symbol aber auch.
does-raid-exchange = Sie geht, und eine unbekannte Karte tritt an ihre Stelle.
does-raid-weapon = Jetzt eingesetzt macht sie aus 1 Fehlwurf einen Erfolg.
does-raid-success-stop = Der Überfall wird ausgewertet, wie er liegt.
does-raid-keep = Sie kommt in deinen Laderaum.
does-declare-shoot = Gewinnst du den Vergleich, treffen alle deine Kanonen; sonst trifft immer noch jeder Erfolg einmal.
does-declare-board = Gewinnst du den Vergleich, folgt nach den Treffern dieser Runde der Enterkampf.
does-declare-flee = Gewinnst du den Vergleich und der Gegner hat keinen Erfolg, bist du entkommen.
does-pass = Du spielst jetzt keine Karte.
does-pass-battle = In diesem Gefecht wirst du nicht mehr gefragt.
does-pass-turn = Bis zu deinem nächsten Zug wirst du nicht mehr gefragt.
does-play = Sie wird jetzt gespielt.
does-decline = Sie kommt zurück auf deine Hand, und alle haben sie gesehen.
does-absorb = Dieser Treffer richtet nichts an, und der Verstärkte Rumpf ist verbraucht.
does-hit = Dort 1 Punkt Schaden; bei 0 ist die Zone zerstört.
does-hit-enemy = Dort 1 Punkt Schaden beim Gegner; bei 0 ist die Zone zerstört.
does-leave-hit = Der Treffer bleibt, wo er ist.
does-take-hits = Alle Treffer richten Schaden an, und der Verstärkte Rumpf bleibt bereit.
does-keep-dice = Die Treffer bleiben, wo sie sind.
does-let-stand = Der Wurf gilt, wie er ist.
does-enter-fee = Zahle, und du legst an.
does-enter-roll = Mit einem Erfolg legst du an.
does-enter-stay = Die Aktion ist verbraucht.
does-keep-rumor = Du behältst es; das andere kommt zurück in den Stapel.
does-cargo-throw_out-throw-out = Sie kommt auf die Ablage.
does-pardon = 1 Kopfgeld weniger.
does-hire = Er liegt ab jetzt offen vor dir.
does-redraw = Dieser Kapitän geht zurück, du bekommst einen anderen.
does-enter-as = Spiel mit ihm weiter.
does-spend-ammunition = Sie kommt zurück in den Vorrat; sie bestimmt, wohin die Totenköpfe dieser Salve treffen.
does-no-ammunition = Heb sie dir auf.
does-battle-chasers-fire = Ein zusätzlicher Schuss.
does-battle-chasers-hold = Kein Schuss.
does-reward = Das Gold gehört dir.
does-claim-ship = Sie wird dein Schiff; deins ist weg.
does-keep-ship = Du segelst mit deinem eigenen weiter.
does-plunder-take = Das gehört jetzt dir.
does-plunder-keep = Das gehört jetzt dir.

## Zahlen und woher sie kommen

figure-SellPrice-price = { $card }: { $value } Gold
base-SellPrice-price = { $demanded ->
    [yes] { $base } gefragt
   *[no] { $base }
}
figure-GoodsPrice-price = Eine Ware mit { $drawn ->
    [0] eigenem Preis
    [one] 1 Karte im Angebot
   *[other] { $drawn } Karten im Angebot
}: je { $value } Gold
figure-GoodsOffer-cards = { $value } Frachtkarten im Angebot
figure-FreeGoods-free = { $value } der Karten umsonst
figure-OfferedCard-redrawn = { $card } wird ersetzt
figure-ShipyardPrice-price = { $item_id ->
    [repair] Eine Reparatur
    [rearm] Ein neuer Verstärkter Rumpf
    [weapon] Eine Spezialwaffe
    [modification] Eine Schiffsmodifikation
   *[other] { $item }
}: { $value } Gold
figure-ShipyardTerms-transfer = Eine Modifikation aufs neue Schiff mitnehmen: { $value } Gold
figure-ShipyardTerms-repairs = Reparaturen
figure-RecruitTerms-price = Jeder Mann ohne Erfolg: { $value } Gold
figure-RecruitTerms-free = Anheuern ist umsonst
figure-RecruitTerms-rolls = Anheuern ohne Wurf
figure-RecruitTerms-allowed = Anheuern
figure-RumorTerms-price = Sich nach einem Gerücht umhören: { $value } Gold
figure-RumorTerms-slots = Du darfst { $value } Gerüchte haben
figure-RumorTerms-sure = Ein Gerücht ist hier sicher
figure-MissionTerms-slots = Du darfst { $value } Aufträge haben
figure-MissionPay-gold = Ein Auftrag bringt { $value } Gold mehr
figure-StashTerms-allowed = Hier darfst du Gold verstecken
figure-StashTerms-opens = Dein Versteck ist hier offen
figure-StashTerms-fee = Verstecken kostet { $value } Gold
figure-Employment-allowed = Spezialisten
figure-Employment-free = Spezialisten kommen umsonst
figure-Employment-anywhere = Spezialisten kommen in jedem Hafen
figure-PortAccess-open = Dieser Hafen
figure-PortAccess-fee = Einlaufen kostet { $value } Gold
figure-PortAccess-rolls = Ein Wurf auf Einfluss lässt dich ein
figure-MoveCost-actions = { $move_id ->
    [dock] Anlegen
    [leave_port] Auslaufen
   *[other] Fahrt: { $target }
}: { $value ->
    [0] umsonst
    [one] 1 Aktion
   *[other] { $value } Aktionen
}
figure-Weather-hits = { $value } Treffer durch das Wetter
figure-StormHits-hits = { $value } Treffer durch den Sturm
figure-RaidCards-cards = { $value } Karten für den Überfall
figure-RaidCards-extra = { $value } zusätzliche Karten für den Überfall
figure-Plunder-gold = { $value } Gold Beute
figure-Bounties-count = { $value ->
    [0] Kein { form-nation-es } Kopfgeld
    [one] 1 { form-nation-es } Kopfgeld
   *[other] { $value } { form-nation-e } Kopfgelder
}
figure-Hold-places = Platz für { $value } Frachtkarten
figure-ShipValues-hull = Rumpf { $value }
figure-ShipValues-cargo = Laderaum { $value }
figure-ShipValues-masts = Masten { $value }
figure-ShipValues-crew = Mannschaft { $value }
figure-ShipValues-cannons = Kanonen { $value }
figure-ShipValues-maneuverability = Beweglichkeit { $value }
figure-SkillDice-dice = { $skill }: { $value ->
    [one] 1 Würfel
   *[other] { $value } Würfel
}
base-SkillDice-dice = { $skill } { $base }
figure-CombatDice-dice = { $skill }: { $value ->
    [one] 1 Würfel
   *[other] { $value } Würfel
}
base-CombatDice-dice = { $skill } { $base }
figure-CannonHits-hits = { $value } Treffer
figure-Hostility-hunts = { $npc_npc }: { $value ->
    [yes] jagt dich
   *[no] jagt dich nicht
}
figure-Hostility-scouts = { $npc_npc }: { $value ->
    [yes] sucht dich
   *[no] sucht dich nicht
}
figure-Hostility-rolls = { $npc_npc }: { $value } Würfe auf Erkunden hintereinander
figure-Hostility-repeats = { $npc_npc }: { $value } Wiederholungen eines Fehlwurfs
figure-Hostility-dice = { $npc_npc }: { $value } Würfel, um dich zu finden
figure-TurnActions-actions = { $value } Aktionen im Zug

## Optionen vieler Fragen

does-no = Du lässt es dabei.
does-none = Du lässt es dabei.
does-nation = Diese Nation ist gemeint.
does-token = Dieser Marker kommt in einen Hafen.
does-market = Dieser Hafen fragt ab jetzt diese Ware nach.
does-zone = Dorthin kommt eine Modifikation, verdeckt.
does-storm = Der Sturm tobt in dieser Zone.
does-move-from = Dieser Treffer geht woanders hin.
does-move-to = Der Treffer geht dorthin.
does-battle-hooks-die = Dieser Würfel wird neu geworfen.
does-location-reroll-die = Dieser Würfel wird neu geworfen.
does-card-reroll-reroll-die = Dieser Würfel wird neu geworfen.
figure-SellPrice-sells = { $card }: { $value ->
    [yes] lässt sich hier verkaufen
   *[no] lässt sich hier nicht verkaufen
}
source-card = Ruhmeskarte
source-modifications = Schiffsmodifikation

does-stop = Du lässt es dabei.
does-reward-drop = Diese Kopfgelder sind weg.
does-reward-keep-bounties = Deine Kopfgelder bleiben.
phrase-moment-own_turn = du am Zug bist
does-scout-none = Du suchst niemanden.
does-offer-swap-yes = Zahle, und ein ganz neues Angebot wird gezogen.
does-reward-bargain-yes = Der Handel gilt.
