name-give_me_glory = Give Me Glory
text-give_me_glory = The first glory point of a stash costs 10 gold, each further one 5 gold more than the last.
