### Rules of the table that all games share, to be looked up with /rules, in our own words.

rules-fair-title = How chance is kept honest
rules-fair =
    Before a game the bot publishes the fingerprint (SHA-256) of a secret seed. All dice and cards come from that seed, and at the end it is shown: with /game export and `quartermaster verify` anyone can check every one of them.
rules-undo-title = Taking back
rules-undo =
    You may take your last answers back until somebody learned something from them or another seat has answered. Beyond that only a moderator can help, and everybody sees it.
