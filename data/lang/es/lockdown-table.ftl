### Lockdown dibujado como texto, y su preparación en preguntas.

## Preparación

lockdown-setup-players = ¿Cuántos jugadores?
lockdown-setup-players-n = { $count ->
    [one] jugador
   *[other] jugadores
}
lockdown-setup-name = ¿Nombre del jugador { $seat }?
lockdown-setup-name-usual = Jugador { $seat }
lockdown-setup-character = { $name } juega con …
lockdown-setup-mode = ¿Qué modo?
lockdown-setup-xenos = ¿Qué xenos?
lockdown-setup-runs = ¿Quién saca fichas, cartas y dados?
lockdown-setup-runs-usual = La app saca de la bolsa, la mesa hace lo demás
lockdown-setup-runs-app = La app saca y tira todo lo que puede
lockdown-setup-runs-table = La mesa saca y se lo dice a la app
lockdown-setup-runs-each = Uno por uno …
lockdown-setup-bag = ¿Quién saca de la bolsa?
lockdown-setup-events = ¿Quién roba las cartas de Evento?
lockdown-setup-attacks = ¿Quién roba las cartas de Ataque?
lockdown-setup-noise = ¿Quién tira el dado de Ruido?
lockdown-setup-by-app = La app
lockdown-setup-by-table = La mesa, y se lo dice a la app
lockdown-setup-by-off = La mesa; la app solo dice cuándo
lockdown-setup-power = ¿Quién reparte las fichas de Energía?
lockdown-setup-power-dealt = La app, al azar
lockdown-setup-power-told = La mesa: escribir qué hay en cada sitio
lockdown-setup-power-token = ¿Qué ficha de Energía hay en { $section }?

## La mesa dibujada

lockdown-table-empty = Aquí todavía no hay nada preparado.
lockdown-table-round = RONDA { $round }
lockdown-table-phase-player = FASE DE LOS JUGADORES
lockdown-table-phase-event = FASE DE EVENTO
lockdown-table-phase-over = FIN DE LA PARTIDA
lockdown-table-turn = turno de { $name }
lockdown-table-step = { $number }/{ $count }
lockdown-table-time = TIEMPO { $time }
lockdown-table-last-field = S
lockdown-table-mark-css = SEC
lockdown-table-mark-isolation = CUA
lockdown-table-mark-alert = EMG
lockdown-table-mark-yellow = AD
lockdown-table-mark-red = AD!
lockdown-table-on = ENERGÍA
lockdown-table-dark = OSCURO
lockdown-table-markers = Marcadores
lockdown-table-fires = Fuego
lockdown-table-malfunctions = Fallo
lockdown-table-eggs = Huevos
lockdown-table-blank = en blanco
lockdown-table-bag = Bolsa · { $count }
lockdown-table-on-board = En el tablero
lockdown-table-gate-open = Puerta ABIERTA
lockdown-table-gate-shut = Puerta cerrada
lockdown-table-rover-facility = Rover aquí
lockdown-table-rover-bunker = Rover en el Búnker
lockdown-table-isolation-open = Cuarentena ABIERTA
lockdown-table-isolation-shut = Cuarentena cerrada
lockdown-table-light = L
lockdown-table-serious = G
lockdown-table-knowledge = C
lockdown-table-passed = ha pasado
lockdown-table-first = jugador inicial
lockdown-table-survivors = Con vida antes de comprobar la victoria: { $names }
lockdown-table-no-survivors = Nadie ha escapado.
lockdown-table-warn-yellow = { $rounds ->
    [one] La Autodestrucción pasa a rojo esta ronda. Todavía se puede detener.
   *[other] La Autodestrucción pasa a rojo en { $rounds } rondas. Todavía se puede detener.
}
lockdown-table-warn-red = { $rounds ->
    [one] Autodestrucción: ¡el complejo se destruye esta ronda!
   *[other] Autodestrucción: el complejo se destruye en { $rounds } rondas.
}
lockdown-table-warn-alert = { $rounds ->
    [one] Emergencia: ¡todo acaba esta ronda!
   *[other] Emergencia: todo acaba en { $rounds } rondas.
}
lockdown-table-warn-time = { $rounds ->
    [one] Última ronda: ¡al final se acaba el tiempo!
   *[other] El tiempo se acaba en { $rounds } rondas.
}
lockdown-table-warn-alert-destroyed = { $rounds ->
    [one] Emergencia con Autodestrucción: ¡el complejo se destruye esta ronda, también muere quien esté en cuarentena!
   *[other] Emergencia con Autodestrucción: el complejo se destruye en { $rounds } rondas, también muere quien esté en cuarentena.
}
lockdown-table-warn-time-destroyed = { $rounds ->
    [one] Última ronda con Autodestrucción: ¡el complejo se destruye, también muere quien esté en cuarentena!
   *[other] El tiempo se acaba en { $rounds } rondas con Autodestrucción: también muere quien esté en cuarentena.
}
lockdown-table-warn-fire = No queda ningún marcador de Fuego: ¡el próximo destruye el complejo!
lockdown-table-warn-malfunction = No queda ningún marcador de Fallo: ¡el próximo destruye el complejo!

lockdown-table-odds-token = { $percent } %  { $token }  ({ $exact })
lockdown-table-odds-surprise-lit = Ataque sorpresa con luz: { $percent } %  ({ $exact })
lockdown-table-odds-surprise-dark = Ataque sorpresa a oscuras: { $percent } %  ({ $exact })

lockdown-table-help =
    Consola de Tiempo: [ ] es ahora · ! Apagón rojo, cuenta con la ficha de Tiempo inactiva · !! Apagón azul, cuenta siempre
    SEC: ficha boca abajo; = y una letra: descubierta · CUA: aquí se abre la cuarentena · AD Autodestrucción, AD! roja · EMG emergencia
    Jugadores: L heridas leves ● · G heridas graves ◆, vendadas ◈ · C Conocimiento, * archivo usado
