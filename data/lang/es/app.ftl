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
output-failed = No se pudo escribir la salida ({ $reason }), así que el programa ha terminado. Lo respondido antes está guardado.
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
    [one] Se ha conservado 1 entrada intacta.
   *[other] Se han conservado { $kept } entradas intactas.
} El archivo dañado sigue ahí como { $aside }.
save-offer = El último estado intacto es: { $headline }. Para seguir desde ahí: companion play { $game } --save { $file } --recover
save-not-understood = La entrada { $row } de esta partida guardada es de una clase que esta versión no conoce. El archivo se ha dejado como está; quizá lo abra una versión más nueva.

save-today = hoy { $time }
save-yesterday = ayer { $time }
save-open-elsewhere = abierta ahora en otro sitio
save-is-damaged = dañada
save-in-use = { $file } está en uso en otra ventana o programa; ciérralo ahí y prueba otra vez.
save-damaged = { $kept ->
    [0] { $file } está dañado y no se ha hallado ninguna entrada intacta. Se ha dejado como está. Puedes apartarlo y empezar de nuevo.
    [one] { $file } está dañado. Se ha dejado como está; la primera entrada está intacta. Puedes apartar el archivo dañado y seguir desde ahí.
   *[other] { $file } está dañado. Se ha dejado como está; las primeras { $kept } entradas están intactas. Puedes apartar el archivo dañado y seguir desde ahí.
}
save-tail-left-out = La última sesión de { $file } se cortó mientras se escribía una entrada. Esa entrada se ha descartado; todo lo anterior está. Compara el último paso con la mesa.
save-foreign = { $file } no es una partida guardada de Table Companion. Se ha dejado como está. Elige otro archivo.
save-empty = { $file } está vacío: no contiene ninguna partida. Se ha dejado como está. Bórralo o elige otro archivo.
save-newer = { $file } se guardó con una versión más nueva de Table Companion. Se ha dejado como está. Actualiza la app para abrirlo.
save-other-game = { $file } es una partida guardada de { $game }. Se ha dejado como está. Abre ese juego para continuarla.
save-no-permission = Este usuario no tiene permiso para leer { $file }. Se ha dejado como está. Cambia los permisos del archivo y prueba otra vez.
save-not-read = No se ha podido leer { $file } ({ $reason }). No se ha cambiado nada. Revisa el disco o la tarjeta de memoria y prueba otra vez.
save-missing = No existe el archivo { $file }. Revisa el nombre y la carpeta.
save-import-foreign = { $file } no es una partida exportada. No se ha importado nada. Elige un archivo creado con «export».
save-import-cut = { $kept ->
    [one] { $file } está incompleto: acaba tras 1 entrada, sin línea de cierre. No se ha importado nada. Cópialo o expórtalo otra vez.
   *[other] { $file } está incompleto: acaba tras { $kept } entradas, sin línea de cierre. No se ha importado nada. Cópialo o expórtalo otra vez.
}
save-import-changed = { $file } se modificó después de exportarlo (se nota en la línea { $line }). No se ha importado nada. Usa el archivo original.
storage-full = El disco está lleno: no se ha podido escribir { $file }. Se conserva todo hasta aquí. Haz sitio y prueba otra vez.
storage-read-only = No se puede escribir en { $file }: el archivo, la carpeta o el disco son de solo lectura. Se conserva todo hasta aquí. Permite la escritura y prueba otra vez.
storage-taken = Otro programa ha abierto o modificado { $file }. No se ha sobrescrito nada. Cierra el otro programa y abre la partida de nuevo.
storage-exists = { $file } ya existe y no se ha sobrescrito. Elige otro nombre.
storage-failed = No se ha podido escribir { $file } ({ $reason }). Se conserva todo hasta aquí. Revisa el disco o la tarjeta de memoria y prueba otra vez.
