"""Naval battles, crew combat and their results (Naval Combat; Crew Combat)."""
