# Duplicates: one game at several tables, shuffled alike, and everybody compared with who had the same seat.

table-title-duplicate = { $game } · duplicate, table { $number }
button-duplicate = Same game, another table
house-duplicate = Same game, another table
lobby-duplicate = 🃏 **Duplicate**: other tables play this very game, with the same shuffle and the same settings. Nobody looks at another table until all are over; then you see how you did against your seat there.
duplicate-opened = Your table of the same game is open: { $table }. It has a message of its own, where players sit down.
duplicate-over = 🃏 All tables of this game are over. { $table } shows how you did against your seat at the others.
duplicate-title = **Duplicate**: the same seat at the other tables
duplicate-place = { $place }. { $who }: { $points ->
    [1] 1 point
   *[other] { $points } points
}, { $side ->
    [more] { $much } more
    [fewer] { $much } fewer
   *[even] just as many
}
tell-duplicate-begun = That game has begun. Another table of it can be opened only while it gathers players.
tell-duplicate-seated = You sit at this table. Somebody else opens the other one and plays there.
tell-duplicate-none = This game cannot be played at several tables.
tell-duplicate-elsewhere = You have a seat at { $table }, which plays the same game. Nobody plays it twice.
tell-duplicate-most = There are { $most } tables of this game already, and that is the most there can be.
tell-duplicate-settled = Other tables play the same game, so its settings stay as they are. Open a new table if you want to change them.
tell-duplicate-played = The other tables have played this game to its end, so it is known now. Open a new table.
tell-duplicate-seats = { $table } plays this game with { $seats } captains. You need as many: fill the seats, or take a computer captain out.
