name-hard_life = Ein hartes Leben
text-hard_life = Zwei Kriegsschiffe und ein Pirat sind schon auf See, bevor die erste Runde beginnt.
step-SearchEvents = Die ersten Schiffe auf See
log-hard_life-began = Das Leben ist hart: Die ersten Schiffe aus dem Ereignisstapel waren schon auf See.
