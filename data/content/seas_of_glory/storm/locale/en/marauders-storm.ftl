name-storm = The Storm Token
text-storm = A storm drifts with the wind. It batters captains at sea, and no NPC scouts in it.
source-storm = storm
step-MoveStorm = The storm drifts
log-storm-drifted = The storm drifted from { form-origin } to { form-zone }.

## How it is told

told-storm-drifted = the storm drifted: { form-origin } → { form-zone }
