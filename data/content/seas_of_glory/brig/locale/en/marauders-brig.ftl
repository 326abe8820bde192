name-brig = Brig
text-brig = A ship between the small and the big ones. She brings no glory point.
