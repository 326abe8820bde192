### Treasure Fleet: its slash commands (Discord allows 100 characters).

command-load = Load cards for the sailing
command-load-cards = Which cards, with commas between them
command-place = Place a card at a ship
command-place-card = Which card, at which ship
command-surrender = Give up a ship to the curse
command-surrender-ship = Which of your ships
