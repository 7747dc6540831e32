### Lockdown drawn as text, and its set-up as questions.

## Set-up

lockdown-setup-players = How many players?
lockdown-setup-players-n = { $count ->
    [one] player
   *[other] players
}
lockdown-setup-name = Name of player { $seat }?
lockdown-setup-name-usual = Player { $seat }
lockdown-setup-character = { $name } plays …
lockdown-setup-mode = Which mode?
lockdown-setup-xenos = Which xenos?
lockdown-setup-runs = Who draws and rolls?
lockdown-setup-runs-usual = The app draws from the bag, the table does the rest
lockdown-setup-runs-app = The app draws and rolls everything it can
lockdown-setup-runs-table = The table draws and tells the app
lockdown-setup-runs-each = One by one …
lockdown-setup-bag = Who draws from the bag?
lockdown-setup-events = Who draws the event cards?
lockdown-setup-attacks = Who draws the attack cards?
lockdown-setup-noise = Who rolls for noise?
lockdown-setup-by-app = The app
lockdown-setup-by-table = The table, and tells the app
lockdown-setup-by-off = The table; the app only says when
lockdown-setup-power = Who deals the power tokens?
lockdown-setup-power-dealt = The app, at random
lockdown-setup-power-told = The table: type in what lies where
lockdown-setup-power-token = Which power token lies at { $section }?

## The drawn table

lockdown-table-empty = No table has been set up yet.
lockdown-table-round = ROUND { $round }
lockdown-table-phase-player = PLAYER PHASE
lockdown-table-phase-event = EVENT PHASE
lockdown-table-phase-over = GAME OVER
lockdown-table-turn = { $name }’s turn
lockdown-table-step = { $number }/{ $count }
lockdown-table-time = TIME { $time }
lockdown-table-last-field = S
lockdown-table-mark-css = CSS
lockdown-table-mark-isolation = ISO
lockdown-table-mark-alert = ALR
lockdown-table-mark-yellow = AD
lockdown-table-mark-red = AD!
lockdown-table-on = POWER
lockdown-table-dark = DARK
lockdown-table-markers = Markers
lockdown-table-fires = Fire
lockdown-table-malfunctions = Malfunction
lockdown-table-eggs = Eggs
lockdown-table-blank = blank
lockdown-table-bag = Bag · { $count }
lockdown-table-on-board = On the board
lockdown-table-gate-open = Gate OPEN
lockdown-table-gate-shut = Gate shut
lockdown-table-rover-facility = Rover here
lockdown-table-rover-bunker = Rover at the bunker
lockdown-table-isolation-open = Isolation OPEN
lockdown-table-isolation-shut = Isolation shut
lockdown-table-light = L
lockdown-table-serious = S
lockdown-table-knowledge = K
lockdown-table-passed = passed
lockdown-table-first = first player
lockdown-table-survivors = Alive before the victory check: { $names }
lockdown-table-no-survivors = Nobody got away.
lockdown-table-warn-yellow = { $rounds ->
    [one] Autodestruction turns red this round. It can still be stopped.
   *[other] Autodestruction turns red in { $rounds } rounds. It can still be stopped.
}
lockdown-table-warn-red = { $rounds ->
    [one] Autodestruction: the facility is destroyed this round!
   *[other] Autodestruction: the facility is destroyed in { $rounds } rounds.
}
lockdown-table-warn-alert = { $rounds ->
    [one] Alert: everything ends this round!
   *[other] Alert: everything ends in { $rounds } rounds.
}
lockdown-table-warn-time = { $rounds ->
    [one] The last round: time runs out at its end!
   *[other] Time runs out in { $rounds } rounds.
}
lockdown-table-warn-alert-destroyed = { $rounds ->
    [one] Alert with autodestruction: the facility is destroyed this round, and the isolated die too!
   *[other] Alert with autodestruction: the facility is destroyed in { $rounds } rounds, and the isolated die too.
}
lockdown-table-warn-time-destroyed = { $rounds ->
    [one] The last round with autodestruction: the facility is destroyed, and the isolated die too!
   *[other] Time runs out in { $rounds } rounds with autodestruction: then the isolated die too.
}
lockdown-table-warn-fire = No fire marker is left: the next fire destroys the facility!
lockdown-table-warn-malfunction = No malfunction marker is left: the next one destroys the facility!

lockdown-table-odds-token = { $percent }%  { $token }  ({ $exact })
lockdown-table-odds-surprise-lit = Surprise attack in the light: { $percent }%  ({ $exact })
lockdown-table-odds-surprise-dark = Surprise attack in the dark: { $percent }%  ({ $exact })

lockdown-table-help =
    Time track: [ ] is now · ! red threshold, counts while the time token is inactive · !! blue threshold, always counts
    CSS token face down; = and a letter: turned up · ISO: the Isolation Room opens here · AD autodestruction, AD! red · ALR alert
    Players: L light wounds ● · S serious wounds ◆, dressed ◈ · K knowledge, * archive used
