"""The art of cards, mats and boards: pens that write SVG, what is drawn with them, and how it is read again.

`python -m render.tools.make_art` draws everything anew into data/assets/art; the bot only reads these files.
"""
