name-brig = Brig
text-brig = A ship for 20 gold, between the small and the big ones. She brings no glory point.
