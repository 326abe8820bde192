# Two ships against each other, whether they ever meet or not.

odds-ship = My ship
odds-seamanship = My Seamanship
odds-leadership = My Leadership
odds-crew = My Crew (0: as many as she takes)
odds-fitted = Aboard my ship
odds-enemy = Against
odds-enemy-captain = another captain
odds-enemy-navy = a naval ship or pirate
odds-enemy_ship = Her ship
odds-enemy_seamanship = Her Seamanship
odds-enemy_leadership = Her Leadership
odds-enemy_crew = Her Crew (0: as many as she takes)
odds-enemy_fitted = Aboard her
command-odds-ship = Your ship (else the one you have)
command-odds-seamanship = Your captain’s Seamanship
command-odds-leadership = Your captain’s Leadership
command-odds-crew = Your Crew (0: as many as she takes)
command-odds-fitted = Modifications and special weapons aboard yours, with commas between them
command-odds-enemy = Who you fight
command-odds-enemy_ship = The other ship
command-odds-enemy_seamanship = Her captain’s Seamanship
command-odds-enemy_leadership = Her captain’s Leadership
command-odds-enemy_crew = Her Crew (0: as many as she takes)
command-odds-enemy_fitted = Modifications and special weapons aboard her, with commas between them
odds-of-marauders = Your { $ship } (Seamanship { $seamanship }, Leadership { $leadership }, { $crew ->
    [0] full Crew
   *[other] { $crew } Crew
}{ $fitted_count ->
    [0] { "" }
   *[other] , { $fitted }
}) attacks { $enemy ->
    [navy] an NPC’s
   *[captain] a captain’s
} { $enemy_ship } (Seamanship { $enemy_seamanship }, Leadership { $enemy_leadership }, { $enemy_crew ->
    [0] full Crew
   *[other] { $enemy_crew } Crew
}{ $enemy_fitted_count ->
    [0] { "" }
   *[other] , { $enemy_fitted }
})
odds-picture = { $ship } against { $enemy }
odds-picture-skills = Seamanship { $seamanship } · Leadership { $leadership }
odds-picture-share = { $count }%
odds-picture-won = You win
odds-picture-parted = Both go their way
odds-picture-lost = You die
alt-odds-picture-won = You win { $count } of 100 fights.
alt-odds-picture-parted = In { $count } both go their way.
alt-odds-picture-lost = In { $count } you die.
odds-aside-marauders = Captains’ abilities and cards are left out, and so is where you meet. Both sides fight on as long as it pays.
why-odds-choice = That isn’t on the list. Pick one that is.
why-odds-several = At most { $most } fit there.
why-odds-number = That has to be a number from { $low } to { $high }.
why-odds-crew = { $ship } takes { $most } Crew with what is fitted; choose no more.
why-odds-navy-crew = NPCs always sail with full Crew. Leave the number out, or choose another captain.
