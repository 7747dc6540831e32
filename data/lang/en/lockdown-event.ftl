### Lockdown on the touchscreen: event phase, encounter, odds.

## The seven steps

lockdown-now-step-launch_css = CSS
lockdown-now-step-advance_time = Time
lockdown-now-step-remove_noise = Noise
lockdown-now-step-xeno_attacks = Attacks
lockdown-now-step-fire_damage = Fire
lockdown-now-step-event_card = Event
lockdown-now-step-bag_development = Bag

## The foot of the page

lockdown-now-next = Done, next: { $step }
lockdown-now-next-round = Done: round { $round } begins
lockdown-now-draw = Draw a token
lockdown-now-draw-card = Draw the event card
lockdown-now-tap = Tap what it was
lockdown-now-not-yet = Back
lockdown-now-different = It was different
lockdown-now-different-how = Nothing is lost: take the last report back, or change single values.
lockdown-now-take-back = Take it back
lockdown-now-set-right = Set a value right
lockdown-now-set-right-note = Time, power, bag, wounds and all the rest

## CSS launch

lockdown-now-vent = If the depressurisation token lies on a room, everything in it dies first, except eggs in the Nest; then take the token off.
lockdown-now-css-ask = Turn up the CSS token.
lockdown-now-css-seated = { $name } sits in pod { $pod }.
lockdown-now-css-a = Pod A launches.
lockdown-now-css-b = Pod B launches.
lockdown-now-css-c = Pod C launches.
lockdown-now-css-all = All pods launch.
lockdown-now-css-none = No pod launches.
lockdown-now-css-nobody = Nobody was on board. Leave the token there, face up.
lockdown-now-css-still = No launch this round.
lockdown-now-css-still-hands = No CSS token lies under the time token: go on.
lockdown-now-pod-a = Pod A
lockdown-now-pod-b = Pod B
lockdown-now-pod-c = Pod C
lockdown-now-pod-all = All pods
lockdown-now-pod-none = No pod

## Time

lockdown-now-time = Time moves on.
lockdown-now-time-token = { $time ->
    [0] Time token to the last field.
   *[other] Time token to { $time }.
}
lockdown-now-dark = { $section } goes dark.
lockdown-now-dark-hands = Turn power token { $token } ({ $section }) to its red side.
lockdown-now-dark-already = A threshold, but no power left to lose.
lockdown-now-blackout = Blackout! All is dark.
lockdown-now-red = Red. Unstoppable.
lockdown-now-red-hands = { $slot ->
    [0] Autodestruction token to the last field, red side up.
   *[other] Autodestruction token to { $slot }, red side up.
}
lockdown-now-gate-hands = The main gate is open: take it off the board.
lockdown-now-isolation = The Isolation Room opens.
lockdown-now-isolation-hands = Turn the tile of the Isolation Room over.
lockdown-now-spared = Backup power holds.
lockdown-now-spared-hands = A red threshold, but the time token is active: no section goes dark.

## Noise

lockdown-now-noise = Take noise off the board.
lockdown-now-noise-hands = { $count ->
    [one] Only in { $lit1 }: from every corridor that touches no room with a character.
    [2] In { $lit1 } and { $lit2 }: from every corridor that touches no room with a character.
   *[other] In { $lit1 }, { $lit2 } and { $lit3 }: from every corridor that touches no room with a character.
}
lockdown-now-noise-technical = The technical corridors keep theirs.
lockdown-now-noise-none = All noise stays.
lockdown-now-noise-none-hands = None of the three sections has power: no marker leaves its corridor.

## Attacks

lockdown-now-attacks = { $count ->
    [one] The xeno attacks.
   *[other] The xenos attack.
}
lockdown-now-attacks-hands = Each one in a room with characters attacks whoever there has the fewest action cards; on a tie, the first in turn order.
lockdown-now-attacks-larva = A larva draws no card: it infests. Tap whoever was hit.
lockdown-now-attacks-none = No xeno attacks.
lockdown-now-attacks-none-hands = None is on the board by my count. If one is: it attacks whoever in its room has the fewest action cards.
lockdown-now-draw-attack = Draw an attack card
lockdown-now-attack-hits = Hit: { $card }
lockdown-now-attack-misses = Miss: { $card }
lockdown-now-wounded = { $name }: what happened?
lockdown-now-wound-light = Light wound
lockdown-now-wound-serious = Serious wound
lockdown-now-wound-larva = Larva infests
lockdown-now-wound-dies = Dies
lockdown-now-nothing = Cancel

## Fire

