name-relics = Relics
text-relics = Old things, and what they do to those who believe in them.
name-golden_idol = Golden Idol
text-golden_idol = It glitters.
name-old_compass = Old Compass
text-old_compass = One die more to find anything.
name-cursed_skull = Cursed Skull
text-cursed_skull = It grins.
name-rum_9 = Rum
name-sugar_9 = Sugar
deck-relic = relics

step-DrawRelic = Drawing a relic
