rules-storm-token-title = Der Sturmmarker
rules-storm-token =
    Der Sturm beginnt in der Karibischen See. Gleich nachdem der Wind gedreht hat, zieht er mit ihm eine Zone weiter oder über die nächste Grenze im Uhrzeigersinn.
    Wer in seine Zone kommt, auch aus dem Hafen, oder dort auf See einen Zug beginnt, erleidet jedes Mal 3 zufällige Treffer, einen weniger je Erfolg in Seemannskunst. (F)
    Der Sturm eines Ereignisses kommt dazu. Kapitäne ohne Spieler suchen in seiner Zone nach niemandem, und er schadet ihnen nicht.
