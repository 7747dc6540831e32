### Lockdown en la pantalla: fase de eventos, encuentro, probabilidades.

## Los siete pasos

lockdown-now-step-launch_css = SEC
lockdown-now-step-advance_time = Tiempo
lockdown-now-step-remove_noise = Ruido
lockdown-now-step-xeno_attacks = Ataques
lockdown-now-step-fire_damage = Fuego
lockdown-now-step-event_card = Evento
lockdown-now-step-bag_development = Bolsa

## El pie de la página

lockdown-now-next = Hecho, sigue: { $step }
lockdown-now-next-round = Hecho: empieza la ronda { $round }
lockdown-now-draw = Sacar una ficha
lockdown-now-draw-card = Robar la carta de Evento
lockdown-now-tap = Tocad lo que ha salido
lockdown-now-not-yet = Volver
lockdown-now-different = No fue así
lockdown-now-different-how = No se pierde nada: deshaced lo último o cambiad valores sueltos.
lockdown-now-take-back = Deshacer lo último
lockdown-now-set-right = Corregir un valor
lockdown-now-set-right-note = Tiempo, Energía, bolsa, Heridas y todo lo demás

## Lanzamiento SEC

lockdown-now-vent = Si la ficha de Despresurización está en un compartimento, primero muere todo lo que hay allí, salvo los Huevos del Nido; después retiradla.
lockdown-now-css-ask = Dad la vuelta a la ficha SEC.
lockdown-now-css-seated = { $name } está en el contenedor { $pod }.
lockdown-now-css-a = Despega el contenedor A.
lockdown-now-css-b = Despega el contenedor B.
lockdown-now-css-c = Despega el contenedor C.
lockdown-now-css-all = Despegan todos los contenedores.
lockdown-now-css-none = No despega ningún contenedor.
lockdown-now-css-nobody = No había nadie a bordo. La ficha se queda ahí, bocarriba.
lockdown-now-css-still = Esta ronda no despega ninguno.
lockdown-now-css-still-hands = No hay ficha SEC bajo la ficha de Tiempo: seguid.
lockdown-now-pod-a = Contenedor A
lockdown-now-pod-b = Contenedor B
lockdown-now-pod-c = Contenedor C
lockdown-now-pod-all = Todos
lockdown-now-pod-none = Ninguno

## Tiempo

lockdown-now-time = El Tiempo avanza.
lockdown-now-time-token = { $time ->
    [0] Ficha de Tiempo a la última casilla.
   *[other] Ficha de Tiempo al { $time }.
}
lockdown-now-dark = { $section } sin Energía.
lockdown-now-dark-hands = Girad la ficha de Energía { $token } ({ $section }): cara roja.
lockdown-now-dark-already = Apagón, pero ya no quedaba Energía.
lockdown-now-blackout = ¡Apagón total! Todo a oscuras.
lockdown-now-red = En rojo. Imparable.
lockdown-now-red-hands = { $slot ->
    [0] Ficha de Autodestrucción a la última casilla, cara roja.
   *[other] Ficha de Autodestrucción al { $slot }, cara roja.
}
lockdown-now-gate-hands = La Puerta principal está abierta: quitadla del tablero.
lockdown-now-isolation = Se abre la Sala de cuarentena.
lockdown-now-isolation-hands = Dad la vuelta a la pieza de la Sala de cuarentena.
lockdown-now-spared = La reserva aguanta.
lockdown-now-spared-hands = Apagón rojo, pero la ficha de Tiempo está activa: ninguna Sección se queda a oscuras.

## Ruido

lockdown-now-noise = Quitad Ruido del tablero.
lockdown-now-noise-hands = { $count ->
    [one] Solo en { $lit1 }: de cada Pasillo que no toque ningún compartimento con personajes.
    [2] En { $lit1 } y { $lit2 }: de cada Pasillo que no toque ningún compartimento con personajes.
   *[other] En { $lit1 }, { $lit2 } y { $lit3 }: de cada Pasillo que no toque ningún compartimento con personajes.
}
lockdown-now-noise-technical = Los Pasillos de servicio conservan el suyo.
lockdown-now-noise-none = Todo el Ruido se queda.
lockdown-now-noise-none-hands = Ninguna de las tres Secciones tiene Energía: no se retira ningún marcador.

## Ataques

lockdown-now-attacks = { $count ->
    [one] El Intruso ataca.
   *[other] Los Intrusos atacan.
}
lockdown-now-attacks-hands = Cada uno que esté con personajes ataca al que tenga menos cartas de acción; si hay empate, al primero en orden de turno.
lockdown-now-attacks-larva = Una Larva no roba carta: infesta. Tocad a quien haya alcanzado.
lockdown-now-attacks-none = Ningún Intruso ataca.
lockdown-now-attacks-none-hands = Según mi cuenta no hay ninguno en el tablero. Si lo hay, ataca en su compartimento a quien tenga menos cartas de acción.
lockdown-now-draw-attack = Robar una carta de Ataque
lockdown-now-attack-hits = Acierta: { $card }
lockdown-now-attack-misses = Falla: { $card }
lockdown-now-wounded = { $name }: ¿qué ha pasado?
lockdown-now-wound-light = Herida leve
lockdown-now-wound-serious = Herida grave
lockdown-now-wound-larva = Larva infesta
lockdown-now-wound-dies = Muere
lockdown-now-nothing = Cancelar

## Fuego

