### Port Royal and Händler der Karibik: their slash commands (Discord allows 100 characters).

command-discover = Turn up a card in the harbor
command-repel = Repel the ship that comes in
command-take-card = Take a card from the harbor
command-take-card-which = Which ship or person
command-expedition = Send persons on an expedition
command-expedition-request = Which expedition
