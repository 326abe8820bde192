rules-ship_mod_market-title = The market for ship modifications
rules-ship_mod_market =
    If a port has no ship modification when you take a port action, you may draw one from the reserve pool in that action. Buy it at the port’s price or leave it there, face up, for sale.
    If you buy the port’s own, you draw no other in that action. Drawing is no activity: you may still sell goods after it. If it is of no use to your ship, it stays there. (R)
