### Nemesis: Lockdown. Todas las frases son nuestras.

lockdown-name = Nemesis: Lockdown

## Palabras

lockdown-token-blank = en blanco
lockdown-token-larva = Larva
lockdown-token-creeper = Reptador
lockdown-token-adult = Adulto
lockdown-token-breeder = Reproductor
lockdown-token-queen = Reina
lockdown-section-s01 = S-01
lockdown-section-s02 = S-02
lockdown-section-s03 = S-03
lockdown-section-elevator = Ascensor
lockdown-step-turns = Turnos
lockdown-step-launch_css = SEC
lockdown-step-advance_time = Tiempo
lockdown-step-remove_noise = Ruido
lockdown-step-xeno_attacks = Ataques
lockdown-step-fire_damage = Fuego
lockdown-step-event_card = Evento
lockdown-step-bag_development = Bolsa
lockdown-result-hidden = oculta
lockdown-result-a = contenedor A
lockdown-result-b = contenedor B
lockdown-result-c = contenedor C
lockdown-result-all = todos los contenedores
lockdown-result-none = ningún contenedor
lockdown-result-1 = 1
lockdown-result-2 = 2
lockdown-result-3 = 3
lockdown-result-4 = 4
lockdown-result-silence = Silencio
lockdown-result-danger = Peligro
lockdown-colour-red = rojo
lockdown-colour-blue = azul
lockdown-wound-light = leve
lockdown-wound-serious = grave
lockdown-side-inactive = inactiva (roja)
lockdown-side-active = activa (azul)
lockdown-side-yellow = amarilla
lockdown-side-red = roja
lockdown-using-rover = Rover
lockdown-using-suit = Traje de supervivencia
lockdown-exit-isolation = Sala de cuarentena
lockdown-exit-bunker = Búnker
lockdown-place-facility = complejo
lockdown-place-bunker = Búnker
lockdown-place-bag = bolsa
lockdown-place-supply = reserva
lockdown-cause-swept = complejo barrido
lockdown-cause-destroyed = complejo destruido
lockdown-status-larva = Larva
lockdown-status-slime = Mucosidad
lockdown-status-signal = Señal
lockdown-standing-in_play = en juego
lockdown-standing-in_pod = en un contenedor
lockdown-standing-isolated = en cuarentena
lockdown-standing-bunker = en el Búnker
lockdown-standing-escaped = ha escapado
lockdown-standing-dead = ha muerto
lockdown-marker-fire = Fuego
lockdown-marker-malfunction = Fallo
lockdown-pod-a = contenedor A
lockdown-pod-b = contenedor B
lockdown-pod-c = contenedor C
lockdown-mode-standard = semicooperativo
lockdown-mode-solo = en solitario
lockdown-mode-coop = totalmente cooperativo
lockdown-xenos-night_stalkers = Acechadores nocturnos
lockdown-xenos-intruders = Intrusos
lockdown-board-standard = cara básica
lockdown-board-surface = cara de la Superficie
lockdown-runs-app = app
lockdown-runs-table = mesa
lockdown-runs-off = sin app
lockdown-modes = bolsa: { $bag }, Eventos: { $events }, Ataques: { $attacks }, Ruido: { $noise }
lockdown-arrangement = S-01 { $s01 }, S-02 { $s02 }, S-03 { $s03 }, Ascensor { $elevator }
lockdown-phase-setup = preparación
lockdown-phase-player = fase de los jugadores
lockdown-phase-event = fase de Evento
lockdown-phase-over = fin de la partida
lockdown-yes = sí
lockdown-no = no
lockdown-nothing = no hay
lockdown-is = { $value }
lockdown-card = { $card } { $title }
lockdown-slot-and-side = casilla { $slot ->
    [0] S
   *[other] { $slot }
}, { $side }

lockdown-character-survivor = Superviviente
lockdown-character-lab_rat = Rata de laboratorio
lockdown-character-hacker = Pirata informático
lockdown-character-xenobiologist = Xenobióloga
lockdown-character-sentry = Centinela
lockdown-character-janitor = Conserje
lockdown-character-captain = Capitán
lockdown-character-pilot = Piloto
lockdown-character-scientist = Científico
lockdown-character-scout = Exploradora
lockdown-character-soldier = Soldado
lockdown-character-mechanic = Mecánico

lockdown-headline-setup = Preparación
lockdown-headline-player = Ronda { $round }, fase de los jugadores, Tiempo { $time }
lockdown-headline-event = Ronda { $round }, fase de Evento, Tiempo { $time }
lockdown-headline-over = Fin en la ronda { $round }: { $cause }

## Datos que se pueden corregir

