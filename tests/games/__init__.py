"""What every game must have, and the smallest that has it."""
