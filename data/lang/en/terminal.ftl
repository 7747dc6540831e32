### The table in a terminal, and what the command line says.

terminal-app = TABLE COMPANION

## Asking

terminal-enter-back = Enter: back
terminal-back = <: back
terminal-enter-usual = Enter: { $usual }   ·   <: back
terminal-enter-older = Enter: older   ·   any other key and Enter: back
terminal-no-such-option = “{ $said }” is not one of the choices.
terminal-too-long = At most { $longest } characters, please.
terminal-which-language = Which language?
terminal-more = { $key }: more

## Home

terminal-continue = Continue: { $game }
terminal-new-game = New game
terminal-saved-games = { $count ->
    [0] Saved games (none yet)
   *[other] Saved games ({ $count })
}
terminal-language = Language
terminal-leave = Leave
terminal-which-game = Which game?
terminal-new-game-of = New game · { $game }
terminal-damaged-title = This save is damaged
terminal-damaged-offer = The last whole state is: { $stands }.
terminal-damaged-recover = Go on from there (the damaged file is put aside and kept)
terminal-damaged-leave-it = Leave everything as it is

## At the table

terminal-resumed = Last: { $what }
terminal-set-up = Set up the table
terminal-undo = Undo: { $what }
terminal-redo = Redo: { $what }
terminal-undone = Undone: { $what }
terminal-redone = Done again: { $what }
terminal-history = History
terminal-everything = Whole table
terminal-history-of = { $count ->
    [one] History · 1 entry
   *[other] History · { $count } entries
}
terminal-set-right = Set right
terminal-set-right-hint = Type a number, or part of a name to search. Enter: back
terminal-set-right-more = { $count } figures. Type a number, or part of a name to search. Enter: more   ·   <: back
terminal-nothing-to-set-right = There is nothing to set right now.
terminal-it-is-now = It is now: { $value }
terminal-odds = Odds
terminal-leave-lost = { $count ->
    [one] 1 command is not saved anywhere and would be lost.
   *[other] { $count } commands are not saved anywhere and would be lost.
}
terminal-stay = Stay at the table
terminal-leave-anyway = Leave anyway

## The disk

terminal-not-kept = This game is not kept. To keep it: companion play … --save FILE
terminal-unsaved = { $count ->
    [one] NOT SAVED: 1 command waits for the disk.
   *[other] NOT SAVED: { $count } commands wait for the disk.
}
terminal-disk-title = The game could not be saved
terminal-disk-retry = Try again
terminal-disk-play-on = Play on unsaved; it is written as soon as the disk allows
terminal-disk-not-now = Take the last command back and look for the cause

## Help

terminal-help-title = Help
terminal-help =
    Type what stands before a choice and press Enter. Numbers are what the game asks for now; letters open further menus.
    In a list the beginning of a word works too. Enter alone, or <, goes back.
    u takes the last command back, r brings it again; every command can be undone, so nothing asks twice.
    s sets any figure right when table and screen differ. h shows everything that was done.
    q leaves. The game is saved after every command and waits for you.

## Export and import

terminal-no-saves = There is no saved game yet.
terminal-no-such-save = There is no saved game “{ $game }”. There are: { $games }.
terminal-recover-what = Say with --save FILE which game is to be recovered.
terminal-exported = { $count ->
    [one] { $game } is now in { $file }, 1 command.
   *[other] { $game } is now in { $file }, { $count } commands.
}
terminal-imported = { $count ->
    [one] Imported as { $game }, 1 command: { $stands }. Type companion to go on with it.
   *[other] Imported as { $game }, { $count } commands: { $stands }. Type companion to go on with it.
}

## --help

help-companion = Table Companion does the bookkeeping beside a real copy of a board game.
help-verb = what to do; without one, run. Each has its own --help
help-version = say which version this is
help-lang = language of all texts: en, de or es
help-run = The touchscreen app: a window with the whole table.
help-run-example =
    examples:
      companion run --simulate --size 800x480 --lang en
      companion run --tour pictures --size 720x1280
help-play = A table without a screen: JSON lines in, JSON lines out.
help-play-example =
    examples:
      companion play lockdown --text --save friday.save
      echo '{"{"}"do": "offers"{"}"}' | companion play lockdown
help-play-game = which game, for example lockdown
help-play-save = keep the game in this file, and go on with what is there
help-play-seed = fix the app's own draws
help-play-commands = print the JSON Schema of every command
help-play-text = play here in the terminal, with menus and the table drawn as text
help-play-recover = put a damaged save aside and go on from its last whole state
help-export = Write a saved game to a readable file.
help-export-example =
    examples:
      companion export friday.jsonl
      companion export --game lockdown-2 friday.jsonl
help-export-game = which saved game, by the name in the list of saved games; without it, the last one played
help-export-file = the new file
help-import = Make a saved game of an exported file.
help-import-example =
    example:
      companion import friday.jsonl
help-import-file = a file that companion export has written
