### Nemesis: Lockdown. Was beim Korrigieren zusammensteht.

lockdown-figures-power = Strom
lockdown-figures-css = FVS-Plättchen
lockdown-figures-bag = Beutel
lockdown-figures-supply = Vorrat
lockdown-figures-on_board = Spielplan
lockdown-figures-players = Spieler
