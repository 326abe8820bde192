### Ortsmarken (Seas of Glory).

name-locations = Orte
text-locations = Sechzehn Orte auf See, die ein Kapitän besuchen und meist auch überfallen darf.

## Arten von Orten und was sie bieten

name-pirate_haven = Piratennest
name-missionary = Missionar
name-trade_station = Handelsposten
name-natives = Eingeborene
name-reef = Riff
name-naval_fort = Marinefort
name-prison = Gefängnis
name-town = Stadt
location-pirate_haven = Wer ein Kopfgeld hat, heuert hier an und zieht ein Gerücht, umsonst und ohne Wurf. Überfall: 4 Karten.
location-missionary = Entferne Kopfgelder einer Nation für je 3 Gold. Überfall: 3 Karten, Treffersymbole zählen nicht; 2 Kopfgelder.
location-trade_station = Wer kein Kopfgeld hat, verkauft oder kauft Waren: 6 Karten, 3, wenn du im letzten Zug hier gekauft hast. Überfall: 5 Karten; 2 Kopfgelder.
location-natives = Zahle 1 Frachtkarte, um alles zu reparieren. Überfall: 4 Karten.
location-reef = Würfle auf Erkunden: Jeder Erfolg holt Fracht, eine Spezialwaffe, ein Gerücht oder Mannschaft herauf. Jedes davon kostet 1 Treffer am Rumpf, 1 weniger je Erfolg mit Seemannskunst. Kein Überfall.
location-naval_fort = Wer kein Kopfgeld hat, schickt das Kriegsschiff dieser Nation in eine angrenzende Zone; ist keines im Spiel, darf er eines aus dem Ereignisstapel ziehen. Überfall: 6 Karten; 2 Kopfgelder.
location-prison = Für 5 Gold nimmst du den ersten Spezialisten im Ruhmesstapel auf, dessen Art dir fehlt. Überfall: 4 Karten und ein Spezialist umsonst; 2 Kopfgelder.
location-town = 1 Tätigkeit im Hafen; 4 Karten beim Kaufen, 3, wenn du im letzten Zug hier gekauft hast. Nichts, was nur zu einem Hafen gehört. Überfall: 5 Karten; 2 Kopfgelder.

## Die Marken

name-port_freeman = Port Freeman
text-port_freeman = { name-pirate_haven }: { location-pirate_haven }
name-brethrens_cove = Bruderbucht
text-brethrens_cove = { name-pirate_haven }: { location-pirate_haven }
name-santa_anna = Santa Anna
text-santa_anna = { name-missionary }: { location-missionary }
name-san_ildefonso = San Ildefonso
text-san_ildefonso = { name-missionary }: { location-missionary }
name-ambergris = Ambergris
text-ambergris = { name-trade_station }: { location-trade_station }
name-salt_cay = Salt Cay
text-salt_cay = { name-trade_station }: { location-trade_station }
name-uta_min_xiosk = Ut’a Min Xiosk
text-uta_min_xiosk = { name-natives }: { location-natives }
name-kalinago_landing = Kalinago-Strand
text-kalinago_landing = { name-natives }: { location-natives }
name-walkers_cay = Walker’s Cay
text-walkers_cay = { name-reef }: { location-reef }
name-silver_shoals = Silbergrund
text-silver_shoals = { name-reef }: { location-reef }
name-fort_george = Fort George
text-fort_george = { name-naval_fort }: { location-naval_fort }
name-fort_san_marcos = Fort San Marcos
text-fort_san_marcos = { name-naval_fort }: { location-naval_fort }
name-torre_del_diablo = Torre del Diablo
text-torre_del_diablo = { name-prison }: { location-prison }
name-castillo_negro = Castillo Negro
text-castillo_negro = { name-prison }: { location-prison }
name-holetown = Holetown
text-holetown = { name-town }: { location-town }
name-spaniards_bay = Spanierbucht
text-spaniards_bay = { name-town }: { location-town }

## Im Zug

