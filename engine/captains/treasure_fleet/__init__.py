"""A computer captain of *Treasure Fleet*."""
