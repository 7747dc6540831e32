### La pantalla táctil: lo que todos los juegos comparten en el inicio, los ajustes y la ayuda.

screen-app = TABLE COMPANION
screen-app-about = Lleva las cuentas de vuestro juego de mesa

## El arranque

screen-bad-size = No se entiende el tamaño «{ $size }», así que no se abrió ninguna ventana. Indica ancho y alto en píxeles, por ejemplo --size 800x480.
screen-no-display = No se encontró ninguna pantalla, así que el recorrido se hace en una virtual.
screen-tour-at = Las imágenes del recorrido están en { $folder }.
screen-no-window = No se pudo abrir la ventana. Inicia el programa desde un escritorio o con una pantalla conectada; companion run --text muestra la mesa aquí en la terminal.
help-run-size = tamaño de la ventana en píxeles, por ejemplo 800x480
help-run-simulate = muestra las lámparas y el zumbador en la pantalla
help-run-tour = visita todas las pantallas y guarda una imagen de cada una en DIR
help-run-text = la mesa aquí en la terminal en lugar de una ventana

## En la mesa

screen-undo = Deshacer: { $what }
screen-disk-retry = Otra vez
screen-disk-play-on = Seguir sin guardar
screen-unsaved = { $count ->
    [one] 1 acción sin guardar todavía
   *[other] { $count } acciones sin guardar todavía
}

## Inicio

screen-continue = Continuar
screen-new-game = Partida nueva
screen-saved-games = Partidas guardadas
screen-settings = Ajustes
screen-help = Ayuda
screen-language = Idioma
screen-ways-out = Salir
screen-which-game = ¿Qué juego?
screen-reading = Leyendo…
screen-no-saves = Aún no hay ninguna partida guardada.

## Partidas guardadas

screen-delete = Borrar
screen-delete-title = ¿Borrar esta partida?
screen-delete-said =
    { $what }
    Desaparece de la lista. El archivo { $file } no se destruye: queda en la carpeta de las partidas con un nombre que termina en «deleted».
screen-deleted = Ya no está en la lista. El archivo se llama ahora { $file }.
screen-damaged-title = Partida guardada dañada
screen-damaged-whole = El último estado intacto: { $stands }.
screen-damaged-kept = Si seguís desde ahí, el archivo dañado se aparta y se conserva.
screen-damaged-recover = Seguir desde ahí
screen-damaged-leave = Dejarla así

## Salidas

screen-leave = Salir del programa
screen-restart = Reiniciar
screen-shut-down = Apagar
screen-ways-out-note = Todas las partidas están ya guardadas y os esperan.
screen-restart-title = ¿Reiniciar el equipo?
screen-restart-said = La pantalla se apaga un minuto y después vuelve aquí. Todas las partidas están guardadas.
screen-restart-now = Reiniciando…
screen-shut-down-title = ¿Apagar el equipo?
screen-shut-down-said = Esperad a que la pantalla se apague antes de desenchufar. Todas las partidas están guardadas.
screen-shut-down-now = Apagando…
screen-power-refused = El equipo no ha obedecido. No se ha apagado nada y todas las partidas están guardadas. Salid del programa y apagad el equipo desde allí.
screen-power-simulated = Esto es la simulación: no se apaga nada.

## Ajustes

screen-on = Sí
screen-off = No
screen-never = Nunca
screen-inches = { $tenths ->
    [0] { $whole } pulgadas
   *[other] { $whole },{ $tenths } pulgadas
}
screen-text-normal = Normal
screen-text-large = Grande
screen-text-largest = Enorme
screen-setting-language = Idioma
screen-setting-text-size = Tamaño del texto
screen-setting-high-contrast = Alto contraste
screen-setting-panel-inches = Tamaño de la pantalla
screen-setting-panel-inches-note = La diagonal; de ella dependen letras y botones.
screen-setting-volume = Volumen
screen-setting-muted = Silencio
screen-setting-brightness = Brillo
screen-setting-dim-minutes = Atenuar
screen-setting-dim-minutes-note = Tras estos minutos sin tocar la pantalla.
screen-setting-gentle = Modo suave
screen-setting-gentle-note = Nada parpadea, ni la pantalla ni las lámparas.
screen-setting-motion = Movimiento
screen-setting-motion-note = Las fichas se deslizan, las lámparas se apagan poco a poco.
screen-setting-lock = Bloqueo para exhibiciones
screen-setting-lock-code = Se desbloquea con vuestro código.
screen-setting-lock-open = Sin código: se desbloquea con cuatro cifras a la vista.
screen-set-code = Poner código
screen-remove-code = Quitar código
screen-lock-now = Bloquear ya

