# Plätze: wer während eines Spiels wo sitzt, Angebote, Abstimmungen.

button-seats = Plätze
button-sit = Platz einnehmen
button-sit-there = Platz { $number } einnehmen
button-no-thanks = Nein, danke
button-swap = Plätze tauschen
button-return = Zurück auf meinen Platz
button-give-back = Platz zurückgeben
button-quit = Tisch verlassen
button-here = Ich bin da
button-latecomers-on = Freie Plätze für alle
button-latecomers-off = Nur auf Einladung
hint-swap = Platztausch anbieten
hint-unseat = Computerkapitän vorschlagen statt

crew-title = **Plätze** · { $table }
crew-away = { " " }(weg; solange segelt ein Computerkapitän)
crew-lent = { " " }(vertritt { $who })
crew-how-to-sit = Den Platz eines Computerkapitäns darfst du einnehmen: Du spielst mit seinem Schiff, seinen Karten und seinem Gold weiter.
crew-how-to-lend = Länger weg? Mit /seat hand vertritt dich jemand, mit /seat invite lädst du jemanden ein.
crew-closed = Wer neu dazukommen will, braucht eine Einladung von diesem Tisch.
crew-taken = ⚓ { $seat } hat Platz { $number } von { $before } übernommen.
crew-handed = ⚓ { $seat } vertritt { $before }; zurück geht es mit /seat return.
crew-handed-for-good = ⚓ { $seat } spielt für { $before } weiter.
crew-returned = ⚓ { $who } ist zurück. Danke fürs Vertreten, { $before }!
crew-swapped = 🔁 { $seat } und { $other } haben die Plätze getauscht.
crew-voted = 🗳️ Der Tisch hat abgestimmt: { $other }, ein Computerkapitän, spielt auf Platz { $number } statt { $before }.
crew-lost = Du hast an { $table } keinen Platz mehr, also gibt es hier nichts zu entscheiden.
crew-moved = Du sitzt jetzt auf einem anderen Platz. Was er gefragt ist, zeigt „Deine Wahl“ an der neuesten Nachricht des Tisches.
crew-leave-sure = { $table } verlassen? Ein Computerkapitän spielt weiter. Solange niemand sonst deinen Platz nimmt, kannst du zurück.
crew-leave-lent = { $table } verlassen? Der Platz, auf dem du { $who } vertrittst, geht dann zurück.
tell-welcome = Willkommen an Bord bei { $table }!
tell-given-back = Der Platz gehört wieder seinem Besitzer. Danke fürs Vertreten!
tell-knows-seat = Du hast an diesem Tisch { $seats } gespielt und kennst diese Geheimnisse; du kannst nur auf diesen Platz zurück.
tell-they-know-seat = { $who } hat an diesem Tisch einen anderen Platz gespielt und kennt dessen Geheimnisse. Lade jemand anderen ein.
tell-no-latecomers = An diesen Tisch kommt man nur auf Einladung. Bitte jemanden dort um /seat invite.
tell-seat-taken = Dieser Platz ist nicht frei für dich. Vielleicht war jemand schneller.
tell-no-free-seat = An diesem Tisch sitzt kein Computerkapitän, also ist kein Platz frei.
tell-sits-already = { $who } hat hier schon einen Platz.
tell-left-server = Du bist nicht mehr auf dem Server von { $table } und kannst dich dort nicht an den Tisch setzen.
tell-no-bots = { $who } ist ein Bot. Nimm stattdessen einen Computerkapitän dazu.
tell-nothing-lent = Niemand vertritt dich, und du vertrittst niemanden.
tell-owner-seated = Wem dieser Platz gehört, der sitzt hier inzwischen anderswo; er bleibt also deiner.
tell-lent-stays-lent = Der Platz gehört { $who }. Du kannst dich vertreten lassen, ihn aber nicht verschenken.
tell-owner-gone = { $who } ist nicht mehr auf diesem Server; der Platz bleibt also deiner.

## Angebote

