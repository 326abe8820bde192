# What moderators settle for a server: what new tables begin with, and how many there may be.

button-setup-server = Server
button-setup-tables = New tables
button-setup-limits = Limits
button-setup-modules = Modules
button-setup-game = Settings of { $game }
setup-tables-title = ### New tables
    What a table begins with. Hosts may change it in the lobby, unless it says otherwise. Tables that have begun keep what they have.
setup-games = **Games** played here
setup-pace = **Pace**
setup-odds = **Odds**
odds-never = Odds: forbidden
odds-never-about = Nobody sees them, and hosts cannot change that
setup-each-game = **Settings and modules** of each game
setup-game-title = ### New tables of { $game }
setup-limits-title = ### Limits
    They count lobbies and running tables of this server. Nobody loses a seat by them.
setup-hosted = **Tables a member may host** at a time
setup-seated = **Tables a member may sit at** at a time
setup-lobbies = **Lobbies open** in this server at a time
limit-none = No limit
limit-hosted = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
limit-seated = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
limit-lobbies = { $count ->
    [one] 1 lobby
   *[other] { $count } lobbies
}
options-odds-never = Odds are forbidden in this server.
tell-game-closed = { $game } is not played in this server. You can play { $games } here, or ask a moderator to allow it with /setup.
tell-odds-never = The moderators have forbidden odds in this server. Play without them, or ask the moderators.
tell-server-lobbies = This server has { $most ->
    [one] a lobby open already, and allows only that one.
   *[other] { $most } lobbies open already, and allows no more.
} Join one with /game list, or wait until one starts.
tell-many-hosted = You are the host of { $most ->
    [one] a table in this server already, and may have only that one
   *[other] { $most } tables in this server already, and may have no more
}: { $places }. Finish one first, or join somebody else’s with /game list.
tell-many-seats = You sit at { $most ->
    [one] a table in this server already, and may have only that one
   *[other] { $most } tables in this server already, and may have no more
}: { $places }. Finish one first, or leave it with /game leave.
button-weekly-off = No table of the week
setup-weekly = Table of the week: told in { $place } every week, next { $when }.
setup-weekly-off = Table of the week: not told. Name a channel with weekly: to have it told once a week.
setup-weekly-missing = ⚠️ Still missing there: { $permissions }.
command-setup-weekly = A channel in which I tell of the liveliest table once a week
weekly-title = ### 🏆 Table of the week: { $table }
weekly-lively = Nowhere here did more happen in the last 7 days: the log of { $place } has { $count } new lines.
weekly-close = { $lead ->
    [0] A tie for first place
    [one] 1 point between first and second
   *[other] { $lead } points between first and second
}: no game here ended closer in the last 7 days. It was played in { $place }.
weekly-players = At the table: { $players }.
