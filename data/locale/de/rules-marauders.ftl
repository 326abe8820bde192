### Die Regeln von Merchants & Marauders zum Nachschlagen mit /rules, in eigenen Worten. (F) ist eine Festlegung dieses Projekts.

rules-aim-title = Ziel und Ende des Spiels
rules-aim =
    Wer zuerst 10 Ruhm hat (wenn der Tisch nichts anderes gewählt hat), leitet das Ende ein. Die Runde wird zu Ende gespielt, sodass alle gleich viele Züge hatten.
    Es zählt der Ruhm auf der Leiste und je volle 10 Gold im Versteck des Heimathafens ein Punkt, höchstens das halbe Ziel.
    Wer von denen, die das Ziel erreicht haben, auf der Leiste am weitesten ist, gewinnt; dann zählt das meiste versteckte Gold, dann wird geteilt.
    Das Spiel endet auch, wenn der Ereignisstapel leer ist oder ein Kapitän stirbt und keiner mehr zu ziehen ist: Dann gewinnt die höchste Summe. (F)
rules-glory-title = Ruhm erwerben
rules-glory =
    Das Ziel sind 10 Ruhm, wenn der Tisch nichts anderes gewählt hat. Der leichteste Punkt: 3 Karten einer Ware verkaufen, wo sie gefragt ist.
    Weitere Punkte: ein Überfall auf einen Kauffahrer mit 12 Gold oder mehr; der Kauf einer Fregatte oder Galeone (einmal im Leben eines Kapitäns); ein erfüllter Auftrag; ein Gerücht, das stimmt; ein Sieg über einen Kapitän, ob Spieler oder nicht.
    Mit jedem Punkt ziehst du eine Ruhmeskarte.
    Auch verstecktes Gold ist Ruhm: Es zählt fürs Ziel und kommt am Ende dazu.
rules-glory-cards-title = Ruhmeskarten
rules-glory-cards =
    Mit jedem Ruhmespunkt wird eine gezogen. Die Hand fasst 4: Wer eine fünfte zieht, wählt sofort, welche geht, bevor eine Karte gespielt werden darf. Deine Hand sieht sonst niemand; was du abwirfst, liegt offen.
rules-playing-cards-title = Ruhmeskarten spielen
rules-playing-cards =
    Sagt eine Karte nichts anderes, so spielst du sie in deinem eigenen Zug, auch während einer Hafenaktion, aber nicht im Kampf: Dort gelten nur Karten, die dafür gedacht sind.
    In dem Augenblick, den eine Karte für fremde Züge nennt, werden alle mit Karten zugleich und verdeckt gefragt. Was angekündigt ist, wird in Zugreihenfolge ausgeführt, im Kampf beginnt der Angreifer. Wer seine dann doch behält, zeigt sie. (F)
    Je nach Wahl des Tisches werden jedes Mal alle gefragt oder nur, wer eine passende Karte hat: Dann erfährt niemand, wer gefragt war. (F)
rules-specialists-title = Spezialisten
rules-specialists =
    Manche Ruhmeskarten sind Spezialisten, angeheuert für das, was auf der Karte steht; auch Aufträge und Gerüchte bringen welche. Sie liegen offen auf deinem Brett und helfen von da an.
    Du darfst beliebig viele haben, aber von jeder Art nur einen. Wer dein Schiff nimmt, darf sie übernehmen.
rules-rumor-title = Gerüchte
rules-rumor =
    Für 2 Gold und einen Einflusswurf in einer Hafenaktion ziehst du ein Gerücht, das sonst niemand sieht. Du hältst eines: Von zweien wählst du, das andere geht in den Stapel zurück.
    Es nennt einen Ort und eine Fähigkeit: Einfluss in einer Hafenaktion dort, Erkunden mit einer Erkundungsaktion auf See. Du zeigst es und würfelst; misslingt der Wurf, war es falsch und ist fort. Ein wahres bringt, was es sagt, und einen Ruhmespunkt.
rules-mission-title = Aufträge
rules-mission =
    Zwei Aufträge liegen immer offen. Du übernimmst einen in einer Hafenaktion dort, wo er liegt, wenn du bist, was er verlangt; wem sein Wurf misslingt, der darf es in einem anderen Zug wieder versuchen. Ein neuer wird sofort gezogen.
    Du hältst einen, offen vor dir, und legst ihn ab, wenn du einen anderen übernimmst. Mit der letzten Aufgabe ist er erfüllt: Er bringt, was er sagt, und einen Ruhmespunkt.
    Einen, der nicht mehr zu erfüllen ist, darfst du jederzeit in deinem Zug ablegen.
