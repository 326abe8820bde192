name-wind = Wind Direction
text-wind = One move with the wind is free each turn; the first one against it takes two actions.
source-wind = wind
step-SpinWind = The wind turns
log-wind-turned = The wind blows { $direction }.
