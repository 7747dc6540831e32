### Nemesis: Lockdown. Every sentence is our own.

lockdown-name = Nemesis: Lockdown

## Words

lockdown-token-blank = blank
lockdown-token-larva = larva
lockdown-token-creeper = creeper
lockdown-token-adult = adult
lockdown-token-breeder = breeder
lockdown-token-queen = queen
lockdown-section-s01 = S-01
lockdown-section-s02 = S-02
lockdown-section-s03 = S-03
lockdown-section-elevator = Elevator
lockdown-step-turns = turns
lockdown-step-launch_css = CSS launch
lockdown-step-advance_time = time
lockdown-step-remove_noise = noise
lockdown-step-xeno_attacks = attacks
lockdown-step-fire_damage = fire
lockdown-step-event_card = event
lockdown-step-bag_development = bag
lockdown-result-hidden = hidden
lockdown-result-a = pod A
lockdown-result-b = pod B
lockdown-result-c = pod C
lockdown-result-all = all pods
lockdown-result-none = no pod
lockdown-result-1 = 1
lockdown-result-2 = 2
lockdown-result-3 = 3
lockdown-result-4 = 4
lockdown-result-silence = silence
lockdown-result-danger = danger
lockdown-colour-red = red
lockdown-colour-blue = blue
lockdown-wound-light = light
lockdown-wound-serious = serious
lockdown-side-inactive = inactive (red)
lockdown-side-active = active (blue)
lockdown-side-yellow = yellow
lockdown-side-red = red
lockdown-using-rover = rover
lockdown-using-suit = survival suit
lockdown-exit-isolation = Isolation Room
lockdown-exit-bunker = bunker
lockdown-place-facility = facility
lockdown-place-bunker = bunker
lockdown-place-bag = bag
lockdown-place-supply = supply
lockdown-cause-swept = facility swept
lockdown-cause-destroyed = facility destroyed
lockdown-status-larva = larva
lockdown-status-slime = slime
lockdown-status-signal = signal
lockdown-standing-in_play = in play
lockdown-standing-in_pod = in a pod
lockdown-standing-isolated = isolated
lockdown-standing-bunker = in the bunker
lockdown-standing-escaped = escaped
lockdown-standing-dead = dead
lockdown-marker-fire = fire
lockdown-marker-malfunction = malfunction
lockdown-pod-a = pod A
lockdown-pod-b = pod B
lockdown-pod-c = pod C
lockdown-mode-standard = semi-cooperative
lockdown-mode-solo = solo
lockdown-mode-coop = fully cooperative
lockdown-xenos-night_stalkers = Night Stalkers
lockdown-xenos-intruders = Intruders
lockdown-board-standard = standard side
lockdown-board-surface = surface side
lockdown-runs-app = app
lockdown-runs-table = table
lockdown-runs-off = without app
lockdown-modes = bag: { $bag }, events: { $events }, attacks: { $attacks }, noise: { $noise }
lockdown-arrangement = S-01 { $s01 }, S-02 { $s02 }, S-03 { $s03 }, elevator { $elevator }
lockdown-phase-setup = set-up
lockdown-phase-player = player phase
lockdown-phase-event = event phase
lockdown-phase-over = game over
lockdown-yes = yes
lockdown-no = no
lockdown-nothing = none
lockdown-is = { $value }
lockdown-card = { $card } { $title }
lockdown-slot-and-side = { $slot ->
    [0] last field, { $side }
   *[other] slot { $slot }, { $side }
}

lockdown-character-survivor = Survivor
lockdown-character-lab_rat = Lab Rat
lockdown-character-hacker = Hacker
lockdown-character-xenobiologist = Xenobiologist
lockdown-character-sentry = Sentry
lockdown-character-janitor = Janitor
lockdown-character-captain = Captain
lockdown-character-pilot = Pilot
lockdown-character-scientist = Scientist
lockdown-character-scout = Scout
lockdown-character-soldier = Soldier
lockdown-character-mechanic = Mechanic

lockdown-headline-setup = Set-up
lockdown-headline-player = Round { $round }, player phase, time { $time }
lockdown-headline-event = Round { $round }, event phase, time { $time }
lockdown-headline-over = Over in round { $round }: { $cause }

## Figures that can be set right

