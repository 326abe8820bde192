### The course of a finished game: the plot of points, the film of its boards, and both in words.

course-title = { $game_id ->
    [marauders] The course of glory
    [port_royal] The course of influence
    [treasure_fleet] The course of the treasure
   *[other] The course of the game
  }
# Under the plot: what its numbers count.
course-rounds = { $game_id ->
    [treasure_fleet] as each sailing began
   *[other] as each round began
  }
course-end = End
course-figures = { $game_id ->
    [marauders] { $glory } on the track, { $stash ->
        [0] no gold stashed
       *[other] { $stash_points } for { $stash } gold stashed
      }
    [port_royal] { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }, { $expeditions ->
        [0] no expedition
        [one] 1 expedition
       *[other] { $expeditions } expeditions
      }
    [treasure_fleet] { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
      }{ $governor ->
        [0] { "" }
       *[other] , with the governor
      }
   *[other] { "" }
  }
alt-course = { $game_id ->
    [marauders] How glory was won, round by round.
    [port_royal] How influence was won, round by round.
    [treasure_fleet] How treasure was captured, sailing by sailing.
   *[other] How points were won, round by round.
  }
alt-course-winners = { $count ->
    [0] Nobody wins.
    [1] The winner: { $winners }.
   *[other] { $winners } win together.
  }
# $figures is course-figures.
alt-course-score = ({ $letter_id }) { $seat }, place { $place }: { $points } ({ $figures }).
course-place = { $place }. { $seat }
alt-course-round = { $game_id ->
    [treasure_fleet] As sailing { $round } began
   *[other] As round { $round } began
  }: { $told }.
alt-course-seat = { $seat } { $points }
alt-replay = The boards of the game one after another, { $count } pictures.
# Above both pictures, when a table has ended.
ending-title = { $table }: how it went
# Rounds that decided a game, beside their number.
recap-lead = The lead for good: { $seat }{ $points ->
    [0] { "" }
   *[other] , +{ $points }
  }{ $last ->
    [yes] {" "}(with the final count)
   *[no] { "" }
  }
recap-leap = The greatest leap: { $seat }, +{ $points }{ $last ->
    [yes] {" "}(with the final count)
   *[no] { "" }
  }
# Where points came from, beside their number.
earned-defeat = Battles won
earned-sale = Goods in demand
earned-raid = Rich raids
earned-mission = Missions
earned-rumor = True rumors
earned-ship = Proud new ships
earned-stash = Stashed gold
earned-persons = People in your service
earned-expeditions = Expeditions
earned-treasure_ship = Treasure ships
earned-fleet_governor = The governor
earned-otherwise = Other ways
