name-brig = Brigg
text-brig = Ein Schiff zwischen den kleinen und den großen. Es bringt keinen Ruhmespunkt.