lockdown-now-fire = { $count ->
    [one] Arde 1 compartimento.
   *[other] Arden { $count } compartimentos.
}
lockdown-now-fire-hands = Cada Intruso en un compartimento con Fuego sufre 1 Herida.
lockdown-now-fire-eggs = Si arde el Nido, pierde un Huevo; también cada compartimento con Fuego y Huevos que nadie lleve.
lockdown-now-fire-none = No arde nada.
lockdown-now-fire-none-hands = Según mi cuenta no hay marcadores de Fuego en el tablero: seguid.

## Carta de Evento

lockdown-now-card = ¿Qué Evento ocurre?
lockdown-now-card-alone = Robad la carta de Evento.
lockdown-now-card-hands = Primero se mueven los Intrusos de la carta que no estén con ningún personaje; después ocurre su efecto. En las Escaleras siempre hay Oscuridad.

## Evolución de la bolsa

lockdown-now-bag = La bolsa evoluciona.
lockdown-now-bag-alone = Sacad una ficha.
lockdown-now-bag-hands = Una Larva sale y entra un Adulto; un Reptador sale y entra un Reproductor. Adulto o Reproductor: vuelve, y tiradas de Ruido. En blanco: vuelve, con un Adulto. Reina: vuelve y un Huevo más, o aparece en el Nido.
lockdown-now-bag-empty = No hay ficha que sacar: seguid.
lockdown-now-bag-blank = La ficha en blanco vuelve, y con ella entra un Adulto.
lockdown-now-bag-blank-missing = La ficha en blanco vuelve. No queda ningún Adulto que entre con ella.
lockdown-now-bag-larva = La Larva sale de la bolsa y entra un Adulto.
lockdown-now-bag-larva-missing = La Larva sale de la bolsa. No queda ningún Adulto que entre.
lockdown-now-bag-creeper = El Reptador sale de la bolsa y entra un Reproductor.
lockdown-now-bag-creeper-missing = El Reptador sale de la bolsa. No queda ningún Reproductor que entre.
lockdown-now-bag-adult = El Adulto vuelve. En orden de turno, quien no esté en Combate hace una tirada de Ruido.
lockdown-now-bag-breeder = El Reproductor vuelve. En orden de turno, quien no esté en Combate hace una tirada de Ruido.
lockdown-now-bag-queen = La Reina vuelve. Un Huevo más: ponedlo en el tablero del Laboratorio.
lockdown-now-bag-queen-eggs = La Reina vuelve. El Nido ya tiene todos los Huevos.
lockdown-now-bag-queen-nest = ¡Aparece en el Nido! Su ficha se queda fuera.
lockdown-now-queen = ¡La Reina!
lockdown-now-queen-appears = Aparece la Reina
lockdown-now-nest-yes = Sí, en el Nido
lockdown-now-nest-no = No, nadie

## Lo que se anota en un paso

lockdown-now-report-card = Robamos nosotros
lockdown-now-report-token = Sacamos nosotros
lockdown-now-odds = Probabilidades
lockdown-now-encounter = Encuentro
lockdown-now-group-encounters = Robar o tirar
lockdown-now-group-xenos = Miniaturas
lockdown-now-group-characters = Heridas
lockdown-now-do-place_fire = Poner Fuego
lockdown-now-do-place_malfunction = Poner Fallo
lockdown-now-do-destroy_egg = Huevo destruido

## Encuentro

lockdown-meet-title = Encuentro
lockdown-meet-blank = En blanco
lockdown-meet-larva = Larva
lockdown-meet-creeper = Reptador
lockdown-meet-adult = Adulto
lockdown-meet-breeder = Reproductor
lockdown-meet-queen = Reina
lockdown-meet-who = { $name } se topa con
lockdown-meet-nothing = Ahora no puede haber ningún Encuentro: la bolsa está vacía o no queda nadie en el complejo.
lockdown-meet-hand = Cartas en mano, también Contaminación
lockdown-meet-room-lit = Hay luz
lockdown-meet-room-dark = A oscuras
lockdown-meet-lit = Con luz
lockdown-meet-dark = A oscuras
lockdown-meet-draw = Sacar una ficha
lockdown-meet-report = Sacamos nosotros
lockdown-meet-draw-instead = Que saque la app
lockdown-meet-in-bag = { $count } dentro · { $percent } %
lockdown-meet-suspense = Tocad para verla
lockdown-meet-surprise = ¡Ataque por sorpresa!
lockdown-meet-calm = Sin Ataque por sorpresa
lockdown-meet-noise = Solo Ruido
lockdown-meet-no-figure = No se coloca ninguna miniatura
lockdown-meet-compare = Comparad la mano
lockdown-meet-below-lit = { $number ->
    [0] Con luz: sin Ataque por sorpresa
    [1] Con luz: ataque solo sin cartas
   *[other] Con luz: ataque con menos de { $number } cartas
}
lockdown-meet-below-dark = { $number ->
    [0] A oscuras: sin Ataque por sorpresa
    [1] A oscuras: ataque solo sin cartas
   *[other] A oscuras: ataque con menos de { $number } cartas
}
lockdown-meet-report-attack = Anotar el ataque
lockdown-meet-done = Hecho

## Probabilidades

lockdown-odds-title = { $count ->
    [one] En la bolsa: 1 ficha
   *[other] En la bolsa: { $count } fichas
}
lockdown-odds-percent = { $percent } %
lockdown-odds-figure = { $exact } · { $percent }
lockdown-odds-count = { $count } × { $token }
lockdown-odds-elsewhere = { $kind ->
    [blank] reserva { $supply }
   *[xeno] reserva { $supply } · tablero { $board }
}
lockdown-odds-surprise = Ataque por sorpresa
lockdown-odds-hand = Cartas
lockdown-odds-lit = con luz
lockdown-odds-dark = a oscuras
