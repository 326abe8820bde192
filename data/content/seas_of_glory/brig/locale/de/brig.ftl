name-brig = Brigg
text-brig = Ein Schiff für 20 Gold, zwischen den kleinen und den großen. Es bringt keinen Ruhmespunkt.
