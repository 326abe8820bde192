### Warum das Ruder bei Treasure Fleet lädt, was es lädt, und wohin es eine Karte legt.

advice-voyage-fleet-welcome = Deine Farbe ist die { $flag }, und die meisten Schatzpunkte gewinnen. Bei jeder Ausfahrt lädst du Karten und legst sie an Schiffe: Wer an einem Schiff die meisten Kanonen hat, kapert es, bei Gleichstand niemand, und eine Entermannschaft schlägt beliebig viele Kanonen. Nach { $count } Ausfahrten ist Schluss; dann gewinnt die stärkste zurückbehaltene Karte den Gouverneur, 16 Punkte.

## Laden: zwei kurze Sätze

# Wie es steht, und was für später bleibt.
form-standing = { $race ->
    [behind] { $gap } zurück:{" "}
    [ahead] { $gap } vorn:{" "}
   *[even] { "" }
}
form-load-later = { $kept_count ->
    [0] { $race ->
        [behind] { $gap } zurück: Jetzt zählt jede Karte.
       *[other] { "" }
    }
   *[other] { form-standing }Heb { $kept_count ->
        [1] die { $one }
       *[other] { $kept }
    } für { $later ->
        [one] die letzte Ausfahrt
       *[other] { $later } Ausfahrten
    } und den Gouverneur auf.
}
advice-voyage-load-party = Schiff { $at } mit { $points } Punkten ist die Entermannschaft wert. { form-load-later }
advice-voyage-load-best = Schiff { $at } mit { $points } Punkten ist die { $card } wert. { form-load-later }
advice-voyage-load-try = Versuch Schiff { $at } ({ $points } Punkte) mit der { $card }. { form-load-later }
advice-voyage-load-weak = Höchstens { $points } Punkte: Schwache Karten genügen. { form-load-later }
advice-voyage-load-rest = Deine beste ist die { $card }: Leg, wo wenige feuern. { form-load-later }
advice-voyage-load-last = { $why ->
    [party] Heb die Entermannschaft für den Gouverneur auf: { $boarders ->
        [0] Nichts schlägt sie.
       *[other] Nur eine zweite zieht gleich.
    }
    [weak] Heb für den Gouverneur nur die { $card } auf: Vielleicht entert ihn jemand.
   *[strong] Heb für den Gouverneur die { $card } auf: Entern kann niemand mehr.
} { $race ->
    [behind] { $gap } hinter { $rival }: Die { $points } des Gouverneurs { $enough ->
        [yes] würden reichen.
       *[other] reichen nicht.
    }
    [ahead] { $gap } vor { $rival }: Die { $points } des Gouverneurs { $enough ->
        [no] drehen das nicht.
       *[other] könnten das drehen.
    }
   *[other] Gleichauf mit { $rival }: Die { $points } des Gouverneurs können entscheiden.
}

## Legen

# Was noch kommen müsste, von wem und mit wie vielen Karten.
phrase-fleet-adds = { $left ->
    [one] { $who }
   *[other] { $who_or } ({ $who_count ->
        [one] noch
       *[other] zusammen noch
    } { $left } Karten)
} { $cards ->
    [1] { $shots ->
        [1] { $left ->
            [one] die letzte Karte
           *[other] irgendeine Karte
        }
        [4] { $left ->
            [one] zuletzt eine 4er-Kanone
           *[other] eine 4er-Kanone
        }
       *[other] { $left ->
            [one] zuletzt mindestens eine { $shots }er-Kanone
           *[other] mindestens eine { $shots }er-Kanone
        }
    }
   *[other] { $cards } Karten
}{ $party ->
    [yes] {" "}oder eine Entermannschaft
   *[no] { "" }
} dorthin legt
form-fleet-boards = { $boards_count ->
    [0] { "" }
   *[other] {" "}oder { $boards_or } entert
}
form-fleet-lost = { $threats_count ->
    [0] { $boards_count ->
        [0] Gleichziehen kann dort niemand mehr.
       *[other] Du verlierst Schiff { $at } nur, wenn { $boards_or } entert.
    }
   *[other] Du verlierst Schiff { $at }, wenn { $threats_or }{ form-fleet-boards }.
}

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
    [even] {" "}Bisher hättet ihr beide { $have }, du und { $rival }; der Gouverneur bringt noch { $governor }.
   *[other] {" "}Bisher hättest du { $have }, { $rival } { $theirs }; der Gouverneur bringt noch { $governor }.
}
# Warum die Karte nicht an ein reicheres Schiff kommt.
form-richer = { $richer ->
    [boarded] {" "}Bei Schiff { $there } mit { $prize } Punkten entert { $by }.
    [nobody] {" "}Bei Schiff { $there } mit { $prize } Punkten entern 2: Niemand bekommt es.
    [behind] {" "}Bei Schiff { $there } mit { $prize } Punkten führt { $by } mit { $fire }.
    [level] {" "}Bei Schiff { $there } mit { $prize } Punkten würde sie nicht reichen.
   *[none] { "" }
}
advice-voyage-place-first = Bei Schiff { $at } führt noch niemand: Jetzt führst du, für { $points } Punkte.{ form-richer } { form-fleet-lost }{ form-race }
advice-voyage-place-breaks = Das löst den Gleichstand bei Schiff { $at }: Du führst { $mine } zu { $best } für { $points } Punkte.{ form-richer } { form-fleet-lost }{ form-race }
advice-voyage-place-past = Bei Schiff { $at } führte { $whose }, jetzt du mit { $mine } zu { $best }: Die { $points } Punkte sind deine.{ form-richer } { form-fleet-lost }{ form-race }
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
   *[other] { $race ->
        [no] {" "}{ form-still-comes }
       *[other] { "" }
    }
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
advice-voyage-place-tie = Bei Schiff { $at } haben { $whose } und du dann je { $mine }: Bei Gleichstand bekommt es niemand, und { $whose } verliert { $points } Punkte{ $threats_count ->
    [0] { $boards_count ->
        [0] .
       *[other] , außer wenn { $boards_or } entert.
    }
   *[other] , außer wenn { $threats_or }{ form-fleet-boards }.
}{ $left ->
    [0] { "" }
    [one] {" "}Du hast noch 1 Karte.
   *[other] {" "}Du hast noch { $left } Karten.
}{ form-race }
advice-voyage-place-spare = Zu gewinnen gibt es gerade wenig: Nimm eine schwache Karte und heb die besseren auf.{ form-race }
advice-voyage-place-begin = Keine deiner Karten gewinnt gleich ein Schiff: Diese fängt an, eine andere kann nachziehen.{ form-race }
advice-voyage-place-last = Deine letzte Karte dieser Ausfahrt: Viel ist für sie nicht mehr zu holen.{ form-race }
advice-voyage-place-wards = Eine Karte von dir dort, und der Fluch verschont deine Schiffe.
advice-voyage-neutral = Dort schadet dir der neutrale Pirat am wenigsten.