phrase-location-placed = { $location } ({ $zone })
log-locations-placed = Orte: { $locations }.
option-visit-location = Besuch: { $location }
about-visit-location = { $kind }: { $kind_location }
option-raid-location = Überfall: { $location }
about-raid-location = { $kind }: { $kind_location }
about-raid-discard = { $card_marks ->
    [none] { "" }
   *[other] Schmuggelware für { $card_marks }
}
about-raid-exchange = { about-raid-discard }
log-location-visited = { $seat } besuchte { $location } ({ $kind }) { form-off-zone }.
ask-missionary = Kopfgelder welcher Nation entfernt der Missionar, für je { $gold } Gold?
option-bounties-of = { $nation } ({ $bounties } { $bounties ->
    [one] Kopfgeld
   *[other] Kopfgelder
})
ask-natives = Für 1 Frachtkarte alles reparieren lassen: { $points ->
    [0] nur Umgedrehtes
    [one] 1 Punkt, { $locations }
   *[other] { $points } Punkte, { $locations }
}?
ask-natives-own = Für 1 Frachtkarte alles reparieren lassen? { $points ->
    [0] Nötig haben es nur Modifikationen.
    [one] 1 Punkt ist beschädigt.
   *[other] { $points } Punkte sind beschädigt.
}
option-pay = Bezahlen mit { $card }
log-natives-paid = { $seat } gab den Eingeborenen { $card } und ließ das ganze Schiff reparieren.

## Riff

roll-reef = am Riff
ask-reef = { $left ->
    [one] Ein Erfolg übrig.
   *[other] { $left } Erfolge übrig.
} Heraufgeholt: { $taken }. Jedes davon kostet 1 Treffer am Rumpf (noch { $hull }), 1 weniger je Erfolg mit Seemannskunst.
ask-reef-own = { $left ->
    [one] 1 Erfolg.
   *[other] { $left } Erfolge.
} Noch etwas heraufholen? Es kann 1 von { $hull } Rumpf kosten.
option-reef-cargo = Eine Frachtkarte heraufholen
option-reef-crew = Einen Schiffbrüchigen retten
option-reef-rumor = Ein Gerücht heraufholen
option-reef-weapon = Heraufholen: { $weapon }
log-reef-cargo = { $seat } holte { $count ->
    [0] nichts
   *[other] eine Frachtkarte
} vom Riff.
log-reef-cargo-own = Du hast vom Riff geholt: { $cards }.
log-reef-crew = { $seat } rettete einen Schiffbrüchigen vom Riff: Mannschaft { $crew }.
log-reef-weapon = { $seat } holte vom Riff: { $weapon }.

## Marinefort, Gefängnis

ask-fort = { $name_id ->
    [none] Kein { form-nation-es } Kriegsschiff ist im Spiel. Eines im Ereignisstapel suchen?
   *[other] Wohin soll { $name } segeln, jetzt { form-off-zone }?
}
option-ask-nothing = Nichts ändern
option-muster = Ein { form-nation-es } suchen
option-send-navy = Kurs { form-zone }
log-fort-sent = { $seat } ließ { $name } { form-origin } { form-zone } segeln.
ask-prison = { $gold } Gold zahlen für den ersten Spezialisten im Ruhmesstapel, dessen Art dir fehlt?
log-prison-freed = { $seat } befreite { $card }{ $gold ->
    [0] .
   *[other] { " " }für { $gold } Gold.
}
log-prison-discarded = { $seat } hat diese Art schon; abgeworfen: { $card }.
log-prison-empty = Im Gefängnis saß niemand, den { $seat } aufnehmen konnte.

## Überfall

