### Der Verlauf einer beendeten Partie: die Kurven der Punkte, der Film der Pläne, und beides in Worten.

course-title = { $game_id ->
    [marauders] Der Verlauf des Ruhms
    [port_royal] Der Verlauf des Einflusses
    [treasure_fleet] Der Verlauf der Beute
   *[other] Der Verlauf der Partie
  }
# Unter den Kurven: was die Zahlen zählen.
course-rounds = { $game_id ->
    [treasure_fleet] zu Beginn jeder Ausfahrt
   *[other] zu Beginn jeder Runde
  }
course-end = Ende
course-figures = { $game_id ->
    [marauders] { $glory } auf der Leiste, { $stash ->
        [0] kein Gold im Versteck
       *[other] { $stash_points } für { $stash } Gold im Versteck
      }
    [port_royal] { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
      }, { $expeditions ->
        [0] keine Expedition
        [one] 1 Expedition
       *[other] { $expeditions } Expeditionen
      }
    [treasure_fleet] { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
      }{ $governor ->
        [0] { "" }
       *[other] , mit dem Gouverneur
      }
   *[other] { "" }
  }
alt-course = { $game_id ->
    [marauders] Wie der Ruhm errungen wurde, Runde für Runde.
    [port_royal] Wie der Einfluss errungen wurde, Runde für Runde.
    [treasure_fleet] Wie die Beute gekapert wurde, Ausfahrt für Ausfahrt.
   *[other] Wie die Punkte errungen wurden, Runde für Runde.
  }
alt-course-winners = { $count ->
    [0] Niemand gewinnt.
    [1] Es gewinnt: { $winners }.
   *[other] { $winners } gewinnen gemeinsam.
  }
# $figures ist course-figures.
alt-course-score = ({ $letter_id }) { $seat }, Platz { $place }: { $points } ({ $figures }).
course-place = { $place }. { $seat }
alt-course-round = { $game_id ->
    [treasure_fleet] Zu Beginn der Ausfahrt { $round }
   *[other] Zu Beginn der Runde { $round }
  }: { $told }.
alt-course-seat = { $seat } { $points }
alt-replay = Die Pläne der Partie nacheinander, { $count } Bilder.
# Über beiden Bildern, wenn ein Tisch zu Ende ist.
ending-title = { $table }: wie es lief
# Runden, die eine Partie entschieden haben, neben ihrer Zahl.
recap-lead = Die Führung bis zum Schluss: { $seat }{ $points ->
    [0] { "" }
   *[other] , +{ $points }
  }{ $last ->
    [yes] {" "}(mit der Schlusswertung)
   *[no] { "" }
  }
recap-leap = Der größte Sprung: { $seat }, +{ $points }{ $last ->
    [yes] {" "}(mit der Schlusswertung)
   *[no] { "" }
  }
# Woher Punkte kamen, neben ihrer Zahl.
earned-defeat = Gewonnene Kämpfe
earned-sale = Gefragte Waren
earned-raid = Reiche Beute
earned-mission = Aufträge
earned-rumor = Wahre Gerüchte
earned-ship = Stolze neue Schiffe
earned-stash = Gold im Versteck
earned-persons = Angeheuerte Leute
earned-expeditions = Expeditionen
earned-treasure_ship = Schatzschiffe
earned-fleet_governor = Der Gouverneur
earned-otherwise = Auf andere Weise
