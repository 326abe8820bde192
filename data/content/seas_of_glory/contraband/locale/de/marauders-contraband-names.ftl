### Schmuggelware (Seas of Glory): Namen und Texte.

name-contraband = Schmuggelware
text-contraband = Fracht, die nur ein Hafen kauft, für 10 Gold. Kriegsschiffe suchen Kapitäne, die sie an Bord haben.
name-cargo_contraband = Schmuggelware
name-cargo_behind = Für den nächsten Ruhmespunkt verkaufte Schmuggelware
name-a_myriad_of_plain_goods = { name-a_myriad_of_goods }
text-a_myriad_of_plain_goods = Im Hafen von Cartagena, Wurf auf Einfluss. Ziehe 8 Frachtkarten und behalte so viele, wie du Platz hast, keine davon als Schmuggelware.
story-a_myriad_of_plain_goods = Alles ehrlich erworben, sagt der Alte und zwinkert.

## Was sie als Schmuggelware sind

name-prisoner = Gefangener
name-embargoed_goods = Verbotene Güter
name-arms = Waffen
name-stolen_goods = Diebesgut

## Die Karten: die Ware und der Hafen, der sie als Schmuggelware kauft

name-contraband_cocoa_1 = { name-cocoa } ({ name-cartagena })
text-contraband_cocoa_1 = Als Schmuggelware: Diebesgut für { name-cartagena }, dort 10 Gold.
name-contraband_cocoa_2 = { name-cocoa } ({ name-caracas })
text-contraband_cocoa_2 = Als Schmuggelware: Waffen für { name-caracas }, dort 10 Gold.
name-contraband_cocoa_3 = { name-cocoa } ({ name-curacao })
text-contraband_cocoa_3 = Als Schmuggelware: verbotene Güter für { name-curacao }, dort 10 Gold.
name-contraband_cocoa_4 = { name-cocoa } ({ name-st_maarten })
text-contraband_cocoa_4 = Als Schmuggelware: ein Gefangener für { name-st_maarten }, dort 10 Gold.
name-contraband_food_1 = { name-food } ({ name-basse_terre })
text-contraband_food_1 = Als Schmuggelware: Waffen für { name-basse_terre }, dort 10 Gold.
name-contraband_food_2 = { name-food } ({ name-nassau })
text-contraband_food_2 = Als Schmuggelware: Diebesgut für { name-nassau }, dort 10 Gold.
name-contraband_food_3 = { name-food } ({ name-bridgetown })
text-contraband_food_3 = Als Schmuggelware: verbotene Güter für { name-bridgetown }, dort 10 Gold.
name-contraband_food_4 = { name-food } ({ name-tortuga })
text-contraband_food_4 = Als Schmuggelware: ein Gefangener für { name-tortuga }, dort 10 Gold.
name-contraband_rum_1 = { name-rum } ({ name-santo_domingo })
text-contraband_rum_1 = Als Schmuggelware: Waffen für { name-santo_domingo }, dort 10 Gold.
name-contraband_rum_2 = { name-rum } ({ name-st_john })
text-contraband_rum_2 = Als Schmuggelware: Diebesgut für { name-st_john }, dort 10 Gold.
name-contraband_rum_3 = { name-rum } ({ name-curacao })
text-contraband_rum_3 = Als Schmuggelware: ein Gefangener für { name-curacao }, dort 10 Gold.
name-contraband_rum_4 = { name-rum } ({ name-nassau })
text-contraband_rum_4 = Als Schmuggelware: verbotene Güter für { name-nassau }, dort 10 Gold.
name-contraband_spices_1 = { name-spices } ({ name-santo_domingo })
text-contraband_spices_1 = Als Schmuggelware: verbotene Güter für { name-santo_domingo }, dort 10 Gold.
name-contraband_spices_2 = { name-spices } ({ name-old_providence })
text-contraband_spices_2 = Als Schmuggelware: Waffen für { name-old_providence }, dort 10 Gold.
name-contraband_spices_3 = { name-spices } ({ name-port_royal })
text-contraband_spices_3 = Als Schmuggelware: Diebesgut für { name-port_royal }, dort 10 Gold.
name-contraband_spices_4 = { name-spices } ({ name-havana })
text-contraband_spices_4 = Als Schmuggelware: ein Gefangener für { name-havana }, dort 10 Gold.
name-contraband_sugar_1 = { name-sugar } ({ name-san_juan })
text-contraband_sugar_1 = Als Schmuggelware: ein Gefangener für { name-san_juan }, dort 10 Gold.
name-contraband_sugar_2 = { name-sugar } ({ name-havana })
text-contraband_sugar_2 = Als Schmuggelware: Diebesgut für { name-havana }, dort 10 Gold.
name-contraband_sugar_3 = { name-sugar } ({ name-cartagena })
text-contraband_sugar_3 = Als Schmuggelware: Waffen für { name-cartagena }, dort 10 Gold.
name-contraband_sugar_4 = { name-sugar } ({ name-port_royal })
text-contraband_sugar_4 = Als Schmuggelware: verbotene Güter für { name-port_royal }, dort 10 Gold.
name-contraband_textiles_1 = { name-textiles } ({ name-st_john })
text-contraband_textiles_1 = Als Schmuggelware: Waffen für { name-st_john }, dort 10 Gold.
name-contraband_textiles_2 = { name-textiles } ({ name-old_providence })
text-contraband_textiles_2 = Als Schmuggelware: Diebesgut für { name-old_providence }, dort 10 Gold.
name-contraband_textiles_3 = { name-textiles } ({ name-petite_goave })
text-contraband_textiles_3 = Als Schmuggelware: ein Gefangener für { name-petite_goave }, dort 10 Gold.
name-contraband_textiles_4 = { name-textiles } ({ name-basse_terre })
text-contraband_textiles_4 = Als Schmuggelware: verbotene Güter für { name-basse_terre }, dort 10 Gold.
name-contraband_tobacco_1 = { name-tobacco } ({ name-caracas })
text-contraband_tobacco_1 = Als Schmuggelware: Diebesgut für { name-caracas }, dort 10 Gold.
name-contraband_tobacco_2 = { name-tobacco } ({ name-tortuga })
text-contraband_tobacco_2 = Als Schmuggelware: Waffen für { name-tortuga }, dort 10 Gold.
name-contraband_tobacco_3 = { name-tobacco } ({ name-trinidad })
text-contraband_tobacco_3 = Als Schmuggelware: ein Gefangener für { name-trinidad }, dort 10 Gold.
name-contraband_tobacco_4 = { name-tobacco } ({ name-petite_goave })
text-contraband_tobacco_4 = Als Schmuggelware: verbotene Güter für { name-petite_goave }, dort 10 Gold.
name-contraband_wood_1 = { name-wood } ({ name-san_juan })
text-contraband_wood_1 = Als Schmuggelware: verbotene Güter für { name-san_juan }, dort 10 Gold.
name-contraband_wood_2 = { name-wood } ({ name-st_maarten })
text-contraband_wood_2 = Als Schmuggelware: Waffen für { name-st_maarten }, dort 10 Gold.
name-contraband_wood_3 = { name-wood } ({ name-trinidad })
text-contraband_wood_3 = Als Schmuggelware: Diebesgut für { name-trinidad }, dort 10 Gold.
name-contraband_wood_4 = { name-wood } ({ name-bridgetown })
text-contraband_wood_4 = Als Schmuggelware: ein Gefangener für { name-bridgetown }, dort 10 Gold.

## In wenigen Worten

gist-a_myriad_of_plain_goods = Cartagena, Einfluss: 8 Karten, soviel Platz ist
