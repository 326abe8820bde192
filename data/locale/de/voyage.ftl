### Erste Fahrt: der Tisch mit Anleitung, und die Stimme am Ruder.

setting-opening = Beginn
setting-opening-usual = Üblicher Aufbau
setting-opening-first_voyage = Erste Fahrt, mit Rat vom Ruder
lobby-voyage-offer = **Neu hier?** *Erste Fahrt* beginnt sofort, wenn du allein bist: gegen 2 sanfte Computerkapitäne, mit einer Stimme am Ruder, die dich für dich allein berät.
lobby-voyage = Das Ruder berät jeden für sich und sagt, warum.
button-voyage = Erste Fahrt
button-usual = Üblicher Aufbau
scene-voyage = Erste Fahrt: Der Rat vom Ruder steht hinter „Deine Wahl“.
why-voyage-modules = Die erste Fahrt geht ohne Module. Nimm sie heraus oder wähle den üblichen Aufbau.
why-voyage-cards = Den Karten dieses Servers fehlen welche, die die erste Fahrt braucht. Wähle den üblichen Aufbau.

helm-says = 🧭 **Ruder:** Mein Rat: **{ $answer }**. { $reasons }
helm-plans = 🧭 **Plan:** { $aim } { $steps ->
    [1] **Jetzt: { $answer }.**
   *[other] **Schritt { $step } von { $steps }: { $answer }.**
}
helm-plans-anew = 🧭 { $changed }
helm-other = 🧭 **Oder:** { $aim } **{ $answer }.**
helm-worth = { $risk ->
    [0] (etwa { $worth } Gold wert, ohne Risiko)
   *[other] (etwa { $worth } Gold wert, etwa { $risk } auf dem Spiel)
}
helm-risk = Vorsicht unterwegs: Angriffe und Stürme kosten dort im Schnitt etwa { $risk } Gold.
helm-asks = Du hast den Bogen langsam raus. Soll ich bleiben?
button-helm-quiet = Still, Ruder
button-helm-speak = Das Ruder fragen
button-helm-stay = Ruder behalten

## Vor einer gefährlichen Antwort

peril-asks = 🧭 **Ruder:** Vorsicht! { $perils }
peril-instead = Mein Rat: **{ $answer }**.
peril-again = Wähle es noch einmal, wenn du es so willst.
button-peril-do = Trotzdem machen
button-peril-think = Noch mal überlegen
advice-peril-captain = Zu { $chance } % verlierst du deinen Kapitän, mit Schiff, Fracht und { $gold } Gold.
advice-peril-gold = Das kostet { $gold } von deinen { $have } Gold und war nicht der Plan.

## Gründe: was ein Kapitän mit dem vorhat, was das Ruder rät. Sie stehen als Satz hinter dem Rat.

