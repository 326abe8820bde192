"""Members' messages in a browser, as Discord draws them: for pictures of documents, and to look at them."""
