# Seasons of a server: spans with a name and a table of places.

stats-season = The season of this server
command-setup-season = Begin a season with this name; “off” ends the one that runs
setup-season = Season: { $name }, since { $since }. `/stats show:season` has its places.
setup-no-season = No season is running. `/setup season:` begins one.
season-none = No season has begun in this server yet. Moderators begin one with /setup season:.
season-title = **Season: { $name }**
season-runs = Since { $since }.
season-over = From { $since } to { $until }: it is over.
season-place = { $place }. { $who }: { $points ->
    [1] 1 point
   *[other] { $points } points
} · { $games ->
    [1] 1 game
   *[other] { $games } games
}, { $won } won
season-empty = Nobody has finished a game against another member in it yet.
season-rule = -# In every finished game you get a point for each member who comes after you. Computer captains do not count, nor do members who keep their results private.
tell-season-long = The name of a season has at most { $most } characters.
tell-season-none = No season is running.