lockdown-figure-of-player = { $name }: { $figure }
lockdown-figure-power-on = { $section }: con Energía
lockdown-figure-power-token = { $section }: ficha de Energía
lockdown-figure-css = Ficha SEC, casilla { $slot ->
    [0] S
   *[other] { $slot }
}
lockdown-figure-bag = Bolsa: { $token }
lockdown-figure-supply = Reserva: { $token }
lockdown-figure-on_board = En el tablero: { $token }
lockdown-figure-round = ronda
lockdown-figure-time = Tiempo
lockdown-figure-time_token = ficha de Tiempo
lockdown-figure-autodestruction = Autodestrucción
lockdown-figure-alert = Procedimiento de emergencia
lockdown-figure-main_gate_open = Puerta principal abierta
lockdown-figure-eggs = Huevos en el Nido
lockdown-figure-fires = Fuegos
lockdown-figure-fire_supply = marcadores de Fuego en la reserva
lockdown-figure-malfunctions = Fallos
lockdown-figure-malfunction_supply = marcadores de Fallo en la reserva
lockdown-figure-rover = Rover
lockdown-figure-first_encounter = ya hubo Primer Encuentro
lockdown-figure-first_player = Jugador inicial
lockdown-figure-active_player = de quién es el turno
lockdown-figure-name = nombre
lockdown-figure-character = personaje
lockdown-figure-status = situación
lockdown-figure-passed = ha pasado
lockdown-figure-light_wounds = Heridas leves
lockdown-figure-serious_wounds = Heridas graves
lockdown-figure-dressed_wounds = Heridas vendadas
lockdown-figure-larva = Larva
lockdown-figure-slime = Mucosidad
lockdown-figure-signal = Señal enviada
lockdown-figure-knowledge = Conocimiento
lockdown-figure-knowledge_active = ficha de Conocimiento activa
lockdown-figure-pod = contenedor

## Grupos de opciones

lockdown-group-turn = Ahora
lockdown-group-encounters = Encuentros y Ataques
lockdown-group-characters = Heridas y personajes
lockdown-group-exits = Formas de salir
lockdown-group-markers = Fuego, Fallos y Huevos
lockdown-group-power = Energía
lockdown-group-alarms = Alarmas y SEC
lockdown-group-xenos = Intrusos y fichas
lockdown-group-setup = Preparación

## Botones

lockdown-act-setup = Preparar la partida
lockdown-act-end_turn = { $name }: fin del turno
lockdown-act-pass_turn = { $name }: pasar
lockdown-act-next_step = Hecho: { $step }
lockdown-act-reveal_css = Revelar la ficha SEC
lockdown-act-draw_token = Sacar una ficha de la bolsa
lockdown-act-draw_token-nest_occupied = Sacar de la bolsa: hay un personaje en el Nido
lockdown-act-draw_token-told = Decir qué ficha ha salido
lockdown-act-draw_token-queen = Informar de la Reina sacada
lockdown-act-draw_token-queen_meets = Informar de la Reina y a quién encuentra en el Nido
lockdown-act-event_card = Robar la carta de Evento
lockdown-act-event_card-told = Decir qué Evento ha salido
lockdown-act-start_autodestruction = Iniciar la Autodestrucción
lockdown-act-stop_autodestruction = Detener la Autodestrucción
lockdown-act-trigger_alert = Activar el Procedimiento de emergencia
lockdown-act-restore_power = { $open ->
    [0] Restaurar la Energía sin mover fichas
   *[other] Restaurar la Energía y recolocar fichas
}
lockdown-act-flip_power = Dar o quitar Energía a una Sección
lockdown-act-swap_power = Intercambiar dos fichas de Energía: { $a } y …
lockdown-act-flip_time_token = Girar la ficha de Tiempo: { $side }
lockdown-act-place_fire = Colocar Fuego
lockdown-act-remove_fire = Apagar un Fuego
lockdown-act-place_malfunction = Colocar un Fallo
lockdown-act-remove_malfunction = Reparar un Fallo
lockdown-act-lose_markers = Quitar de la reserva un Fuego y un Fallo
lockdown-act-lay_egg = Un Huevo más en el Nido
lockdown-act-destroy_egg = Un Huevo menos en el Nido
lockdown-act-encounter = Encuentro: la app saca la ficha
lockdown-act-encounter-hand = Encuentro: la app saca y compara la mano
lockdown-act-encounter-told = Encuentro: decir qué ficha es
lockdown-act-xeno_placed = Aparece un Intruso
lockdown-act-xeno_removed = Un Intruso deja el tablero
lockdown-act-xeno_changed = { $from } pasa a ser …
lockdown-act-add_token = Meter una ficha en la bolsa
lockdown-act-infest = { $name }: ataca una Larva
lockdown-act-wound = { $name }: Herida
lockdown-act-dress = { $name }: vendar Heridas graves
lockdown-act-heal = { $name }: curar Herida { $kind }
lockdown-act-kill = { $name } muere
lockdown-act-revive = { $name } resucita
lockdown-act-enter_pod = { $name } entra en un contenedor
lockdown-act-leave = { $name } se va: { $by }
lockdown-act-gain_knowledge = { $name }: Conocimiento
lockdown-act-gain_knowledge-archive = { $name }: Archivo
lockdown-act-set_status-larva_on = { $name } recibe una Larva
lockdown-act-set_status-larva_off = { $name } se libra de la Larva
lockdown-act-set_status-slime_on = { $name } recibe Mucosidad
lockdown-act-set_status-slime_off = { $name } se libra de la Mucosidad
lockdown-act-set_status-signal_on = { $name } envía la Señal
lockdown-act-set_status-signal_off = { $name }: retirar la Señal
lockdown-act-move_css = { $from ->
    [0] Mover la ficha SEC de la casilla S
   *[other] Mover la ficha SEC de la casilla { $from }
}
lockdown-act-move_rover = Mover el Rover: { $to }
lockdown-act-open_main_gate = Abrir la Puerta principal
lockdown-act-attack = Ataca un Intruso: la app roba la carta
lockdown-act-attack-told = Ataca un Intruso: decir qué carta es
lockdown-act-noise_roll = Tirada de Ruido: tira la app
lockdown-act-noise_roll-told = Tirada de Ruido: decir qué ha salido
lockdown-act-check_injury = { $type } con Heridas: ¿muere?

