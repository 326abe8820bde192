### Port Royal in the cockpit: how one stands.

status-port_royal = **{ form-coins-held }** · **{ $points } influence** · Expeditions: { $expeditions } · Display: { $display_plain }
form-coins-held = { $coins_top ->
    [one] { $coins_top } coin
   *[other] { $coins_top } coins
}
option-stand-take-none = Take nothing until my turn
option-stand-take-free = Take what is free, else nothing
