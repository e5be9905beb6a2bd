"""Load and fault harnesses of the table server."""
