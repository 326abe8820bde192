### Warum das Ruder bei Treasure Fleet lädt, was es lädt, und wohin es eine Karte legt.

advice-voyage-fleet-welcome = Deine Farbe ist die { $flag }, und die meisten Schatzpunkte gewinnen. Bei jeder Ausfahrt lädst du Karten und legst sie an Schiffe: Wer an einem Schiff die meisten Kanonen hat, kapert es, bei Gleichstand niemand, und eine Entermannschaft schlägt beliebig viele Kanonen. Nach { $count } Ausfahrten ist Schluss; dann gewinnt die stärkste zurückbehaltene Karte den Gouverneur, 16 Punkte.

## Laden

form-boarding = { $party ->
    [kept] {" "}Deine Entermannschaft hebst du für ein Schiff ab { $grand } Punkten auf oder für den Gouverneur: Sie schlägt beliebig viele Kanonen, aber du hast nur eine.
   *[other] { "" }
}
form-load-best = { $party ->
    [loaded] Deine Entermannschaft schlägt beliebig viele Kanonen: Du hast nur eine, aber ein Schiff mit { $points } Punkten ist sie wert.
   *[other] Mit der { $card } kannst du ein reiches Schiff gewinnen; das reichste mit { $points } Punkten wollen aber auch die anderen.
}
# Was nicht geladen wird, solange es etwas taugt.
form-kept = { $kept_count ->
    [0] { "" }
   *[other] {" "}Für { $later ->
        [one] die Ausfahrt
       *[other] die { $later } Ausfahrten
    } danach behältst du{ $poor ->
        [yes] , weil es jetzt nur um { $total } Punkte geht
       *[no] { "" }
    }: { $kept }.
}
advice-voyage-load = { form-load-best } Die schwächeren Karten sind für das, was andere liegen lassen.{ form-kept }{ form-boarding }
advice-voyage-load-strong = { form-load-best } Die anderen Karten stützen sie, oder sie holen ein zweites Schiff, an das wenige etwas legen.{ form-kept }{ form-boarding }
advice-voyage-load-weak = Jede Karte fährt nur einmal mit. Selbst das reichste Schiff bringt diesmal nur { $points } Punkte: Setz nur schwache Karten darauf und heb dir die starken für später auf.{ form-kept }{ form-boarding }
advice-voyage-load-rest = Stärker als deine { $card } ist keine Karte mehr: Nimm Schiffe, die andere liegen lassen.{ form-boarding }
advice-voyage-load-last = Die letzte Ausfahrt: Eine Karte behältst du zurück ({ $card }). Zum Schluss deckt jeder die zurückbehaltene Karte auf, und die stärkste gewinnt den Gouverneur, { $points } Punkte. { $why ->
    [party] { $boarders ->
        [0] Eine Entermannschaft hat sonst niemand mehr.
       *[other] Nur wenn noch jemand eine Entermannschaft aufdeckt, bekommt ihn niemand.
    }
    [weak] Noch kann jemand eine Entermannschaft aufdecken, und die schlägt jede Kanone: Deine starken Karten nützen dir bei den Schiffen mehr.
   *[strong] Bei Gleichstand niemand.
}

## Legen

