"""Many games among computer captains: in this process, in further ones, or on a cluster of machines."""
