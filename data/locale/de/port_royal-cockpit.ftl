### Port Royal im Cockpit: wie man steht.

status-port_royal = **{ form-coins-held }** · **{ $points } Einfluss** · Expeditionen: { $expeditions } · Auslage: { $display_plain }
form-coins-held = { $coins_top ->
    [one] { $coins_top } Münze
   *[other] { $coins_top } Münzen
}
option-stand-take-none = Bis zu meinem Zug nichts nehmen
option-stand-take-free = Nur nehmen, was nichts kostet
