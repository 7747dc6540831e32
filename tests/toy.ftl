### The texts of the toy game: see toy.py.

toy-name = Toy
toy-black = black
toy-grey = grey
toy-white = white
toy-is = { $value }
toy-headline = { $total } pearls in the pot
toy-figure = { $colour } pearls

toy-no-pot-full = The pot is full.
toy-no-not-now = Not now.
toy-no-pearl = The pot is empty.
toy-no-such-pearl = No { $colour } pearl is in the pot.
toy-no-value = So many pearls cannot be.
toy-bad-command = This is no command.
toy-bad-figure = This is no figure.

toy-did-setup = Set up for { $count }
toy-did-add = { $colour } added
toy-did-draw = { $colour } drawn
toy-did-hide = Another word hidden
toy-did-correct = { $colour } set right

toy-tells-game_set_up = A word lies under the pot.
toy-tells-pearl_added = { $total } pearls now.
toy-tells-pearl_drawn = { $total } pearls now.
toy-tells-word_hidden = Another word lies under the pot.
toy-tells-pearls_set_right = { $total } pearls now.
toy-tells-pot_full = That was the last one.

toy-act-setup = Set up
toy-act-add = Add a pearl
toy-act-draw = Draw a pearl
toy-act-hide = Hide another word

toy-group-pot = Pot
toy-group-word = Word
toy-ask-colour = Which colour?
toy-ask-count = How many?
toy-ask-players = Who plays?
toy-ask-of = Of which colour?
toy-setup-name = Who plays?
