name-special_weapons = Neue Spezialwaffen
text-special_weapons = Die Werften verkaufen auch Glühende Kugeln, Doppelkugeln und Krähenfüße; ein Schiff kann also 6 Spezialwaffen haben.

name-heated_shot = Glühende Kugeln
text-heated_shot = Gib sie ab, nachdem die Trefferzonen gewürfelt sind: Die Totenköpfe richten keinen Schaden an, setzen aber das feindliche Schiff in Brand. Vor jeder neuen Runde des Gefechts nimmt es einen Treffer, wo sein Kapitän will. Ein Enterkampf löscht das Feuer. Bei einem Überfall gib sie nach deinem Wurf auf Seemannskunst ab, um einen Fehlwurf zum Erfolg zu machen.
name-double_shot = Doppelkugeln
text-double_shot = Gib sie ab, nachdem die Trefferzonen gewürfelt sind: Bis zu 2 Totenköpfe treffen je einmal mehr. Der Gegner verteilt alle Totenköpfe so gleichmäßig wie möglich auf die Trefferzonen, die noch etwas haben. Bei einem Überfall gib sie nach deinem Wurf auf Seemannskunst ab, um einen Fehlwurf zum Erfolg zu machen.
name-caltrops = Krähenfüße
text-caltrops = Nach einem Vergleich der Seemannskunst, bei dem du Entern angesagt hast, gib sie ab: Gleich wer gewonnen hat, hat der Gegner 1 Würfel weniger, aber mindestens 1: beim ersten Wurf auf Führungskraft, wenn du enterst, sonst beim nächsten Wurf auf Seemannskunst in diesem Gefecht. Bei einem Überfall gib sie nach deinem Wurf auf Seemannskunst ab, um einen Fehlwurf zum Erfolg zu machen.

log-heated_shot-lit = { $seat } feuerte Glühende Kugeln: { $hits ->
    [one] Der Totenkopf richtet keinen Schaden an, aber das Schiff brennt
   *[other] Die Totenköpfe richten keinen Schaden an, aber das Schiff brennt
}! Getroffen: { $target }.
ask-heated_shot-burn = Runde { $round } beginnt, und das Schiff brennt. Betroffen: { $who }. Wo verliert es einen Punkt?
ask-heated_shot-burn-own = Runde { $round }, und das Schiff brennt ({ $who }). Wo trifft es?
option-burn = Hinnehmen: { $location } (noch { $left })
log-heated_shot-burned = Das Schiff brennt: ein Treffer auf { $location }. Betroffen: { $who }.
log-heated_shot-out = Das Feuer ist gelöscht. Gerettet: { $who }.
log-double_shot-fired = { $seat } feuerte Doppelkugeln: { $more ->
    [one] Ein Totenkopf trifft doppelt
   *[other] { $more } Totenköpfe treffen doppelt
}, { $hits } Treffer sind gleichmäßig zu verteilen.
ask-caltrops = { $faces } gegen { $against }. Die Krähenfüße werfen? Dann hat { $who } beim nächsten Wurf 1 Würfel weniger.
ask-caltrops-own = { $faces } gegen { $against }. Krähenfüße werfen? Dann hat der Gegner 1 Würfel weniger.
option-throw = Krähenfüße werfen
option-no-caltrops = Behalten
log-caltrops-thrown = { $seat } warf Krähenfüße: { $target } hat beim nächsten Wurf 1 Würfel weniger.

alt-battle-burning = Das Schiff brennt.
alt-battle-pricked = Krähenfüße liegen an Deck: beim nächsten Wurf 1 Würfel weniger.

step-SetOnFire = Glühende Kugeln
step-FireBurns = Feuer an Bord
step-FireOut = Das Feuer erlischt
step-DoubleSkulls = Doppelkugeln
step-ThrowCaltrops = Krähenfüße
source-special_weapons = { name-caltrops }

## Wie es erzählt wird

told-heated_shot-lit = 🔥 **Das Schiff brennt: { $target }**
told-heated_shot-burned = Brandschaden: { $location }
told-heated_shot-out = Feuer gelöscht: { $who }
told-double_shot-fired = feuerte Doppelkugeln: { $hits } Treffer
told-caltrops-thrown = warf Krähenfüße

does-throw = Sie kommen zurück in den Vorrat, und der Gegner hat beim nächsten Wurf 1 Würfel weniger.
does-no-caltrops = Du hebst sie dir auf.

## In wenigen Worten

gist-caltrops = Beim Entern 1 Würfel weniger; im Überfall: 1 Niete zählt
gist-double_shot = 2 Totenköpfe treffen doppelt; im Überfall: 1 Niete zählt
gist-heated_shot = Setzt in Brand; im Überfall: 1 Niete zählt