rules-round-title = Die Runde
rules-round =
    Zuerst wird eine Ereigniskarte gezogen und ausgeführt. Dann ist jeder Kapitän einmal am Zug, im Uhrzeigersinn vom Startspieler aus. Danach beginnt die nächste Runde.
    Liegen zu Beginn einer Runde 8 oder mehr überfallene Kauffahrer auf ihrer Leiste, so kommen sie zurück, in jede Zone einer, verdeckt.
rules-turn-title = Dein Zug
rules-turn =
    Du hast bis zu 3 Aktionen in beliebiger Mischung: fahren, erkunden und einmal im Zug an Land gehen. Du darfst früher aufhören.
    Ganz zu Beginn eines Zuges im Hafen darfst du stattdessen abdanken: Der Zug ist vorbei, der nächste beginnt mit einem neuen Kapitän. (F)
rules-move-title = Fahren
rules-move =
    Eine Aktion bringt dich in eine Nachbarzone, aus einem Hafen in seine Zone oder aus einer Zone in ihren Hafen. Alle Schiffe sind gleich schnell.
rules-ports-title = Häfen anlaufen
rules-ports =
    In Häfen einer Nation, die dich sucht, darfst du nicht. Zwei Ausnahmen: Dein Heimathafen lässt dich immer ein, und Port Royal gegen eine kleine Gebühr oder einen gelungenen Wurf auf Einfluss.
rules-port-title = Die Hafenaktion
rules-port =
    Eine Aktion reicht für den ganzen Landgang, einmal im Zug. Du verkaufst erst, dann kaufst du, heuerst an, gehst in die Werft, hörst dich um, alles je einmal. Im Heimathafen kannst du auch Gold verstecken.
    Bring eins zu Ende, bevor du das Nächste beginnst, und verkaufe zuerst oder gar nicht. Eine verdeckte Schiffsmodifikation dort wird aufgedeckt, wenn du beginnst.
rules-sell-title = Waren verkaufen
rules-sell =
    Jede Frachtkarte bringt 3 Gold, von der gefragten Ware 6. Wurde davon etwas verkauft, so wechselt sofort die Nachfrage des Hafens, und dein Verkauf ist zu Ende.
    Drei oder mehr Karten der gefragten Ware bringen einen Ruhmespunkt. Was du verkaufst, sehen alle.
rules-buy-title = Waren kaufen
rules-buy =
    Dir werden 6 Frachtkarten gezeigt, sonst niemandem; Karten der hier gefragten Ware werden ersetzt. Was reichlich da ist, ist billig: Eine einzelne Karte kostet 3 Gold, ein Paar je 2, 3 oder mehr je 1. Kaufe davon, was du willst; der Rest kommt offen auf die Ablage.
    Wurden dir im letzten Zug im selben Hafen Waren gezeigt, so sind es nur 3 Karten.
    Im Hafen darfst du 6 Frachtkarten haben; beim Auslaufen wirfst du ab, was dein Laderaum nicht fasst.
rules-shipyard-title = Werft
rules-shipyard =
    Reparatur: 2 Gold je Punkt, ohne Mannschaft. Die ausliegende Schiffsmodifikation: 3 Gold. Spezialwaffen: je 3 Gold, von jeder Art eine an Bord; verkauft für 1.
    Schiffe: Schaluppe und Fleute 10, Fregatte und Galeone 35. Das alte Schiff geht dabei in Zahlung: Schaluppe oder Fleute bringt 5, die anderen 10, 1 mehr je Modifikation darauf, 1 weniger je Schadenspunkt (ohne Mannschaft), nie weniger als nichts. (F)
    Die Mannschaft zieht um, so weit Platz ist. Modifikationen eines verkauften Schiffs gehen verdeckt in Häfen ohne eine, die du wählst.
rules-mods-title = Schiffsmodifikationen
rules-mods =
    Jeder Hafen verkauft die eine Modifikation, die dort liegt. Von jeder Art kannst du eine haben, und sie ziehen nicht auf ein anderes Schiff um, außer in St. John. Wird dein Schiff verkauft oder versenkt, so schickst du sie verdeckt in Häfen deiner Wahl, die keine haben.
    Was sie tun, steht unter ihren Namen.
rules-weapons-title = Spezialwaffen
rules-weapons =
    Kettenkugeln, Kartätschen und dergleichen, von jeder Art eine an Bord. Bei einem Überfall auf einen Kauffahrer macht jede, nach dem Wurf auf Seemannskunst abgegeben, aus einem Fehlwurf einen Erfolg.
rules-recruit-title = Anheuern
rules-recruit =
    Würfle Führungskraft: Mit einem Erfolg füllt sich deine Mannschaft umsonst. Ohne ihn kostet jeder Mann 2 Gold.
