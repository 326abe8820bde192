# What is stored of members, and for how long.

privacy-title = ### What I keep about you
privacy-settings = - Your settings: { $count ->
        [0] none
        [one] 1
       *[other] { $count }
    }
privacy-tables = - Your seats: { $open } at open or running tables, { $over } at finished ones
privacy-hosted = - Tables you opened: { $count }
privacy-looks = - When you last looked: at { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
privacy-timers = - Your reminders and deadlines: { $count }
privacy-follows = - Tables you follow as a spectator: { $count }
privacy-links = - Links that open tables in your browser: { $count }
privacy-hooks = - Addresses to which you have tables sent: { $count }
privacy-wishes = - New tables you want to be told of: { $count }
privacy-played = - Results of games you finished: { $count }
privacy-never = I read no messages, only my own commands and buttons. The only name of yours I keep is the one on your seats and, if you moderate, in the log of what you did.
privacy-ways = **/privacy export** gives you all of it as a file, **/privacy delete** deletes it.
privacy-paper = All of it, and whom to ask: <{ $address }>
privacy-terms = The terms on which you play here: <{ $address }>
privacy-exported = This is all I keep about you.
forget-title = ### Delete everything about you?
forget-settings = - Your settings and reminders are deleted.
forget-playing = - You leave { $count ->
        [one] 1 running table; a computer captain takes your seat, or it is closed if you are the last.
       *[other] { $count } running tables; computer captains take your seats, and those where you are the last are closed.
    }
forget-marks = - Until those games are over, each keeps a scrambled mark: it keeps you out of seats whose secrets you must not see, and names nobody.
forget-lobbies = - You leave { $count ->
        [one] 1 lobby.
       *[other] { $count } lobbies.
    }
forget-over = - { $count ->
        [one] 1 finished table keeps its result, without your name.
       *[other] { $count } finished tables keep their results, without your name.
    }
forget-posts = - What I have posted in servers stays there; their moderators can delete it.
button-forget = Delete everything
tell-forgotten = Done. I know nothing about you any more.
keep-0 = for ever
keep-30 = 30 days
keep-90 = 90 days
keep-365 = 1 year
setup-keep = { $days ->
        [0] Finished tables stay for ever.
       *[other] Tables are deleted { $days } days after they end.
    }
command-setup-keep = How long finished tables stay
command-privacy = What I keep about you
command-privacy-show = See what I keep about you
command-privacy-export = Get all I keep about you as a file
command-privacy-delete = Delete all I keep about you
