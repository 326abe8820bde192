name-storm = Der Sturmmarker
text-storm = Ein Sturm treibt mit dem Wind. Er trifft Kapitäne auf See, und in ihm sucht kein NSC nach euch.
source-storm = Sturm
step-MoveStorm = Der Sturm zieht weiter
log-storm-drifted = Der Sturm zog { form-origin } { form-zone }.