lockdown-ask-player = ¿Quién?
lockdown-ask-token = ¿Qué ficha?
lockdown-ask-type = ¿Qué Intruso?
lockdown-ask-to = ¿Adónde o a qué?
lockdown-ask-kind = ¿Qué tipo de Herida?
lockdown-ask-count = ¿Cuántas?
lockdown-ask-section = ¿Qué Sección?
lockdown-ask-b = ¿Con cuál?
lockdown-ask-result = ¿Qué ha salido?
lockdown-ask-card = ¿Qué carta?
lockdown-ask-hand = ¿Cuántas cartas en mano, contando Contaminación?
lockdown-ask-dark = ¿En la Oscuridad?
lockdown-ask-nest_occupied = ¿Hay algún personaje en el Nido?
lockdown-ask-adults_in_combat = ¿Cuántos Adultos están en Combate?
lockdown-ask-amount = ¿Cuánto?
lockdown-ask-pod = ¿Qué contenedor?
lockdown-ask-burning = ¿Hay Fuego en el compartimento SEC?
lockdown-ask-using = ¿Cómo?
lockdown-ask-arrangement = ¿Dónde va cada ficha?
lockdown-ask-wounds = ¿Cuántas Heridas tiene?
lockdown-ask-mode = ¿Qué modo?
lockdown-ask-modes = ¿Quién lleva cada cosa?

## Cómo se llaman los comandos en el historial y al deshacer

lockdown-did-setup = { $count ->
    [one] Preparación para 1 jugador
   *[other] Preparación para { $count } jugadores
}
lockdown-did-end_turn = { $name } termina el turno
lockdown-did-pass_turn = { $name } pasa
lockdown-did-next_step = Fase de Evento: { $step }
lockdown-did-next_round = Empieza la ronda { $round }
lockdown-did-reveal_css = Ficha SEC: { $result }
lockdown-did-draw_token = Evolución de la bolsa: { $token }
lockdown-did-event_card = Evento { $card }: { $title }
lockdown-did-start_autodestruction = Autodestrucción iniciada
lockdown-did-stop_autodestruction = Autodestrucción detenida
lockdown-did-trigger_alert = Procedimiento de emergencia activado
lockdown-did-restore_power = Energía restaurada
lockdown-did-flip_power = { $section }: Energía cambiada
lockdown-did-swap_power = { $a } y { $b }: fichas intercambiadas
lockdown-did-flip_time_token = Ficha de Tiempo girada: { $side }
lockdown-did-place_fire = Fuego colocado
lockdown-did-remove_fire = Fuego apagado
lockdown-did-place_malfunction = Fallo colocado
lockdown-did-remove_malfunction = Fallo reparado
lockdown-did-lose_markers = Marcadores fuera de la reserva
lockdown-did-lay_egg = Un Huevo más en el Nido
lockdown-did-destroy_egg = Un Huevo menos en el Nido
lockdown-did-encounter = Encuentro de { $name }: { $token }
lockdown-did-xeno_placed = Aparece: { $type }
lockdown-did-xeno_removed = Deja el tablero: { $type }
lockdown-did-xeno_changed = { $from } pasa a ser { $to }
lockdown-did-add_token = Entra en la bolsa: { $token }
lockdown-did-infest = Una Larva ataca a { $name }
lockdown-did-wound = { $count ->
    [one] { $name }: Herida { $kind }
   *[other] { $name }: Herida { $kind }, { $count } veces
}
lockdown-did-dress = { $name }: Heridas vendadas
lockdown-did-heal = { $count ->
    [one] { $name }: Herida { $kind } curada
   *[other] { $name }: Herida { $kind } curada, { $count } veces
}
lockdown-did-kill = { $name } muere
lockdown-did-revive = { $name } resucita
lockdown-did-enter_pod = { $name } entra en el contenedor { $pod }
lockdown-did-leave = { $name } se va: { $by }
lockdown-did-gain_knowledge = { $name } suma Conocimiento: { $amount }
lockdown-did-move_css = Ficha SEC movida de { $from } a { $to }
lockdown-did-move_rover = Rover movido: { $to }
lockdown-did-open_main_gate = Puerta principal abierta
lockdown-did-attack = { $type } ataca a { $name }
lockdown-did-noise_roll = Tirada de Ruido de { $name }: { $result }
lockdown-did-check_injury = Heridas comprobadas: { $type }
lockdown-did-correct = Corregido: { $figure }. Antes: { $old }; ahora: { $value }

## Qué ha pasado y qué deben hacer las manos

