### Páginas que comparte la mesa de todos los juegos: acciones, formularios, historial, correcciones, teclado.

screen-actions = Acciones
screen-everything = Todo
screen-search = Buscar
screen-search-hint = Escribid una palabra…
screen-nothing-found = No se ha encontrado nada.
screen-offer-gone = La mesa ha seguido adelante: esto ya no es posible.
screen-form-missing = Falta: { $what }

screen-confirm-no = No, volver
screen-ok = Listo
screen-type = Escribirlo

## El teclado

# Filas de teclas desde arriba, separadas por un espacio.
screen-keyboard-rows = 1234567890 qwertyuiop asdfghjklñ zxcvbnm áéíóúü
screen-keyboard-space = Espacio

## Historial

screen-history = Historial
screen-history-round = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
}
screen-history-now = AHORA
screen-history-undone = Deshecho: tocad una línea para recuperarla
screen-redo = Rehacer: { $what }
screen-redo-short = Rehacer
screen-nothing-to-undo = Nada que deshacer
screen-nothing-to-redo = Nada que rehacer
screen-jump-title = ¿Volver muy atrás?
screen-jump-said = { $count ->
    [one] Se deshace 1 paso, hasta justo después de: { $what }.
   *[other] Se deshacen { $count } pasos, hasta justo después de: { $what }.
} Se puede rehacer mientras no se haga nada nuevo.
screen-jump-yes = { $count ->
    [one] 1 paso atrás
   *[other] { $count } pasos atrás
}

## Corregir

screen-set-right = Corregir
screen-set-right-note = Si en la mesa es distinto
screen-set-right-table = Mesa
screen-set-right-now = Ahora
screen-set-right-was = era { $value }
screen-set-right-pick = Elegid el número correcto
screen-set-right-set = Corregir: de { $was } a { $value }
screen-set-right-nothing = Ahora no hay nada que corregir.

## Menú

screen-menu = Menú
screen-menu-settings = Ajustes
screen-menu-help = Ayuda
screen-menu-lock = Bloquear la pantalla
screen-menu-leave = Dejar la mesa
screen-leave-kept = La partida está guardada
screen-leave-lost = Sin guardar: { $count }
screen-leave-title = ¿Salir sin guardar?
screen-leave-said = { $count ->
    [one] 1 acción no está guardada en ningún sitio y se perdería.
   *[other] { $count } acciones no están guardadas en ningún sitio y se perderían.
}
screen-leave-yes = Salir de todos modos
