### Themes of pictures, and what a member prefers.

theme-chart = Sea chart
theme-contrast = High contrast
theme-large = Large type
theme-server = The server’s
pictures-drawn = Pictures
pictures-words = Words instead of pictures
settings-title = **Your settings, in all servers**
settings-theme = Pictures only you see: { $theme }{ $own ->
    [yes] .
   *[no] , as this server’s.
  }
settings-drawn = They are drawn. With “Words instead of pictures” I describe them in full.
settings-words = They are described in full instead of drawn. /board tells the whole board, and a battle under way. “Your choices” begins with what is new, and goes on with each question you answer there.
setup-theme = Pictures at the tables: { $theme }. Members choose their own with /settings.
command-settings = Pictures, odds, and what becomes of your surprise cards
command-settings-theme = Colors and type of pictures that only you see
command-settings-pictures = Pictures, or all that is on them in words
command-settings-cards = When the moment of one of your surprise cards comes
cards-ask = Ask me each time, even if it gives me away
cards-always = Play it at the first chance
cards-never = Keep it
cards-table = Ask me, unless it gives me away
settings-cards = Surprise cards: { $wish }. On a first voyage I always ask, unless you choose otherwise; for single cards, look into your hand.
command-setup-theme = Colors and type of the pictures at the tables

## Covers of games, in words

cover-marauders = Merchants & Marauders: a pirate ship fires at a Spanish galleon off a green coast, the sun low behind them.
cover-port_royal = Port Royal: an English and a Dutch ship off the quay of a harbor town, with casks, crates and people in front.
cover-treasure_fleet = Treasure Fleet: 3 treasure galleons in line under a golden sky, and a pirate ship in wait behind a cliff.