lockdown-figure-of-player = { $name }: { $figure }
lockdown-figure-power-on = { $section }: power on
lockdown-figure-power-token = { $section }: power token
lockdown-figure-css = { $slot ->
    [0] CSS token at the last field
   *[other] CSS token at { $slot }
}
lockdown-figure-bag = Bag: { $token }
lockdown-figure-supply = Supply: { $token }
lockdown-figure-on_board = On the board: { $token }
lockdown-figure-round = round
lockdown-figure-time = time
lockdown-figure-time_token = time token
lockdown-figure-autodestruction = autodestruction
lockdown-figure-alert = alert
lockdown-figure-main_gate_open = main gate open
lockdown-figure-eggs = eggs in the Nest
lockdown-figure-fires = fires
lockdown-figure-fire_supply = fire markers in the supply
lockdown-figure-malfunctions = malfunctions
lockdown-figure-malfunction_supply = malfunction markers in the supply
lockdown-figure-rover = rover
lockdown-figure-first_encounter = first encounter has happened
lockdown-figure-first_player = first player
lockdown-figure-active_player = whose turn
lockdown-figure-name = name
lockdown-figure-character = character
lockdown-figure-status = status
lockdown-figure-passed = passed
lockdown-figure-light_wounds = light wounds
lockdown-figure-serious_wounds = serious wounds
lockdown-figure-dressed_wounds = dressed wounds
lockdown-figure-larva = larva
lockdown-figure-slime = slime
lockdown-figure-signal = signal sent
lockdown-figure-knowledge = knowledge
lockdown-figure-knowledge_active = knowledge token active
lockdown-figure-pod = pod

## Groups of choices

lockdown-group-turn = Now
lockdown-group-encounters = Encounters and attacks
lockdown-group-characters = Wounds and characters
lockdown-group-exits = Ways out
lockdown-group-markers = Fire, malfunctions, eggs
lockdown-group-power = Power
lockdown-group-alarms = Alarms and CSS
lockdown-group-xenos = Xenos and tokens
lockdown-group-setup = Set-up

## Buttons

lockdown-act-setup = Set up
lockdown-act-end_turn = { $name }: end turn
lockdown-act-pass_turn = { $name }: pass
lockdown-act-next_step = Done: { $step }
lockdown-act-reveal_css = Turn up the CSS token
lockdown-act-draw_token = Draw from the bag
lockdown-act-draw_token-nest_occupied = Draw from the bag: a character is in the Nest
lockdown-act-draw_token-told = Report the token drawn
lockdown-act-draw_token-queen = Report the queen drawn
lockdown-act-draw_token-queen_meets = Report the queen, and whom she meets in the Nest
lockdown-act-event_card = Draw the event card
lockdown-act-event_card-told = Report the event card
lockdown-act-start_autodestruction = Start autodestruction
lockdown-act-stop_autodestruction = Stop autodestruction
lockdown-act-trigger_alert = Trigger the alert
lockdown-act-restore_power = { $open ->
    [0] Restore power, tokens stay
   *[other] Restore power and rearrange
}
lockdown-act-flip_power = Switch a section on or off
lockdown-act-swap_power = Swap two power tokens: { $a } and …
lockdown-act-flip_time_token = Turn the time token to { $side }
lockdown-act-place_fire = Place fire
lockdown-act-remove_fire = Put a fire out
lockdown-act-place_malfunction = Place a malfunction
lockdown-act-remove_malfunction = Repair a malfunction
lockdown-act-lose_markers = Supply loses 1 fire and 1 malfunction marker
lockdown-act-lay_egg = One egg more in the Nest
lockdown-act-destroy_egg = One egg less in the Nest
lockdown-act-encounter = Encounter: the app draws
lockdown-act-encounter-hand = Encounter: the app draws and compares the hand
lockdown-act-encounter-told = Encounter: report the token
lockdown-act-xeno_placed = A xeno appears
lockdown-act-xeno_removed = A xeno leaves the board
lockdown-act-xeno_changed = { $from } becomes …
lockdown-act-add_token = A token goes into the bag
lockdown-act-infest = { $name }: larva attacks
lockdown-act-wound = { $name }: wound
lockdown-act-dress = { $name }: dress serious wounds
lockdown-act-heal = { $name }: heal { $kind } wounds
lockdown-act-kill = { $name } dies
lockdown-act-revive = { $name } gets up again
lockdown-act-enter_pod = { $name } boards a pod
lockdown-act-leave = { $name } gets to safety: { $by }
lockdown-act-gain_knowledge = { $name }: knowledge
lockdown-act-gain_knowledge-archive = { $name }: Archive
lockdown-act-set_status-larva_on = { $name } gets a larva
lockdown-act-set_status-larva_off = { $name } is rid of the larva
lockdown-act-set_status-slime_on = { $name } is slimed
lockdown-act-set_status-slime_off = { $name } is rid of the slime
lockdown-act-set_status-signal_on = { $name } sends the signal
lockdown-act-set_status-signal_off = { $name }: take the signal back
lockdown-act-move_css = { $from ->
    [0] Move the CSS token at the last field
   *[other] Move the CSS token at { $from }
}
lockdown-act-move_rover = Rover to the { $to }
lockdown-act-open_main_gate = Open the main gate
lockdown-act-attack = A xeno attacks: the app draws
lockdown-act-attack-told = A xeno attacks: report the card
lockdown-act-noise_roll = Noise roll: the app rolls
lockdown-act-noise_roll-told = Noise roll: report the die
lockdown-act-check_injury = Wounded { $type }: does it die?

