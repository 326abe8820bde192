### Eine Zeile Seemannsgarn unter dem Namen jedes Gerüchts und jedes Auftrags: was man sich erzählt, keine Regel.

## Gerüchte

story-wreckers_beach = Das Licht auf der Klippe gehört zu keinem Leuchtturm.
story-turtle_hunters = Sie kennen jede Strömung und jede Art, Schildkröten zu kochen.
story-hidden_battery = Die Büsche da standen letztes Jahr noch nicht.
story-crippled_galleon = Die Masten nahm ihr der Sturm. Den Stolz nicht.
story-chart_of_the_cays = Da hinein, sagt der Alte, traut sich keiner mit tiefem Kiel.
story-drowned_bells = Bei Ebbe, heißt es, hört man sie noch läuten.
story-merchantmans_castaways = Eine Woche im offenen Boot, und noch immer feilschen sie.
story-decoy_lights = Zünd auf der falschen Klippe ein Feuer an und sieh, wer kommt.
story-brethrens_council = Die Messer bleiben an der Tür. Die meisten.
story-packet_of_letters = Liebesbriefe, sagt der Dieb. Lesen kann er nicht.
story-captured_brig = Unter der frischen Farbe steht noch ein Name.
story-old_tacking_master = Er leckt am Finger, flucht, und der Wind gibt nach.
story-smugglers_cove = Bei Neumond fährt das ganze Dorf zum Fischen.
story-harbour_masters_favor = Seinen Weinbrand mag er alt, seine Bücher ungenau.
story-broker_with_a_secret = Bis Freitag wollen es alle haben. Was, das weiß nur er.
story-false_bulkheads = Klopf an die richtige Planke, und es klingt nach Geld.
story-privateers_widow = Seine Pistolen hat sie behalten, seine Briefe verbrannt.
story-gunfounders_bill = Betrunken unterschrieben ist auch unterschrieben.
story-admiraltys_blank = Nur der Name fehlt. Und schreiben kannst du.
story-merchants_banquet = Beim Braten wird gefeilscht, vor dem Käse ist man sich einig.
story-agent_ashore = Er weiß, was am Kai geschieht, und das meiste schon vorher.
story-deserted_plantation = Das Zuckerrohr steht hoch, und niemand ist da, der es schneidet.
story-false_ensigns = Für jede See eine Flagge, und die ehrliche für den Sonntag.
story-sealed_orders = „Erst auf See öffnen“, heißt es. Das Siegel hat schon einen Sprung.
story-debts_of_honour = Ein Edelmann zahlt seine Schulden. Er lässt sich nur Zeit.

## Aufträge

story-royal_mail = Die eine Hälfte ist Klatsch, die andere Rechnungen.
story-men_for_fort_amsterdam = Gute Betten, sagt der Werber. Vom Fieber sagt er nichts.
story-a_name_to_fear = Wenn Mütter damit ihre Kinder schrecken, hast du es geschafft.
story-run_the_gauntlet = Die ganze Taverne wettet, dass du nicht wiederkommst.
story-escort_the_galleons = Ihr Admiral mag keine Gesellschaft. Allein mag er noch weniger.
story-bells_for_two_churches = Verstau sie gut, sonst läuten sie bei Seegang zur Messe.
story-planters_debts = Er würde ja zahlen. Aber das Wetter, immer das Wetter.
story-cloth_for_the_regiment = In Lumpen marschieren sie, aber der Trommler hält den Takt.
story-lace_by_night = Keine Herzogin fragt, wie ihre Spitzen an Land kamen.
story-survey_of_the_passages = Nimm ein langes Lot mit und einen starken Magen.
story-lost_expedition = Ein Stiefel, eine Bibel und eine Spur, die am Fluss endet.
story-burn_the_careenage = Trockenes Holz, alter Teer und ein Wind vom Land.
story-hunters_wage = Bring einen Beweis, sagt der Holländer. Ein Hut genügt.
story-no_quarter = Die rote Flagge geht hoch, und keiner redet mehr.
story-affair_of_honour = Angefangen hat es mit einem Hut. Wessen, weiß keiner mehr.
story-a_fat_prize = Tief im Wasser, langsam im Wind und ganz allein.
story-watch_on_the_mona = Tags die Wale, nachts fremde Lichter, dazu dünner Kaffee.
story-show_the_flag = Frische Farbe, laute Musik, und alles Messing blitzt.
story-salt_beef_for_the_fleet = Früher war es ein Pferd. Die Flotte ist nicht wählerisch.
story-spices_for_two_tables = Die Gastgeber sind verfeindet. Jeder fragt, was der andere bekam.
story-pressed_for_the_navy = Seine Majestät dankt den Freiwilligen. Bindet sie gut fest.
story-frigate_on_credit = Hier unterschreiben, hier und hier. Vorsicht, frisch gestrichen.
story-a_round_of_debts = Kein Wirt auf diesen Inseln, der ihn nicht vermisst.
story-the_fences_order = Gesehen hat er dich nie. Was du bringst, gefällt ihm.
story-the_governors_dowry = Truhen voller Leinen, und ein Vater, der jedes Laken kennt.