lockdown-now-fire = { $count ->
    [one] It burns in 1 room.
   *[other] It burns in { $count } rooms.
}
lockdown-now-fire-hands = Every xeno in a burning room takes one wound.
lockdown-now-fire-eggs = If the Nest burns, it loses one egg; so does any burning room with eggs that nobody carries.
lockdown-now-fire-none = Nothing burns.
lockdown-now-fire-none-hands = No fire marker is on the board by my count: go on.

## Event card

lockdown-now-card = Which event happens?
lockdown-now-card-alone = Draw the event card.
lockdown-now-card-hands = First the xenos of the card move, if no character is with them; then its effect happens. Staircases are always dark.

## Bag development

lockdown-now-bag = The bag grows.
lockdown-now-bag-alone = Draw a token.
lockdown-now-bag-hands = A larva leaves the bag, an adult comes; a creeper leaves, a breeder comes. Adult or breeder: back, then noise rolls. Blank: back, with an adult. Queen: back and one egg more, or she appears in the Nest.
lockdown-now-bag-empty = No token to draw: go on.
lockdown-now-bag-blank = The blank goes back, and an adult goes in with it.
lockdown-now-bag-blank-missing = The blank goes back. No adult is left to go in with it.
lockdown-now-bag-larva = The larva leaves the bag, an adult goes in.
lockdown-now-bag-larva-missing = The larva leaves the bag. No adult is left to go in.
lockdown-now-bag-creeper = The creeper leaves the bag, a breeder goes in.
lockdown-now-bag-creeper-missing = The creeper leaves the bag. No breeder is left to go in.
lockdown-now-bag-adult = The adult goes back. In turn order, everyone not in combat makes a noise roll.
lockdown-now-bag-breeder = The breeder goes back. In turn order, everyone not in combat makes a noise roll.
lockdown-now-bag-queen = The queen goes back. One egg more: put it on the laboratory board.
lockdown-now-bag-queen-eggs = The queen goes back. The Nest holds all the eggs there are.
lockdown-now-bag-queen-nest = She appears in the Nest! Her token stays out.
lockdown-now-queen = The queen!
lockdown-now-queen-appears = The queen appears
lockdown-now-nest-yes = Yes, in the Nest
lockdown-now-nest-no = No, nobody

## What is reported in a step

lockdown-now-report-card = We drew a card
lockdown-now-report-token = We drew a token
lockdown-now-odds = Bag and odds
lockdown-now-encounter = Encounter
lockdown-now-group-encounters = Draw or roll
lockdown-now-group-xenos = Xeno figures
lockdown-now-group-characters = Wounds
lockdown-now-do-place_fire = Place fire
lockdown-now-do-place_malfunction = Malfunction
lockdown-now-do-destroy_egg = Egg destroyed

## Encounter

lockdown-meet-title = Encounter
lockdown-meet-blank = Blank
lockdown-meet-larva = Larva
lockdown-meet-creeper = Creeper
lockdown-meet-adult = Adult
lockdown-meet-breeder = Breeder
lockdown-meet-queen = Queen
lockdown-meet-who = { $name } meets
lockdown-meet-nothing = No encounter is possible now: the bag is empty, or nobody is in the facility.
lockdown-meet-hand = Cards in hand, contamination too
lockdown-meet-room-lit = Room is lit
lockdown-meet-room-dark = Room is dark
lockdown-meet-lit = Lit
lockdown-meet-dark = Dark
lockdown-meet-draw = Draw a token
lockdown-meet-report = We drew it
lockdown-meet-draw-instead = The app draws instead
lockdown-meet-in-bag = { $count } in bag · { $percent }%
lockdown-meet-suspense = Tap to see it
lockdown-meet-surprise = Surprise attack!
lockdown-meet-calm = No surprise attack
lockdown-meet-noise = Only noise
lockdown-meet-no-figure = No figure is placed
lockdown-meet-compare = Compare the hand
lockdown-meet-below-lit = { $number ->
    [0] Lit: no surprise attack
    [1] Lit: attack only with no cards
   *[other] Lit: attack below { $number } cards
}
lockdown-meet-below-dark = { $number ->
    [0] Dark: no surprise attack
    [1] Dark: attack only with no cards
   *[other] Dark: attack below { $number } cards
}
lockdown-meet-report-attack = Report the attack
lockdown-meet-done = Done

## Odds

lockdown-odds-title = { $count ->
    [one] In the bag: 1 token
   *[other] In the bag: { $count } tokens
}
lockdown-odds-percent = { $percent }%
lockdown-odds-figure = { $exact } · { $percent }
lockdown-odds-count = { $count } × { $token }
lockdown-odds-elsewhere = { $kind ->
    [blank] supply { $supply }
   *[xeno] supply { $supply } · board { $board }
}
lockdown-odds-surprise = Surprise attack
lockdown-odds-hand = Hand
lockdown-odds-lit = lit
lockdown-odds-dark = dark