lockdown-tells-game_set_up = La mesa está lista.
lockdown-tells-round_began = Empieza la ronda { $round }. Jugador inicial: { $name }.
lockdown-tells-turn_began = Turno de { $name }: dos acciones, o pasar.
lockdown-tells-css_revealed = Ficha SEC de la casilla { $slot }: { $result }.
lockdown-tells-css_moved = Mueve la ficha SEC de la casilla { $slot ->
    [0] S
   *[other] { $slot }
} a la { $to ->
    [0] S
   *[other] { $to }
}.
lockdown-tells-time_advanced = El Tiempo está ahora en { $time ->
    [0] la casilla S
   *[other] { $time }
}. Mueve la ficha de Tiempo.
lockdown-tells-threshold_crossed = Apagón de Energía: { $colour }.
lockdown-tells-threshold_spared = Apagón rojo, pero con la Energía de reserva en marcha: no se pierde Energía.
lockdown-tells-isolation_opened = La Sala de cuarentena está abierta. Dale la vuelta a su pieza.
lockdown-tells-gate_opened = Se abre la Puerta principal. Quita su pieza del tablero.
lockdown-tells-autodestruction_started = ¡Autodestrucción en marcha! Pon su ficha, por la cara amarilla, en la casilla { $slot ->
    [0] S
   *[other] { $slot }
}.
lockdown-tells-autodestruction_turned_red = La Autodestrucción está en rojo y ya no se puede detener. Lleva su ficha, por la cara roja, a la casilla { $slot ->
    [0] S
   *[other] { $slot }
}.
lockdown-tells-autodestruction_stopped = Autodestrucción detenida. Quita su ficha de la consola de Tiempo.
lockdown-tells-alert_triggered = ¡Procedimiento de emergencia! Pon su ficha en la casilla { $slot ->
    [0] S
   *[other] { $slot }
}. Cuando el Tiempo salga de ahí, se acaba la partida.
lockdown-tells-power_on = { $section } con Energía. Gira la ficha de Energía { $token }: cara azul.
lockdown-tells-power_off = { $section } sin Energía. Gira la ficha de Energía { $token }: cara roja.
lockdown-tells-power_arranged = Fichas de Energía, cada una por la cara que tenía: S-01 { $s01 }, S-02 { $s02 }, S-03 { $s03 }, Ascensor { $elevator }
lockdown-tells-time_token_turned = Gira la ficha de Tiempo: { $side }.
lockdown-tells-token_drawn = Sale de la bolsa: { $token }.
lockdown-tells-token_into_bag = Entra 1 ficha en la bolsa: { $token }.
lockdown-tells-token_into_supply = Pasa 1 ficha de la bolsa a la reserva: { $token }.
lockdown-tells-token_missing = No quedan fichas así en la reserva ({ $token }): no entra ninguna en la bolsa.
lockdown-tells-surprise_attack = { $hand ->
    [0] { $token }, y ninguna carta en mano: ¡Ataque por sorpresa!
    [one] { $token }, y solo 1 carta en mano: ¡Ataque por sorpresa!
   *[other] { $token }, y solo { $hand } cartas en mano: ¡Ataque por sorpresa!
}
lockdown-tells-no_surprise = { $hand ->
    [0] { $token }, sin cartas en mano: no hay Ataque por sorpresa.
    [one] { $token }, con 1 carta en mano: no hay Ataque por sorpresa.
   *[other] { $token }, con { $hand } cartas en mano: no hay Ataque por sorpresa.
}
lockdown-tells-compare_hand = { $token }: Ataque por sorpresa si hay menos cartas en mano que este número: { $lit } con luz, { $dark } en la Oscuridad. La Contaminación cuenta.
lockdown-tells-compare_token = { $token }: compara el número de la ficha (el mayor, en la Oscuridad) con todas las cartas en mano, Contaminación incluida; con menos cartas, hay Ataque por sorpresa.
lockdown-tells-first_encountered = ¡Ya hay un primer Intruso en el tablero!
lockdown-tells-figure_placed = Coloca una miniatura: { $token }.
lockdown-tells-figure_removed = Quita una miniatura del tablero: { $token }.
lockdown-tells-figure_missing = Todas las miniaturas de este tipo están en uso ({ $token }): no se coloca ninguna.
lockdown-tells-adults_withdrew = { $count ->
    [one] 1 Adulto que no está en Combate deja el tablero.
   *[other] { $count } Adultos que no están en Combate dejan el tablero.
}
lockdown-tells-egg_laid = Un Huevo más en el Nido. Ponlo en el tablero del Laboratorio.
lockdown-tells-egg_missing = El Nido ya tiene todos los Huevos que hay: no se añade ninguno.
lockdown-tells-egg_destroyed = Un Huevo menos en el Nido. Quítalo del tablero del Laboratorio.
lockdown-tells-fire_placed = { $left ->
    [0] Fuego. La reserva está vacía: ¡el próximo en un compartimento sin Fuego destruye el complejo!
    [one] Fuego. Queda 1 marcador en la reserva.
   *[other] Fuego. Quedan { $left } marcadores en la reserva.
}
lockdown-tells-fire_removed = Fuego apagado. El marcador vuelve a la reserva.
lockdown-tells-malfunction_placed = { $left ->
    [0] Fallo. La reserva está vacía: ¡el próximo en un compartimento sin Fallo destruye el complejo!
    [one] Fallo. Queda 1 marcador en la reserva.
   *[other] Fallo. Quedan { $left } marcadores en la reserva.
}
lockdown-tells-malfunction_removed = Fallo reparado. El marcador vuelve a la reserva.
lockdown-tells-marker_stayed = El compartimento { $room } ya tiene un marcador así: no pasa nada.
lockdown-tells-markers_ran_out = Hacía falta un marcador más ({ $marker }) y la reserva está vacía.
lockdown-tells-markers_lost = De la reserva a la caja: Fuego { $fires }, Fallo { $malfunctions }.
lockdown-tells-light_wound_suffered = { $name } sufre una Herida leve.
lockdown-tells-light_wounds_turned_serious = { $name }: la tercera Herida leve pasa a ser grave. Quita el marcador y roba su carta.
lockdown-tells-serious_wound_suffered = { $name } sufre una Herida grave. Roba su carta.
lockdown-tells-wounds_dressed = { $count ->
    [one] { $name }: 1 Herida grave vendada. Dale la vuelta a su carta.
   *[other] { $name }: { $count } Heridas graves vendadas. Dales la vuelta a sus cartas.
}
lockdown-tells-wounds_healed = { $name } se cura. Herida { $kind }: { $count }.
lockdown-tells-character_died = { $name } ha muerto. Poned un Cadáver en el compartimento. Lo voluminoso que llevaba queda allí, los demás Objetos salen de la partida sin verse (en cooperativo se conservan) y sus Contingencias van a la Reserva neutral.
lockdown-tells-character_revived = { $name } vuelve a la vida en Urgencias: Heridas leves curadas, graves vendadas.
lockdown-tells-character_boarded = { $name } está en el contenedor { $pod }. Descarta tu mano. Hasta el lanzamiento nada puede tocarte.
lockdown-tells-character_escaped = El contenedor { $pod } despega: ¡{ $name } ha escapado!
lockdown-tells-character_returned = El contenedor { $pod } no despega: { $name } vuelve a su compartimento SEC.
lockdown-tells-character_isolated = La tirada de Ruido no ha traído a nadie: { $name } se queda en la Sala de cuarentena, con la puerta cerrada, y ya no juega.
lockdown-tells-bunker_by_rover = { $name } ha llegado al Búnker en el Rover y está a salvo.
lockdown-tells-bunker_by_suit = La tirada de Ruido no ha traído a nadie: { $name } ha llegado al Búnker a pie y está a salvo.
lockdown-tells-rover_moved = El Rover está ahora aquí: { $to }.
lockdown-tells-knowledge_gained = { $name } tiene Conocimiento { $knowledge }.
lockdown-tells-knowledge_activated = { $name }: gira tu ficha de Conocimiento a la cara activa y mira una Contingencia, nunca la activa.
lockdown-tells-larva_on = { $name } lleva una Larva. Ponla en su tablero de personaje.
lockdown-tells-larva_off = { $name } se libra de la Larva.
lockdown-tells-slime_on = { $name } tiene Mucosidad.
lockdown-tells-slime_off = { $name } ya no tiene Mucosidad.
lockdown-tells-signal_on = { $name } ha enviado la Señal.
lockdown-tells-signal_off = { $name }: Señal retirada.
lockdown-tells-event_card = Evento { $card }: { $title }
lockdown-tells-event_moves = { $count ->
    [one] Por el Pasillo { $corridor }, si no hay un personaje con ellos: { $xeno1 }{ $movers ->
        [3] , { $xeno2 } y { $xeno3 }
       *[other] {" "}y { $xeno2 }
    }. Si hay una Puerta cerrada, la destruyen; por un Pasillo de servicio, vuelven a la bolsa.
   *[other] Por el Pasillo { $corridor } y luego por el { $then }, si no hay un personaje con ellos: { $xeno1 }{ $movers ->
        [3] , { $xeno2 } y { $xeno3 }
       *[other] {" "}y { $xeno2 }
    }. Si hay una Puerta cerrada, la destruyen; por un Pasillo de servicio, vuelven a la bolsa.
}
lockdown-tells-retreat = { $count ->
    [one] Se repliega por el Pasillo { $corridor }. Si hay una Puerta cerrada, la destruye; por un Pasillo de servicio, sale del tablero.
   *[other] Se repliega por el Pasillo { $corridor } y luego { $then }. Si hay una Puerta cerrada, la destruye; por un Pasillo de servicio, sale del tablero.
}
lockdown-tells-event_card_removed = Esta carta sale de la partida; mazo y descarte se barajan juntos.
lockdown-tells-attack_hits = { $token } ataca a { $name }: «{ $card }». Acierta.
lockdown-tells-attack_misses = { $token } ataca a { $name }: «{ $card }». Falla.
lockdown-tells-injury_checked = { $blood ->
    [0] { $token }: { $outcome }.
   *[other] { $token }, Heridas { $wounds } contra { $blood }: { $outcome }.
}
lockdown-tells-noise_rolled = { $name } saca { $result }: cuenta como { $counts_as }.
lockdown-tells-figure_corrected = Corregido: { $figure }. Antes: { $old }; ahora: { $value }.
lockdown-tells-swept = Barren el complejo. Muere quien no esté en cuarentena o a salvo fuera; los Intrusos sobreviven.
lockdown-tells-destroyed = El complejo queda destruido. Solo viven quienes estén en el Búnker o ya lejos; los Intrusos y su Nido desaparecen.
lockdown-tells-survivors = Con vida antes del Chequeo de victoria: { $names }.
lockdown-tells-no_survivors = Nadie se ha salvado.

