name-wind = Windrichtung
text-wind = Einmal pro Zug segelst du frei mit dem Wind; die erste Fahrt gegen ihn kostet 2 Aktionen.
source-wind = Wind
step-SpinWind = Der Wind dreht
log-wind-turned = Der Wind weht nach { $direction }.
log-wind-with = { $seat } hatte den Wind im Rücken: Diese Fahrt kostete keine Aktion.
log-wind-against = { $seat } kreuzte gegen den Wind: Diese Fahrt kostete { $actions } Aktionen.

## Wie es erzählt wird

told-wind-turned = der Wind weht nach { $direction }
told-wind-with = hatte den Wind im Rücken, eine Fahrt umsonst
told-wind-against = kreuzte gegen den Wind: { $actions } Aktionen

option-repair-wind = Wind: drehen
ask-repair-wind = Wohin weht der Wind?
step-RepairWind = Ein Moderator dreht den Wind
log-repaired-wind = Der Wind weht nach { $now } statt nach { $before }.
told-repaired-wind = 🔧 { log-repaired-wind }