lockdown-ask-player = Who?
lockdown-ask-token = Which token?
lockdown-ask-type = Which xeno?
lockdown-ask-to = Where to, or into what?
lockdown-ask-kind = Which kind of wound?
lockdown-ask-count = How many?
lockdown-ask-section = Which section?
lockdown-ask-b = And which other?
lockdown-ask-result = What came up?
lockdown-ask-card = Which card?
lockdown-ask-hand = How many cards in hand, contamination too?
lockdown-ask-dark = In the dark?
lockdown-ask-nest_occupied = Is a character in the Nest?
lockdown-ask-adults_in_combat = How many adults are in combat?
lockdown-ask-amount = How much?
lockdown-ask-pod = Which pod?
lockdown-ask-burning = Does the CSS room burn?
lockdown-ask-using = How?
lockdown-ask-arrangement = Which token where?
lockdown-ask-wounds = How many wounds does it have?
lockdown-ask-mode = Which mode?
lockdown-ask-modes = Who runs what?

## What commands are called, in the history and for undo

lockdown-did-setup = { $count ->
    [one] Set-up for 1 player
   *[other] Set-up for { $count } players
}
lockdown-did-end_turn = { $name } ends the turn
lockdown-did-pass_turn = { $name } passes
lockdown-did-next_step = Event phase: { $step }
lockdown-did-next_round = Round { $round } begins
lockdown-did-reveal_css = CSS token: { $result }
lockdown-did-draw_token = Bag development: { $token }
lockdown-did-event_card = Event { $card }: { $title }
lockdown-did-start_autodestruction = Autodestruction started
lockdown-did-stop_autodestruction = Autodestruction stopped
lockdown-did-trigger_alert = Alert triggered
lockdown-did-restore_power = Power restored
lockdown-did-flip_power = { $section } switched
lockdown-did-swap_power = { $a } and { $b } swapped
lockdown-did-flip_time_token = Time token turned: { $side }
lockdown-did-place_fire = Fire placed
lockdown-did-remove_fire = Fire put out
lockdown-did-place_malfunction = Malfunction placed
lockdown-did-remove_malfunction = Malfunction repaired
lockdown-did-lose_markers = Markers taken out of the supply
lockdown-did-lay_egg = Egg laid
lockdown-did-destroy_egg = Egg gone from the Nest
lockdown-did-encounter = { $name } meets: { $token }
lockdown-did-xeno_placed = { $type } appears
lockdown-did-xeno_removed = { $type } leaves the board
lockdown-did-xeno_changed = { $from } becomes { $to }
lockdown-did-add_token = { $token } into the bag
lockdown-did-infest = Larva attacks { $name }
lockdown-did-wound = { $count ->
    [one] { $name }: { $kind } wound
   *[other] { $name }: { $count } { $kind } wounds
}
lockdown-did-dress = { $name }: wounds dressed
lockdown-did-heal = { $count ->
    [one] { $name }: { $kind } wound healed
   *[other] { $name }: { $count } { $kind } wounds healed
}
lockdown-did-kill = { $name } dies
lockdown-did-revive = { $name } gets up again
lockdown-did-enter_pod = { $name } boards pod { $pod }
lockdown-did-leave = { $name } gets to safety: { $by }
lockdown-did-gain_knowledge = { $name }: knowledge +{ $amount }
lockdown-did-move_css = CSS token moved from { $from } to { $to }
lockdown-did-move_rover = Rover to the { $to }
lockdown-did-open_main_gate = Main gate opened
lockdown-did-attack = { $type } attacks { $name }
lockdown-did-noise_roll = { $name } rolls noise: { $result }
lockdown-did-check_injury = Wounded { $type } checked
lockdown-did-correct = Set right: { $figure } from { $old } to { $value }

