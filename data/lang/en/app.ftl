### Table Companion: what every game shares.

language-name = English

## Refusals and faults: what happened, what was kept, what to do

bad-json = This line is not one JSON object. Nothing was changed.
bad-arguments-do = A command needs its name as text under "do". Nothing was changed.
bad-arguments = { $command }: what stands at "{ $where }" does not fit. Nothing was changed; companion play --commands lists what each command takes.
unknown-command = There is no command "{ $command }". Nothing was changed; companion play --commands lists all there are.
unknown-game = There is no game "{ $game }". The games are: { $games }.
stale = The table has moved on (it is at { $length } now), so this was not done. Look again and repeat it if it is still meant.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to bring back.
internal-error = That went wrong through a fault of the program. The table is as before and the log has the details; try it another way.
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
