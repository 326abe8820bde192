name-sea_place = Islets
text-sea_place = In every zone lies an islet, where a captain does one thing ashore.
name-islet = the islet
option-visit-islet = Visit the islet
log-islet-visited = { $seat } went ashore on the islet off { $zone }.
step-VisitIslet = On the islet
