"""The laboratory: simulations, tournaments, benchmarks, environments for learning."""
