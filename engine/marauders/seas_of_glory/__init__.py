"""*Seas of Glory*: each module is a file or a folder here and acts by rule points alone."""
