name-low_galleons = Slow Galleons
text-low_galleons = Every Galleon has Maneuverability 1.
