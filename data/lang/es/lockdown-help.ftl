### Nemesis: Lockdown: breves recordatorios de las reglas, con nuestras palabras. El reglamento decide.

lockdown-help-1 = La ronda
lockdown-help-1-text =
    Fase de los jugadores: cada uno roba hasta tener 5 cartas y la ficha de Jugador inicial pasa al siguiente (no en la ronda 1). Luego, turno tras turno, 2 acciones o pasar. Quien hace una sola acción tiene que pasar después.
    Quien termina su turno o pasa en un compartimento con Fuego sufre una Herida leve.
    Cuando todos han pasado llega la fase de Evento, en este orden: lanzamiento SEC, Tiempo, Ruido, Ataques, Fuego, Evento y evolución de la bolsa.
    Ruido: en las Secciones con Energía desaparece de los Pasillos que no tocan ningún compartimento con personajes. Los Pasillos de servicio conservan el suyo.
    Ataques: cada Intruso que comparte compartimento con personajes ataca al que tiene menos cartas de acción. Fuego: cada Intruso en un compartimento con Fuego sufre 1 Herida, y un Nido en llamas pierde un Huevo.
lockdown-help-2 = Energía y Tiempo
lockdown-help-2-text =
    Cada Sección y el Ascensor tienen una ficha de Energía. Al empezar, la 1 y la 2 están encendidas; la 3 y la 4, apagadas.
    Cuando el Tiempo cruza un Apagón de Energía, se apaga la ficha encendida de número más alto. Los azules cuentan siempre; los rojos, solo mientras la ficha de Tiempo muestra su cara roja, inactiva.
    Con Energía funcionan las Computadoras, se dispara con el dado de Ventaja y se retira el Ruido. A oscuras vale el segundo número, más alto, de las fichas de Acechador nocturno, y se aplican los efectos de Oscuridad.
    Desde la casilla 8 la Sala de cuarentena está abierta; con el Procedimiento de emergencia, al instante.
lockdown-help-3 = Ruido y Encuentros
lockdown-help-3-text =
    Si una tirada de Ruido da en un Pasillo que ya tiene Ruido, hay un Encuentro: retirad el Ruido de todos los Pasillos del compartimento (si hay Acceso, también el de los Pasillos de servicio) y sacad una ficha.
    Colocad la miniatura que indica. Comparad el número con todas las cartas de la mano, también las de Contaminación: con luz el primero, a oscuras el segundo. Con menos cartas hay un Ataque por sorpresa en el acto. La ficha va a la reserva.
    Ficha en blanco: no aparece nadie, hay Ruido en todos los Pasillos del compartimento y la ficha vuelve a la bolsa. Si era la última, entra también un Adulto.
    Entrar donde ya hay un Intruso no es un Encuentro: el Combate ya ha empezado.
lockdown-help-4 = La bolsa
lockdown-help-4-text =
    Al final de la fase de Evento se saca una ficha.
    Larva: se va y entra un Adulto. Reptador: se va y entra un Reproductor.
    Adulto o Reproductor: vuelve a la bolsa; luego cada personaje que no está en Combate hace una tirada de Ruido, en orden de turno.
    Reina: si hay alguien en el Nido, aparece allí y hay un Encuentro con ella. Si no, la ficha vuelve y el Nido gana un Huevo.
    En blanco: entra un Adulto si la reserva tiene alguno; la ficha en blanco vuelve.
lockdown-help-5 = Heridas
lockdown-help-5-text =
    La tercera Herida leve se convierte en una grave. Si hay varias, se resuelven de una en una.
    Quien sufre cualquier Herida teniendo ya 3 graves, vendadas o no, muere. De las graves, solo se pueden curar las vendadas.
    La primera muerte abre la Puerta principal.
lockdown-help-6 = Cómo termina
lockdown-help-6-text =
    Cuando el Tiempo llega a la última casilla, o deja la del Procedimiento de emergencia, el complejo es barrido: muere quien no esté en cuarentena ni fuera.
    La Autodestrucción empieza 3 casillas por delante, en amarillo, y aún se puede detener. Cuando el Tiempo deja esa casilla, la ficha avanza otras 3 y se vuelve roja: ya nada la detiene y se abre la Puerta principal. Cuando el Tiempo deja la casilla roja, el complejo se destruye con todos los que están dentro, también en cuarentena.
    Si la partida termina con esa ficha en la consola de Tiempo, el complejo también se destruye.
    Se destruye además si hay que poner un marcador de Fuego o de Fallo y la reserva está vacía.
    Cuando no queda nadie en juego ni en un contenedor, el Tiempo salta a la ficha de Autodestrucción; si no la hay, al Procedimiento de emergencia, y si no, a la última casilla. Los supervivientes comprueban entonces Contingencia, Contaminación y Objetivos.
