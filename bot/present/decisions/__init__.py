"""What a seat is asked and may order: as buttons, selects and modals, with what is noted of each option."""
