### La mesa en una terminal, y lo que dice la línea de comandos.

terminal-app = TABLE COMPANION

## Preguntas

terminal-enter-back = Intro: volver
terminal-back = <: volver
terminal-enter-usual = Intro: { $usual }   ·   <: volver
terminal-enter-older = Intro: anteriores   ·   otra cosa e Intro: volver
terminal-no-such-option = «{ $said }» no es una de las opciones.
terminal-too-long = Como máximo { $longest } caracteres, por favor.
terminal-which-language = ¿Qué idioma?
terminal-more = { $key }: más

## Inicio

terminal-continue = Continuar: { $game }
terminal-new-game = Partida nueva
terminal-saved-games = { $count ->
    [0] Partidas guardadas (ninguna todavía)
   *[other] Partidas guardadas ({ $count })
}
terminal-language = Idioma
terminal-leave = Salir
terminal-which-game = ¿Qué juego?
terminal-new-game-of = Partida nueva · { $game }
terminal-damaged-title = Esta partida guardada está dañada
terminal-damaged-offer = El último estado intacto es: { $stands }.
terminal-damaged-recover = Seguir desde ahí (el archivo dañado se aparta y se conserva)
terminal-damaged-leave-it = Dejarlo todo como está

## En la mesa

terminal-resumed = Lo último: { $what }
terminal-set-up = Preparar la mesa
terminal-undo = Deshacer: { $what }
terminal-redo = Rehacer: { $what }
terminal-undone = Deshecho: { $what }
terminal-redone = Rehecho: { $what }
terminal-history = Historial
terminal-everything = Mesa entera
terminal-history-of = { $count ->
    [one] Historial · 1 entrada
   *[other] Historial · { $count } entradas
}
terminal-set-right = Corregir
terminal-set-right-hint = Escribe un número, o parte de un nombre para buscar. Intro: volver
terminal-set-right-more = { $count } datos. Escribe un número, o parte de un nombre para buscar. Intro: más   ·   <: volver
terminal-nothing-to-set-right = Ahora no hay nada que corregir.
terminal-it-is-now = Ahora: { $value }
terminal-odds = Probabilidades
terminal-leave-lost = { $count ->
    [one] 1 acción no está guardada en ningún sitio y se perdería.
   *[other] { $count } acciones no están guardadas en ningún sitio y se perderían.
}
terminal-stay = Quedarse en la mesa
terminal-leave-anyway = Salir de todos modos

## El disco

terminal-not-kept = Esta partida no se guarda. Para guardarla: companion play … --save ARCHIVO
terminal-unsaved = { $count ->
    [one] SIN GUARDAR: 1 acción espera al disco.
   *[other] SIN GUARDAR: { $count } acciones esperan al disco.
}
terminal-disk-title = No se ha podido guardar la partida
terminal-disk-retry = Intentarlo otra vez
terminal-disk-play-on = Seguir sin guardar; se escribirá en cuanto el disco lo permita
terminal-disk-not-now = Descartar la última acción y buscar la causa

## Ayuda

terminal-help-title = Ayuda
terminal-help =
    Escribe lo que hay delante de una opción y pulsa Intro. Los números son lo que el juego pide ahora; las letras abren otros menús.
    En una lista basta también el comienzo de una palabra. Intro a solas, o <, vuelve atrás.
    u deshace la última acción, r la rehace; todo se puede deshacer, por eso nada se pregunta dos veces.
    s corrige cualquier dato cuando la mesa y la pantalla no coinciden. h muestra todo lo que se ha hecho.
    q sale. La partida se guarda tras cada acción y te espera.

## Exportar e importar

terminal-no-saves = Todavía no hay ninguna partida guardada.
terminal-no-such-save = No existe la partida guardada «{ $game }». Existen: { $games }.
terminal-recover-what = Indica con --save ARCHIVO qué partida hay que recuperar.
terminal-exported = { $count ->
    [one] { $game } está ahora en { $file }, 1 acción.
   *[other] { $game } está ahora en { $file }, { $count } acciones.
}
terminal-imported = { $count ->
    [one] Importada como { $game }, 1 acción: { $stands }. Para seguir, escribe companion.
   *[other] Importada como { $game }, { $count } acciones: { $stands }. Para seguir, escribe companion.
}

## --help

help-companion = Table Companion lleva las cuentas junto a un juego de mesa de verdad.
help-verb = qué hacer; si falta, run. Cada uno tiene su propio --help
help-version = dice qué versión es
help-lang = idioma de todos los textos: en, de o es
help-run = La aplicación de la pantalla táctil: una ventana con toda la mesa.
help-run-example =
    ejemplos:
      companion run --simulate --size 800x480 --lang es
      companion run --tour pictures --size 720x1280
help-play = Una mesa sin pantalla: entran líneas JSON, salen líneas JSON.
help-play-example =
    ejemplos:
      companion play lockdown --text --save viernes.save
      echo '{"{"}"do": "offers"{"}"}' | companion play lockdown
help-play-game = qué juego, por ejemplo lockdown
help-play-save = guarda la partida en este archivo y sigue lo que haya en él
help-play-seed = fija lo que la app saca al azar
help-play-commands = muestra el JSON Schema de todos los comandos
help-play-text = jugar aquí en la terminal, con menús y la mesa dibujada como texto
help-play-recover = aparta una partida dañada y sigue desde su último estado intacto
help-export = Escribe una partida guardada en un archivo legible.
help-export-example =
    ejemplos:
      companion export viernes.jsonl
      companion export --game lockdown-2 viernes.jsonl
help-export-game = qué partida guardada, por su nombre en la lista; si falta, la última jugada
help-export-file = el archivo nuevo
help-import = Convierte un archivo exportado en una partida guardada.
help-import-example =
    ejemplo:
      companion import viernes.jsonl
help-import-file = un archivo escrito por companion export
