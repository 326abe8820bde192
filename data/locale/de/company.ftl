# Mit wem Mitglieder nicht spielen wollen.

command-settings-block = Mit wem du nicht mehr spielen willst
command-settings-unblock = Mit wem du wieder spielen würdest
settings-blocked = Du spielst nicht mit { $who }: Keiner von euch kann sich an einen Tisch setzen, an dem der andere sitzt, und niemand erfährt davon. Wo ihr schon beide sitzt, geht es weiter. Zurücknehmen kannst du das mit /settings unblock.
tell-you-blocked = Dort sitzt { $who }, und du willst nicht mit ihm spielen. Hast du es dir anders überlegt? Nimm es in deinen Einstellungen zurück.
tell-you-blocked-guest = Du willst nicht mit { $who } spielen. Hast du es dir anders überlegt? Nimm es in deinen Einstellungen zurück.
tell-no-seat = An diesem Tisch ist kein Platz für dich.
tell-no-guest = { $who } kann diesen Platz nicht nehmen. Frag jemand anderen.
tell-block-self = Das bist du selbst. Nimm jemand anderen.
tell-many-blocked = Du meidest schon { $most } Mitglieder, mehr kann ich mir nicht merken. Nimm erst eines in deinen Einstellungen zurück.
privacy-blocked = - Mitglieder, mit denen du nicht spielst: { $count }

## Wie Mitglieder bei ihren Tischen bleiben

record-reliable = Am Tisch: { $told } (von den letzten { $tables }).
reliable-hours = antwortet binnen { $count } Std.
reliable-days = antwortet binnen { $count } Tagen
reliable-slowly = antwortet nach einer Woche oder später
reliable-finishes = spielt { $percent } % zu Ende
privacy-left = - Tische, die du verlassen hast oder die eingeschlafen sind, weil du dran warst: { $count }
