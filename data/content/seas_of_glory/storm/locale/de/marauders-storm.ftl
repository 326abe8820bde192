name-storm = Der Sturmmarker
text-storm = Ein Sturm treibt mit dem Wind. Er trifft Kapitäne auf See, und kein Kapitän ohne Spieler sucht in ihm nach euch.
source-storm = Sturm
step-MoveStorm = Der Sturm zieht weiter
log-storm-drifted = Der Sturm zog { form-origin } { form-zone }.

## Wie es erzählt wird

told-storm-drifted = der Sturm zog { form-origin } { form-zone }
