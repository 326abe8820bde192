name-second_hold = Second Hold
text-second_hold = Sealed crates lie apart from the goods, and one port alone buys them.
name-false_bottom = False Bottom
text-false_bottom = One sealed crate fills no room, and nobody finds it.
name-sealed_rum_1 = Sealed Rum
name-sealed_rum_2 = Sealed Rum
name-sealed_rum_3 = Sealed Rum
name-sealed_sugar_1 = Sealed Sugar
name-sealed_sugar_2 = Sealed Sugar
name-sealed_wood_1 = Sealed Wood
name-sealed_wood_2 = Sealed Wood
name-sealed_spices_1 = Sealed Spices
ask-second_hold-buy = Buy sealed crates for the second hold, { $gold } gold each?
option-seal = Buy { $card } sealed, for { $gold } gold
ask-second_hold-stow = Which crates go into the second hold? The others are goods from now on.
option-stow = Keep { $card } sealed
ask-second_hold-lose = Damage takes cargo. From which hold?
option-lose-from-hold = From the hold
option-lose-from-second_hold = From the second hold
log-second_hold-bought = { $seat } bought { $count ->
    [one] a sealed crate
   *[other] { $count } sealed crates
} for { $gold } gold.
log-second_hold-bought-own = You bought { $cards } sealed, for { $gold } gold.
log-second_hold-stowed = { $seat } stowed { $count ->
    [one] a crate
   *[other] { $count } crates
} in the second hold.
step-BuySealed = Buying sealed crates
step-PaySealed = Paying for sealed crates
step-StowSealed = Stowing sealed crates
step-LoseFromEither = Losing cargo
step-ChooseSealedFirst = Choosing goods
