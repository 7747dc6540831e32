### The table on the touchscreen. Far words are read from 1.5 m: they must stay short.

## From across the table: capitals, short

lockdown-screen-phase-player = PLAYERS
lockdown-screen-phase-event = EVENTS
lockdown-screen-elevator = LIFT
lockdown-screen-danger-yellow = AUTO{ "\u00AD" }DESTRUCTION
lockdown-screen-danger-red = AUTO{ "\u00AD" }DESTRUCTION
lockdown-screen-danger-alert = ALERT
lockdown-screen-danger-time = { $rounds ->
    [one] LAST ROUND
   *[other] LAST ROUNDS
}
lockdown-screen-danger-fire = FIRE
lockdown-screen-danger-malfunction = MAL{ "\u00AD" }FUNCTION

## Behind the number of rounds, or of markers left: short and long

lockdown-screen-short-yellow = { $rounds ->
    [one] round, then red
   *[other] rounds, then red
}
lockdown-screen-short-red = { $rounds ->
    [one] round left
   *[other] rounds left
}
lockdown-screen-short-alert = { $rounds ->
    [one] round left
   *[other] rounds left
}
lockdown-screen-short-time = { $rounds ->
    [one] round left
   *[other] rounds left
}
lockdown-screen-short-alert-destroyed = { $rounds ->
    [one] round, then destroyed
   *[other] rounds, then destroyed
}
lockdown-screen-short-time-destroyed = { $rounds ->
    [one] round, then destroyed
   *[other] rounds, then destroyed
}
lockdown-screen-short-fire = markers left
lockdown-screen-short-malfunction = markers left
lockdown-screen-long-yellow = { $rounds ->
    [one] round, then it turns red. It can still be stopped.
   *[other] rounds, then it turns red. It can still be stopped.
}
lockdown-screen-long-red = { $rounds ->
    [one] round left, and nothing can stop it. Get out!
   *[other] rounds left, and nothing can stop it. Get out!
}
lockdown-screen-long-alert = { $rounds ->
    [one] round left. Only those isolated or away will live.
   *[other] rounds left. Only those isolated or away will live.
}
lockdown-screen-long-time = { $rounds ->
    [one] round left. Only those isolated or away will live.
   *[other] rounds left. Only those isolated or away will live.
}
lockdown-screen-long-alert-destroyed = { $rounds ->
    [one] round, then destroyed. Only those away will live.
   *[other] rounds, then destroyed. Only those away will live.
}
lockdown-screen-long-time-destroyed = { $rounds ->
    [one] round, then destroyed. Only those away will live.
   *[other] rounds, then destroyed. Only those away will live.
}
lockdown-screen-long-fire = markers left. The next fire destroys the facility.
lockdown-screen-long-malfunction = markers left. The next malfunction destroys the facility.

## Near

lockdown-screen-round = Round
lockdown-screen-time = TIME
lockdown-screen-turn = turn
lockdown-screen-actions = Actions
lockdown-screen-encounter = Encounter
lockdown-screen-pass = Pass

## What the buzzer says

lockdown-cue-alert = alert
lockdown-cue-autodestruction-started = autodestruction runs
lockdown-cue-autodestruction-closer = autodestruction is closer
lockdown-cue-autodestruction-red = autodestruction is red
lockdown-cue-autodestruction-stopped = autodestruction stopped
lockdown-cue-isolation-open = Isolation Room opens
lockdown-cue-gate-open = main gate opens
lockdown-cue-encounter = encounter
lockdown-cue-surprise_attack = surprise attack
lockdown-cue-token-drawn = token drawn
lockdown-cue-next_player = next player
lockdown-cue-round = new round
lockdown-cue-first_death = first death
lockdown-cue-death = death
lockdown-cue-blackout = blackout
lockdown-cue-power-lost = power lost
lockdown-cue-power-restored = power is back
lockdown-cue-css-launch = pod launched
lockdown-cue-threshold-ahead = threshold ahead
lockdown-cue-swept = facility swept
lockdown-cue-destroyed = facility destroyed
