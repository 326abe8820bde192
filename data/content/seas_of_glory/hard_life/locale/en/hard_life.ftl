name-hard_life = A Hard Life
text-hard_life = Two naval ships and a pirate are at sea before the first round begins.
step-SearchEvents = The first ships at sea
log-hard_life-began = It’s a hard life: the first ships of the event deck were at sea already.