offer-hand = { $who } bittet dich um Vertretung an { $table }: gleiches Schiff, gleiche Karten, gleiches Gold, bis { $who } zurück ist.
offer-hand-for-good = { $who } überlässt dir einen Platz an { $table }, und zwar für immer: gleiches Schiff, gleiche Karten, gleiches Gold.
offer-swap = { $who } möchte an { $table } mit dir den Platz tauschen. Danach kennt jeder auch die Karten des anderen.
offer-invite = { $who } lädt dich an { $table } ein: Das Spiel läuft schon, du kannst für einen Computerkapitän weiterspielen.
offer-invite-lobby = { $who } lädt dich an { $table } ein. Das Spiel hat noch nicht begonnen.
offer-where = Gespielt wird in { $place }.
offer-accepted = ⚓ { $who } hat zugesagt.
offer-declined = { $who } hat abgesagt.
offer-withdrawn = { $who } hat das Angebot zurückgezogen.
offer-over = Dieses Angebot gilt nicht mehr.
tell-offered = Ich habe { $who } in { $place } und per Direktnachricht gefragt.
tell-offered-here = Ich habe { $who } in { $place } gefragt; Direktnachrichten nimmt { $who } nicht an.
tell-offer-over = Dieses Angebot gilt nicht mehr. Bitte um ein neues.
tell-not-for-you = Darauf kann nur { $who } antworten.
tell-many-offers = An diesem Tisch sind zu viele Angebote offen. Warte, bis einige beantwortet sind.
tell-invited-already = { $who } wurde vor weniger als einem Tag eingeladen. Warte erst auf die Antwort.
tell-swap-whom = Wähle ein anderes Mitglied dieses Tisches zum Tauschen.
tell-cannot-swap = { $other } kann gerade nicht tauschen: Dort sitzt ein Computerkapitän oder eine Vertretung.

## Abstimmungen über einen Platz

ballot-asked = 🗳️ { $who }, der Tisch wartet schon lange auf dich. Soll ein Computerkapitän für { $other } weiterspielen?
ballot-over = Diese Abstimmung ist vorbei.
ballot-objected = ⚓ { $seat } ist da; die Abstimmung ist vorbei.
vote-agreed-seat = 🗳️ Die Abstimmung ist vorbei: Ein Computerkapitän spielt weiter.
tell-unseated = Auf diesem Platz spielt jetzt ein Computerkapitän.
tell-unseat-asked = Ich habe die anderen im Thread gefragt.
tell-not-late = { $other } hat den Tisch noch keinen Tag warten lassen. Versuche es später, oder bitte einen Moderator.
tell-away-first = Hier spielt gerade ein Computerkapitän für dich. Melde dich erst mit /time back zurück.
tell-vote-oneself = Verlassen kannst du den Tisch mit /game leave; über dich stimmen nur die anderen ab.
tell-vote-others = Das kann nur { $other } drücken.
tell-vote-running = Ihr stimmt schon über { $other } ab. Bringt das zuerst zu Ende.
tell-ballot-over = Diese Abstimmung ist vorbei.

## Befehle

command-seat = Während eines Spiels Plätze einnehmen, leihen, tauschen
command-seat-show = Sehen, wer wo sitzt, und was du tun kannst
command-seat-take = Für einen Computerkapitän weiterspielen
command-seat-take-seat = Welcher Platz
command-seat-hand = Dich von einem anderen Mitglied vertreten lassen
command-seat-hand-member = Wer weiterspielt
command-seat-hand-for-good = Du willst den Platz nicht zurück
command-seat-return = Auf deinen Platz zurückkehren, oder einen geliehenen zurückgeben
command-seat-swap = Einem Mitglied dieses Tisches den Platztausch anbieten
command-seat-swap-member = Mit wem
command-seat-invite = Ein Mitglied an diesen Tisch einladen
command-seat-invite-member = Wen
command-seat-invite-seat = Auf den Platz welches Computerkapitäns, wenn das Spiel läuft
command-seat-replace = Abstimmen: ein Computerkapitän statt eines Mitglieds, das nicht da ist
command-seat-replace-seat = Wessen Platz
