"""Naval battles, crew combat and what follows on them (Naval Combat; Crew Combat)."""
