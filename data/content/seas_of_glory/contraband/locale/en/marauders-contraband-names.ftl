### Contraband (Seas of Glory): names and texts.

name-contraband = Contraband
text-contraband = Cargo that only one port buys, for 10 gold. Naval ships scout for captains who carry it.
name-cargo_contraband = Contraband
name-cargo_behind = Contraband sold towards the next glory point
name-a_myriad_of_plain_goods = { name-a_myriad_of_goods }
text-a_myriad_of_plain_goods = In the port of Cartagena, roll Influence. Draw 8 cargo cards and keep as many as you have room for, none of them as contraband.
story-a_myriad_of_plain_goods = All of it honest, says the old man, and winks.

## What it is as contraband

name-prisoner = Prisoner
name-embargoed_goods = Embargoed Goods
name-arms = Arms
name-stolen_goods = Stolen Goods

## The cards: the good, and the port that buys it as contraband

name-contraband_cocoa_1 = { name-cocoa } ({ name-cartagena })
text-contraband_cocoa_1 = As contraband: stolen goods for { name-cartagena }, 10 gold there.
name-contraband_cocoa_2 = { name-cocoa } ({ name-caracas })
text-contraband_cocoa_2 = As contraband: arms for { name-caracas }, 10 gold there.
name-contraband_cocoa_3 = { name-cocoa } ({ name-curacao })
text-contraband_cocoa_3 = As contraband: embargoed goods for { name-curacao }, 10 gold there.
name-contraband_cocoa_4 = { name-cocoa } ({ name-st_maarten })
text-contraband_cocoa_4 = As contraband: a prisoner for { name-st_maarten }, 10 gold there.
name-contraband_food_1 = { name-food } ({ name-basse_terre })
text-contraband_food_1 = As contraband: arms for { name-basse_terre }, 10 gold there.
name-contraband_food_2 = { name-food } ({ name-nassau })
text-contraband_food_2 = As contraband: stolen goods for { name-nassau }, 10 gold there.
name-contraband_food_3 = { name-food } ({ name-bridgetown })
text-contraband_food_3 = As contraband: embargoed goods for { name-bridgetown }, 10 gold there.
name-contraband_food_4 = { name-food } ({ name-tortuga })
text-contraband_food_4 = As contraband: a prisoner for { name-tortuga }, 10 gold there.
name-contraband_rum_1 = { name-rum } ({ name-santo_domingo })
text-contraband_rum_1 = As contraband: arms for { name-santo_domingo }, 10 gold there.
name-contraband_rum_2 = { name-rum } ({ name-st_john })
text-contraband_rum_2 = As contraband: stolen goods for { name-st_john }, 10 gold there.
name-contraband_rum_3 = { name-rum } ({ name-curacao })
text-contraband_rum_3 = As contraband: a prisoner for { name-curacao }, 10 gold there.
name-contraband_rum_4 = { name-rum } ({ name-nassau })
text-contraband_rum_4 = As contraband: embargoed goods for { name-nassau }, 10 gold there.
name-contraband_spices_1 = { name-spices } ({ name-santo_domingo })
text-contraband_spices_1 = As contraband: embargoed goods for { name-santo_domingo }, 10 gold there.
name-contraband_spices_2 = { name-spices } ({ name-old_providence })
text-contraband_spices_2 = As contraband: arms for { name-old_providence }, 10 gold there.
name-contraband_spices_3 = { name-spices } ({ name-port_royal })
text-contraband_spices_3 = As contraband: stolen goods for { name-port_royal }, 10 gold there.
name-contraband_spices_4 = { name-spices } ({ name-havana })
text-contraband_spices_4 = As contraband: a prisoner for { name-havana }, 10 gold there.
name-contraband_sugar_1 = { name-sugar } ({ name-san_juan })
text-contraband_sugar_1 = As contraband: a prisoner for { name-san_juan }, 10 gold there.
name-contraband_sugar_2 = { name-sugar } ({ name-havana })
text-contraband_sugar_2 = As contraband: stolen goods for { name-havana }, 10 gold there.
name-contraband_sugar_3 = { name-sugar } ({ name-cartagena })
text-contraband_sugar_3 = As contraband: arms for { name-cartagena }, 10 gold there.
name-contraband_sugar_4 = { name-sugar } ({ name-port_royal })
text-contraband_sugar_4 = As contraband: embargoed goods for { name-port_royal }, 10 gold there.
name-contraband_textiles_1 = { name-textiles } ({ name-st_john })
text-contraband_textiles_1 = As contraband: arms for { name-st_john }, 10 gold there.
name-contraband_textiles_2 = { name-textiles } ({ name-old_providence })
text-contraband_textiles_2 = As contraband: stolen goods for { name-old_providence }, 10 gold there.
name-contraband_textiles_3 = { name-textiles } ({ name-petite_goave })
text-contraband_textiles_3 = As contraband: a prisoner for { name-petite_goave }, 10 gold there.
name-contraband_textiles_4 = { name-textiles } ({ name-basse_terre })
text-contraband_textiles_4 = As contraband: embargoed goods for { name-basse_terre }, 10 gold there.
name-contraband_tobacco_1 = { name-tobacco } ({ name-caracas })
text-contraband_tobacco_1 = As contraband: stolen goods for { name-caracas }, 10 gold there.
name-contraband_tobacco_2 = { name-tobacco } ({ name-tortuga })
text-contraband_tobacco_2 = As contraband: arms for { name-tortuga }, 10 gold there.
name-contraband_tobacco_3 = { name-tobacco } ({ name-trinidad })
text-contraband_tobacco_3 = As contraband: a prisoner for { name-trinidad }, 10 gold there.
name-contraband_tobacco_4 = { name-tobacco } ({ name-petite_goave })
text-contraband_tobacco_4 = As contraband: embargoed goods for { name-petite_goave }, 10 gold there.
name-contraband_wood_1 = { name-wood } ({ name-san_juan })
text-contraband_wood_1 = As contraband: embargoed goods for { name-san_juan }, 10 gold there.
name-contraband_wood_2 = { name-wood } ({ name-st_maarten })
text-contraband_wood_2 = As contraband: arms for { name-st_maarten }, 10 gold there.
name-contraband_wood_3 = { name-wood } ({ name-trinidad })
text-contraband_wood_3 = As contraband: stolen goods for { name-trinidad }, 10 gold there.
name-contraband_wood_4 = { name-wood } ({ name-bridgetown })
text-contraband_wood_4 = As contraband: a prisoner for { name-bridgetown }, 10 gold there.

## In a few words

gist-a_myriad_of_plain_goods = Cartagena, Influence: 8 cards, keep what fits