rules-stash-title = Gold verstecken
rules-stash =
    Im Heimathafen darfst du beliebig viel von deinem Gold beiseitelegen. Dort ist es sicher: Wirst du versenkt, bekommt es niemand, und dein nächster Kapitän hat es noch. Je volle 10 Gold im Versteck zählen einen Ruhmespunkt, höchstens das halbe Ziel. Dass du Gold versteckst, wissen alle, wie viel es ist, niemand.
    Während deiner Hafenaktion dort darfst du aus dem Versteck zahlen oder Gold zurück an Bord nehmen.
rules-secrets-title = Was geheim ist
rules-secrets =
    Gold an Bord, die Sorten der Fracht, Ruhmeskarten, Gerüchte und die Größe eines Verstecks gehören dir allein. Was verdient und ausgegeben wird, wie viele Karten du hast und wie oft du Gold versteckt hast, wissen alle.
    „Hand“ zeigt dir das Deine; „Deine Wahl“ zeigt, was nur du wählen darfst.
rules-skills-title = Fähigkeiten und Würfel
rules-skills =
    Eine Fähigkeit von 1 bis 4 ist die Zahl der Würfel. Die Würfel zeigen 1 bis 4 und 2 Totenköpfe; ein Totenkopf ist ein Erfolg, und einer genügt, wenn Erfolge nicht gezählt werden.
    Seemannskunst segelt und überfällt, Erkunden findet, Führungskraft heuert an und entert, Einfluss öffnet Türen.
rules-scout-title = Erkunden
rules-scout =
    Eine Aktion auf See: Sage, wen du in deiner Zone suchst, und würfle Erkunden. Jedes Ziel darf einmal im Zug versucht werden.
rules-merchants-title = Einen Kauffahrer finden
rules-merchants =
    Mit einem Erfolg beim Erkunden wird der Kauffahrer der Zone aufgedeckt. Dann sagst du, wen du beraubst: die Nation auf seinem Marker oder die, der das Gewässer gehört. Oder du lässt ihn ziehen. In jedem Fall verlässt er die Zone und wartet auf der Leiste der Kauffahrer.
    Wen du beraubst, der setzt sofort ein Kopfgeld auf dich aus.
rules-raid-title = Kauffahrer überfallen
rules-raid =
    Nur mit einem Schiff, an dem keine Trefferzone zerstört ist. Drei Frachtkarten werden aufgedeckt, dann würfelst du Seemannskunst. Jeder Erfolg, einer nach dem anderen, zieht eine Karte dazu, wirft eine ab oder tauscht eine aus. Spezialwaffen machen Fehlwürfe zu Erfolgen.
    Danach beschädigt jedes verbliebene Treffersymbol die Zone, die es nennt. Wird eine zerstört, ist der Überfall gescheitert; ist es der Rumpf, sinkt das Schiff. So viele Fluchtsymbole wie deine Beweglichkeit oder mehr: Der Kauffahrer entkommt.
    Sonst nimmst du die Summe der Beutezahlen in Gold und so viel der Fracht, wie du Platz hast. 12 Gold oder mehr bringen einen Ruhmespunkt.
rules-hits-title = Treffer und Trefferzonen
rules-hits =
    Rumpf, Laderaum, Masten, Mannschaft, Kanonen: Jeder Treffer nimmt der genannten Zone einen Punkt. Eine Zone ohne Punkte ist zerstört, weitere Treffer darauf gehen an den Rumpf. Ein zerstörter Rumpf versenkt das Schiff, und mit ihm endet der Kapitän.
    Ein verlorener Punkt Laderaum wirft zufällig eine Karte ab, die keinen Platz mehr hat.
rules-bounties-title = Kopfgelder
rules-bounties =
    Beraubst du einen Kauffahrer, setzt seine Nation ein Kopfgeld auf dich aus, höchstens 5 von jeder. Dann bist du für sie ein Pirat: Ihre Häfen sind dir verschlossen, und ihre Marine sucht dich. Ein paar Ereignisse und Karten entfernen Kopfgelder.
rules-home-title = Heimathafen
rules-home =
    Der Hafen auf der Karte deines Kapitäns, in dem du beginnst. Seine anfängliche Nation ist deine. Er lässt dich immer ein, und nur dort kannst du Gold verstecken.
rules-death-title = Tod und ein neuer Kapitän
rules-death =
    Wird dein Schiff versenkt, so ist dein Kapitän verloren, mit Schiff, Fracht, Gold an Bord, Kopfgeldern und allen seinen Karten. Ruhm und Versteck bleiben dir.
    Ein neuer Kapitän wird gezogen und kommt zu Beginn deines nächsten Zuges ins Spiel, mit Schaluppe oder Fleute nach Wahl, 10 Gold (aus deinem Versteck, so weit es reicht) und einer neuen Ruhmeskarte.
