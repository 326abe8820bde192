"""Ships in profile, in layers that can be shown lost."""
