### Odds and consequences of what is offered: who sees them.

lobby-helm = **Helm:** anyone may ask it for advice at this table
lobby-odds = **Odds:** nobody sees any at this table
odds-yes = Odds: anyone may see them
odds-yes-about = Chances and consequences beneath your own choices; /settings turns them off
odds-helm = Odds, and advice from the helm
odds-helm-about = Anyone may ask the helm: 2 plans a turn, for them alone
odds-no = Odds: nobody sees them
odds-no-about = Everybody works them out alone
hint-odds = Odds and consequences
command-settings-odds = Chances and consequences beneath your own choices
settings-odds = Odds: on, at tables that allow them
settings-no-odds = Odds: off
