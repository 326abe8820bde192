### Was ein Mitglied für sich hat: Notizen. Stil: docs/style.md.

## Notizen

button-notes = Notizen schreiben
button-notes-change = Meine Notizen ändern
notes-title = 📝 **Meine Notizen**
    { $notes }
notes-line = 📝 { $notes }
modal-notes-title = Meine Notizen zu diesem Tisch
modal-notes-label = Notizen
modal-notes-about = Nur du kannst sie lesen. Gibst du deinen Platz ab, sind sie weg.
command-notes = Dir an diesem Tisch etwas aufschreiben
tell-notes-too-long = Notizen dürfen höchstens { $most } Zeichen lang sein. Kürz deine ein wenig.