advice-voyage-raid = { $won ->
    [0] Ein Überfall { form-off-zone } verspricht von hier aus am meisten: Ab 12 Gold bringt er +1 Ruhm.
   *[other] Überfall { $here ->
        [yes] hier
       *[no] { form-off-zone }
    }: ≈ { $won } %{ $finds ->
        [yes] , dass du einen findest und ausraubst,
       *[no] {" "}auf
    } etwa { $gold } Gold{ $glory ->
        [0] , zu wenig für Ruhm.
       *[other] , { $glory } % auf +1 Ruhm.
    }
}{ $who_count ->
    [0] { "" }
    [one] {" "}Dann jagt dich { $who }.
   *[other] {" "}Dann jagen dich { $who_count } Kapitäne.
}{ $zones_count ->
    [0] { $count ->
        [0] { "" }
       *[other] {" "}Das Kopfgeld sperrt { $closes_count ->
            [0] { $count } Häfen
           *[other] { $closes }
        }.
    }
    [1] {" "}Das Kopfgeld sperrt { $zones }, wo du verkaufen könntest.
   *[other] {" "}Das Kopfgeld sperrt { $zones_count } Häfen, wo du verkaufen könntest.
}
advice-voyage-hunt = Kampf { form-off-zone } gegen { $who }: Den solltest du gewinnen, für +1 Ruhm.
advice-voyage-errand = Du hast { form-off-zone } etwas zu erledigen.
advice-voyage-errand-mission = Dein Auftrag „{ $mission }“ führt { form-zone }. Erfüllt bringt er 1 Ruhm.
advice-voyage-errand-done = Auftrag „{ $mission }“: { $goods_count ->
    [0] In { $zone } gibt es dafür
   *[other] Bring { $goods } nach { $zone }, für
} { $gold ->
    [0] 1 Ruhm
   *[other] { $gold } Gold und 1 Ruhm
}.
advice-voyage-errand-trade = { $count ->
    [one] { $good }
   *[other] { $count } { $good }
} { form-off-zone } verkaufen ({ $place }): { $gold } Gold{ $glory ->
    [0] .
   *[other] {" "}und 1 Ruhm.
}
advice-voyage-errand-place = { $place } { form-off-zone }: { $kind_id ->
    [pirate_haven] neue Leute und ein Gerücht umsonst.
    [missionary] je 3 Gold tilgen ein Kopfgeld einer Nation.
    [natives] 1 Frachtkarte macht dein Schiff wieder ganz.
    [reef] Tauch nach Waren, Waffe, Gerücht oder Leuten.
    [naval_fort] Schick ein Kriegsschiff gegen andere.
    [prison] ein Spezialist für 5 Gold.
    [town] Handel wie im Hafen.
    [trade_station] Waren kaufen und verkaufen.
   *[raid] Das wird überfallen.
}
advice-voyage-mission-later = „{ $mission }“ kann warten: In { $zone } gibt es später { $gold ->
    [0] 1 Ruhm.
   *[other] { $gold } Gold und 1 Ruhm.
}
advice-voyage-errand-rumor = Dein Gerücht „{ $rumor }“. { $rumor_gist }, und +1 Ruhm.
advice-voyage-in-port-sell-off = Gefragt ist deine Fracht hier nicht, aber { $full ->
    [yes] dein Laderaum ist voll: Verkauf, was du entbehren kannst.
   *[no] vom Erlös kaufst du neue Waren: Verkauf, was du entbehren kannst.
}
advice-voyage-demand = { $zone } sucht { $good }: { $count ->
    [one] Deine Karte bringt
   *[other] Deine { $count } Karten bringen
} dort das Doppelte.
advice-voyage-there-stash = In { $zone } kannst du dein Gold verstecken: Dort ist es sicher, und je 10 sind 1 Ruhm.
advice-voyage-stash-here = Versteck dein Gold in { $zone }, solange du hier bist: { $gold } Gold sind { $count } Ruhm.
advice-voyage-home-later = { $then ->
    [yes] Erst das, dann nach Hause: { $sold ->
        [0] { $gold } Gold sind dort { $count } Ruhm.
       *[other] Mit dem Verkauf dort sind { $gold } Gold { $count } Ruhm.
    }
   *[no] Zu Hause läuft nichts weg: { $sold ->
        [0] { $gold } Gold sind dort { $count } Ruhm.
       *[other] Mit dem Verkauf dort sind { $gold } Gold { $count } Ruhm.
    }
}
advice-voyage-stash-home = Bring dein Gold nach Hause: Im Versteck in { $zone } sind { $gold } Gold { $count } Ruhm, und niemand nimmt sie dir mehr.
advice-voyage-there-goal = { $sold ->
    [0] Versteck
   *[other] Verkauf erst, dann versteck
} dein Gold in { $zone }: { $count } Ruhm, das Ziel!
advice-voyage-there-mission = Nimm in { $zone } den Auftrag { $mission } an: Erfüllt bringt er 1 Ruhm.
advice-voyage-there-rumor = In { $zone } kannst du dich nach einem Gerücht umhören; stimmt es, bringt es 1 Ruhm.
advice-voyage-there-ship = { $missing ->
    [0] In { $zone } gibt es für dein Schiff und { $gold } Gold: { $ship }
   *[other] In { $zone } verkaufst du { $cards } für { $earned } Gold; dann kauft dein Schiff mit { $gold } Gold: { $ship }
}{ $glory ->
    [0] .
   *[other] , für +1 Ruhm.
}
advice-voyage-there-mending = In { $zone } kommen Schiff und Mannschaft wieder zu Kräften.{ form-then }
advice-voyage-there-mod = In { $zone } gibt es für { $gold } Gold: { $mod }. { $mod_gist }.{ $missing ->
    [0] { "" }
   *[other] {" "}Dir fehlen { $missing } Gold: Verkauf dort erst.
}
advice-voyage-there-weapon = In { $zone } gibt es für { $gold } Gold eine Spezialwaffe: Sie zählt im nächsten Überfall oder Kampf.{ $missing ->
    [0] { "" }
   *[other] {" "}Dir fehlen { $missing } Gold: Verkauf dort erst.
}
advice-voyage-there-contraband = { $zone } kauft deine Schmuggelware: { $gold } Gold.
advice-voyage-sell-contraband = Nur dieser Hafen kauft deine Schmuggelware: { $gold } Gold.
advice-voyage-there-goods = { $then_id ->
    [none] Kauf Waren in { $zone }: Wer sie sucht, zahlt 6 Gold je Karte, und für 3 gleiche gibt es +1 Ruhm.
    [brief] Kauf Waren in { $zone }: Wer sie sucht, zahlt 6 Gold je Karte.
   *[other] Kauf Waren in { $zone }.{ form-then }
}
advice-voyage-wait = Heute Nacht bist du im Hafen sicherer als auf See.
advice-voyage-spent = { $here ->
    [yes] { $what_id ->
        [port] Im nächsten Zug gehst du in { $zone } an Land.
        [raid] Im nächsten Zug kommt der Überfall { form-off-zone }.
        [hunt] Im nächsten Zug kommt der Kampf { form-off-zone }.
       *[other] { $named_id ->
            [none] Im nächsten Zug erledigst du { form-off-zone }, was du vorhast.
           *[other] Im nächsten Zug { form-off-zone }: „{ $named }“.
        }
    }
   *[no] Im nächsten Zug geht es weiter { form-zone }.
}
advice-voyage-in-port-sell = Hier gefragt: { $count ->
    [one] { $good }
   *[other] { $count } { $good }
}, für { $gold } Gold{ $glory ->
    [0] .
   *[other] {" "}und +1 Ruhm.
}
form-then = { $then_id ->
    [sale] {" "}Danach: { $count } { $good } nach { $next }, { $gold } Gold{ $glory ->
        [0] .
       *[other] {" "}und +1 Ruhm.
    }
    [rumor] {" "}Danach: dein Gerücht „{ $rumor }“, für 1 Ruhm.
   *[none] { "" }
}
advice-voyage-in-port-buy-stash = { $kept ->
    [0] Erst Waren: 3 gleiche bringen 18 Gold und 1 Ruhm. Deine { $gold } Gold im Versteck sind nur { $count } Ruhm.
   *[other] { $spare ->
        [0] Sieh dir die Waren an: 3 gleiche bringen 18 Gold und 1 Ruhm. Sonst versteck dein Gold, für { $count } Ruhm.
       *[other] Sieh dir die Waren an: 3 gleiche bringen 18 Gold und 1 Ruhm. Sonst { $spare } ausgeben, { $kept } verstecken: { $count } Ruhm.
    }
}
advice-voyage-buy-poor = Das Billigste hier kostet { $price } Gold, und du hast { $gold }.
advice-voyage-buy-none = { $why_id ->
    [full] Dein Laderaum ist voll.
    [nowhere] Nichts davon ist in einem Hafen gefragt, der dir offensteht.
   *[way] Was das bringt, ist den Weg dorthin nicht wert.
}
advice-voyage-hire-dear = Für { $price } Gold je Mann bringt dir dein Gold anderswo mehr.
form-cards = { $own ->
    [0] { $count ->
        [one] 1 Karte bringt
       *[other] Diese { $count } bringen
    }
    [one] Mit deiner 1 bringen { $count }
   *[other] Mit deinen { $own } bringen { $count }
}
advice-voyage-ship-holds = Trägt { $cargo } Karten, das andere ({ $other }) { $less }: mehr zu verkaufen auf jeder Fahrt.
advice-voyage-ship-turns = Wendigkeit { $turns }, beim anderen ({ $other }) { $less }: Weniger Kauffahrer entkommen.
advice-voyage-captain = { $captain_gist }.
advice-voyage-rumor-keep = { $rumor_gist }.
advice-voyage-pay-crew = Die Treue deiner Mannschaft steigt um 1 Stufe; ganz unten meutert sie.
advice-voyage-favors = Ein Gefallen wiederholt einen misslungenen Wurf oder tauscht gezogene Karten.
advice-voyage-favor-keep = Diese Karten sind gut genug: Heb den Gefallen für einen misslungenen Wurf auf.
advice-voyage-favor-spend = Neue Karten sind wahrscheinlich besser als diese.
advice-voyage-let-pass = Sie zu suchen kostet Aktionen deines nächsten Zugs.
advice-voyage-plank-roll = Mit 1 Erfolg geht niemand verloren.
advice-voyage-plank-crew = Du verlierst 1 Mann, und dabei bleibt es.
advice-voyage-nest = 1 Würfel weniger: So gelingt die Suche seltener.
advice-voyage-nest-leave = Sollen sie nur kommen: Den Kampf solltest du gewinnen.
advice-voyage-located = Im Schnitt wäre ein neuer Wurf nicht besser.
advice-voyage-market = Eine Modifikation wird gezogen; passt sie nicht zu deinem Schiff, bleibt sie zum Kauf liegen.
advice-voyage-market-leave = { $mod_gist }: Das ist dir keine { $gold } Gold wert.
advice-voyage-contraband = Schmuggelware bringt 10 Gold je Karte in dem Hafen, der sie sucht.
advice-voyage-contraband-for = { $zone } zahlt { $gold } Gold je Karte{ $instead ->
    [0] { "" }
   *[other] {" "}(als Ware { $instead })
}, für 2 auch 1 Ruhm.{ form-searched }
advice-voyage-contraband-none = { $why ->
    [none] Schmuggelware ist nicht im Angebot.
    [full] Für Schmuggelware ist kein Platz mehr.
    [found] { $zone } würde { $gold } Gold zahlen, doch du bringst es kaum dorthin.
    [poor] Dein Gold reicht nicht dafür: { $zone } würde { $gold } Gold zahlen.
   *[way] { $zone } würde { $gold } Gold zahlen, liegt aber { $away ->
        [one] 1 Zone
       *[other] { $away } Zonen
    } entfernt: Das lohnt den Weg nicht.
}{ form-searched }
advice-voyage-lose = Was dort liegt, ist dir am wenigsten wert.
advice-voyage-reward = Du hast { $crew } von { $full } Mann und { $gold } Gold: Das hilft dir am meisten.
advice-voyage-in-port-buy = Ein leerer Laderaum bringt nichts: Wer eine Ware sucht, zahlt 6 Gold je Karte.
advice-voyage-in-port-shipyard = Die Werft hier hat etwas für dieses Schiff.
advice-voyage-in-port-repair = Dein Schiff ist beschädigt, und eine Reparatur kannst du hier bezahlen.
advice-voyage-in-port-free-crew = { $sure ->
    [yes] Hier füllst du deine Mannschaft umsonst auf.
   *[no] Frag nach Leuten: Es kostet dich nichts.
}
advice-voyage-buy-raid = Als Nächstes kommt ein Überfall { form-off-zone }: Lass Gold und Platz für die Beute.
advice-voyage-buy-ship = Behalte dein Gold: Für { $gold } und dein Schiff gibt es hier in der Werft: { $ship }.
advice-voyage-in-port-recruit = Du hast { $crew } von { $full } Mann: Jeder mehr hilft beim Entern und fängt einen Treffer ab.
advice-voyage-in-port-rumor = Ein wahres Gerücht bringt 1 Ruhm.
advice-voyage-in-port-mission = { $mission_gist }. Erfüllt bringt er auch 1 Ruhm.
advice-voyage-in-port-stash = { $count ->
    [0] Im Versteck nimmt dir deine { $gold } Gold niemand.
   *[other] Versteckt sind deine { $gold } Gold{ $fee ->
        [0] { "" }
       *[other] {" "}nach { $fee } Gebühr
    } { $count } Ruhm, und niemand nimmt sie dir.
}
advice-voyage-in-port-next = { $tomorrow ->
    [yes] Im nächsten Zug
   *[no] Weiter
} nach { $zone }: { $count ->
    [one] { $good }
   *[other] { $count } { $good }
} für { $gold } Gold{ $glory ->
    [0] .
   *[other] {" "}und +1 Ruhm.
}
advice-voyage-gold-for-goods = Erst die Waren: Behalte { $gold } Gold für das, was hier im Angebot ist.
advice-voyage-in-port-done = Hier gibt es für dich in diesem Zug nichts mehr zu tun.
advice-voyage-in-port-spent = { $stash ->
    [0] An Bord hast du kein Gold mehr: Hier gibt es für dich nichts mehr zu tun.
   *[other] An Bord hast du kein Gold mehr. Was im Versteck liegt, ist schon Ruhm: Lass es dort.
}
advice-voyage-yard-done = { $gold ->
    [0] { $stash ->
        [0] Du hast kein Gold mehr.
       *[other] Was im Versteck liegt, ist schon Ruhm: Lass es dort.
    }
   *[other] { $goods ->
        [yes] Heb dir deine { $gold } Gold für Waren auf.
       *[no] Behalte deine { $gold } Gold: Sonst bringt hier nichts Ruhm, das du bezahlen kannst.
    }
}
advice-voyage-in-port-closed = { $zone } sucht jetzt { $good }, aber verkaufen kannst du hier erst wieder beim nächsten Besuch.
advice-voyage-in-port-dear = Was du hier wolltest, kostet mehr, als es dir jetzt bringt.
advice-voyage-nothing = Hier lohnt sich jetzt nichts für dich.
advice-voyage-keep-own = Deine eigenen Waren bringen mehr als alle von ihm.
advice-voyage-sell = Hier gefragt: doppelter Preis, und ab 3 gleichen gibt es 1 Ruhm.{ $besides_count ->
    [0] { "" }
   *[other] {" "}Mitverkauft macht Platz: { $besides }.
}{ form-stays }
advice-voyage-sell-few = { $count ->
    [one] Gefragt bringt das hier das Doppelte.
   *[other] Diese { $count } bringen hier das Doppelte: Ein drittes, für 1 Ruhm, kann lange auf sich warten lassen.
}{ form-stays }
form-stays = { $kept_count ->
    [0] { "" }
   *[other] {" "}Für { $next } bleibt an Bord: { $kept }.
}
advice-voyage-sell-rest = Gefragtes bringt das Doppelte, der Rest macht Platz für Besseres.{ form-stays }
advice-voyage-sell-priced = { $count ->
    [one] Hier gefragt: { $gold } Gold.
   *[other] Hier gefragt: { $gold } Gold. Ein drittes, für 1 Ruhm, kann lange auf sich warten lassen.
}{ form-stays }
advice-voyage-sell-ship = Mit ihrem Erlös bekommst du hier in der Werft für { $gold } Gold und dein Schiff: { $ship }.
advice-voyage-sell-chest = Was du hier verkaufst, bringt im Versteck { $count } Ruhm mehr: erst verkaufen, dann verstecken.
advice-voyage-sell-mission = Platz für „{ $mission }“: { $count ->
    [one] 1 Karte muss
   *[other] { $count } Karten müssen
} weichen, lieber hier verkauft als über Bord.
advice-voyage-sell-off = Kein Hafen, der dir offen steht, sucht das: besser hier verkauft als weiter mitgeschleppt.
advice-voyage-sell-room = { $zone } sucht { $good }, aber der Platz ist mehr wert: Gleich gibt es hier neue Waren.
advice-voyage-sell-far = { $zone } sucht { $good }, aber der Weg dorthin, { $count ->
    [one] 1 Zone,
   *[other] { $count } Zonen,
} lohnt sich nicht: lieber hier verkaufen.
advice-voyage-buy = Hier billig, und { $zones_count ->
    [1] gefragt in { $zones }.
    [2] gefragt in { $zones }.
    [3] gefragt in { $zones }.
   *[other] andere Häfen suchen jede davon.
}{ form-over }
advice-voyage-buy-for = { form-turned }{ $zone } sucht { $good }: { form-cards } dort { $gold } Gold{ $glory ->
    [0] .
   *[other] {" "}und 1 Ruhm.
}{ form-first }{ form-nearer }{ form-rest }{ form-over }{ form-less }
form-less = { $less ->
    [0] { "" }
   *[other] {" "}Im Versteck wäre das Gold { $less } Ruhm.
}
form-searched = { $at ->
    [none] { "" }
   *[other] {" "}Kriegsschiff { $at_id ->
        [caribbean_sea] in der Karibischen See
       *[other] vor { $at }
    }: { $chance } %, dass es sie findet.
}
form-turned = { $turned ->
    [yes] Neuer Plan:{" "}
   *[no] { "" }
}
form-first = { $first ->
    [raid] {" "}Davor noch ein Überfall: { $next }.
    [hunt] {" "}Davor noch ein Kampf: { $next }.
    [errand] {" "}{ $named_id ->
        [none] Davor noch, was du zu erledigen hast: { $next }.
       *[other] Davor noch „{ $named }“ vor { $next }.
    }
    [port] { $why ->
        [sale] {" "}Davor verkaufst du noch in { $next }.
        [stash] {" "}Davor versteckst du dein Gold in { $next }.
        [rumor] {" "}Davor noch ein Gerücht in { $next }.
        [mission] {" "}Davor noch ein Auftrag in { $next }.
        [ship] {" "}Davor noch die Werft in { $next }.
        [errand] {" "}{ $named_id ->
            [none] Davor hast du noch in { $next } zu tun.
           *[other] Davor noch „{ $named }“ in { $next }.
        }
       *[other] { "" }
    }
   *[none] { "" }
}
form-nearer = { $nearer ->
    [none] { "" }
   *[other] {" "}{ $nearer } { $pays ->
        [0] liegt näher
       *[other] zahlt { $pays }
    }, aber { $risky ->
        [yes] der Weg dahin ist gefährlicher.
       *[no] { form-nearer-more }
    }
}
form-nearer-more = { $also_id ->
        [ship] in { $zone } gibt es auch ein Schiff: { $ship }.
        [mission] in { $zone } gibt es auch den Auftrag { $mission }.
        [mending] in { $zone } kannst du auch ausbessern.
       *[none] { $zone } bringt alles in allem mehr.
}
form-rest = { $rest_count ->
    [0] { "" }
   *[other] {" "}{ $elsewhere_count ->
        [0] Der Rest ({ $rest }) kommt mit: 3 Gold zahlt dafür jeder Hafen.
       *[other] Gefragt ist auch { $elsewhere }.
    }
}
phrase-sells-in = { $good } in { $zone }
form-over = { $over ->
    [0] { "" }
    [one] {" "}1 zu viel für die See geht über Bord.
   *[other] {" "}{ $over } zu viel für die See gehen über Bord.
}
advice-voyage-buy-mission = Dein Auftrag „{ $mission }“ verlangt { $goods }: Bring das { form-zone }, für 1 Ruhm.
advice-voyage-cargo = Damit verkauft sich deine Fracht am besten.
advice-voyage-cargo-for = { form-turned }{ $zone } sucht { $good }: Das sind dort { $gold } Gold für { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}{ $glory ->
    [0] .
   *[other] {" "}und 1 Ruhm.
}{ form-first }
advice-voyage-overboard = Was an Bord bleibt, verkauft sich besser.
advice-voyage-overboard-for = { form-turned }{ $good } bleibt an Bord für { $zone }: { $gold } Gold dort{ $glory ->
    [0] .
   *[other] {" "}und 1 Ruhm.
}{ form-first }
advice-voyage-overboard-instead = Neuer Plan: Was an Bord bleibt ({ $good }), bringt in { $zone } { $gold } Gold, { $was } in { $next } { $price }.
advice-voyage-overboard-mission = Für deinen Auftrag „{ $mission }“ bleibt an Bord: { $goods }.
advice-voyage-won = Mit deinem Versteck hast du { $count } Ruhm: Das Ziel ist erreicht. Beende deinen Zug: Draußen verlierst du nur.
advice-voyage-hire-none = Jeder kostet { $price } Gold, und du hast { $gold }.
advice-voyage-reroll = { $dice ->
    [own] Diese Würfel haben nichts gebracht: Neu geworfen können sie nur besser werden.
    [theirs] Neu geworfen können ihre Erfolge nur schlechter werden.
   *[both] Deine Fehlwürfe können nur besser werden, ihre Erfolge nur schlechter.
}
advice-voyage-shipyard = Für die nächsten Überfälle und Verkäufe ist es das wert.
advice-voyage-stash = Versteckt ist das { $count } Ruhm, und niemand nimmt ihn dir{ $left ->
    [0] .
   *[other] ; { $left } Gold bleiben an Bord, um damit zu handeln{ $more ->
        [0] .
       *[other] , auch wenn alles zusammen { $more } Ruhm mehr wäre.
    }
}
advice-voyage-stash-safe = Ruhm ist das noch nicht, aber verstecktes Gold nimmt dir niemand.
advice-voyage-stash-none = Behalte es an Bord, um zu handeln.
advice-voyage-stash-goal = Mit dem versteckten Gold hast du { $count } Ruhm: Das ist das Ziel!
advice-voyage-merchant = { $choice ->
    [yes] Seine Flagge oder diese Gewässer, du hast die Wahl: { form-countryman } sperren
   *[no] { form-countryman } zu berauben sperrt
} dir { $count ->
    [0] keinen Hafen
    [1] { $zones }
    [2] { $zones }
   *[other] { $count } Häfen, wo du nichts zu verkaufen hast
}{ $others ->
    [0] .
   *[other] , sonst sind es { $others }.
}
advice-voyage-merchant-closes = Das sperrt dir { $zone }, und dort { $count ->
    [one] brächte deine Karte
   *[other] brächten deine { $count } Karten
} { $good } { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] {" "}und 1 Ruhm
}; die Beute dürfte mehr wert sein.
advice-voyage-merchant-closes-one = Das sperrt dir { $zone } für { $count ->
    [one] deine Karte
   *[other] deine { $count } Karten
} { $good } ({ $gold } Gold{ $glory ->
    [0] { "" }
   *[other] , 1 Ruhm
}), aber { $next } sucht sie auch.
advice-voyage-raid-draw = { $safe ->
    [yes] Noch eine Karte sind etwa 3 Gold{ $hit ->
        [0] , und sie kostet dich nichts.
       *[other] : Zu { $hit } % trifft sie dein Schiff, aber er kann nicht entkommen.
    }
   *[no] Noch eine Karte sind etwa 3 Gold, und das ist die Gefahr wert.
}{ $glory ->
    [0] { "" }
   *[other] {" "}Ab { $glory } Gold gibt es 1 Ruhm.
}
advice-voyage-raid-escape = { $escapes ->
    [1] Bei { $maneuverability } Fluchten entkommt er, und diese Karte ist eine.
   *[other] Bei { $maneuverability } Fluchten entkommt er, und { $escapes } liegen da: Eine muss weg.
}{ $exchanged ->
    [0] { "" }
   *[other] {" "}{ $glory ->
        [0] Eine neue ist vielleicht besser.
       *[other] Eine neue macht vielleicht { $glory } Gold daraus: 1 Ruhm.
    }
}
advice-voyage-raid-hit = Das erspart dir einen Treffer: { $icon }{ $exchanged ->
    [0] .
   *[other] . Eine neue Karte ist vielleicht besser.
}{ $glory ->
    [0] { "" }
   *[other] {" "}Ab { $glory } Gold Beute gibt es 1 Ruhm.
}
advice-voyage-raid-weapon = Ein Erfolg mehr macht den Überfall reicher.
advice-voyage-raid-weapon-saves = So scheitert der Überfall: Ein Erfolg mehr kann ihn retten.
advice-voyage-raid-stop-none = Kein Erfolg ist übrig: Nimm, was daliegt.
advice-voyage-raid-stop-spares = Das reicht: Heb dir den Rest für einen Überfall auf, der ihn braucht.
advice-voyage-raid-stop-fails = Er entkommt: Kein Erfolg ist übrig.
advice-voyage-raid-stop-card = { $glory ->
    [0] Hör hier auf: { $card } rettet den Überfall.
   *[other] Hör hier auf: Mit { $card } sind es { $gold } Gold, und das ist 1 Ruhm.
}
advice-voyage-raid-stop = Das reicht: Alles Weitere riskiert mehr, als es bringt.
advice-voyage-against = Wer am besten dasteht, wird gebremst.
advice-voyage-storm = { $others_count ->
    [0] Dort ist gerade niemand, aber dir schadet er dort am wenigsten.
    [one] { $others } ist dort, und dir schadet er da am wenigsten.
   *[other] { $others } sind dort, und dir schadet er da am wenigsten.
}
advice-voyage-redirect = Dort richten sie am meisten an.
advice-voyage-let-go = Was er geladen hat, ist kaum einen Preis auf deinen Kopf wert.
advice-voyage-raid-success = Im Schnitt bringt das am meisten Gold bei dem kleinsten Schaden.
advice-voyage-battle = So, wie die Schiffe jetzt sind, ist das deine beste Aussicht.
advice-voyage-ammunition = Wo diese Totenköpfe treffen, kann das Gefecht entscheiden.
advice-voyage-ammunition-kept = Heb sie auf: Hier würde sie wenig ändern.
advice-voyage-hit = Darauf kannst du am ehesten verzichten.
advice-voyage-hit-npc = Das kann dieses Schiff am besten verschmerzen.
advice-voyage-hit-enemy = Dort tut es ihnen am meisten weh.
advice-voyage-card = Von deinen Karten nützt sie dir am wenigsten.
advice-voyage-card-now = { $card_gist }.
advice-voyage-card-raid = { $card_gist }: Damit sind es { $gold } Gold und 1 Ruhm.
advice-voyage-card-later = Heb deine Karten auf: Keine bringt dir hier viel.
advice-voyage-card-sooner = { $card_gist }. So gehst du noch in diesem Zug in { $zone } an Land.
advice-voyage-card-play = { $card_gist }.
advice-voyage-ship = Es passt zu dem, was dieser Kapitän gut kann.
advice-voyage-demand-port = { $sold ->
    [0] { "" }
   *[other] Hier verkaufst du erst beim nächsten Besuch wieder.{" "}
}{ $near ->
    [yes] { $aboard ->
        [0] { $sold ->
            [0] Das ist der nächste Hafen
           *[other] Sonst ist das der nächste Hafen
        }, der dir offen steht, und was er jetzt verlangt, hast du nicht an Bord.
       *[other] { $sold ->
            [0] Das ist der nächste Hafen
           *[other] Sonst ist das der nächste Hafen
        }, der dir offen steht.
    }
   *[no] { $aboard ->
        [0] Was er jetzt verlangt, hast du nicht an Bord.
       *[other] Dort verdirbt er dir die wenigsten Verkäufe.
    }
}
advice-voyage-token = { $aboard ->
    [some] Du hast { $good } an Bord: Wo das gefragt ist, bringt es das Doppelte.
    [others] Es nützt dir am meisten, so wie deine Fracht jetzt gefragt ist.
   *[none] Nichts davon hast du an Bord, es macht für dich also kaum einen Unterschied.
}
advice-voyage-mod = Dort ist sie am weitesten von den anderen weg.
advice-voyage-pardon-not = So viel sind dir diese Häfen jetzt nicht wert.
advice-voyage-pardon = Ohne Kopfgelder stehen dir Häfen wieder offen.
advice-voyage-in-port-buy-more = Es ist noch Platz für { $room }: Sieh dir das Angebot an.
advice-voyage-swap = { $cards ->
    [0] Kein Hafen, der dir offen steht, sucht davon etwas.
    [one] Am besten ist 1 { $good } für { $zone }: { $gain } Gold Gewinn.
   *[other] Am besten sind { $cards } { $good } für { $zone }: { $gain } Gold Gewinn.
} { $port } erlaubt neue Karten: { $chance ->
    [0] Die sollten mehr bringen.
   *[other] Zu { $chance } % sind 3 gleiche gefragte dabei.
}
advice-voyage-swap-not = Behalte das: { $zone } sucht { $good }. { form-cards } dort { $gold } Gold{ $glory ->
    [0] .{ $nearer ->
        [none] {" "}Neue kosten 1 Gold{ $chance ->
            [0] {" "}und bringen kaum mehr.
           *[other] , und 3 gleiche sind zu { $chance } % dabei.
        }
       *[other] { form-nearer }
    }
   *[other] {" "}und 1 Ruhm.{ form-nearer }
}
advice-voyage-swap-none = Behalte das: Für viel ist weder Platz noch Gold da, und ein neues Angebot kostet 1 Gold.
advice-voyage-buy-wanted = { $zones_count ->
    [1] Gefragt in { $zones }: Dort bringen sie das Doppelte.
    [2] Gefragt in { $zones }: Dort bringen sie das Doppelte.
    [3] Gefragt in { $zones }: Dort bringen sie das Doppelte.
   *[other] In dem Hafen, der darunter steht, bringt jede das Doppelte.
}{ form-over }
advice-voyage-buy-cheap = So billig, dass überall etwas übrig bleibt.{ form-over }
advice-voyage-buy-load = So ist der Laderaum mit etwas gefüllt, das sich verkauft.{ form-over }
advice-voyage-absorb = Dieser Treffer würde dich am meisten kosten.
advice-voyage-task = Das verlangt dein Auftrag; erfüllt bringt er 1 Ruhm.
advice-voyage-hire = { $price ->
    [0] Das kostet dich nichts
   *[other] Für einmal { $price } Gold
}: { $card_gist }, solange dieser Kapitän lebt.
advice-voyage-specialist = Ein Spezialist bleibt bei dir, solange dieser Kapitän lebt.
advice-voyage-stay = Dein bestes Geschäft ist hier, in deinem nächsten Zug.
advice-voyage-yard-repair = Schäden machen jeden Überfall und jedes Gefecht gefährlicher.
advice-voyage-yard-weapon = { $weapon_gist }.
advice-voyage-yard-mod = { $mod_gist }. Das hast du, solange du dieses Schiff behältst.
advice-voyage-yard-glory = Sofort 1 Ruhm{ $gain ->
    [0] { $guns ->
        [0] .
       *[other] {" "}und { $guns } statt { $gun } Kanonen.
    }
   *[other] {" "}und { $more } Gold mehr je Fahrt: etwa { $gain } bis zum Ende, bei einem Preis von { $price }.
}{ $poor ->
    [yes] {" "}{ $left ->
        [0] Für Waren bleibt kein Gold.
       *[other] Für Waren bleiben { $left }.
    }
   *[no] { "" }
}{ $turns ->
    [no] { "" }
   *[yes] {" "}Kauffahrer entkommen ihm seltener als dem anderen ({ $other }).
}
advice-voyage-changed-leg = Dieser Teil ist geschafft: weiter { form-zone }.
advice-voyage-passed-same = { $zone } sucht auch { $good }, aber { $next } hat mehr für dich.
advice-voyage-claim = Dieses Schiff ist mehr wert als deines, selbst in diesem Zustand.
advice-voyage-claim-keep = { $more ->
    [yes] Dein eigenes Schiff ist mehr wert.
   *[no] Dieses Schiff ist nicht mehr wert als deines.
}
advice-voyage-plunder-cards = Von allem, was du nehmen darfst, hilft dir eine Karte am meisten.
advice-voyage-battle-board = { $chance ->
    [0] Bist du erst drüben, dürftest du gewinnen
   *[other] Bist du erst drüben ({ $chance } %), dürftest du gewinnen
}: Damit ist es zu Ende, und was sie haben, gehört dir.
advice-voyage-battle-flee = Dieses Gefecht verlierst du eher, als dass du es gewinnst.
advice-voyage-plan-sale = { $count ->
    [one] { $good }
   *[other] { $count } { $good }
} in { $zone } verkaufen: { $gold } Gold{ $glory ->
    [0] .
   *[other] {" "}und +1 Ruhm.
}{ $also_id ->
    [stash] {" "}Dort ist auch dein Versteck: { $price } Gold darin sind { $points } Ruhm.
    [ship] {" "}Dort bekommst du auch für dein Schiff und { $price } Gold: { $ship }.
    [mission] {" "}Dort gibt es auch den Auftrag { $mission }: Erfüllt bringt er 1 Ruhm.
    [mending] {" "}Dort kommen auch Schiff und Mannschaft wieder zu Kräften.
   *[none] { "" }
}
advice-voyage-plan-sale-all = { $zone } sucht { $good }: { $count ->
    [one] 1 Karte bringt
   *[other] { $count } bringen
} { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] {" "}und +1 Ruhm
}. Der Rest macht Platz für neue Waren.
advice-voyage-plan-here = Erst in { $zone } handeln.{ form-then }
advice-voyage-changed = Neuer Plan: { $zone } kann warten.
advice-voyage-changed-raid = Erst noch ein Überfall hier: Danach kommst du noch in diesem Zug { form-zone }.
advice-voyage-changed-home = Erst dein Gold, dann die Fracht für { $zone } ({ $good }).
advice-voyage-changed-here = { $zone } sucht deine Fracht ({ $good }): Verkauf sie, solange du hier bist.
advice-voyage-changed-there = Neuer Plan: Was du in { $zone } wolltest, lohnt sich nicht mehr.
advice-voyage-changed-sale = Neuer Plan: { $zone } sucht jetzt, was du geladen hast.
advice-voyage-tomorrow = Ein Besuch je Zug: { $zone } nimmt deine Fracht ({ $good }) im nächsten.
advice-voyage-changed-demand = Neuer Plan: Du hast nichts mehr, was { $zone } haben will.
advice-voyage-changed-wanted = Neuer Plan: In { $zone } ist jetzt gefragt: { $good }, { $was_id ->
    [none] nicht deine Fracht.
   *[other] nicht mehr { $was }.
}
advice-voyage-changed-mission = Neuer Plan: Den Auftrag in { $zone } gibt es nicht mehr.
advice-voyage-changed-first = Neuer Plan: { $nearer ->
    [0] Das dürfte mehr bringen als deine Fracht in { $zone } ({ $good }, { $gold } Gold{ $glory ->
        [0] { "" }
       *[other] , 1 Ruhm
    }).
   *[other] { $what_id ->
        [raid] Ein Überfall braucht
        [hunt] Ein Kampf braucht
        [errand] Das braucht
       *[port] { $next } braucht
    } { $nearer ->
        [one] 1 Aktion
       *[other] { $nearer } Aktionen
    }, deine Fracht für { $zone } ({ $good }) { $away }.
}
advice-voyage-changed-point = Neuer Plan: Das kann in { $nearer ->
    [one] 1 Aktion
   *[other] { $nearer } Aktionen
} einen Punkt bringen, unser Plan in { $away }.
advice-voyage-changed-closes = Neuer Plan: erst ein Überfall. Er sperrt dir { $zone } (dort gefragt: { $good }), dürfte aber mehr bringen.
advice-voyage-changed-other = Neuer Plan: { $zone } sucht jetzt etwas anderes, nicht mehr { $good }.
advice-voyage-changed-done = Neuer Plan: erst der Auftrag.
advice-voyage-changed-news = Neuer Plan: { $zone } sucht jetzt { $good }.
advice-voyage-changed-sighted = Neuer Plan: { form-off-zone } liegt jetzt ein Kauffahrer.
advice-voyage-changed-prey-near = Neuer Plan: Sie sind jetzt { form-off-zone }.
advice-voyage-changed-cargo = Neuer Plan: Du hast jetzt mehr an Bord: { $goods }.
advice-voyage-changed-hit = Neuer Plan: Dein Schiff wurde getroffen.
advice-voyage-changed-gold = Neuer Plan: Du hast jetzt { $gold } Gold.
advice-voyage-changed-better = Neuer Plan: Das dürfte { $more } Gold mehr bringen als { $was_id ->
    [ship] das Schiff in { $zone }.
    [mending] das Ausbessern in { $zone }.
    [fitting] die Werft in { $zone }.
    [goods] Waren aus { $zone }.
    [rumor] ein Gerücht in { $zone }.
    [mission] der Auftrag in { $zone }.
    [stash] das Versteck in { $zone }.
    [raid] der Überfall { form-off-zone }.
    [hunt] der Kampf { form-off-zone }.
   *[other] der Weg { form-zone }.
}
advice-voyage-changed-way = Erst in { $zone } verkaufen: { $also ->
    [yes] Auch dort
   *[no] Dort
} ist deine Fracht gefragt ({ $good }).
advice-voyage-changed-sooner = Neuer Plan: { $zone } sucht auch { $good } und liegt näher.
advice-voyage-changed-danger = Neuer Plan: Der Weg { form-zone } ist zu gefährlich geworden.
advice-voyage-changed-closed = Neuer Plan: { $zone } steht dir nicht mehr offen.
advice-voyage-changed-merchant = Neuer Plan: Der Kauffahrer { form-off-zone } ist fort.
advice-voyage-changed-prey = Neuer Plan: { $who ->
    [none] Das Schiff, hinter dem wir her waren, ist jetzt außer Reichweite.
   *[other] { $who } ist jetzt außer Reichweite.
}
advice-voyage-passed = { $zone } sucht { $good }, aber { $gold } Gold sind den Halt nicht wert.
advice-voyage-welcome = Du bist **{ $captain }** und segelst für { $nation_country }. Deine { $ship } liegt in { $zone }. Wer zuerst { $count } Ruhm hat, gewinnt.
advice-voyage-merchant-welcome = { $expedition ->
    [0] In Port Royal gewinnen die meisten Einflusspunkte. In deinem Zug deckst du Karten auf, bis du aufhörst, und nimmst dir eine: Schiffe bringen Münzen, Münzen bezahlen Leute, und Leute sind Punkte. Sobald jemand { $count } Punkte hat, ist das die letzte Runde.
   *[other] In Port Royal gewinnen unter allen mit einer Expedition die meisten Einflusspunkte. In deinem Zug deckst du Karten auf, bis du aufhörst, und nimmst dir eine: Schiffe bringen Münzen, Münzen bezahlen Leute, und Leute sind Punkte. Sobald jemand { $count } Punkte und eine Expedition hat, ist das die letzte Runde.
}
advice-voyage-hunted = Zu { $chance } % findet dich { $who } { form-off-zone }.
advice-voyage-free = Das kostet dich keine Aktion.
advice-voyage-free-repair = Es kostet dich nichts, und Schäden machen jeden Überfall und jedes Gefecht gefährlicher.

## Schritte eines Plans, wie sie in seiner Liste stehen

advice-voyage-step-sea = Auslaufen
advice-voyage-step-sail = Kurs { form-zone }
advice-voyage-step-dock = Anlegen in { $zone }
advice-voyage-step-ashore = Landgang in { $zone }
advice-voyage-step-night = Zug beenden
advice-voyage-step-merchant = Kauffahrer überfallen { form-off-zone }
advice-voyage-step-enemy = Kampf { form-off-zone }
advice-voyage-step-errand = Erledigung { form-off-zone }
