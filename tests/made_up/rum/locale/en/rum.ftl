name-rum = A Round of Rum
text-rum = Buy your crew a round, and they follow you.
option-rum = A round of rum ({ $gold } gold)
option-rum-refuse = Let them stay thirsty
ask-rum-again = Your crew has slept it off in { $zone }, and asks for another round of rum.
step-BuyRound = A round of rum
step-AskForRum = The crew asks for rum
log-rum-bought = { $seat } bought the crew a round of rum for { $gold } gold.
told-rum-bought = bought the crew a round of rum for { $gold } gold
hand-rum = { $rum_rounds ->
    [0] The crew is sober.
   *[other] The crew has had rum: +1 die on Leadership.
}
captain-rum = { hand-rum }