lockdown-outcome-dies = muere. Poned un Cuerpo en el compartimento, salvo si era una Larva
lockdown-outcome-lives = sobrevive
lockdown-outcome-retreats = se repliega

## Pasos de la fase de Evento

lockdown-do-launch_css = Lanzamiento SEC. Si hay una ficha SEC bajo la ficha de Tiempo, dale la vuelta y di qué muestra; si no, sigue.
lockdown-do-advance_time = El Tiempo avanza.
lockdown-do-remove_noise = Ruido. En las Secciones con Energía, quita el Ruido de los Pasillos que no toquen ningún compartimento con personajes. Los Pasillos de servicio conservan el suyo.
lockdown-do-xeno_attacks = Ataques. Cada Intruso que esté con personajes ataca al que tenga menos cartas de acción en la mano; si hay empate, al primero en orden de turno. Una Larva infesta en vez de atacar.
lockdown-do-fire_damage = Fuego. Cada Intruso que esté donde hay Fuego sufre 1 Herida. En cada compartimento con Fuego y Huevos que nadie lleve, se destruye un Huevo.
lockdown-do-event_card = Evento. Robad la carta de Evento: primero se mueven los Intrusos indicados que no estén con ningún personaje; después ocurre su efecto. En las Escaleras siempre hay Oscuridad.
lockdown-do-bag_development = Evolución de la bolsa. Se saca una ficha de la bolsa.

