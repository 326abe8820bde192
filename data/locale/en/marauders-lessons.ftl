### What a first voyage introduces, each thing once, when it first happens: at most 110 letters.

lesson-actions = Each dot is 1 action: a move, a visit ashore, a search at sea. You have 3 a turn.
lesson-hand = In your hand, for you alone: { $card }. { $card_gist }.
lesson-skull = A skull is a success, and 1 is enough unless more are asked for. Your skill is how many dice you roll.
lesson-bounty = A bounty is a price on your head: that nation’s ports are closed to you, and its navy hunts you.
lesson-navy = Ships on an event card sail that way if they are on the map. A navy hunts those with its bounty.
lesson-stash = Your stash is in your home port alone: gold is safe there, and every full 10 is 1 glory.
lesson-mission = A scroll on the map is a mission: claim it ashore there, do what it asks, and it is 1 glory.
lesson-rumor = A rumor names a place, and only you see it. If a roll there proves it true, it is 1 glory and more.
lesson-shipyard = A shipyard repairs, arms and sells ships. Your first Frigate or Galleon is 1 glory.
