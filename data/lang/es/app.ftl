### Table Companion: lo que comparten todos los juegos.

language-name = Español

## Negativas y averías: qué ha pasado, qué se conserva, qué hacer

bad-json = Esta línea no es un único objeto JSON. No se ha cambiado nada.
bad-arguments-do = Un comando necesita su nombre como texto en «do». No se ha cambiado nada.
bad-arguments = { $command }: lo que hay en «{ $where }» no encaja. No se ha cambiado nada; companion play --commands muestra qué admite cada comando.
unknown-command = No existe el comando «{ $command }». No se ha cambiado nada; companion play --commands los muestra todos.
unknown-game = No existe el juego «{ $game }». Los juegos son: { $games }.
stale = La mesa ya ha avanzado (va por { $length }), así que esto no se ha hecho. Mira otra vez y repítelo si aún lo quieres.
table-closed = Esta mesa se ha cerrado, así que esto no se ha hecho.
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
internal-error = Ha salido mal por un fallo del programa. La mesa sigue como estaba y el registro guarda los detalles; prueba de otra manera.
settings-unreadable = No se han podido leer los ajustes de { $file }; se usan los habituales. El archivo se ha dejado como está.
settings-unwritable = No se han podido guardar los ajustes en { $file }; valen hasta que salgas. Revisa el disco y elige de nuevo.

## Historial

history-undo = { $count ->
    [one] Deshecho: { $what }
   *[other] Deshecho, { $count } pasos, hasta antes de: { $what }
}
history-redo = { $count ->
    [one] Rehecho: { $what }
   *[other] Rehecho, { $count } pasos, hasta: { $what }
}
history-untold = Un comando sin nombre
history-anew = { $what } (de nuevo, tras deshacer)

## Partidas guardadas

save-recovered = { $kept ->
    [one] Se ha conservado 1 entrada íntegra.
   *[other] Se han conservado { $kept } entradas íntegras.
} El archivo dañado sigue ahí como { $aside }.
save-offer = El último estado íntegro es: { $headline }. Para seguir desde ahí: companion play { $game } --save { $file } --recover
save-not-understood = La entrada { $row } de esta partida guardada es de una clase que esta versión no conoce. El archivo se ha dejado como está; quizá lo abra una versión más nueva.
