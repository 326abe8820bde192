rules-wind-title = The wind
rules-wind =
    Before each event card, the wind turns to one of 8 directions and blows there until it turns again.
    Once a turn you sail with it for free, even after your third action. The first move against it in a turn costs 2 actions, a second one only 1.
    Against it means across the opposite border. Docking and putting to sea have no direction, and where no border lies downwind, nobody sails with it. (R)
    NPCs do not care about the wind.
