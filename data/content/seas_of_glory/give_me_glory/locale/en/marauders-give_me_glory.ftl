name-give_me_glory = Give Me Glory
text-give_me_glory = The first glory point of your stash costs 10 gold, and each further one 5 gold more than the one before.

## Rules to be looked up; (R) marks a ruling of this project

rules-give_me_glory-title = Dearer glory
rules-give_me_glory =
    The first glory point of a stash costs 10 gold, the second 15, the third 20, and so on: 10, 25, 45, 70 and 100 gold bring 1 to 5 points. As always, the stash counts for at most half the goal. (R) Ties are broken by the gold stashed. (R)
