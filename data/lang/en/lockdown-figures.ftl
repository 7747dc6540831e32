### Nemesis: Lockdown. What is shown together when figures are set right.

lockdown-figures-power = Power
lockdown-figures-css = CSS tokens
lockdown-figures-bag = Bag
lockdown-figures-supply = Supply
lockdown-figures-on_board = On the board
lockdown-figures-players = Players