hit-location = durch die Geschütze an Land
death-assault = beim Sturm an Land gefallen
glory-location = die Plünderung eines Ortes
earned-location = Geplünderte Orte
log-location-attacked = { $seat } griff { $location } ({ $kind }) { form-off-zone } an!
log-location-defense = { $seat } sah sich gegenüber: { $shown }.
ask-bombard = { $location } beschießen? { $left ->
    [one] Eine Kanone kann noch feuern.
   *[other] { $left } Kanonen können noch feuern.
} Gold { $gold }, Fluchtsymbole { $escapes } gegen Beweglichkeit { $maneuverability }, Treffer drohen: { $hits }.
ask-bombard-own = { $location } beschießen? Noch { $left ->
    [one] 1 Kanone
   *[other] { $left } Kanonen
}, { $gold } Gold in Sicht.
option-fire-cannon = Eine Kanone abfeuern
option-stop-firing = Feuer einstellen
log-location-fired = { $seat } feuerte: { $faces }.
ask-bombarded = Treffer! Welche Karte fällt weg?
log-location-hit = { $seat } schoss weg: { $shown }.
log-location-failed = Der Angriff von { $seat } auf { $location } scheiterte. Zerstört: { $locations }.
ask-landing = In { $location } landen? { $soldiers ->
    [0] Niemand verteidigt es mehr.
    [one] Ein Soldat wartet auf deine Mannschaft von { $crew }: Er tötet 1 davon, es sei denn, du hast einen Erfolg mit Führungskraft.
   *[other] { $soldiers } Soldaten warten auf deine Mannschaft von { $crew }: Jeder tötet 1 davon, 1 weniger je Erfolg mit Führungskraft.
}
ask-landing-own = In { $location } landen, mit { $crew } Mann? { $soldiers ->
    [0] Niemand verteidigt es.
    [one] Ein Soldat wartet.
   *[other] { $soldiers } Soldaten warten.
}
option-land = Landen und angreifen
option-retreat = Rückzug
log-location-retreat = { $seat } brach den Angriff auf { $location } ab.
log-assault-began = { $seat } landete: { $soldiers ->
    [one] Ein Soldat wartete.
   *[other] { $soldiers } Soldaten warteten.
}
log-assault-hits = { $hits ->
    [0] { $seat } verlor beim Sturm niemanden
    [one] Beim Sturm wurde die Mannschaft von { $seat } einmal getroffen
   *[other] Beim Sturm wurde die Mannschaft von { $seat } { $hits }-mal getroffen
}: noch { $crew }.
log-location-taken = { $seat } nahm { $location } und erbeutete { $gold } Gold! Den Ort gibt es nicht mehr.

## Schritte

step-PlaceLocations = Orte verteilen
step-VisitLocation = An einem Ort an Land
step-VisitMissionary = Beim Missionar
step-VisitNatives = Bei den Eingeborenen
step-PayNatives = Reparatur durch die Eingeborenen
step-VisitReef = Am Riff
step-Dive = Tauchen am Riff
step-Salvage = Bergung vom Riff
step-StowSalvage = Geborgenes verstauen
step-TakeCastaway = Ein Schiffbrüchiger kommt an Bord
step-TakeWeapon = Eine Waffe vom Riff
step-ReefHits = Das Riff fordert seinen Preis
step-VisitFort = Im Fort
step-SearchForNavy = Suche nach einem Kriegsschiff
step-VisitPrison = Im Gefängnis
step-FreePrisoner = Ein Gefangener kommt frei
step-LocationRaid = Überfall auf einen Ort
step-DrawDefense = Die Verteidigung eines Ortes
step-Bombard = Beschuss
step-FireOnce = Eine Kanone feuert
step-DiscardDefender = Ein Treffer an Land
step-DefenseHits = Die Geschütze an Land feuern
step-AfterDefenseHits = Landen oder zurückziehen
step-GroundAssault = Sturm an Land
step-AssaultRound = Sturm an Land
step-RollAssault = Sturm an Land: Führungskraft
step-AssaultHits = Verluste des Sturms
step-TakeLocation = Ein Ort ist genommen
step-ClearDefense = Der Überfall ist vorbei

## Regeln zum Nachschlagen; (F) ist eine Festlegung dieses Projekts

rules-locations-title = Orte
rules-locations =
    In jeder Zone mit Hafen liegt ein Ort. Auf See in seiner Zone darfst du ihn für eine Aktion besuchen, einmal im Zug; der Text der Marke sagt, wer das darf und wozu. Du bleibst dabei auf See, keine Fähigkeit der Zone gilt dort, und er ist kein Hafen.
    Ein Besuch, der nichts bringen könnte, wird nicht angeboten; ist ein Gefängnis leer, so kostet der Besuch keine Aktion. (F)
    Städte und Handelsposten teilen sich den Markt mit dem Hafen ihrer Zone. In einer Stadt verkaufst oder kaufst du, gehst in die Werft, heuerst an, hörst dich um, kaufst Gefallen oder hebst die Loyalität: eines davon.