## What happened, and what hands must do

lockdown-tells-game_set_up = The table is set.
lockdown-tells-round_began = Round { $round } begins. First player: { $name }.
lockdown-tells-turn_began = { $name } has the turn: two actions, or pass.
lockdown-tells-css_revealed = CSS token at { $slot }: { $result }.
lockdown-tells-css_moved = { $to ->
    [0] Move the CSS token from { $slot } to the last field.
   *[other] Move the CSS token from { $slot } to { $to }.
}
lockdown-tells-time_advanced = { $time ->
    [0] Time is up. The time token goes to the last field.
   *[other] Time is { $time } now. Move the time token.
}
lockdown-tells-threshold_crossed = A { $colour } power threshold was crossed.
lockdown-tells-threshold_spared = A red threshold was passed with backup power on: no power is lost.
lockdown-tells-isolation_opened = The Isolation Room is open. Turn its tile over.
lockdown-tells-gate_opened = The main gate opens. Take its piece off the board.
lockdown-tells-autodestruction_started = { $slot ->
    [0] Autodestruction runs! Put its token, yellow side up, on the last field.
   *[other] Autodestruction runs! Put its token, yellow side up, on { $slot }.
}
lockdown-tells-autodestruction_turned_red = { $slot ->
    [0] Autodestruction is red and cannot be stopped any more. Move its token to the last field, red side up.
   *[other] Autodestruction is red and cannot be stopped any more. Move its token to { $slot }, red side up.
}
lockdown-tells-autodestruction_stopped = Autodestruction is stopped. Take its token off the track.
lockdown-tells-alert_triggered = { $slot ->
    [0] Alert! Put its token on the last field. The game ends there.
   *[other] Alert! Put its token on { $slot }. When time leaves that slot, the game ends.
}
lockdown-tells-power_on = { $section } has power. Turn power token { $token } to its blue side.
lockdown-tells-power_off = { $section } loses power. Turn power token { $token } to its red side.
lockdown-tells-power_arranged = Power tokens, each on its side as it was: S-01 { $s01 }, S-02 { $s02 }, S-03 { $s03 }, elevator { $elevator }
lockdown-tells-time_token_turned = Turn the time token: { $side }.
lockdown-tells-token_drawn = Drawn from the bag: { $token }.
lockdown-tells-token_into_bag = Into the bag: 1 { $token }.
lockdown-tells-token_into_supply = Out of the bag, to the supply: 1 { $token }.
lockdown-tells-token_missing = The supply has no { $token } token left: none comes into the bag.
lockdown-tells-surprise_attack = { $hand ->
    [0] { $token }, and no card in hand: surprise attack!
    [one] { $token }, and only 1 card in hand: surprise attack!
   *[other] { $token }, and only { $hand } cards in hand: surprise attack!
}
lockdown-tells-no_surprise = { $hand ->
    [0] { $token }, with no card in hand: no surprise attack.
    [one] { $token }, with 1 card in hand: no surprise attack.
   *[other] { $token }, with { $hand } cards in hand: no surprise attack.
}
lockdown-tells-compare_hand = { $lit ->
    [0] { $token }: surprise attack only in the dark, with fewer than { $dark } cards in hand.
   *[other] { $token }: surprise attack with fewer than { $lit } cards in hand in the light, { $dark } in the dark.
}
lockdown-tells-compare_token = { $token }: compare its number, the higher one in the dark, with all cards in hand, contamination too. With fewer cards it is a surprise attack.
lockdown-tells-first_encountered = The first xeno is on the board!
lockdown-tells-figure_placed = Place a figure: { $token }.
lockdown-tells-figure_removed = Take a figure off the board: { $token }.
lockdown-tells-figure_missing = All figures of this kind are in use ({ $token }): none is placed.
lockdown-tells-adults_withdrew = { $count ->
    [one] 1 adult not in combat leaves the board.
   *[other] { $count } adults not in combat leave the board.
}
lockdown-tells-egg_laid = One egg more in the Nest. Put it on the laboratory board.
lockdown-tells-egg_missing = The Nest has all the eggs there are: none is added.
lockdown-tells-egg_destroyed = One egg less in the Nest. Take it off the laboratory board.
lockdown-tells-fire_placed = { $left ->
    [0] Fire. The supply is empty: the next one in a room without fire destroys the facility!
    [one] Fire. 1 marker is left in the supply.
   *[other] Fire. { $left } markers are left in the supply.
}
lockdown-tells-fire_removed = A fire is out. The marker goes back to the supply.
lockdown-tells-malfunction_placed = { $left ->
    [0] Malfunction. The supply is empty: the next one in a room without one destroys the facility!
    [one] Malfunction. 1 marker is left in the supply.
   *[other] Malfunction. { $left } markers are left in the supply.
}
lockdown-tells-malfunction_removed = A malfunction is repaired. The marker goes back to the supply.
lockdown-tells-marker_stayed = Room { $room } has such a marker already: nothing happens.
lockdown-tells-markers_ran_out = One more marker was needed ({ $marker }) and the supply is empty.
lockdown-tells-markers_lost = Out of the supply, into the box: fire { $fires }, malfunction { $malfunctions }.
lockdown-tells-light_wound_suffered = { $name } suffers a light wound.
lockdown-tells-light_wounds_turned_serious = { $name }: the third light wound becomes a serious one. Take the marker off and draw the card.
lockdown-tells-serious_wound_suffered = { $name } suffers a serious wound. Draw its card.
lockdown-tells-wounds_dressed = { $count ->
    [one] { $name }: 1 serious wound dressed. Turn its card over.
   *[other] { $name }: { $count } serious wounds dressed. Turn their cards over.
}
lockdown-tells-wounds_healed = { $count ->
    [one] { $name } heals 1 { $kind } wound.
   *[other] { $name } heals { $count } { $kind } wounds.
}
lockdown-tells-character_died = { $name } is dead. Put a corpse token in the room. Carried objects stay there, items leave the game unseen (in co-op they are kept), contingencies go to the neutral pool.
lockdown-tells-character_revived = { $name } is back in the Emergency Room: light wounds healed, serious ones dressed.
lockdown-tells-character_boarded = { $name } is in pod { $pod }. Discard your hand. Until the launch nothing can touch you.
lockdown-tells-character_escaped = Pod { $pod } is away: { $name } has escaped!
lockdown-tells-character_returned = Pod { $pod } stays: { $name } is back in its CSS room.
lockdown-tells-character_isolated = The noise roll brought no xeno: { $name } is locked in the Isolation Room and out of play.
lockdown-tells-bunker_by_rover = { $name } has reached the bunker with the rover and is safe.
lockdown-tells-bunker_by_suit = The noise roll brought no xeno: { $name } has reached the bunker on foot and is safe.
lockdown-tells-rover_moved = The rover is at the { $to } now.
lockdown-tells-knowledge_gained = { $name } has knowledge { $knowledge }.
lockdown-tells-knowledge_activated = { $name }: turn the knowledge token to its active side and look at one contingency, not the active one.
lockdown-tells-larva_on = { $name } carries a larva. Put it on the character board.
lockdown-tells-larva_off = { $name } is rid of the larva.
lockdown-tells-slime_on = { $name } is slimed.
lockdown-tells-slime_off = { $name } is clean of slime.
lockdown-tells-signal_on = { $name } has sent the signal.
lockdown-tells-signal_off = { $name }: signal taken back.
lockdown-tells-event_card = Event { $card }: { $title }
lockdown-tells-event_moves = { $count ->
    [one] Through corridor { $corridor }, where no character is with them: { $xeno1 }, { $xeno2 }{ $movers ->
        [3] , { $xeno3 }
       *[other] {""}
    }. A closed door is destroyed instead; into a technical corridor, they leave for the bag.
   *[other] Through corridor { $corridor } and then { $then }, as long as no character is with them: { $xeno1 }, { $xeno2 }{ $movers ->
        [3] , { $xeno3 }
       *[other] {""}
    }. A closed door is destroyed instead; into a technical corridor, they leave for the bag.
}
lockdown-tells-retreat = { $count ->
    [one] It retreats through corridor { $corridor }. A closed door is destroyed instead; into a technical corridor, it leaves the board.
   *[other] It retreats through corridor { $corridor }, then { $then }. A closed door is destroyed instead; into a technical corridor, it leaves the board.
}
lockdown-tells-event_card_removed = This card leaves the game; deck and discard pile are shuffled together.
lockdown-tells-attack_hits = { $token } attacks { $name }: { $card }. It hits.
lockdown-tells-attack_misses = { $token } attacks { $name }: { $card }. It misses.
lockdown-tells-injury_checked = { $blood ->
    [0] { $token }: { $outcome }.
   *[other] { $token }, wounds { $wounds } against { $blood }: { $outcome }.
}
lockdown-tells-noise_rolled = { $name } rolls { $result }. It counts as: { $counts_as }.
lockdown-tells-figure_corrected = Set right: { $figure } from { $old } to { $value }.
lockdown-tells-swept = The facility is swept. Whoever is not isolated, in the bunker or escaped is dead; the xenos live.
lockdown-tells-destroyed = The facility is destroyed. Only those in the bunker or far away live; the xenos and their Nest are gone.
lockdown-tells-survivors = Alive before the victory check: { $names }.
lockdown-tells-no_survivors = Nobody got away.