## El bloqueo

screen-locked = Pantalla bloqueada
screen-lock-enter = Introducid el código
screen-lock-tap = Tocad estas cifras en orden
screen-lock-wrong = No era ese. Otra vez.
screen-lock-code = Código del bloqueo
screen-lock-four = Cuatro cifras
screen-lock-keep = Usar este código

## Ayuda: cómo se hace

screen-help-first-game = La primera partida
screen-help-first-game-text =
    Tocad «Partida nueva». Decid quién juega y con qué personaje, y quién saca y tira: de la bolsa, las cartas de Evento, las de Ataque y el dado de Ruido se encarga la app o vuestra mesa.
    La lista siguiente dice qué va en cada lugar del tablero según cuántos seáis. Marcad lo que ya está.
    A partir de ahí la pantalla pregunta una sola cosa cada vez. El botón naranja es siempre lo que viene ahora.
    Para empezar no hace falta ajustar nada. El tamaño del texto y el volumen se cambian cuando queráis, también durante la partida.
screen-help-at-the-table = En la mesa
screen-help-at-the-table-text =
    La app lleva las cifras y vosotros las piezas. Cartas en mano, movimientos y Combates se quedan en el tablero; decidle a la app solo lo que cambia una de sus cifras.
    Juega quien tiene el turno; después alguien toca «Fin del turno» o «Pasar».
    En «Acciones» está todo lo que cambia una cifra: Heridas, Fuego, Fallos, formas de salir, un Encuentro. La búsqueda lo encuentra con una parte del nombre.
    El Tiempo, la fase, las Secciones a oscuras y los peligros se leen desde el otro lado de la mesa.
screen-help-event-phase = La fase de Evento
screen-help-event-phase-text =
    Un paso cada vez: arriba, lo que ha hecho la app; debajo, lo que hacen vuestras manos en el tablero. Cuando esté hecho, tocad «Hecho».
    Si saca vuestra mesa, la app pregunta qué ha salido y ofrece solo lo que es posible.
    Si en el tablero fue de otra manera, decidlo enseguida con «No fue así».
screen-help-undo = Deshacer y corregir
screen-help-undo-text =
    «Deshacer» retira lo último y dice qué fue. Se puede repetir cuanto queráis, hasta la preparación; «Rehacer» lo devuelve.
    El historial lo muestra todo por rondas. Tocad una línea para volver a ese momento.
    «Corregir» cambia un solo valor sin deshacer nada. El valor anterior se ve al lado.
    Casi nada pide confirmación, porque todo se puede deshacer.
screen-help-differ = Cuando algo no coincide
screen-help-differ-text =
    La mesa manda. Vale lo que hay en el tablero, y la app se adapta.
    Mirad primero el historial: ¿se olvidó algo o se tocó dos veces? Entonces deshacedlo.
    Si no se aclara, contad en el tablero y anotadlo en «Corregir». La partida sigue desde ahí.
screen-help-saving = Guardar
screen-help-saving-text =
    Cada acción está guardada antes de que veáis su resultado. No hay botón para guardar, y un corte de luz no cuesta nada de lo que ya se vio.
    Dejad la mesa cuando queráis; «Continuar», en la página de inicio, os devuelve al mismo paso.
    Si el disco se niega, la app lo dice y no se pierde nada. Probad otra vez o seguid sin guardar: se escribe en cuanto el disco lo permita.
    Una partida dañada se abre hasta donde está intacta. El archivo dañado se conserva.

## Ayuda: licencias y avisos

screen-help-notices = Licencias y avisos
screen-help-notices-text =
    Este es un proyecto no oficial de aficionados. No lo hacen, avalan ni apoyan Awaken Realms, Rebel ni ninguna otra editorial de Nemesis, Nemesis: Lockdown o Theseus; esos nombres pertenecen a sus dueños.
    No contiene textos de reglas ni de cartas ni ilustraciones, y no sustituye ninguna parte del juego: quien tiene la caja juega con la caja.
    Table Companion: © 2026 the Table Companion authors, licencia MIT. El texto está en el archivo LICENSE.
    Tipo de letra B612: © 2012 Airbus, 2012–2019 Laurent Spaggiari, 2019 Thomas Paillot, SIL Open Font License 1.1. El capítulo siguiente contiene su texto.
    Kivy, que dibuja la ventana: © the Kivy team and other contributors, licencia MIT.
    Textos con Project Fluent (licencia Apache 2.0), datos con msgspec (licencia BSD) y tomli-w (licencia MIT).
screen-help-font-licence = Licencia del tipo de letra
