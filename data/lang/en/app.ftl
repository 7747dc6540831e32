### Table Companion: what every game shares.

language-name = English

## Refusals and faults: what happened, what was kept, what to do

bad-json = This line is not one JSON object. Nothing was changed.
bad-arguments-do = A command needs its name as text under "do". Nothing was changed.
bad-arguments = { $command }: what stands at "{ $where }" does not fit. Nothing was changed; companion play --commands lists what each command takes.
unknown-command = There is no command "{ $command }". Nothing was changed; companion play --commands lists all there are.
unknown-game = There is no game "{ $game }". The games are: { $games }.
stale = The table has moved on (it is at { $length } now), so this was not done. Look again and repeat it if it is still meant.
table-closed = This table has been closed, so this was not done.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to bring back.
internal-error = That went wrong through a fault of the program. The table is as before and the log has the details; try it another way.
output-failed = What there was to say could not be written ({ $reason }), so the program has ended. What was answered before is kept.
settings-unreadable = The settings in { $file } could not be read; the usual ones are used. The file was left as it is.
settings-unwritable = The settings could not be kept in { $file }; they hold until you leave. Check the disk and choose again.

## History

history-undo = { $count ->
    [one] Undone: { $what }
   *[other] Undone, { $count } steps back to before: { $what }
}
history-redo = { $count ->
    [one] Brought back: { $what }
   *[other] Brought back, { $count } steps up to: { $what }
}
history-untold = A command without a name
history-anew = { $what } (anew, after an undo)

## Saves

save-recovered = { $kept ->
    [one] 1 whole entry was kept.
   *[other] { $kept } whole entries were kept.
} The damaged file is still there as { $aside }.
save-offer = The last whole state is: { $headline }. To go on from there: companion play { $game } --save { $file } --recover
save-not-understood = Entry { $row } of this save is not of a kind this version knows. The file was left as it is; a newer version may open it.

save-today = today { $time }
save-yesterday = yesterday { $time }
save-open-elsewhere = open elsewhere at the moment
save-is-damaged = damaged
save-in-use = { $file } is open in another window or program; close it there, then try again.
save-damaged = { $kept ->
    [0] { $file } is damaged and no whole entry was found in it. It was left as it is. You can put it aside and start anew.
    [one] { $file } is damaged. It was left as it is; the first entry is whole. You can put the damaged file aside and go on from there.
   *[other] { $file } is damaged. It was left as it is; the first { $kept } entries are whole. You can put the damaged file aside and go on from there.
 }
save-tail-left-out = The last session of { $file } ended while an entry was being written. That entry was left out, everything before it is there. Please compare the last step with the table.
save-foreign = { $file } is not a saved game of Table Companion. It was left as it is. Please choose another file.
save-empty = { $file } is empty: there is no game in it. It was left as it is. Delete it or choose another file.
save-newer = { $file } was saved by a newer version of Table Companion. It was left as it is. Please update the app to open it.
save-other-game = { $file } is a saved game of { $game }. It was left as it is. Start that game to go on with it.
save-no-permission = { $file } may not be read by this user. It was left as it is. Change the permissions of the file, then try again.
save-not-read = { $file } could not be read ({ $reason }). Nothing was changed. Check the disk or memory card, then try again.
save-missing = There is no file { $file }. Check the name and the folder.
save-import-foreign = { $file } is not an exported game. Nothing was imported. Please choose a file that was made with “export”.
save-import-cut = { $file } is incomplete: it ends after { $kept } entries without a closing line. Nothing was imported. Please copy or export it again.
save-import-changed = { $file } was changed after it was exported (noticed at line { $line }). Nothing was imported. Please use the original file.
storage-full = The disk is full: { $file } could not be written. Everything up to here is kept. Make room, then try again.
storage-read-only = { $file } may not be written to: the file, the folder or the disk is read-only. Everything up to here is kept. Allow writing, then try again.
storage-taken = { $file } was opened or changed by another program. Nothing was overwritten. Close the other program and open the game again.
storage-exists = { $file } exists already and was not overwritten. Please choose another name.
storage-failed = { $file } could not be written ({ $reason }). Everything up to here is kept. Check the disk or memory card, then try again.
