### The touchscreen: what every game shares at home, in the settings and in help.

screen-app = TABLE COMPANION
screen-app-about = Bookkeeping beside your board game

## Starting

screen-bad-size = The size “{ $size }” could not be read, so no window was opened. Give width and height in pixels, for example --size 800x480.
screen-no-display = No screen was found, so the tour runs on a virtual one.
screen-tour-at = The pictures of the tour are in { $folder }.
screen-no-window = The window could not be opened. Start the program from a desktop or on a connected screen; companion run --text shows the table here in the terminal.
help-run-size = size of the window in pixels, for example 800x480
help-run-simulate = show lamps and buzzer on the screen
help-run-tour = visit every screen and save a picture of each into DIR
help-run-text = the table here in the terminal instead of a window

## At a table

screen-undo = Undo: { $what }
screen-disk-retry = Try again
screen-disk-play-on = Play on unsaved
screen-unsaved = { $count ->
    [one] 1 command not saved yet
   *[other] { $count } commands not saved yet
}

## Home

screen-continue = Continue
screen-new-game = New game
screen-saved-games = Saved games
screen-settings = Settings
screen-help = Help
screen-language = Language
screen-ways-out = Leave
screen-which-game = Which game?
screen-reading = Reading …
screen-no-saves = No game has been saved yet.

## Saved games

screen-delete = Delete
screen-delete-title = Delete this game?
screen-delete-said =
    { $what }
    It goes from the list. The file { $file } is not erased: it stays in the folder of the games under a name that ends in “deleted”.
screen-deleted = Off the list. The file is now called { $file }.
screen-damaged-title = This save is damaged
screen-damaged-whole = The last whole state: { $stands }.
screen-damaged-kept = If you go on from there, the damaged file is put aside and kept.
screen-damaged-recover = Go on from there
screen-damaged-leave = Leave as is

## Ways out

screen-leave = Leave the program
screen-restart = Restart
screen-shut-down = Shut down
screen-ways-out-note = Every game is saved already. It waits for you.
screen-restart-title = Restart the machine?
screen-restart-said = The screen goes dark for a minute and then comes back here. Every game is saved.
screen-restart-now = Restarting …
screen-shut-down-title = Shut the machine down?
screen-shut-down-said = Wait until the screen is dark before you pull the plug. Every game is saved.
screen-shut-down-now = Shutting down …
screen-power-refused = The machine did not obey. Nothing was switched off, and every game is saved. Leave the program and switch the machine off from there.
screen-power-simulated = This is the simulation: nothing is switched off.

## Settings

screen-on = On
screen-off = Off
screen-never = Never
screen-inches = { $tenths ->
    [0] { $whole } inches
   *[other] { $whole }.{ $tenths } inches
}
screen-text-normal = Normal
screen-text-large = Large
screen-text-largest = Largest
screen-setting-language = Language
screen-setting-text-size = Text size
screen-setting-high-contrast = High contrast
screen-setting-panel-inches = Panel size
screen-setting-panel-inches-note = Diagonal of your screen; letters and buttons keep their size by it.
screen-setting-volume = Volume
screen-setting-muted = Mute
screen-setting-brightness = Brightness
screen-setting-dim-minutes = Dim when idle
screen-setting-dim-minutes-note = After so many minutes without a touch.
screen-setting-gentle = Gentle mode
screen-setting-gentle-note = Nothing flashes, neither screen nor lamps.
screen-setting-motion = Movement
screen-setting-motion-note = Tokens slide and lamps fade.
screen-setting-lock = Screen lock for shows
screen-setting-lock-code = Unlocked by your code.
screen-setting-lock-open = No code: the four digits shown unlock it.
screen-set-code = Set a code
screen-remove-code = Remove code
screen-lock-now = Lock now

## The lock

screen-locked = Screen locked
screen-lock-enter = Enter the code
screen-lock-tap = Tap these digits in order
screen-lock-wrong = That was not it. Once more.
screen-lock-code = Code for the lock
screen-lock-four = Four digits
screen-lock-keep = Use this code

## Help: how to

screen-help-first-game = The first game
screen-help-first-game-text =
    Tap “New game”. Say who plays which character, and who draws and rolls: for the bag, event cards, attack cards and noise die that is either the app or your table.
    The list that follows says what goes where on the board for your number of players. Tick it off as you go.
    From then on the screen asks for one thing at a time. The orange button is always what comes next.
    You need no setting to begin. Text size and volume can be changed at any time, also during a game.
screen-help-at-the-table = At the table
screen-help-at-the-table-text =
    The app keeps the numbers, you move the pieces. Cards in hand, movement and fights stay on the board; tell the app only what changes a number it shows.
    Whoever is on turn plays, then somebody taps “End turn” or “Pass”.
    “Actions” has everything that changes a number: wounds, fire, malfunctions, ways out, an encounter. Search finds it by a part of its name.
    Time, phase, dark sections and danger are large enough to be read from across the table.
screen-help-event-phase = The event phase
screen-help-event-phase-text =
    One step at a time: above, what the app did; below, what your hands do on the board. When that is done, tap “Done”.
    Where your table draws, the app asks what came and offers only what is possible.
    If something was different on the board, say so at once with “It was different”.
screen-help-undo = Undo and set right
screen-help-undo-text =
    “Undo” takes back the last command and says which. It works as often as you like, back to the set-up; “Redo” brings it back.
    The history shows everything by rounds. Tap a line to go back to that moment.
    “Set right” changes a single value without undoing anything. The old value is shown beside it.
    Almost nothing asks twice, because everything can be undone.
screen-help-differ = When they differ
screen-help-differ-text =
    The table wins. The pieces on the board are right, and the app follows them.
    First look into the history: was something left out or tapped twice? Then undo it.
    If you cannot find out, count on the board and enter it with “Set right”. The game goes on from there.
screen-help-saving = Saving
screen-help-saving-text =
    Every command is on the disk before you see its result. There is no button to save, and a power cut costs nothing that was shown.
    Leave the table whenever you like; “Continue” on the first page brings you back to the same step.
    If the disk refuses, the app says so and nothing is lost. Try again, or play on unsaved: it is written as soon as the disk allows.
    A damaged save is opened as far as it is whole. The damaged file is kept.

## Help: licences and notices

screen-help-notices = Licences and notices
screen-help-notices-text =
    This is an unofficial fan project. It is not made, endorsed or supported by Awaken Realms, Rebel or any other publisher of Nemesis, Nemesis: Lockdown or Theseus; those names belong to their owners.
    It contains no rulebook text, card text or artwork, and it replaces no part of the game: whoever owns the box plays with the box.
    Table Companion: © 2026 the Table Companion authors, MIT licence. The text is in the file LICENSE.
    Typeface B612: © 2012 Airbus, 2012–2019 Laurent Spaggiari, 2019 Thomas Paillot, SIL Open Font License 1.1. The next chapter has its text.
    Kivy, which draws the window: © the Kivy team and other contributors, MIT licence.
    Texts with Project Fluent (Apache licence 2.0), data with msgspec (BSD licence) and tomli-w (MIT licence).
screen-help-font-licence = Licence of the typeface