lockdown-outcome-dies = it dies. Put a carcass in the room, unless it was a larva
lockdown-outcome-lives = it lives on
lockdown-outcome-retreats = it retreats

## Steps of the event phase

lockdown-do-launch_css = CSS launch. If a CSS token lies under the time token, turn it up and say what it shows; else go on.
lockdown-do-advance_time = Time moves on.
lockdown-do-remove_noise = Noise. In sections with power, take the noise from every corridor that touches no room with a character. The technical corridors keep theirs.
lockdown-do-xeno_attacks = Attacks. Every xeno in a room with characters attacks the one with the fewest action cards in hand; on a tie, the first in turn order. A larva infests instead.
lockdown-do-fire_damage = Fire. Every xeno in a burning room takes one wound. In each burning room with eggs that nobody carries, one egg is destroyed.
lockdown-do-event_card = Event. Draw the event card: xenos of the kinds it shows that share no room with a character move first, then its effect happens. Staircases are always dark.
lockdown-do-bag_development = Bag development. One token is drawn from the bag.

lockdown-remember-draw_cards = Everyone draws up to five cards; up to six in a working Isolation Room.
lockdown-remember-fire = If { $name } stands in a burning room: one light wound.
lockdown-remember-fire_before_boarding = If the CSS room burns, { $name } first suffers a light wound.
lockdown-remember-vent = If the depressurisation token still lies on a room, everything in that room dies now, before anything else; then take the token off. Eggs in the Nest survive.
lockdown-remember-choose_objective = Everyone now keeps one objective and takes the other out of the game, unseen.
lockdown-remember-contamination = { $name } takes one contamination card onto the discard pile.
lockdown-remember-noise_rolls = The token is back in the bag. In turn order everyone not in combat makes a noise roll.
lockdown-remember-token_back = The drawn token is back in the bag.
lockdown-remember-noise_everywhere = The blank token: put noise into every corridor of { $name }'s room, the technical corridors too if it has an entrance. The token is back in the bag.
lockdown-remember-remove_noise = Take all noise out of the corridors of { $name }'s room, the technical corridors too if it has an entrance.
lockdown-remember-remove_noise_nest = Take all noise out of the corridors of the Nest, the technical corridors too if it has an entrance.
lockdown-remember-attack_again = The new breeder attacks { $name } at once.
lockdown-remember-follows = If { $name } was fleeing, the xeno follows into the next room.
lockdown-remember-retreat_card = Draw an event card for the corridor it retreats through, and discard it.
lockdown-remember-victory_check = Victory check: turn up the active contingency; scan contamination, then whoever is infected or carries a larva shuffles everything and draws four, and any contamination card among them is death; then the objectives.

