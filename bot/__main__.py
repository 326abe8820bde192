"""`python -m bot` is the command `quartermaster`."""

from bot.cli import main

main()
