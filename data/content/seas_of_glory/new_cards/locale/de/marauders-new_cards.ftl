### Neue Kapitäne, Ereignisse, Gerüchte und Aufträge: was die Regeln sagen.

name-new_cards = Neue Kapitäne, Ereignisse, Gerüchte und Aufträge
text-new_cards = Es gibt doppelt so viele Kapitäne, Gerüchte und Aufträge, 16 Ereignisse mehr und Piraten mit größeren Schiffen.

name-brig = Brigg
text-brig = Ein Schiff zwischen den kleinen und den großen. Es bringt keinen Ruhmespunkt.

name-slip_in = Hineinschlüpfen

setting-new_decks = Neue Kapitäne, Gerüchte und Aufträge
setting-new_decks-mixed = Mit den anderen gemischt
setting-new_decks-only = Allein, als eigene Stapel

## Schritte

step-LeaveOldCards = Die alten Karten bleiben in der Schachtel
step-Earn = Gold verdienen
step-SwapCards = Karten neu ziehen lassen
step-SaveLastHand = Den letzten Mann retten
step-GainFavors = Gefallen erhalten
step-Bargain = Ein Handel
step-SellAnywhere = Verkaufen ohne Markt
step-SendNpc = Ein Schiff fortlocken
step-PutAshore = Mannschaft an Land setzen
step-PutOut = Aus dem Hafen gewiesen
step-SlipIn = In einen gesperrten Hafen schlüpfen
step-TalkAshore = Sich an Land reden

## Was gefragt wird

ask-offer-swap_cards = { $count ->
    [one] Du darfst eine Karte deines Angebots neu ziehen lassen.
   *[other] Du darfst bis zu { $count } Karten deines Angebots neu ziehen lassen.
}
ask-reward-bargain = { $card }: dafür { $gold } Gold zahlen?
ask-reward-sell = Du darfst hier { $cards ->
    [one] eine Warenkarte
   *[other] bis zu { $cards } Warenkarten
} für je { $gold } Gold verkaufen.
ask-reward-send = Welches Schiff lockst du fort, um { $zones ->
    [one] eine Zone
   *[other] bis zu { $zones } Zonen
}?
ask-reward-send_to = Wohin mit { $name }? { $left ->
    [one] Eine Zone ist noch frei.
   *[other] { $left } Zonen sind noch frei.
}
option-send-npc = { $name } ({ $npc_npc }), { form-off-zone }
option-land-crew = { $count } Mann an Land setzen ({ $mission })
option-swap-card = Ersetzen: { $card }
option-home-pardon = Ein Kopfgeld entfernen ({ $gold } Gold)

## Was geschieht

log-new_cards-earned = { $seat } erhielt { $gold } Gold{ $because }.
log-new_cards-swapped = { $seat } ließ { $cards } neu ziehen.
log-new_cards-last_hand = { $who } behielt den letzten Mann: ein Treffer blieb ohne Wirkung.
log-new_cards-slipped_in = { $seat } schlüpfte in den gesperrten Hafen von { $zone }.
log-new_cards-turned_away = { $seat } wurde im Hafen von { $zone } abgewiesen.
log-new_cards-put_out = { $seat } wurde aus dem Hafen von { $zone } gewiesen.
log-new_cards-paid = { $seat } zahlte { $gold } Gold ({ $card }).
log-new_cards-sold = { $seat } verkaufte { $cards } für { $gold } Gold.
log-new_cards-landed = { $seat } setzte { $count } Mann an Land; noch { $crew } an Bord.

## Wie es erzählt wird

told-new_cards-earned = bekam { $gold } Gold{ $because }
told-new_cards-swapped = ließ { $cards } neu ziehen
told-new_cards-last_hand = steckte 1 Treffer auf den letzten Mann weg
told-new_cards-slipped_in = schlüpfte in den gesperrten Hafen von { $zone }
told-new_cards-turned_away = wurde im Hafen von { $zone } abgewiesen
told-new_cards-put_out = wurde aus dem Hafen von { $zone } gewiesen
told-new_cards-paid = zahlte { $gold } Gold ({ $card })
told-new_cards-sold = verkaufte { $cards } für { $gold } Gold
told-new_cards-landed = setzte { $count } Mann an Land, noch { $crew }

## Kurze Namen, nach der ersten Nennung

short-admiral_nevell = Admiral Nevell
short-admiral_de_velasco = Admiral de Velasco
short-admiral_de_chateaurenault = Admiral de Château-Renault
short-admiral_de_ruyter = Admiral de Ruyter
short-pirate_kidd = Kidd
short-pirate_england = Edward England
short-pirate_every = Every

why-at-home-only = nur in deinem Heimathafen.
why-not-wanted = du hast keine Kopfgelder.
why-crew-to-spare = dazu brauchst du { $count } Mann, und einer muss an Bord bleiben.