## Refusals

lockdown-no-table-yet = No game has been set up here yet.
lockdown-no-second-setup = A game is running here. Undo back to its beginning, or open another save for a new one.
lockdown-no-more-moves = The game is over. Undo still goes back.
lockdown-no-turn-now = It is nobody's turn now.
lockdown-no-event-phase-yet = The event phase has not begun: somebody has not passed yet.
lockdown-no-css-unrevealed = A CSS token lies under the time token. Turn it up and say what it shows first.
lockdown-no-event-card-missing = The event card of this round is missing. Draw or report it first.
lockdown-no-token-missing = The token of this bag development is missing. Draw or report it first.
lockdown-no-css-now = CSS tokens are turned up in the launch step of the event phase only.
lockdown-no-css-here = No hidden CSS token lies at { $time }.
lockdown-no-css-to-move = No hidden CSS token lies at { $slot }.
lockdown-no-css-under-time = The CSS token under the time token cannot be moved.
lockdown-no-css-so-far = A CSS token moves one slot, along the track.
lockdown-no-css-onto-another = Another CSS token lies at { $slot }.
lockdown-no-development-now = The bag develops in its own step of the event phase only.
lockdown-no-development-again = The bag has developed in this round already.
lockdown-no-token-told = The bag is run by the table: say which token was drawn.
lockdown-no-token-in-bag = The bag is empty.
lockdown-no-such-token-in-bag = By our count the bag holds no such token ({ $token }). If yours does, set the bag right first.
lockdown-no-token-in-supply = The supply holds no such token: { $token }.
lockdown-no-event-card-now = The event card comes in its own step of the event phase only.
lockdown-no-event-card-again = This round's event card is on the table already.
lockdown-no-event-card-told = The event deck is run by the table: say which card it was.
lockdown-no-event-deck-known = The app does not hold the Intruders' event deck. Report what its cards do, one by one.
lockdown-no-attack-card-told = The attack deck is run by the table: say which card it was.
lockdown-no-attack-deck-known = The app does not hold the Intruders' attack deck. Report the wounds themselves.
lockdown-no-injury-here = The attack deck is run by the table: draw for the wounded xeno there, and report it if it dies.
lockdown-no-noise-told = Noise is rolled at the table: say what the die shows.
lockdown-no-deck-of-intruders = The app does not hold the Intruders' event and attack decks: leave both to the table.
lockdown-no-map-yet = The facility map is not part of this version. Set it to off.
lockdown-no-solo-for-many = Solo is for one player.
lockdown-no-character-twice = Each character, and each colour, can be in the game once.
lockdown-no-such-seat = Nobody sits at seat { $seat }.
lockdown-no-report-gone = { $name } is not in play any more.
lockdown-no-report-in-pod = { $name } is in a pod; nothing can happen there until it launches.
lockdown-no-wound-to-dress = { $name } does not have that many undressed serious wounds.
lockdown-no-light-wound-to-heal = { $name } does not have that many light wounds.
lockdown-no-dressed-wound-to-heal = Only dressed serious wounds can be healed, and { $name } does not have that many.
lockdown-no-reviving-here = Only in the fully cooperative mode can the dead get up again.
lockdown-no-dead-to-revive = { $name } is not dead.
lockdown-no-larva-figure-left = All larva figures are in use.
lockdown-no-status-so-already = { $name }: it is so already.
lockdown-no-archive-again = { $name } has used the Archive already.
lockdown-no-pod-now = Pods can be boarded in the player phase, while the time token lies on a CSS token. Time is { $time }.
lockdown-no-pod-launched = The pods of this round have launched already.
lockdown-no-pod-free = Pod { $pod } is taken.
lockdown-no-isolation-open = The Isolation Room is closed: it opens at time { $slot } or by the alert.
lockdown-no-gate-open = The main gate is closed: the way to the bunker is shut.
lockdown-no-gate-open-already = The main gate is open already.
lockdown-no-rover-here = The rover is not at the facility.
lockdown-no-rover-there-already = The rover is there already.
lockdown-no-autodestruction-runs = Autodestruction is running already.
lockdown-no-autodestruction-idle = Autodestruction is not running.
lockdown-no-autodestruction-red = Autodestruction is red: it cannot be stopped any more.
lockdown-no-alert-runs = The alert has been triggered already.
lockdown-no-swap-same = Swapping takes two different places.
lockdown-no-time-token-so-already = The time token shows that side already.
lockdown-no-fire-to-remove = There is no such fire.
lockdown-no-malfunction-to-remove = There is no such malfunction.
lockdown-no-markers-to-lose = The supplies of fire and malfunction markers are empty already.
lockdown-no-egg-left = The Nest has all the eggs there are.
lockdown-no-egg-to-destroy = No egg is left in the Nest.
lockdown-no-figure-on-board = No such xeno is on the board: { $token }.
lockdown-no-figure-left = All figures of this kind are in use: { $token }.
lockdown-no-change-to-same = It is of that kind already.
lockdown-no-value-possible = "{ $path }" cannot have that value.
lockdown-bad-figure = There is no figure "{ $path }" to set right.
lockdown-bad-value = "{ $path }" takes another kind of value.
lockdown-bad-name = A name has 1 to 24 printable characters.
lockdown-bad-character = There is no character "{ $character }".
lockdown-bad-arrangement = An arrangement puts each of the power tokens 1 to 4 on one of s01, s02, s03 and elevator.
lockdown-bad-status = Say at least one of larva, slime and signal.
lockdown-bad-archive = The Archive gives { $amount } knowledge.
lockdown-bad-using = Rover and suit lead to the bunker only.
lockdown-bad-attack-card = There is no attack card "{ $card }".
lockdown-bad-larva-card = A larva draws no attack card.
lockdown-bad-odds = For the odds of a surprise attack, say how many cards are in hand.

