"""A table goes on without its members: clocks, timers, paces, reminders, deadlines."""
