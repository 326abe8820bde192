### Das Haus: seine Tische und was man dort beginnen kann. Stil: docs/style.md.

home-gathers = Noch nicht begonnen: { $taken } von { $room } Plätzen besetzt
home-asked = { $lines ->
    [0] Du bist dran
   *[other] Du bist dran · { $line }
}

# Handys im lokalen Netz: was liest, wer mit einem Code kommt.
lan-asked-already = Der Gastgeber ist nach diesem Platz schon gefragt worden.
lan-own-seat = Dieser Link gilt nur für deinen Platz.
lan-refused = Der Gastgeber hat Nein gesagt.
lan-too-often = Zu viele falsche Codes. Warte eine Minute und versuch es noch einmal.
lan-wrong-code = Diesen Code gibt es nicht, oder er ist abgelaufen. Lass dir einen neuen geben.
