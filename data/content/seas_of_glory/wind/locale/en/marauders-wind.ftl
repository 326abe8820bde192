name-wind = Wind Direction
text-wind = One move with the wind is free each turn; the first one against it costs 2 actions.
source-wind = wind
step-SpinWind = The wind turns
log-wind-turned = The wind blows { $direction }.
log-wind-with = { $seat } had the wind astern: that move took no action.
log-wind-against = { $seat } beat up against the wind: that move took { $actions } actions.

## How it is told

told-wind-turned = the wind blows { $direction }
told-wind-with = had the wind astern, a free move
told-wind-against = beat up against the wind: { $actions } actions

option-repair-wind = Wind: turn
ask-repair-wind = Where is the wind blowing to?
step-RepairWind = A moderator turns the wind
log-repaired-wind = The wind blows { $now } instead of { $before }.
told-repaired-wind = 🔧 { log-repaired-wind }
