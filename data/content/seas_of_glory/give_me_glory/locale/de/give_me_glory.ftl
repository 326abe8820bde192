name-give_me_glory = Ruhm oder Tod
text-give_me_glory = Der erste Ruhmespunkt im Versteck kostet 10 Gold, jeder weitere 5 Gold mehr als der vorige.
