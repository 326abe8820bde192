name-low_galleons = Träge Galeonen
text-low_galleons = Jede Galeone hat Beweglichkeit 1.
