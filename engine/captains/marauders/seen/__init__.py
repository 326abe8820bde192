"""What a captain sees, as types: the view, ports and the chart."""
