"""The workshop: pens that write SVG, and all that is drawn with them into `data`; it runs at no table."""
