### Lockdown en la pantalla táctil: preparación, lista, final. Cada frase es nuestra.

## Preparación

lockdown-prepare-step-players = Jugadores
lockdown-prepare-step-game = Partida
lockdown-prepare-step-runs = Quién hace qué
lockdown-prepare-step-power = Energía
lockdown-prepare-next = Siguiente: { $step }
lockdown-prepare-start = Preparar la mesa
lockdown-prepare-redo = Rehacer: { $what }
lockdown-prepare-clockwise = En sentido horario; empieza el jugador 1. Tocad un nombre o un personaje para cambiarlo.
lockdown-prepare-add = Un jugador más
lockdown-prepare-exchange = ahora: { $name }
lockdown-prepare-same-colour = color de { $name }
lockdown-prepare-mode-standard = Sobrevivir juntos, ganar a solas; Objetivos secretos.
lockdown-prepare-mode-coop = Se gana o se pierde en equipo; Objetivos a la vista.
lockdown-prepare-mode-solo = A solas, con dos Objetivos y la mitad de Objetos.
lockdown-prepare-xenos-night_stalkers = Los xenos de esta caja. La app conoce sus cartas.
lockdown-prepare-xenos-intruders = Del primer Nemesis. Sus cartas las lleva la mesa.
lockdown-prepare-board-standard = El complejo bajo tierra.
lockdown-prepare-board-surface = Con la Superficie. Misma consola de Tiempo, sin comprobar.
lockdown-prepare-share-usual = Lo habitual
lockdown-prepare-share-app = Todo la app
lockdown-prepare-share-table = Todo la mesa
lockdown-prepare-by-app = La app
lockdown-prepare-by-table = La mesa
lockdown-prepare-by-off = Sin app
lockdown-prepare-bag-app = La app saca de la bolsa.
lockdown-prepare-bag-table = Sacáis de la bolsa y se lo decís a la app.
lockdown-prepare-bag-off = Sacáis; la app solo dice cuándo.
lockdown-prepare-events-app = La app roba los Eventos.
lockdown-prepare-events-table = Robáis los Eventos y se lo decís a la app.
lockdown-prepare-events-off = Eventos: la app solo dice cuándo.
lockdown-prepare-attacks-app = La app roba los Ataques.
lockdown-prepare-attacks-table = Robáis los Ataques y se lo decís a la app.
lockdown-prepare-attacks-off = Los Ataques los lleváis vosotros.
lockdown-prepare-noise-app = La app tira el dado de Ruido.
lockdown-prepare-noise-table = Tiráis el dado de Ruido y se lo decís a la app.
lockdown-prepare-noise-off = El dado de Ruido lo lleváis vosotros.
lockdown-prepare-unknown-events = Los Eventos los lleváis vosotros: la app no conoce los de los Intrusos.
lockdown-prepare-unknown-attacks = Los Ataques los lleváis vosotros: la app no conoce los de los Intrusos.
lockdown-prepare-power-dealt = Reparte la app
lockdown-prepare-power-dealt-note = Al azar; la lista dice qué va dónde.
lockdown-prepare-power-told = Repartís vosotros
lockdown-prepare-power-told-note = Mezclad las fichas, colocadlas y tocad cuál está dónde.
lockdown-prepare-power-later = Cuatro fichas de Energía para tres Secciones y el Ascensor: la 1 y la 2 empiezan con Energía, la 3 y la 4 a oscuras.
lockdown-prepare-power-missing = Tocad las cuatro fichas de Energía

## Lista

lockdown-check-title = Mesa: { $done } de { $count }
lockdown-check-done = A la mesa
lockdown-check-tokens = { $count } × { $token }
lockdown-check-and = { $first }, { $then }
lockdown-check-below =
    { $first }
    { $then }