lockdown-remember-draw_cards = Todos roban hasta tener cinco cartas; seis en la Sala de cuarentena, si no tiene Fallo.
lockdown-remember-fire = Si { $name } está en un compartimento con Fuego: una Herida leve.
lockdown-remember-fire_before_boarding = Si hay Fuego en el compartimento SEC, { $name } sufre antes una Herida leve.
lockdown-remember-vent = Si la ficha de Despresurización sigue en un compartimento, todo lo que hay allí muere ahora, antes que nada; después retiradla. Los Huevos del Nido sobreviven.
lockdown-remember-choose_objective = Ahora cada cual se queda con un Objetivo y aparta el otro de la partida sin enseñarlo.
lockdown-remember-contamination = { $name } pone una carta de Contaminación en su pila de descarte.
lockdown-remember-noise_rolls = La ficha ha vuelto a la bolsa. En orden de turno, quien no esté en Combate hace una tirada de Ruido.
lockdown-remember-token_back = La ficha sacada ha vuelto a la bolsa.
lockdown-remember-noise_everywhere = La ficha en blanco: poned Ruido en cada Pasillo del compartimento de { $name }, también en los de servicio si tiene un Acceso. La ficha ha vuelto a la bolsa.
lockdown-remember-remove_noise = Quita todo el Ruido de los Pasillos del compartimento de { $name } y, si hay Acceso, también el de los Pasillos de servicio.
lockdown-remember-remove_noise_nest = Quitad todo el Ruido de los Pasillos del Nido, también el de los Pasillos de servicio si tiene un Acceso.
lockdown-remember-attack_again = El nuevo Reproductor ataca enseguida a { $name }.
lockdown-remember-follows = Si { $name } estaba huyendo, el Intruso le sigue al compartimento siguiente.
lockdown-remember-retreat_card = Robad una carta de Evento para saber por qué Pasillo se repliega y descartadla.
lockdown-remember-victory_check = Chequeo de victoria: revela la Contingencia activa. Cada cual escanea su Contaminación: quien tenga alguna carta «Infectado» o lleve una Larva baraja todas sus cartas y roba cuatro; con una sola de Contaminación, muere. Después, los Objetivos.

## Negativas

