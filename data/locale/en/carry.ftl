# Carried elsewhere: a game as a text for a forum.

tell-written = { $form ->
    [bbcode] { $table } as BBCode, ready to be pasted into a forum. Whoever reads it learns what a spectator knows.
   *[markdown] { $table } as Markdown, ready to be pasted. Whoever reads it learns what a spectator knows.
}
export-as-file = File for quartermaster verify
export-as-bbcode = Forum (BBCode)
export-as-markdown = Forum (Markdown)
export-part-turn = Last turn
export-part-mine = Since my last turn
export-part-round = A round
export-part-game = Whole game
command-game-export-as = A file to verify, or a text for a forum
command-game-export-part = For a forum: how much of the game
command-game-export-round = For a forum: which round
