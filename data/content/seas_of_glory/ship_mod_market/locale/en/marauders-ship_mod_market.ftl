name-ship_mod_market = Ship Modification Market
text-ship_mod_market = In a port without a ship modification, you may draw one from the reserve pool, and buy it or leave it there for sale.

option-draw-modification = Draw a ship modification
log-market-drawn = { $seat } drew a ship modification for { $zone }: { $mod }.
ask-market-buy = { $mod }: buy it for { $gold } gold? Otherwise it stays here for sale.{ form-credit }
ask-market-buy-own = { $mod } for { $gold } gold? You have { $purse }. If not, it stays here for sale.
more-market-buy = { $mod }: buy it for { $gold } gold? Otherwise it stays here for sale. You have { $purse }.{ form-credit }
option-market-buy = Buy it: { form-price }
option-market-leave = Leave it for sale

step-DrawFromPool = Drawing a ship modification
step-BuyOrLeave = Buying a ship modification

why-mod-lies-here = there is one here now.
why-no-mods-left = none is left to draw.
