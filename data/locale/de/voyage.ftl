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
    } einen Kauffahrer: ≈ { $won } % auf etwa { $gold } Gold{ $glory ->
        [0] , zu wenig für +1 Ruhm.
       *[other] , { $glory } % auf +1 Ruhm.
    }
}{ $who_count ->
    [0] { "" }
   *[other] {" "}Dafür { $who_count ->
        [one] jagt
       *[other] jagen
    } dich dann { $who }.
}{ $zones_count ->
    [0] { $count ->
        [0] { "" }
       *[other] {" "}Er sperrt dir auf Dauer { $closes_count ->
            [0] { $count } Häfen
           *[other] { $closes }
        }, nie den Heimathafen: Zu verkaufen hast du dort nichts.
    }
   *[other] {" "}Er sperrt dir { $zones }, wo deine Fracht gefragt ist, dürfte aber mehr bringen.
}
advice-voyage-hunt = { $who } liegt { form-off-zone }. Den Kampf solltest du gewinnen, und ein Sieg bringt 1 Ruhm.
advice-voyage-errand = Du hast { form-off-zone } etwas zu erledigen.
advice-voyage-errand-mission = Dein Auftrag „{ $mission }“ führt { form-zone }. Erfüllt bringt er 1 Ruhm.
advice-voyage-errand-rumor = Dein Gerücht „{ $rumor }“ führt { form-zone }. Stimmt es, bringt es 1 Ruhm.
advice-voyage-in-port-sell-first = Verkauft wird im Hafen zuerst, und etwas von deiner Fracht ist hier gefragt.
advice-voyage-in-port-sell-off = Verkauft wird im Hafen zuerst. Gefragt ist deine Fracht hier nicht, aber du brauchst { $full ->
    [yes] den Platz
   *[no] das Gold
}.
advice-voyage-demand = { $zone } sucht { $good }: { $count ->
    [one] Deine Karte bringt
   *[other] Deine { $count } Karten bringen
} dort das Doppelte.
advice-voyage-there-stash = In { $zone } kannst du dein Gold verstecken: Dort ist es sicher, und je 10 sind 1 Ruhm.
advice-voyage-stash-here = Versteck dein Gold in { $zone }, solange du hier bist: { $gold } Gold sind { $count } Ruhm.
advice-voyage-stash-home = Bring dein Gold nach Hause: Im Versteck in { $zone } sind { $gold } Gold { $count } Ruhm, und niemand nimmt sie dir mehr.
advice-voyage-there-goal = { $sold ->
    [0] Versteck
   *[other] Verkauf erst, dann versteck
} dein Gold in { $zone }, und du hast { $count } Ruhm: Das ist das Ziel!
advice-voyage-there-mission = In { $zone } gibt es den Auftrag { $mission }; erfüllt bringt er 1 Ruhm.
advice-voyage-there-rumor = In { $zone } kannst du dich nach einem Gerücht umhören; stimmt es, bringt es 1 Ruhm.
advice-voyage-there-ship = In { $zone } gibt es für dein Schiff und { $gold } Gold: { $ship }{ $glory ->
    [0] .
   *[other] , und +1 Ruhm dazu.
}{ $missing ->
    [0] { "" }
   *[other] {" "}Dir fehlen { $missing } Gold: Verkauf dort erst deine Fracht.
}
advice-voyage-there-mending = In { $zone } kommen Schiff und Mannschaft wieder zu Kräften.
advice-voyage-there-mod = In { $zone } gibt es für { $gold } Gold: { $mod }. Das macht dein Schiff besser, solange du es behältst.{ $missing ->
    [0] { "" }
   *[other] {" "}Dir fehlen { $missing } Gold: Verkauf dort erst deine Fracht.
}
advice-voyage-there-weapon = In { $zone } gibt es für { $gold } Gold eine Spezialwaffe: Sie kann den nächsten Überfall oder Kampf wenden.{ $missing ->
    [0] { "" }
   *[other] {" "}Dir fehlen { $missing } Gold: Verkauf dort erst deine Fracht.
}
advice-voyage-there-contraband = { $zone } kauft deine Schmuggelware: { $gold } Gold.
advice-voyage-sell-contraband = Nur dieser Hafen kauft deine Schmuggelware: { $gold } Gold.
advice-voyage-there-goods = Füll in { $zone } deinen Laderaum mit Waren, die andere Häfen suchen.
advice-voyage-wait = Heute Nacht bist du im Hafen sicherer als auf See.
advice-voyage-spent = Du hast keine Aktion mehr.
advice-voyage-in-port-sell = Erst verkaufen: Gefragte Ware bringt das Doppelte.
advice-voyage-in-port-buy = Ein leerer Laderaum bringt nichts: hier billig kaufen, verkaufen, wo es gefragt ist.
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
advice-voyage-in-port-stash = Verstecktes Gold ist sicher, und je 10 sind 1 Ruhm.
advice-voyage-in-port-next = Hier ist alles getan. Weiter: die Fracht ({ $good }) nach { $zone }.
advice-voyage-gold-for-goods = Erst die Waren: Behalte { $gold } Gold für das, was hier im Angebot ist.
advice-voyage-in-port-done = Sonst lohnt sich hier jetzt nichts.
advice-voyage-in-port-spent = { $stash ->
    [0] An Bord hast du kein Gold mehr: Hier gibt es für dich nichts mehr zu tun.
   *[other] An Bord hast du kein Gold mehr. Was im Versteck liegt, ist schon Ruhm: Lass es dort.
}
advice-voyage-yard-done = In der Werft lohnt sich sonst nichts.
advice-voyage-in-port-closed = { $zone } sucht jetzt { $good }, aber verkaufen kannst du hier erst wieder beim nächsten Besuch.
advice-voyage-in-port-dear = Was du hier wolltest, kostet mehr, als es dir jetzt bringt.
advice-voyage-nothing = Hier lohnt sich jetzt nichts für dich.
advice-voyage-keep-own = Deine eigenen Waren bringen mehr als alle von ihm.
advice-voyage-sell = Sie sind hier gefragt: doppelter Preis, und ab 3 gleichen gibt es 1 Ruhm.
advice-voyage-sell-few = Gefragt bringen sie hier das Doppelte. Auf 3 gleiche für 1 Ruhm zu warten dauert zu lange.
advice-voyage-sell-rest = Gefragtes bringt hier das Doppelte; der Rest nützt dir als Gold mehr als im Laderaum.
advice-voyage-sell-priced = Sie sind hier gefragt: { $gold } Gold. Auf 3 gleiche für 1 Ruhm zu warten dauert zu lange.
advice-voyage-sell-chest = Was du hier verkaufst, bringt im Versteck { $count } Ruhm mehr: erst verkaufen, dann verstecken.
advice-voyage-sell-off = Kein Hafen, der dir offen steht, sucht das: besser hier verkauft als weiter mitgeschleppt.
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
advice-voyage-buy-for = { $zone } sucht { $good }: { $count ->
    [one] 1 Karte bringt
   *[other] Deine { $count } Karten bringen
} dort { $gold } Gold{ $glory ->
    [0] .
   *[other] {" "}und 1 Ruhm.
}{ form-first }{ form-nearer }{ form-rest }{ form-over }
form-first = { $first ->
    [raid] {" "}Davor noch ein Überfall: { $next }.
    [hunt] {" "}Davor noch ein Kampf: { $next }.
    [none] { "" }
   *[other] {" "}Davor noch: { $next }.
}
form-nearer = { $nearer ->
    [none] { "" }
   *[other] {" "}{ $nearer } { $pays ->
        [0] liegt näher und sucht das auch
       *[other] zahlt { $pays }
    }, aber { $risky ->
        [yes] der Weg dahin ist gefährlicher.
       *[no] { form-nearer-more }
    }
}
form-nearer-more = { $also_id ->
        [ship] in { $zone } gibt es für dein Schiff und { $price } Gold auch: { $ship }.
        [mission] in { $zone } gibt es auch den Auftrag { $mission }.
        [mending] in { $zone } kommen auch Schiff und Mannschaft wieder zu Kräften.
       *[none] { $zone } hat mehr für dich.
}
form-rest = { $rest_count ->
    [0] { "" }
   *[other] {" "}{ $elsewhere_count ->
        [0] Der Rest ({ $rest }) füllt den Laderaum: Etwas zahlt dafür jeder Hafen.
       *[other] Der Rest ({ $rest }) ist gefragt in { $elsewhere_or }.
    }
}
form-over = { $over ->
    [0] { "" }
    [one] {" "}Das ist 1 Karte mehr, als auf See Platz hat: Dann muss etwas über Bord.
   *[other] {" "}Das sind { $over } Karten mehr, als auf See Platz haben: Dann muss etwas über Bord.
}
advice-voyage-buy-mission = Dein Auftrag „{ $mission }“ verlangt { $goods }: Bring das { form-zone }, für 1 Ruhm.
advice-voyage-cargo = Damit verkauft sich deine Fracht am besten.
advice-voyage-cargo-for = { $zone } sucht { $good }: Das sind dort { $gold } Gold für { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}{ $glory ->
    [0] .
   *[other] {" "}und 1 Ruhm.
}{ form-first }
advice-voyage-overboard = Was an Bord bleibt, verkauft sich besser.
advice-voyage-overboard-for = { $good } bleibt an Bord für { $zone }: { $gold } Gold dort{ $glory ->
    [0] .
   *[other] {" "}und 1 Ruhm.
}{ form-first }
advice-voyage-overboard-mission = Für deinen Auftrag „{ $mission }“ bleibt an Bord: { $goods }.
advice-voyage-won = Mit deinem Versteck hast du { $count } Ruhm: Das Ziel ist erreicht. Beende deinen Zug, da draußen kannst du nur noch verlieren.
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
    [yes] Du wählst, wer es dir übel nimmt: das Land seiner Flagge oder das, dem diese Gewässer gehören.{" "}
   *[no] { "" }
}{ $count ->
    [0] Dafür schließt sich dir kein Hafen{ $others ->
        [0] { "" }
       *[other] {" "}(beim anderen Land { $others })
    }, und ab 12 Gold gibt es +1 Ruhm.
    [1] Das sperrt dir { $zones }, aber zu verkaufen hast du dort nichts; ab 12 Gold gibt es +1 Ruhm.
    [2] Das sperrt dir { $zones }, aber zu verkaufen hast du dort nichts; ab 12 Gold gibt es +1 Ruhm.
   *[other] Das sperrt dir { $count } Häfen{ $others ->
        [0] { "" }
       *[other] {" "}(das andere Land { $others })
    }, aber zu verkaufen hast du dort nichts; ab 12 Gold gibt es +1 Ruhm.
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
    [yes] Noch eine Karte sind etwa 3 Gold mehr{ $hit ->
        [0] , und sie kostet dich nichts.
       *[other] . Sie kann dein Schiff treffen ({ $hit } %), aber entkommen kann er dadurch nicht.
    }
   *[no] Noch eine Karte sind etwa 3 Gold mehr, und das ist die Gefahr wert, dass ihr Zeichen dir schadet.
}{ $glory ->
    [0] { "" }
   *[other] {" "}Ab { $glory } Gold Beute gibt es 1 Ruhm.
}
advice-voyage-raid-escape = { $escapes ->
    [1] Bei { $maneuverability } Fluchten entkommt er, und diese Karte ist eine.
   *[other] Bei { $maneuverability } Fluchten entkommt er, und { $escapes } liegen da: Eine muss weg.
}{ $exchanged ->
    [0] { "" }
   *[other] {" "}Eine neue ist vielleicht besser.
}{ $glory ->
    [0] { "" }
   *[other] {" "}Ab { $glory } Gold Beute gibt es 1 Ruhm.
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
advice-voyage-card-now = Sie kann das hier zu deinen Gunsten wenden.
advice-voyage-card-later = Heb deine Karten auf: Hier würden sie wenig ändern.
advice-voyage-card-sooner = { $card_gist }. So gehst du noch in diesem Zug in { $zone } an Land.
advice-voyage-card-play = { $card_gist }. Das kann dir jetzt helfen.
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
    [0] Nichts davon ist in einem Hafen gefragt, der dir offensteht: Für 1 Gold gibt es 6 neue Karten.
   *[other] Das Beste: { $cards } { $good } für { $zone }, { $gain } Gold Gewinn. 6 neue Karten können besser sein.
}
advice-voyage-swap-not = Behalte das: { $zone } sucht { $good }, { $count ->
    [one] 1 Karte bringt
   *[other] Deine { $count } Karten bringen
} dort { $gold } Gold{ $glory ->
    [0] .
   *[other] {" "}und 1 Ruhm.
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
    [0] Umsonst
   *[other] Einmal { $price } Gold
}, und dabei, solange dieser Kapitän lebt: { $card_gist }.
advice-voyage-specialist = Ein Spezialist bleibt bei dir, solange dieser Kapitän lebt.
advice-voyage-stay = Dein bestes Geschäft ist hier, in deinem nächsten Zug.
advice-voyage-yard-repair = Schäden machen jeden Überfall und jedes Gefecht gefährlicher.
advice-voyage-yard-weapon = Sie kann deinen nächsten Überfall oder ein Gefecht wenden.
advice-voyage-yard-mod = { $mod_gist }. Das hast du, solange du dieses Schiff behältst.
advice-voyage-yard-glory = Sofort 1 Ruhm, dazu { $holds } statt { $held } Laderaum und { $guns } statt { $gun } Kanonen.{ $count ->
    [0] { "" }
   *[other] {" "}Daheim versteckt wäre das Gold { $count } Ruhm{ $sooner ->
        [yes] , doch mit diesem Schiff ({ $ship }) waren Probespiele 3 Runden früher gewonnen.
       *[no] .
    }
}{ $poor ->
    [yes] {" "}{ $left ->
        [0] Dein ganzes Gold geht dafür drauf
       *[other] Dir bleiben { $left } Gold
    }{ $short ->
        [0] .
       *[other] , und deine Mannschaft zählt { $crew } von { $full }.
    }
   *[no] { "" }
}{ $more ->
    [turns] {" "}Es wendet besser als das andere ({ $other }): Kauffahrer entkommen ihm seltener.
    [carries] {" "}Es trägt { $cargo } Karten, das andere ({ $other }) nur { $less }.
   *[none] { "" }
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
    [ship] {" "}Für dein Schiff und { $price } Gold gibt es dort auch: { $ship }.
    [mission] {" "}Dort gibt es auch den Auftrag { $mission }, für 1 Ruhm.
    [mending] {" "}Dort kommen auch Schiff und Mannschaft wieder zu Kräften.
   *[none] { "" }
}
advice-voyage-plan-here = Erst hier handeln, dann weiter nach { $next }.
advice-voyage-changed = Neuer Plan: Der Plan für { $zone } lohnt sich nicht mehr.
advice-voyage-changed-raid = Erst noch ein Überfall hier: Danach kommst du noch in diesem Zug { form-zone }.
advice-voyage-changed-home = Erst dein Gold, dann die Fracht für { $zone } ({ $good }).
advice-voyage-changed-here = { $zone } sucht deine Fracht ({ $good }): Verkauf sie, solange du hier bist.
advice-voyage-changed-there = Neuer Plan: Was du in { $zone } wolltest, lohnt sich nicht mehr.
advice-voyage-changed-sale = Neuer Plan: { $zone } sucht jetzt, was du geladen hast.
advice-voyage-tomorrow = Ein Besuch je Zug: { $zone } nimmt deine Fracht ({ $good }) im nächsten.
advice-voyage-changed-demand = Neuer Plan: Du hast nichts mehr, was { $zone } haben will.
advice-voyage-changed-wanted = Neuer Plan: In { $zone } ist jetzt gefragt: { $good }, nicht { $was ->
    [none] deine Fracht.
   *[other] mehr { $was }.
}
advice-voyage-changed-mission = Neuer Plan: Den Auftrag in { $zone } gibt es nicht mehr.
advice-voyage-changed-first = Neuer Plan: Die Fracht für { $zone } ({ $good }) kann warten: { $nearer ->
    [0] Mit dem Ruhm bringt das, was jetzt zuerst kommt, etwa { $more } Gold mehr.
   *[other] Dorthin brauchst du { $away } Aktionen, { $what_id ->
        [raid] für einen Überfall
        [hunt] für einen Kampf
        [errand] für etwas anderes
       *[port] nach { $next }
    } nur { $nearer ->
        [one] eine
       *[other] { $nearer }
    }.
}
advice-voyage-changed-point = Neuer Plan: Nur { $count } Ruhm fehlt noch: { $nearer ->
    [one] Eine Aktion kann einen bringen
   *[other] { $nearer } Aktionen können einen bringen
}, unser Plan braucht { $away }.
advice-voyage-changed-closes = Neuer Plan: Der Überfall sperrt dir { $zone } (dort gefragt: { $good }), bringt aber mit dem Ruhm etwa { $more } Gold mehr.
advice-voyage-changed-other = Neuer Plan: { $zone } sucht jetzt etwas anderes, nicht mehr { $good }.
advice-voyage-changed-better = Neuer Plan: { $was_id ->
    [ship] Das Schiff in { $zone } kann warten:
    [mending] Das Ausbessern in { $zone } kann warten:
    [fitting] Die Werft in { $zone } kann warten:
    [goods] Waren aus { $zone } können warten:
    [rumor] Das Gerücht in { $zone } kann warten:
    [mission] Der Auftrag in { $zone } kann warten:
    [stash] Das Verstecken in { $zone } kann warten:
    [raid] Der Überfall { form-off-zone } kann warten:
    [hunt] Der Kampf { form-off-zone } kann warten:
   *[other] Der Weg { form-zone } kann warten:
} Mit dem Ruhm bringt das, was jetzt zuerst kommt, etwa { $more } Gold mehr.
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
advice-voyage-passed = { $zone } sucht { $good }, aber ein Halt für { $gold } Gold kostet fast einen ganzen Zug.
advice-voyage-welcome = Du bist **{ $captain }** und segelst für { $nation_country }. Deine { $ship } liegt in { $zone }. Wer zuerst { $count } Ruhm hat, gewinnt.
advice-voyage-merchant-welcome = { $expedition ->
    [0] In Port Royal gewinnen die meisten Einflusspunkte. In deinem Zug deckst du Karten auf, bis du aufhörst, und nimmst dir eine: Schiffe bringen Münzen, Münzen bezahlen Leute, und Leute sind Punkte. Sobald jemand { $count } Punkte hat, ist das die letzte Runde.
   *[other] In Port Royal gewinnen unter allen mit einer Expedition die meisten Einflusspunkte. In deinem Zug deckst du Karten auf, bis du aufhörst, und nimmst dir eine: Schiffe bringen Münzen, Münzen bezahlen Leute, und Leute sind Punkte. Sobald jemand { $count } Punkte und eine Expedition hat, ist das die letzte Runde.
}
advice-voyage-hunted = { $who } liegt { form-off-zone }: Zu { $chance } % wirst du dort gefunden.
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
