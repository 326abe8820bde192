### Port Royal im Cockpit: wie man steht.

status-port_royal = **{ form-coins-held }** · **{ $points } Einfluss** · Expeditionen: { $expeditions } · Auslage: { $display }
form-coins-held = { $coins_top ->
    [one] { $coins_top } Münze
   *[other] { $coins_top } Münzen
}
option-stand-take-none = Nimm nichts bis zu meinem Zug
option-stand-take-free = Nimm, was nichts kostet, sonst nichts
