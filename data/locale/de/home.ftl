### Das Haus: seine Tische und was man dort beginnen kann. Stil: docs/style.md.

home-gathers = Noch nicht begonnen: { $taken } von { $room } Plätzen besetzt
home-asked = { $lines ->
    [0] Du bist dran
   *[other] Du bist dran · { $line }
}
