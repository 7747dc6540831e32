### La mesa en la pantalla táctil. Las palabras lejanas se leen a 1,5 m: deben ser cortas.

## De lejos: mayúsculas, cortas

lockdown-screen-phase-player = JUGADORES
lockdown-screen-phase-event = EVENTOS
lockdown-screen-elevator = ASC.
lockdown-screen-danger-yellow = AUTO{ "\u00AD" }DESTRUCCIÓN
lockdown-screen-danger-red = AUTO{ "\u00AD" }DESTRUCCIÓN
lockdown-screen-danger-alert = EMERGENCIA
lockdown-screen-danger-time = { $rounds ->
    [one] ÚLTIMA RONDA
   *[other] ÚLTIMAS RONDAS
}
lockdown-screen-danger-fire = FUEGO
lockdown-screen-danger-malfunction = FALLO

## Tras el número de rondas o de marcadores: corto y largo

lockdown-screen-short-yellow = { $rounds ->
    [one] ronda, luego roja
   *[other] rondas, luego roja
}
lockdown-screen-short-red = { $rounds ->
    [one] ronda más
   *[other] rondas más
}
lockdown-screen-short-alert = { $rounds ->
    [one] ronda más
   *[other] rondas más
}
lockdown-screen-short-time = { $rounds ->
    [one] ronda más
   *[other] rondas más
}
lockdown-screen-short-alert-destroyed = { $rounds ->
    [one] ronda y se destruye
   *[other] rondas y se destruye
}
lockdown-screen-short-time-destroyed = { $rounds ->
    [one] ronda y se destruye
   *[other] rondas y se destruye
}
lockdown-screen-short-fire = libres
lockdown-screen-short-malfunction = libres
lockdown-screen-long-yellow = { $rounds ->
    [one] ronda y pasa a roja. Todavía se puede detener.
   *[other] rondas y pasa a roja. Todavía se puede detener.
}
lockdown-screen-long-red = { $rounds ->
    [one] ronda más y nada la detiene. ¡Salid de aquí!
   *[other] rondas más y nada la detiene. ¡Salid de aquí!
}
lockdown-screen-long-alert = { $rounds ->
    [one] ronda más. Solo vive quien esté en cuarentena o fuera.
   *[other] rondas más. Solo vive quien esté en cuarentena o fuera.
}
lockdown-screen-long-time = { $rounds ->
    [one] ronda más. Solo vive quien esté en cuarentena o fuera.
   *[other] rondas más. Solo vive quien esté en cuarentena o fuera.
}
lockdown-screen-long-alert-destroyed = { $rounds ->
    [one] ronda y se destruye. Solo vive quien esté fuera.
   *[other] rondas y se destruye. Solo vive quien esté fuera.
}
lockdown-screen-long-time-destroyed = { $rounds ->
    [one] ronda y se destruye. Solo vive quien esté fuera.
   *[other] rondas y se destruye. Solo vive quien esté fuera.
}
lockdown-screen-long-fire = marcadores libres. El próximo Fuego destruye el complejo.
lockdown-screen-long-malfunction = marcadores libres. El próximo Fallo destruye el complejo.

## De cerca

lockdown-screen-round = Ronda
lockdown-screen-time = TIEMPO
lockdown-screen-turn = su turno
lockdown-screen-actions = Acciones
lockdown-screen-encounter = Encuentro
lockdown-screen-pass = Pasar

## Lo que dice el zumbador

lockdown-cue-alert = emergencia
lockdown-cue-autodestruction-started = autodestrucción en marcha
lockdown-cue-autodestruction-closer = autodestrucción más cerca
lockdown-cue-autodestruction-red = autodestrucción en rojo
lockdown-cue-autodestruction-stopped = autodestrucción detenida
lockdown-cue-isolation-open = se abre la cuarentena
lockdown-cue-gate-open = se abre la puerta principal
lockdown-cue-encounter = encuentro
lockdown-cue-surprise_attack = ataque por sorpresa
lockdown-cue-token-drawn = ficha sacada
lockdown-cue-next_player = siguiente turno
lockdown-cue-round = nueva ronda
lockdown-cue-first_death = primera muerte
lockdown-cue-death = una muerte
lockdown-cue-blackout = apagón total
lockdown-cue-power-lost = sin energía
lockdown-cue-power-restored = vuelve la energía
lockdown-cue-css-launch = contenedor lanzado
lockdown-cue-threshold-ahead = apagón a la vista
lockdown-cue-swept = complejo barrido
lockdown-cue-destroyed = complejo destruido