lockdown-check-nobody = nadie
lockdown-check-power-blue = { $section }: { $token } por la cara azul
lockdown-check-power-red = { $section }: { $token } por la cara roja
lockdown-check-board = { $board ->
    [surface] Tablero: cara de la Superficie
   *[standard] Tablero: cara básica
}
lockdown-check-board-note = En el centro, con sitio alrededor para mazos y marcadores.
lockdown-check-rooms = Tres compartimentos a la vista
lockdown-check-rooms-note = Sala de cuarentena (por la cara sin acción), Repositorio y Suministro de Energía de reserva, cada uno en su espacio.
lockdown-check-room-tiles = Compartimentos ocultos
lockdown-check-room-tiles-note = Barajad aparte, bocabajo, los «II» y los «I»: un «II» en cada espacio «II» y un «I» en cada espacio «I». El resto, a la caja sin mirar.
lockdown-check-exploration = Fichas de Exploración
lockdown-check-exploration-note = Mezclad bocabajo las subterráneas: una sobre cada compartimento oculto. El resto, a la caja sin mirar.
lockdown-check-surface = Superficie de Marte
lockdown-check-surface-note = En Edificios y Encrucijadas usad fichas de Exploración de la Superficie. Junto al tablero, el mazo de Superficie de Marte y su dado de 12 caras.
lockdown-check-gate = Ascensor, Puerta principal, Rover
lockdown-check-gate-note = Cada uno en su sitio del tablero. La Puerta está cerrada.
lockdown-check-power = Fichas de Energía
lockdown-check-power-note = { $power }
lockdown-check-css = { $slots } de { $css } fichas SEC
lockdown-check-css-note = Mezcladlas bocabajo; una en cada casilla SEC de la consola de Tiempo, la última a la caja sin mirar.
lockdown-check-laboratory = { $xenos ->
    [intruders] Laboratorio de los Intrusos
   *[night_stalkers] Laboratorio de los Acechadores nocturnos
}
lockdown-check-laboratory-note = Este tablero va junto al principal, con { $eggs } Huevos en su Nido.
lockdown-check-weaknesses = 3 cartas de Debilidad
lockdown-check-weaknesses-note = { $xenos ->
    [intruders] Al azar, sin las dos de Fuego y fosfatos; todas bocabajo en el tablero del Laboratorio.
   *[night_stalkers] Al azar, en el tablero del Laboratorio: la de la izquierda bocarriba, dos bocabajo.
}
lockdown-check-bag = Bolsa: { $tokens } fichas
lockdown-check-bag-note = { $bag }. Las demás quedan junto al tablero.
lockdown-check-decks = Barajar siete mazos
lockdown-check-decks-note = { $xenos ->
    [intruders] Objetos rojos, amarillos y verdes, Eventos de Intrusos (esta caja), Ataques de Intrusos (primer Nemesis), Contaminación, Heridas graves. Al lado, los Objetos preparados y el Escáner.
   *[night_stalkers] Objetos rojos, amarillos y verdes, Eventos, Ataques, Contaminación, Heridas graves. Al lado, los Objetos preparados y el Escáner.
}
lockdown-check-computer = Acciones de Computadora
lockdown-check-computer-note = Barajad el mazo, ponedlo en su espacio y revelad la primera carta. Si es «Confinamiento», revelad la siguiente y barajad «Confinamiento» otra vez en el mazo.
lockdown-check-markers = Marcadores y dados
lockdown-check-markers-note = { $fires } Fuegos, { $malfunctions } Fallos, Ruido, Munición, Estado, Puertas, Cadáveres, Cuerpos; 2 dados de Combate, 2 de Ventaja y 2 de Ruido.
lockdown-check-alarms = Tres fichas de reserva
lockdown-check-alarms-note = Procedimiento de emergencia, Autodestrucción y Despresurización, junto al tablero.
lockdown-check-time = Ficha de Tiempo en { $time }
lockdown-check-time-note = Por la cara inactiva (roja).
lockdown-check-overviews = { $players ->
    [one] Carta de Ayuda 1
   *[other] Cartas de Ayuda 1 a { $players }
}
lockdown-check-overviews-note = La 1 para el Jugador inicial, las demás al azar; cada una con el Inventario del mismo número, una referencia de Contingencias y otra de xenos.
lockdown-check-objectives = 2 Objetivos para cada uno
lockdown-check-objectives-note = Quitad las cartas para más de { $players } jugadores. Cada cual recibe en secreto un Objetivo personal y uno corporativo.
lockdown-check-objectives-solo = 2 Objetivos en solitario
lockdown-check-objectives-solo-note = Del mazo en solitario/cooperativo. La cantidad de Objetos de cada compartimento, a la mitad, redondeando hacia arriba.
lockdown-check-objectives-coop = { $players ->
    [one] 1 Objetivo a la vista
   *[other] { $players } Objetivos a la vista
}
lockdown-check-objectives-coop-note = Del mazo en solitario/cooperativo, bocarriba. Hay que cumplirlos todos.
lockdown-check-contingency = Contingencias
lockdown-check-contingency-note = { $players ->
    [2] Dos a cada uno, en secreto. Una bocabajo al final de la consola de Tiempo: es la activa. El resto, bocabajo junto a Control de emergencias.
   *[other] Una a cada uno, en secreto. Otra bocabajo al final de la consola de Tiempo: es la activa. El resto, bocabajo junto a Control de emergencias.
}
lockdown-check-contingency-solo = Contingencias
lockdown-check-contingency-solo-note = Una bocabajo al final de la consola de Tiempo: es la activa. El resto, bocabajo junto a Control de emergencias; coge dos.
lockdown-check-contingency-coop = Contingencias
lockdown-check-contingency-coop-note = Una bocabajo al final de la consola de Tiempo: es la activa. El resto, bocabajo junto a Control de emergencias; revelad una.
lockdown-check-characters = Tableros de personaje
lockdown-check-characters-note = Mazo de acción barajado a la izquierda; Objeto inicial, si lo hay, con su Munición; Objeto de Misión en horizontal, aún sin activar.
lockdown-check-figures = Miniaturas al tablero
lockdown-check-figures-note = Sala de cuarentena: { $survivors }. Repositorio: { $staff }.
lockdown-check-knowledge = Fichas de Conocimiento
lockdown-check-knowledge-note = En el tablero del Laboratorio, con el matraz vacío a la vista. En el 3: { $survivors }. En el 1: { $staff }.
lockdown-check-first-player = Empieza { $first }
lockdown-check-first-player-note = y recibe la ficha de Jugador inicial.

