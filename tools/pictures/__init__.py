"""Every picture of the documents, made by one command: `make pictures`."""
