### Nemesis: Lockdown. Lo que va junto al corregir.

lockdown-figures-power = Energía
lockdown-figures-css = Fichas SEC
lockdown-figures-bag = Bolsa
lockdown-figures-supply = Reserva
lockdown-figures-on_board = En el tablero
lockdown-figures-players = Jugadores
