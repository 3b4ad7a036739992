"""Statistics by themselves: arrays and plain values in, results out that say how they came."""