lockdown-no-table-yet = Aquí aún no se ha preparado ninguna partida.
lockdown-no-second-setup = Aquí hay una partida en marcha. Deshaz hasta el principio o abre otra partida guardada para empezar una nueva.
lockdown-no-more-moves = La partida ha terminado. Aún se puede deshacer.
lockdown-no-turn-now = Ahora no es el turno de nadie.
lockdown-no-event-phase-yet = La fase de Evento no ha empezado: alguien no ha pasado todavía.
lockdown-no-css-unrevealed = Hay una ficha SEC bajo la ficha de Tiempo. Primero dale la vuelta y di qué muestra.
lockdown-no-event-card-missing = Falta la carta de Evento de esta ronda. Primero róbala o di cuál es.
lockdown-no-token-missing = Falta la ficha de esta evolución de la bolsa. Primero sácala o di cuál es.
lockdown-no-css-now = Las fichas SEC solo se revelan en el paso de lanzamiento de la fase de Evento.
lockdown-no-css-here = No hay ninguna ficha SEC oculta en la casilla { $time }.
lockdown-no-css-to-move = No hay ninguna ficha SEC oculta en la casilla { $slot }.
lockdown-no-css-under-time = La ficha SEC que está bajo la ficha de Tiempo no se puede mover.
lockdown-no-css-so-far = Una ficha SEC se mueve una sola casilla, dentro de la consola de Tiempo.
lockdown-no-css-onto-another = Ya hay otra ficha SEC en la casilla { $slot }.
lockdown-no-development-now = La bolsa solo evoluciona en su paso de la fase de Evento.
lockdown-no-development-again = La bolsa ya ha evolucionado en esta ronda.
lockdown-no-token-told = La bolsa la lleva la mesa: di qué ficha ha salido.
lockdown-no-token-in-bag = La bolsa está vacía.
lockdown-no-such-token-in-bag = Según nuestra cuenta, en la bolsa no hay ninguna ficha así ({ $token }). Si en la tuya sí, corrige primero la bolsa.
lockdown-no-token-in-supply = En la reserva no queda ninguna ficha así: { $token }.
lockdown-no-event-card-now = La carta de Evento solo sale en su paso de la fase de Evento.
lockdown-no-event-card-again = La carta de Evento de esta ronda ya está en la mesa.
lockdown-no-event-card-told = El mazo de Evento lo lleva la mesa: di qué carta ha salido.
lockdown-no-event-deck-known = La app no tiene el mazo de Evento de los Intrusos de Nemesis. Informad una a una de lo que hacen sus cartas.
lockdown-no-attack-card-told = El mazo de Ataque lo lleva la mesa: di qué carta ha salido.
lockdown-no-attack-deck-known = La app no tiene el mazo de Ataque de los Intrusos de Nemesis. Informad de las Heridas.
lockdown-no-injury-here = El mazo de Ataque lo lleva la mesa: roba ahí por el Intruso con Heridas y di si muere.
lockdown-no-noise-told = El dado de Ruido se tira en la mesa: di qué ha salido.
lockdown-no-deck-of-intruders = La app no tiene los mazos de Evento y de Ataque de los Intrusos de Nemesis: dejadlos a la mesa.
lockdown-no-map-yet = Esta versión no incluye el mapa del complejo. Déjalo sin usar (off).
lockdown-no-solo-for-many = El modo en solitario es para un solo jugador.
lockdown-no-character-twice = Cada personaje, y cada color, solo puede estar una vez en la partida.
lockdown-no-such-seat = Nadie ocupa el puesto { $seat }.
lockdown-no-report-gone = { $name } ya no está en juego.
lockdown-no-report-in-pod = { $name } está en un contenedor: ahí no puede pasar nada hasta el lanzamiento.
lockdown-no-wound-to-dress = { $name } no tiene tantas Heridas graves sin vendar.
lockdown-no-light-wound-to-heal = { $name } no tiene tantas Heridas leves.
lockdown-no-dressed-wound-to-heal = Las Heridas graves solo se curan si están vendadas, y { $name } no tiene tantas.
lockdown-no-reviving-here = Solo se puede resucitar en el modo totalmente cooperativo.
lockdown-no-dead-to-revive = { $name } no ha muerto.
lockdown-no-larva-figure-left = Todas las miniaturas de Larva están en uso.
lockdown-no-status-so-already = { $name }: ya está así.
lockdown-no-archive-again = { $name } ya ha usado el Archivo.
lockdown-no-pod-now = En un contenedor se entra en la fase de los jugadores, con la ficha de Tiempo sobre una ficha SEC. El Tiempo está en { $time }.
lockdown-no-pod-launched = Los contenedores de esta ronda ya se han lanzado.
lockdown-no-pod-free = El contenedor { $pod } está ocupado.
lockdown-no-isolation-open = La Sala de cuarentena está cerrada: se abre con Tiempo { $slot } o con el Procedimiento de emergencia.
lockdown-no-gate-open = La Puerta principal está cerrada: no hay paso al Búnker.
lockdown-no-gate-open-already = La Puerta principal ya está abierta.
lockdown-no-rover-here = El Rover no está en el complejo.
lockdown-no-rover-there-already = El Rover ya está ahí.
lockdown-no-autodestruction-runs = La Autodestrucción ya está en marcha.
lockdown-no-autodestruction-idle = La Autodestrucción no está en marcha.
lockdown-no-autodestruction-red = La Autodestrucción está en rojo: ya no se puede detener.
lockdown-no-alert-runs = El Procedimiento de emergencia ya está activado.
lockdown-no-swap-same = Para intercambiar hacen falta dos lugares distintos.
lockdown-no-time-token-so-already = La ficha de Tiempo ya muestra esa cara.
lockdown-no-fire-to-remove = No hay ningún Fuego así.
lockdown-no-malfunction-to-remove = No hay ningún Fallo así.
lockdown-no-markers-to-lose = Las reservas de Fuego y de Fallo ya están vacías.
lockdown-no-egg-left = El Nido ya tiene todos los Huevos que hay.
lockdown-no-egg-to-destroy = En el Nido no queda ningún Huevo.
lockdown-no-figure-on-board = No hay ningún Intruso así en el tablero: { $token }.
lockdown-no-figure-left = Todas las miniaturas de este tipo están en uso: { $token }.
lockdown-no-change-to-same = Ya es de ese tipo.
lockdown-no-value-possible = «{ $path }» no puede tener ese valor.
lockdown-bad-figure = No hay ningún dato «{ $path }» que corregir.
lockdown-bad-value = «{ $path }» admite otra clase de valor.
lockdown-bad-name = Un nombre tiene de 1 a 24 caracteres imprimibles.
lockdown-bad-character = No existe el personaje «{ $character }».
lockdown-bad-arrangement = Un reparto pone cada ficha de Energía, de la 1 a la 4, en uno de estos lugares: s01, s02, s03 y elevator.
lockdown-bad-status = Indica al menos uno de estos: «larva», «slime» o «signal».
lockdown-bad-archive = El Archivo da { $amount } de Conocimiento.
lockdown-bad-using = El Rover y el Traje solo llevan al Búnker.
lockdown-bad-attack-card = No existe la carta de Ataque «{ $card }».
lockdown-bad-larva-card = Una Larva no roba carta de Ataque.
lockdown-bad-odds = Para saber la probabilidad de un Ataque por sorpresa, di cuántas cartas hay en la mano.

## Cartas de Ataque

