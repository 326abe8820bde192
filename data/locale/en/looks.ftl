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
command-settings = How I show you pictures, and whether you see odds
command-settings-theme = Colours and type of pictures that only you see
command-settings-pictures = Pictures, or all that is on them in words
command-setup-theme = Colours and type of the pictures at the tables