rules-location-raid-title = Einen Ort überfallen
rules-location-raid =
    Für eine Aktion, ohne zerstörte Trefferzone und so oft du willst. (F) Seine Karten liegen offen. Wirf für jede Kanone einen Würfel, einen nach dem anderen, und höre auf, wann du willst: Jeder Erfolg wirft eine Karte ab.
    Dann trifft jedes übrige Treffersymbol dein Schiff, doppelt, wenn die übrigen Fluchtsymbole mindestens so viele sind wie deine Beweglichkeit. Ist etwas zerstört, auch die Mannschaft, so ist der Überfall gescheitert. (F) Sonst landest du oder ziehst dich zurück.
    An Land verlierst du für jedes Fluchtsymbol 1 Mann, weniger deine Erfolge in Führungskraft; mit dem letzten fällt dein Kapitän. Es zählt als eine Runde Enterkampf.
    Lebt er, nimmst du das Gold auf den übrigen Karten und Fracht, soweit du Platz hast. 12 Gold bringen einen Ruhmespunkt. Die Marke ist aus dem Spiel. Ein Kopfgeld für den Angriff und eines für den Erfolg, wo die Marke es sagt; ein Kaperbrief deckt sie nicht. (F)

## Wie es erzählt wird

told-location-visited = besuchte { $location } ({ $kind })
told-natives-paid = gab { $card } und ließ das ganze Schiff reparieren
told-reef-cargo = holte { $count } Fracht herauf
told-reef-cargo-own = holte { $cards } herauf
told-reef-crew = nahm einen Schiffbrüchigen auf, Mannschaft { $crew }
told-reef-weapon = holte { $weapon } herauf
told-fort-sent = schickte { $name } { form-origin } { form-zone }
told-prison-freed = befreite { $card }{ $gold ->
    [0] { "" }
   *[other] {" "}für { $gold } Gold
}
told-prison-discarded = warf { $card } ab
told-prison-empty = niemand zum Aufnehmen
told-prison-empty-alone = fand niemanden zum Aufnehmen
told-location-attacked = ⚔️ **griff { $location } an** ({ $kind })
told-location-fired = { $faces }
told-location-failed = gescheitert, { $locations } zerstört
told-location-failed-alone = scheiterte im Angriff, { $locations } zerstört
told-location-retreat = brach den Angriff ab
told-assault-began = landete gegen { $soldiers ->
    [one] 1 Soldaten
   *[other] { $soldiers } Soldaten
}
told-assault-hits = { $hits ->
    [0] keine Mannschaft verloren
   *[other] verlor { $hits } Mann
}
told-assault-hits-alone = verlor im Sturm { $hits } Mann
told-location-taken = **erobert**, { $gold } Gold
told-location-taken-alone = **eroberte { $location }**, { $gold } Gold

## Warum er jemanden abweist

why-visited = einmal im Zug, und du warst schon dort.
why-wanted-only = nur mit einem Kopfgeld.
why-unwanted-only = nur ohne Kopfgelder.
why-nothing-here = dort gibt es gerade nichts für dich.
why-nothing-to-mend = nur mit Schäden und mit Fracht zum Bezahlen.

does-stop-firing = Der Überfall geht mit den übrigen Karten weiter.
does-retreat = Keine Landung, keine Beute.
does-send-navy = Das Kriegsschiff segelt dorthin.
does-ask-nothing = Das Fort schickt kein Kriegsschiff los und ruft auch keins.
does-prison-yes = Zahle, und der nächste passende Spezialist aus dem Ruhmesstapel kommt zu dir.

## In wenigen Worten

gist-ambergris = Handelsposten: 6 Karten, ohne Kopfgelder
gist-brethrens_cove = Piratennest: Leute und Gerücht umsonst, mit Kopfgeld
gist-castillo_negro = Gefängnis: ein Spezialist für 5 Gold
gist-fort_george = Seefestung: schickt die Marine nach nebenan
gist-fort_san_marcos = Seefestung: schickt die Marine nach nebenan
gist-holetown = Ort: 1 Hafentätigkeit, 4 Karten im Angebot
gist-kalinago_landing = Einheimische: alles repariert für 1 Fracht
gist-port_freeman = Piratennest: Leute und Gerücht umsonst, mit Kopfgeld
gist-salt_cay = Handelsposten: 6 Karten, ohne Kopfgelder
gist-san_ildefonso = Missionar: Kopfgelder weg, je 3 Gold
gist-santa_anna = Missionar: Kopfgelder weg, je 3 Gold
gist-silver_shoals = Riff: Schätze gegen Treffer am Rumpf
gist-spaniards_bay = Ort: 1 Hafentätigkeit, 4 Karten im Angebot
gist-torre_del_diablo = Gefängnis: ein Spezialist für 5 Gold
gist-uta_min_xiosk = Einheimische: alles repariert für 1 Fracht
gist-walkers_cay = Riff: Schätze gegen Treffer am Rumpf
