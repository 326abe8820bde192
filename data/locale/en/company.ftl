# Whom members do not want to play with.

command-settings-block = Somebody you no longer want to play with
command-settings-unblock = Somebody you’d play with again
settings-blocked = You don’t play with { $who }: neither of you can join a table where the other sits, and nobody is told. Tables where you both sit already go on. To take it back, type /settings unblock.
tell-you-blocked = { $who } sits there, and you don’t want to play together. Changed your mind? Take it back in your settings.
tell-you-blocked-guest = You don’t want to play with { $who }. Changed your mind? Take it back in your settings.
tell-no-seat = There’s no seat for you at this table.
tell-no-guest = { $who } can’t take that seat. Ask somebody else.
tell-block-self = That’s you. Choose somebody else.
tell-many-blocked = You already keep away from { $most } members, and that’s as many as I can remember. Take one back in your settings first.
privacy-blocked = - Members you don’t play with: { $count }

## How members keep to their tables

record-reliable = At the table: { $told } (of the last { $tables }).
reliable-hours = answers within { $count } h
reliable-days = answers within { $count } days
reliable-slowly = answers after a week or more
reliable-finishes = finishes { $percent }%
privacy-left = - Tables you left, or that fell asleep waiting for you: { $count }
