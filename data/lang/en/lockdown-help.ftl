### Nemesis: Lockdown: short reminders of the rules, in our own words. The rulebook decides.

lockdown-help-1 = The round
lockdown-help-1-text =
    Player phase: everyone draws until they hold 5 cards, and the first player token moves on (not in round 1). Then turn after turn: 2 actions each, or pass. Whoever takes only one action must pass after it.
    Whoever ends a turn or passes in a burning room suffers a light wound.
    When all have passed, the event phase follows in this order: CSS launch, time, noise, xeno attacks, fire, event card, bag development.
    Noise: in sections with power it goes from corridors that touch no room with a character. The technical corridors keep theirs.
    Attacks: every xeno that shares a room with characters attacks whoever there has the fewest action cards. Fire: every xeno in a burning room takes one wound, and a burning Nest loses an egg.
lockdown-help-2 = Power and time
lockdown-help-2-text =
    Each section and the elevator has a power token. At the start 1 and 2 are on, 3 and 4 are off.
    When time crosses a power threshold, the token with the highest number that is still on goes dark. Blue thresholds always count, red ones only while the time token shows its red, inactive side.
    With power: computers work, you shoot with the advantage die, and noise is cleared. In the dark the second, higher number of a Night Stalker token counts, and dark effects of cards apply.
    From slot 8 on the Isolation Room is open; an alert opens it at once.
lockdown-help-3 = Noise and encounters
lockdown-help-3-text =
    If a noise roll hits a corridor that has noise already, there is an encounter: remove the noise from every corridor of the room (with an entrance, from the technical corridors too) and draw a token.
    Place the figure the token shows. Compare the number with all cards in hand, contamination cards too: the first number in the light, the second in the dark. With fewer cards there is a surprise attack at once. The token goes to the supply.
    Blank token: no xeno, noise into every corridor of the room, token back into the bag. If it was the last one there, an adult joins it.
    Walking into a room where a xeno already is makes no encounter: the fight has begun.
lockdown-help-4 = The bag
lockdown-help-4-text =
    At the end of the event phase one token is drawn.
    Larva: it leaves, an adult comes in. Creeper: it leaves, a breeder comes in.
    Adult or breeder: back into the bag; then every character not in combat makes a noise roll, in turn order.
    Queen: with somebody in the Nest she appears there and there is an encounter with her. Otherwise the token goes back and the Nest gains an egg.
    Blank: an adult comes in if the supply has one; the blank goes back.
lockdown-help-5 = Wounds
lockdown-help-5-text =
    The third light wound turns into one serious wound. Several wounds are resolved one by one.
    Whoever suffers any wound while having 3 serious ones, dressed or not, dies. Only dressed serious wounds can be healed.
    The first death opens the main gate.
lockdown-help-6 = How it ends
lockdown-help-6-text =
    When time reaches the last field, or leaves the slot of the alert, the facility is swept: whoever is neither isolated nor away dies.
    Autodestruction begins 3 slots ahead, in yellow, and can still be stopped. When time leaves that slot, the token moves 3 further and turns red: nothing can stop it now, and the main gate opens. When time leaves the red slot, the facility is destroyed with everyone in it, the isolated too.
    If the game ends while that token is on the track, the facility is destroyed as well.
    It is also destroyed when a fire or malfunction marker must be placed and the supply has none.
    When nobody is left in play or in a pod, time jumps to the autodestruction token, without one to the alert, otherwise to the last field. Survivors then check contingency, contamination and objectives.
