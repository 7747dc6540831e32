### Lockdown on the touchscreen: set-up, checklist, ending. Every sentence is our own.

## Set-up

lockdown-prepare-step-players = Players
lockdown-prepare-step-game = Game
lockdown-prepare-step-runs = Who runs what
lockdown-prepare-step-power = Power
lockdown-prepare-next = Next: { $step }
lockdown-prepare-start = Set the table up
lockdown-prepare-redo = Bring back: { $what }
lockdown-prepare-clockwise = Clockwise; player 1 begins. Tap a name or a character to change it.
lockdown-prepare-add = One player more
lockdown-prepare-exchange = now: { $name }
lockdown-prepare-same-colour = colour taken by { $name }
lockdown-prepare-mode-standard = Work together, win alone, with secret objectives.
lockdown-prepare-mode-coop = Win or lose together, with open objectives.
lockdown-prepare-mode-solo = Alone, with two objectives and half the items.
lockdown-prepare-xenos-night_stalkers = The xenos of this box. The app knows their cards.
lockdown-prepare-xenos-intruders = From the first Nemesis. Their cards stay with the table.
lockdown-prepare-board-standard = The facility below the ground.
lockdown-prepare-board-surface = With the Mars surface. The app assumes the same time track.
lockdown-prepare-share-usual = As usual
lockdown-prepare-share-app = App draws all
lockdown-prepare-share-table = Table draws all
lockdown-prepare-by-app = The app
lockdown-prepare-by-table = The table
lockdown-prepare-by-off = Without app
lockdown-prepare-bag-app = The app draws from the bag.
lockdown-prepare-bag-table = You draw from the bag and tell the app.
lockdown-prepare-bag-off = You draw; the app only says when.
lockdown-prepare-events-app = The app draws event cards.
lockdown-prepare-events-table = You draw event cards and tell the app.
lockdown-prepare-events-off = Event cards: the app only says when.
lockdown-prepare-attacks-app = The app draws attack cards.
lockdown-prepare-attacks-table = You draw attack cards and tell the app.
lockdown-prepare-attacks-off = Attack cards stay with you.
lockdown-prepare-noise-app = The app rolls for noise.
lockdown-prepare-noise-table = You roll for noise and tell the app.
lockdown-prepare-noise-off = Noise dice stay with you.
lockdown-prepare-unknown-events = Event cards stay with you: the app does not know those of the Intruders.
lockdown-prepare-unknown-attacks = Attack cards stay with you: the app does not know those of the Intruders.
lockdown-prepare-power-dealt = The app deals
lockdown-prepare-power-dealt-note = At random; the checklist says what goes where.
lockdown-prepare-power-told = You deal
lockdown-prepare-power-told-note = Shuffle the tokens, lay them out, tap what lies where.
lockdown-prepare-power-later = Four power tokens for three sections and the elevator: 1 and 2 begin with power, 3 and 4 in the dark.
lockdown-prepare-power-missing = Tap all four power tokens

## Checklist

lockdown-check-title = Table: { $done } of { $count }
lockdown-check-done = To the table
lockdown-check-tokens = { $count } × { $token }
lockdown-check-and = { $first }, { $then }
lockdown-check-below =
    { $first }
    { $then }
