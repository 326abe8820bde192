name-ship_mod_market = Markt für Schiffsmodifikationen
text-ship_mod_market = In einem Hafen ohne Schiffsmodifikation darfst du eine aus dem Vorrat ziehen und sie kaufen oder dort zum Kauf liegen lassen.

option-draw-modification = Eine Schiffsmodifikation ziehen
log-market-drawn = { $seat } zog eine Schiffsmodifikation für { $zone }: { $mod }.
ask-market-buy = { $mod }: für { $gold } Gold kaufen? Sonst liegt sie hier zum Kauf.{ form-credit }
ask-market-buy-own = { $mod } für { $gold } Gold? Du hast { $purse }. Sonst bleibt es hier zum Kauf.
more-market-buy = { $mod }: für { $gold } Gold kaufen? Sonst liegt sie hier zum Kauf. Du hast { $purse }.{ form-credit }
option-market-buy = Kaufen: { form-price }
option-market-leave = Zum Kauf liegen lassen

step-DrawFromPool = Ziehen einer Schiffsmodifikation
step-BuyOrLeave = Kauf einer Schiffsmodifikation

why-mod-lies-here = hier liegt inzwischen eine.
why-no-mods-left = es ist keine mehr zu ziehen.