lockdown-attack-blood_chase = Rastreo de sangre
lockdown-attack-blood_rage = Furia sangrienta
lockdown-attack-cut = Corte
lockdown-attack-evolve = Evolucionar
lockdown-attack-infecting_the_host = Infectar al huésped
lockdown-attack-perched_in_the_dark = Agazapado en la Oscuridad
lockdown-attack-piercing_the_heart = Atravesar el corazón

## Cartas de Evento

lockdown-event-1-title = Apertura de compuertas
lockdown-event-1-effect = Se abren todas las Puertas que no estén destruidas.
lockdown-event-1-dark = En la Oscuridad: Ruido en cada Pasillo sin Ruido de los compartimentos con personajes.
lockdown-event-leaving-the-shell-title = Fuera del cascarón
lockdown-event-leaving-the-shell-effect = Quien lleve una Larva toma una carta de Contaminación y la escanea: si dice «Infectado», muere y aparece un Reptador en el compartimento; si no, descarta la carta. Los demás roban cuatro cartas y escanean la Contaminación que haya: con alguna «Infectado», reciben una Larva; luego descartan las cuatro.
lockdown-event-3-title = Nido
lockdown-event-3-effect = Si el Nido está explorado: Ruido en cada uno de sus Pasillos sin Ruido.
lockdown-event-3-dark = En la Oscuridad: Ruido también en cada Pasillo sin Ruido de los compartimentos con personajes.
lockdown-event-4-title = Fuego en el hoyo
lockdown-event-4-effect = Fuego en los compartimentos SEC A, B y C. Quien esté ahí sin cartas de acción sufre una Herida grave.
lockdown-event-5-title = Fuga de refrigerante
lockdown-event-5-effect = Si el Sistema de refrigeración tiene un Fallo, se inicia la Autodestrucción; si no lo tiene, recibe uno.
lockdown-event-6-title = Eclosión
lockdown-event-6-effect = El Nido pierde un Huevo, si lo tiene. Los personajes que estén en el Nido sin cartas de acción reciben una Larva; si nadie la recibe, una ficha de Larva va a la bolsa.
lockdown-event-6-dark = En la Oscuridad: quien esté fuera del Nido sin cartas de acción recibe una Larva.
lockdown-event-blood-trace-title = Rastro de sangre
lockdown-event-blood-trace-effect = En cada Sección, los Intrusos que no estén en Combate van al compartimento de un personaje con una Herida grave sin vendar y sin cartas de acción; si hay empate, al de número más bajo.
lockdown-event-blood-trace-dark = En la Oscuridad: cuentan también los personajes que sí tienen cartas de acción.
lockdown-event-8-title = Fuego devorador
lockdown-event-8-effect = Los compartimentos con Fuego se quedan sin Objetos. Luego el Fuego pasa a los compartimentos vecinos, pero no por Puertas cerradas ni por los Pasillos de servicio.
lockdown-event-9-title = Acechar
lockdown-event-9-effect = Los Intrusos que no compartan compartimento con un personaje dejan el tablero; sus fichas entran en la bolsa.
lockdown-event-9-dark = En la Oscuridad: cada Intruso en Combate ataca.
lockdown-event-10-title = Avería de la red sanitaria
lockdown-event-10-effect = Un Fallo en cada compartimento verde explorado.
lockdown-event-11-title = Ruido en los Pasillos
lockdown-event-11-effect = Ruido en los Pasillos de servicio. Si ya lo había, salen de la reserva un marcador de Fuego y uno de Fallo.
lockdown-event-11-dark = En la Oscuridad: quien esté en un compartimento con Acceso a los Pasillos de servicio sufre una Herida leve.
lockdown-event-12-title = Sobretensión
lockdown-event-12-effect = La ficha de Tiempo queda por su cara inactiva.
lockdown-event-14-title = Daños
lockdown-event-14-effect = Un Fallo en cada compartimento con un Adulto, un Reproductor o la Reina.
lockdown-event-14-dark = En la Oscuridad: un Fallo también en cada compartimento con un personaje.
lockdown-event-15-title = Pantallazo azul
lockdown-event-15-effect = De los compartimentos explorados con Computadora en Secciones con Energía, un Fallo en el de número más bajo.
lockdown-event-16-title = Pánico
lockdown-event-16-effect = Quien no tenga cartas de acción pierde dos de Munición, o un Objeto si no le llega.
lockdown-event-16-dark = En la Oscuridad: también quien tenga cartas de acción.
lockdown-event-17-title = Proteger los Huevos
lockdown-event-17-effect = Un Encuentro para cada personaje que esté en el Nido o lleve un Huevo.
lockdown-event-17-dark = En la Oscuridad: cada personaje recibe una carta de Contaminación.
lockdown-event-19-title = Olor a sangre
lockdown-event-19-effect = Ruido en cada Pasillo sin Ruido de los compartimentos donde haya un personaje con una Herida grave sin vendar.
lockdown-event-19-dark = En la Oscuridad: aparece un Adulto junto a cada uno de esos personajes que no esté en Combate.
lockdown-event-20-title = Cortocircuito
lockdown-event-20-effect = Fuego en cada compartimento explorado con Computadora de las Secciones con Energía.
lockdown-event-21-title = ¡Cómo quema!
lockdown-event-21-effect = Fuego en el Suministro de Energía de reserva y en el Generador de Energía.
lockdown-event-22-title = Parada en seco
lockdown-event-22-effect = El Ascensor se queda sin Energía. Un Fallo en cada compartimento «Ascensor».
