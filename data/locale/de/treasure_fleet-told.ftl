### Wie eine Ausfahrt von Treasure Fleet erzählt wird: siehe marauders-told.ftl.

told-fleet-lookout-drawn = { $seat } hat zuerst den Ausguck
told-fleet-captain = segelt unter dieser Farbe: { $flag }
told-fleet-neutral-set = der neutrale Pirat segelt unter dieser Farbe: { $flag }
told-fleet-sailing = **Ausfahrt { $sailing } von { $of }** · { $row }
told-fleet-storm-over = der Sturm ist vorbei, das { $ship } ist wieder da
told-fleet-loaded = { $seat } { $seat_count ->
    [one] hat
   *[other] haben
} geladen
told-fleet-loaded-own = lud { $cards }
told-fleet-returned-own = nahm { $cards } zurück
told-fleet-placed = spielte „{ $card }“ an { $at }
told-fleet-neutral-placed = spielte „{ $card }“ des neutralen Piraten an { $at }
told-fleet-storm = **Sturm an { $at }**: { $cards_count ->
    [0] Kanonenfeuer gab es dort nicht
   *[other] alles Kanonenfeuer ist weg ({ $cards })
}
told-fleet-storm-cursed = **Sturm an { $at }**, zählt bis zur nächsten Ausfahrt nicht: { $cards_count ->
    [0] Kanonenfeuer gab es dort nicht
   *[other] alles Kanonenfeuer ist weg ({ $cards })
}
told-fleet-lookout = Ausguck: { $seat }
told-fleet-captured = **{ $at ->
    [0] { $seat } gewann den Gouverneur mit der stärksten letzten Karte, +{ $points }
   *[other] { $seat } kaperte { $ship }, +{ $points }
}**{ form-fleet-won }
told-fleet-tied = { $at ->
    [0] Gleichstand bei der stärksten letzten Karte{ form-fleet-even }, den Gouverneur gewann niemand
   *[other] Gleichstand{ form-fleet-even }, niemand bekam es: { $ship }
}
told-fleet-escaped = kein Feuer, entkommen: { $ship }
told-fleet-neutral-captured = **{ $at ->
    [0] der neutrale Pirat gewann den Gouverneur mit der stärksten letzten Karte
   *[other] der neutrale Pirat kaperte { $ship }
}**{ form-fleet-won }
told-fleet-warded = auf { form-fleet-at } feuerten { $seats }
told-fleet-cursed = **der Fluch nahm { $seat } das { $ship }**
told-fleet-cursed-nothing = der Fluch fand bei { $seat } kein früheres Schiff
told-fleet-neutral-cursed = **der Fluch nahm dem neutralen Piraten das { $ship }**
told-fleet-turned = { $seat } deckte „{ $card }“ für den Gouverneur auf
told-fleet-neutral-turned = der neutrale Pirat deckte „{ $card }“ für den Gouverneur auf
told-fleet-neutral-counted = { log-fleet-neutral-counted }

## Was ein sanfter Kapitän sagt: eine dieser Zeilen zu einer Tat

says-prize-1 = Unseres? Wirklich? Unseres!
says-prize-2 = Ich wollte nur mal knallen lassen.
says-prize-3 = Räumt da drüben bitte jemand auf?
says-curse-1 = Das Schiff mochte ich ohnehin nie.
says-curse-2 = Ist es gerade kälter geworden?
says-curse-3 = An Geister glaube ich nicht. Meistens.
