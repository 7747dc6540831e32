### Pages that every game's table shares: actions, forms, history, setting right, the keyboard.

screen-actions = Actions
screen-everything = Everything
screen-search = Search
screen-search-hint = Type a word …
screen-nothing-found = Nothing found.
screen-offer-gone = The table has moved on: this is no longer possible.
screen-form-missing = Still open: { $what }

screen-confirm-no = No, go back
screen-ok = OK
screen-type = Type it

## The keyboard

# Rows of keys from the top, a blank between two rows.
screen-keyboard-rows = 1234567890 qwertyuiop asdfghjkl zxcvbnm
screen-keyboard-space = Space

## History

screen-history = History
screen-history-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
screen-history-now = NOW
screen-history-undone = Undone: tap a line to bring it back
screen-redo = Redo: { $what }
screen-redo-short = Redo
screen-nothing-to-undo = Nothing to undo
screen-nothing-to-redo = Nothing to redo
screen-jump-title = Go far back?
screen-jump-said = { $count ->
    [one] 1 step is undone, back to just after: { $what }.
   *[other] { $count } steps are undone, back to just after: { $what }.
} This can be redone until something new is done.
screen-jump-yes = { $count ->
    [one] 1 step back
   *[other] { $count } steps back
}

## Setting right

screen-set-right = Set right
screen-set-right-note = When the table says otherwise
screen-set-right-table = Table
screen-set-right-now = Now
screen-set-right-was = was { $value }
screen-set-right-pick = Pick the right number
screen-set-right-set = Set right: { $was } becomes { $value }
screen-set-right-nothing = There is nothing to set right now.

## Menu

screen-menu = Menu
screen-menu-settings = Settings
screen-menu-help = Help
screen-menu-lock = Lock the screen
screen-menu-leave = Leave the table
screen-leave-kept = The game is saved
screen-leave-lost = Not saved: { $count }
screen-leave-title = Leave unsaved?
screen-leave-said = { $count ->
    [one] 1 command is not saved anywhere and would be lost.
   *[other] { $count } commands are not saved anywhere and would be lost.
}
screen-leave-yes = Leave anyway