# Wer noch antworten kann.
phrase-fleet-cards = { $whose } { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
form-still-comes = { $who_count ->
    [one] { $who } hat noch { $coming ->
        [one] 1 Karte
       *[other] { $coming } Karten
    }
   *[other] In dieser Ausfahrt kommen noch: { $each }
}{ $boarders ->
    [0] .
   *[other] , vielleicht eine Entermannschaft.
}
# Die Summen, die bei der letzten Ausfahrt offen liegen.
form-race = { $race ->
    [no] { "" }
    [even] {" "}Bisher hättet ihr beide { $have }, du und { $rival }; der Gouverneur bringt noch { $prize }.
   *[other] {" "}Bisher hättest du { $have }, { $rival } { $theirs }; der Gouverneur bringt noch { $prize }.
}
# Warum die Karte nicht an ein reicheres Schiff kommt.
form-richer = { $richer ->
    [boarded] {" "}Bei Schiff { $there } mit { $prize } Punkten entert { $by }.
    [nobody] {" "}Bei Schiff { $there } mit { $prize } Punkten entern 2: Niemand bekommt es.
    [behind] {" "}Bei Schiff { $there } mit { $prize } Punkten führt { $by } mit { $fire }.
    [level] {" "}Bei Schiff { $there } mit { $prize } Punkten würde sie nicht reichen.
   *[none] { "" }
}
advice-voyage-place-first = Bei Schiff { $at } führt noch niemand: Jetzt führst du, für { $points } Punkte.{ form-richer } { form-still-comes }{ form-race }
advice-voyage-place-breaks = Das löst den Gleichstand bei Schiff { $at }: Du führst { $mine } zu { $best } für { $points } Punkte.{ form-richer } { form-still-comes }{ form-race }
advice-voyage-place-past = Bei Schiff { $at } überholst du { $whose }, { $mine } zu { $best }, und nimmst die { $points } Punkte an dich.{ form-richer } { form-still-comes }{ form-race }
advice-voyage-place-safer = Bei Schiff { $at } führst du schon um { $before }, für { $points } Punkte; mit dieser Karte um { $after }. { $needs ->
    [0] Dann kann dort niemand mehr gleichziehen{ $gone ->
        [0] .
       *[other] : Eine { $gone }er-Kanone oder mehr hat niemand mehr.
    }
    [1] { $shots ->
        [4] Gleichziehen kann dann nur noch eine 4er-Kanone.
       *[other] Zum Gleichziehen braucht dann jemand mindestens eine { $shots }er-Kanone.
    }
   *[other] Zum Gleichziehen braucht dann jemand { $needs } Karten.
}{ $needs ->
    [0] { "" }
   *[other] {" "}{ form-still-comes }
}{ $safe ->
    [0] { "" }
   *[other] {" "}Schiff { $safe } gehört dir schon{ $lacks ->
        [0] .
       *[other] : Eine { $lacks }er-Kanone oder mehr hat niemand mehr.
    }
}{ form-race }
advice-voyage-place-sure = Nach dir legt niemand mehr: Schiff { $at } gehört dir, { $points } Punkte{ $taken ->
    [0] .
   *[other] , die sonst { $whose } bekommen hätte.
}
advice-voyage-place-boards = Deine Entermannschaft schlägt bei Schiff { $at } ({ $points } Punkte) beliebig viele Kanonen{ $boarders ->
    [0] , und entern kann dort niemand mehr.
   *[other] . Nur wenn { $who_or } dort auch entert, bekommt es niemand.
}
advice-voyage-place-nothing = Deine letzte Karte dieser Ausfahrt gewinnt nichts mehr, wo du sie auch hinlegst.
advice-voyage-place-tie = Bei Schiff { $at } ziehst du mit { $whose } gleich, je { $mine }: Bei Gleichstand bekommt es niemand, und { $whose } verliert { $points } Punkte.{ $left ->
    [0] { "" }
    [one] {" "}Du hast noch 1 Karte.
   *[other] {" "}Du hast noch { $left } Karten.
}{ form-race }
advice-voyage-place-spare = Zu gewinnen gibt es gerade wenig: Nimm eine schwache Karte und heb die besseren auf.{ form-race }
advice-voyage-place-begin = Keine deiner Karten gewinnt gleich ein Schiff: Diese fängt an, eine andere kann nachziehen.{ form-race }
advice-voyage-place-last = Deine letzte Karte dieser Ausfahrt: Viel ist für sie nicht mehr zu holen.{ form-race }
advice-voyage-place-wards = Eine Karte von dir dort, und der Fluch verschont deine Schiffe.
advice-voyage-neutral = Dort schadet dir der neutrale Pirat am wenigsten.