## Final

lockdown-ended-swept = BARRIDO
lockdown-ended-destroyed = DESTRUIDO
lockdown-ended-swept-note = Solo vive quien está en cuarentena o lejos de aquí.
lockdown-ended-destroyed-note = Solo vive quien está lejos de aquí.
lockdown-ended-nobody = Nadie se ha salvado.
lockdown-ended-alive = { $count ->
    [one] 1 con vida
   *[other] { $count } con vida
}
lockdown-ended-before-check = antes del Chequeo de victoria
lockdown-ended-check = Chequeo de victoria
lockdown-ended-check-1 = Revelad la Contingencia activa.
lockdown-ended-check-2 = Escanead la Contaminación. Quien esté infectado o lleve una Larva baraja todo y roba cuatro: con Contaminación, muere.
lockdown-ended-check-3 = Comparad los Objetivos.
lockdown-ended-overview = Resumen
lockdown-ended-statistics = Estadística
lockdown-ended-save = Guardar
lockdown-ended-stick = Memoria USB
lockdown-ended-home = Al inicio
lockdown-ended-title = Final en la ronda { $round }

## Estadística

lockdown-stats-time = Tiempo
lockdown-stats-power = Secciones con Energía
lockdown-stats-bag = Fichas en la bolsa
lockdown-stats-all = todas
lockdown-stats-encounters = Encuentros
lockdown-stats-surprises = Sorpresas
lockdown-stats-attacks = Ataques
lockdown-stats-drawn = Fichas sacadas
lockdown-stats-noise = Tiradas de Ruido
lockdown-stats-wounds = Heridas
lockdown-stats-deaths = Muertes
lockdown-stats-fires = Fuegos
lockdown-stats-malfunctions = Fallos
lockdown-stats-blackouts = Apagones
lockdown-stats-eggs = Huevos puestos
lockdown-stats-undone = Deshechos
lockdown-stats-round = Ronda { $round }: Tiempo { $time }, Secciones con Energía { $power }, fichas en la bolsa { $bag }
lockdown-stats-counted = { $what }: { $count }

## Conservarlo

lockdown-kept = Guardado en { $folder }
lockdown-kept-stick = En la memoria { $stick }, en { $folder }. Ya podéis retirarla.
lockdown-kept-no-stick = No hay memoria USB. Poned una, esperad un momento y tocad otra vez.
lockdown-kept-stick-full = La memoria { $stick } está llena. El resultado queda en { $folder }. Haced sitio o usad otra memoria.
lockdown-kept-stick-read-only = La memoria { $stick } es de solo lectura. El resultado queda en { $folder }. Usad otra memoria.
lockdown-kept-stick-failed = La copia a la memoria { $stick } ha fallado. El resultado queda en { $folder }. Probad otra vez o usad otra memoria.
lockdown-kept-not = No se ha podido guardar el resultado ({ $reason }). La partida se conserva. Revisad el disco y tocad otra vez.

lockdown-menu-odds = Bolsa y probabilidades
lockdown-menu-checklist = Lista de preparación