lockdown-check-nobody = nobody
lockdown-check-power-blue = { $section }: { $token }, blue side up
lockdown-check-power-red = { $section }: { $token }, red side up
lockdown-check-board = { $board ->
    [surface] Board: surface side up
   *[standard] Board: standard side up
}
lockdown-check-board-note = In the middle, with room around it for decks and markers.
lockdown-check-rooms = Three open rooms
lockdown-check-rooms-note = Isolation Room (side without an action up), Repository and Backup Power Supply, each on its own place.
lockdown-check-room-tiles = Hidden room tiles
lockdown-check-room-tiles-note = Shuffle 2s and 1s apart, face down: a 2 on each place marked 2, a 1 on each place marked 1. The rest goes back into the box unseen.
lockdown-check-exploration = Exploration tokens
lockdown-check-exploration-note = Underground ones, shuffled face down: one on each hidden room tile. The rest goes back into the box unseen.
lockdown-check-surface = Mars surface
lockdown-check-surface-note = In buildings and on junctions take surface exploration tokens. Put the surface deck and its 12-sided die beside the board.
lockdown-check-gate = Elevator, main gate, rover
lockdown-check-gate-note = Each on its place on the board. The gate is shut.
lockdown-check-power = Power tokens
lockdown-check-power-note = { $power }
lockdown-check-css = { $slots } of { $css } CSS tokens
lockdown-check-css-note = Shuffle them face down; one on each CSS slot of the time track, the last one back into the box unseen.
lockdown-check-laboratory = { $xenos ->
    [intruders] Laboratory board, Intruders
   *[night_stalkers] Laboratory board, Night Stalkers
}
lockdown-check-laboratory-note = { $eggs } eggs in its Nest.
lockdown-check-weaknesses = 3 weakness cards
lockdown-check-weaknesses-note = { $xenos ->
    [intruders] At random, without the two about fire and phosphates; all face down on the laboratory board.
   *[night_stalkers] At random, on the laboratory board: the leftmost face up, two face down.
}
lockdown-check-bag = Bag: { $tokens } tokens
lockdown-check-bag-note = { $bag }. The others lie ready beside the board.
lockdown-check-decks = Shuffle seven decks
lockdown-check-decks-note = { $xenos ->
    [intruders] Red, yellow and green items, Intruder events (this box), Intruder attacks (first Nemesis), contamination, serious wounds. Crafted items and scanner beside them.
   *[night_stalkers] Red, yellow and green items, events, attacks, contamination, serious wounds. Crafted items and scanner beside them.
}
lockdown-check-computer = Computer actions
lockdown-check-computer-note = Shuffle, put them on their place, turn the top card up. If it is Lockdown, turn up the next one and shuffle Lockdown back in.
lockdown-check-markers = Markers and dice
lockdown-check-markers-note = { $fires } fires, { $malfunctions } malfunctions, noise, ammunition, status markers, doors, corpses, carcasses; 2 dice each for combat, advantage and noise.
lockdown-check-alarms = Three tokens in reserve
lockdown-check-alarms-note = Alert, autodestruction and depressurisation, beside the board.
lockdown-check-time = Time token on { $time }
lockdown-check-time-note = Inactive side (red) up.
lockdown-check-overviews = { $players ->
    [one] Overview card 1
   *[other] Overview cards 1 to { $players }
}
lockdown-check-overviews-note = Card 1 to the first player, the others at random; with each the item holder of the same number and one card on contingencies and one on xenos.
lockdown-check-objectives = 2 objectives each
lockdown-check-objectives-note = Take out all cards for more than { $players } players. Everyone secretly gets one personal and one corporate objective.
lockdown-check-objectives-solo = 2 solo objectives
lockdown-check-objectives-solo-note = From the solo and co-op deck. Item counts of rooms are halved, rounded up.
lockdown-check-objectives-coop = { $players ->
    [one] 1 open objective
   *[other] { $players } open objectives
}
lockdown-check-objectives-coop-note = From the solo and co-op deck, face up. All of them must be fulfilled.
lockdown-check-contingency = Contingencies
lockdown-check-contingency-note = { $players ->
    [2] Deal two each in secret. One goes face down to the end of the time track: it is active. The others lie face down beside the Alert Room.
   *[other] Deal one each in secret. One goes face down to the end of the time track: it is active. The others lie face down beside the Alert Room.
}
lockdown-check-contingency-solo = Contingencies
lockdown-check-contingency-solo-note = One goes face down to the end of the time track: it is active. The others lie face down beside the Alert Room; take two of them.
lockdown-check-contingency-coop = Contingencies
lockdown-check-contingency-coop-note = One goes face down to the end of the time track: it is active. The others lie face down beside the Alert Room; turn one of them up.
lockdown-check-characters = Character boards
lockdown-check-characters-note = Action deck shuffled on the left; starting item, if there is one, with its ammunition; task item with its wide side up, not active yet.
lockdown-check-figures = Figures on the board
lockdown-check-figures-note = Isolation Room: { $survivors }. Repository: { $staff }.
lockdown-check-knowledge = Knowledge tokens
lockdown-check-knowledge-note = On the laboratory board, empty flask up. On 3: { $survivors }. On 1: { $staff }.
lockdown-check-first-player = First player: { $first }
lockdown-check-first-player-note = takes the first player token.

## Ending

lockdown-ended-swept = SWEPT
lockdown-ended-destroyed = DESTROYED
lockdown-ended-swept-note = Only those in isolation or away from the facility live.
lockdown-ended-destroyed-note = Only those who got away from the facility live.
lockdown-ended-nobody = Nobody got away.
lockdown-ended-alive = { $count ->
    [one] 1 alive
   *[other] { $count } alive
}
lockdown-ended-before-check = before the victory check
lockdown-ended-check = Victory check
lockdown-ended-check-1 = Turn up the active contingency.
lockdown-ended-check-2 = Scan contamination. Infected, or with a larva? Shuffle all cards and draw four: contamination among them is death.
lockdown-ended-check-3 = Compare objectives.
lockdown-ended-overview = Overview
lockdown-ended-statistics = Statistics
lockdown-ended-save = Save
lockdown-ended-stick = USB stick
lockdown-ended-home = Home
lockdown-ended-title = Over in round { $round }

## Statistics

lockdown-stats-time = Time
lockdown-stats-power = Sections with power
lockdown-stats-bag = Tokens in the bag
lockdown-stats-all = all
lockdown-stats-encounters = Encounters
lockdown-stats-surprises = Surprises
lockdown-stats-attacks = Attacks
lockdown-stats-drawn = Tokens drawn
lockdown-stats-noise = Noise rolls
lockdown-stats-wounds = Wounds
lockdown-stats-deaths = Deaths
lockdown-stats-fires = Fires
lockdown-stats-malfunctions = Malfunctions
lockdown-stats-blackouts = Power lost
lockdown-stats-eggs = Eggs laid
lockdown-stats-undone = Steps undone
lockdown-stats-round = Round { $round }: time { $time }, sections with power { $power }, tokens in the bag { $bag }
lockdown-stats-counted = { $what }: { $count }

## Keeping it

lockdown-kept = Saved in { $folder }
lockdown-kept-stick = On the stick { $stick }, in { $folder }. You can pull it out now.
lockdown-kept-no-stick = No USB stick found. Put one in, wait a moment and tap again.
lockdown-kept-stick-full = The stick { $stick } is full. The result is kept in { $folder }. Make room or take another stick.
lockdown-kept-stick-read-only = The stick { $stick } cannot be written to. The result is kept in { $folder }. Take another stick.
lockdown-kept-stick-failed = Copying to the stick { $stick } failed. The result is kept in { $folder }. Try again or take another stick.
lockdown-kept-not = The result could not be saved ({ $reason }). The game itself is kept. Check the disk and tap again.

lockdown-menu-odds = Bag and odds
lockdown-menu-checklist = Set-up checklist
