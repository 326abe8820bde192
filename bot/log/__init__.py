"""What has happened at tables, as members read it and take it along: no object of Discord's, no layout."""
