### Korsaren der Karibik: Ruhmeskarten für Züge und Häfen, und Spezialisten.

roll-hire = beim Anheuern
hit-card = durch eine Ruhmeskarte
source-marque = Kaperbrief
source-port_cards = Ruhmeskarte
source-turn_cards = Ruhmeskarte

## Spezialisten

log-specialist-sought = { $seat } suchte in den Schenken nach einem Spezialisten.
log-specialist-sought-own = Du hast gefragt, wer anheuert: { $card }.
log-specialist-declined = { $seat } bekam nur Absagen.
log-specialist-declined-own = Die Antwort war nein.
log-specialist-hired = { $seat } heuerte einen Spezialisten an, { form-for-gold }: { $card }.
option-hire = { $card } anheuern{ $gold ->
    [0] { "" }
   *[other] {" "}({ $gold } Gold)
}

## Handel und Hafen

log-demand-drawn = { $seat } zog aus dem Vorrat: { $tokens }.
ask-demand-token = Welchen Nachfragemarker legst du aus?
more-demand-token = Der Hafen, in den du ihn legst, zahlt von da an das Doppelte für die Ware darauf: 6 Gold je Karte statt 3, und 3 auf einmal bringen +1 Ruhm. Die anderen Marker gehen zurück.
option-token = { $token }
ask-demand-port = { $token }: in welchem Hafen?
more-demand-port = Der Hafen, den du wählst, verlangt dann diese Ware statt der alten und zahlt für sie das Doppelte: 6 Gold je Karte statt 3, und 3 auf einmal bringen +1 Ruhm.
option-market = { $zone } (jetzt { $good })
log-shipyard-credit = { $seat } zahlte in der Werft { $gold } Gold weniger; noch { $left } Gold Kredit.

## Fahrt, Wetter, Erkunden

ask-sail-unseen = Ungesehen { form-off-zone }: noch { $left ->
    [one] eine Zone
   *[other] bis zu { $left } Zonen
} umsonst. Wohin?
ask-storm-zone = Über welcher Zone soll der Sturm mit { $hits } Treffern aufziehen?
option-storm = Über { $zone_id ->
    [caribbean_sea] der Karibischen See
   *[other] { $zone }
}
ask-scout-extra = Erkunden ohne Aktion { form-off-zone }. Nach wem?
option-scout-none = Niemanden suchen

## Gegen einen anderen Kapitän

ask-card-captain = { $card }: gegen wen?
option-captain = Gegen { $other }
ask-card-nation = { $card }: welche Nation?
option-nation = { $nation }
log-actions-lost = { $seat } lag in einer Flaute: { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
} in diesem Zug.
log-captain-spied = { $seat } erfuhr, was { $other } an Bord hat.
log-captain-spied-own = { $other } hat { $gold } Gold an Bord. Fracht: { $cargo }. Gerüchte: { $rumors }.
log-gold-stolen = { $seat } ließ { $other } die Taschen leeren.
log-gold-stolen-own = { $seat } nahm { $gold } Gold von { $other }.
log-card-stolen = { $seat } nahm eine Ruhmeskarte von { $other }.
log-card-stolen-own = { $seat } nahm von { $other }: { $stolen }.

## Das Gesetz

log-marque-open = { $seat } bekam bis zum Ende des Zuges einen Kaperbrief, in dem noch kein Name steht.
log-marque-given = { $seat } bekam bis zum Ende des Zuges einen Kaperbrief gegen { $nation_id ->
    [english] England
    [french] Frankreich
    [dutch] die Niederlande
    [spanish] Spanien
   *[other] { $nation }
}.

## Wo das Spiel steht

step-AbilityUsed = Eine Fähigkeit
step-HireSpecialist = Einen Spezialisten anheuern
step-PickDemand = Neue Nachfrage
step-SellAt = Ein besserer Preis
step-MoreOffer = Ein größeres Angebot
step-ShipyardCredit = Kredit bei der Werft
step-PortAgain = Eine zweite Hafenaktion
step-ExtraMoves = Bewegungen umsonst
step-SailUnseen = Ungesehen segeln
step-RaiseStorm = Ein Sturm zieht auf
step-ExtraScout = Erkunden umsonst
step-LoseAction = Flaute
step-Inform = Ein Spitzel
step-StealGold = Gestohlenes Gold
step-StealCard = Eine gestohlene Karte
step-HarmAtSea = Schaden
step-RefuseBounty = Kein Kopfgeld
step-LetterOfMarque = Kaperbrief
step-KeepOnDeath = Was bleibt
step-CrewGrumbles = Die Mannschaft will murren