## Attack cards

lockdown-attack-blood_chase = Blood Chase
lockdown-attack-blood_rage = Blood Rage
lockdown-attack-cut = Cut
lockdown-attack-evolve = Evolve
lockdown-attack-infecting_the_host = Infecting the Host
lockdown-attack-perched_in_the_dark = Perched in the Dark
lockdown-attack-piercing_the_heart = Piercing the Heart

## Event cards

lockdown-event-1-title = Bulkheads Open
lockdown-event-1-effect = Every door that is not destroyed opens.
lockdown-event-1-dark = In the dark: noise in each quiet corridor of rooms with a character.
lockdown-event-leaving-the-shell-title = Leaving the Shell
lockdown-event-leaving-the-shell-effect = Whoever carries a larva takes and scans one contamination card: infected means death and a creeper in the room, otherwise the card is discarded. Everyone else draws four cards and scans the contamination among them: any infected card gives a larva; then discard the four.
lockdown-event-3-title = Nest
lockdown-event-3-effect = If the Nest is explored: noise in each of its quiet corridors.
lockdown-event-3-dark = In the dark: noise in each quiet corridor of rooms with a character too.
lockdown-event-4-title = Fire in the Hole
lockdown-event-4-effect = Fire in the CSS rooms A, B and C. Characters there without action cards suffer a serious wound.
lockdown-event-5-title = Coolant Leak
lockdown-event-5-effect = If the Cooling System has a malfunction, autodestruction starts; if not, it gets one.
lockdown-event-6-title = Hatching
lockdown-event-6-effect = The Nest loses an egg, if it has one. Characters in the Nest without action cards get a larva; if nobody does, one larva token goes into the bag.
lockdown-event-6-dark = In the dark: characters outside the Nest without action cards get a larva.
lockdown-event-blood-trace-title = Blood Trace
lockdown-event-blood-trace-effect = In each section, xenos not in combat go to the room of a character with an undressed serious wound and no action cards; on a tie, to the lowest room number.
lockdown-event-blood-trace-dark = In the dark: characters who do hold action cards count too.
lockdown-event-8-title = Consuming Fire
lockdown-event-8-effect = Burning rooms have no items left. Then fire spreads to neighbouring rooms, but not through closed doors or technical corridors.
lockdown-event-9-title = Lurking
lockdown-event-9-effect = Xenos that share no room with a character leave the board; their tokens go into the bag.
lockdown-event-9-dark = In the dark: every xeno in combat attacks.
lockdown-event-10-title = Sanitary Network Failure
lockdown-event-10-effect = A malfunction in every explored green room.
lockdown-event-11-title = Noise in Corridors
lockdown-event-11-effect = Noise in the technical corridors. If it was there already, one fire and one malfunction marker leave the supply.
lockdown-event-11-dark = In the dark: characters in rooms with an entrance to the technical corridors suffer a light wound.
lockdown-event-12-title = Power Surge
lockdown-event-12-effect = The time token shows its inactive, red side.
lockdown-event-14-title = Damage
lockdown-event-14-effect = A malfunction in each room with an adult, a breeder or the queen.
lockdown-event-14-dark = In the dark: a malfunction in each room with a character too.
lockdown-event-15-title = Blue Screen
lockdown-event-15-effect = A malfunction in the lowest-numbered explored computer room of a section with power.
lockdown-event-16-title = Panic
lockdown-event-16-effect = Characters without action cards lose two ammunition, or an item if they have less.
lockdown-event-16-dark = In the dark: characters with action cards too.
lockdown-event-17-title = Egg Protection
lockdown-event-17-effect = An encounter for each character in the Nest or carrying an egg.
lockdown-event-17-dark = In the dark: each character gets a contamination card.
lockdown-event-19-title = Scent of Blood
lockdown-event-19-effect = Noise in each quiet corridor of rooms with a character who has an undressed serious wound.
lockdown-event-19-dark = In the dark: an adult appears in the room of each such character who is not in combat.
lockdown-event-20-title = Short Circuit
lockdown-event-20-effect = Fire in each explored computer room of sections with power.
lockdown-event-21-title = That's Hot
lockdown-event-21-effect = Fire in the Backup Power Supply and in the Power Generator.
lockdown-event-22-title = Kickstopper
lockdown-event-22-effect = The elevator loses its power. A malfunction in every elevator room.
