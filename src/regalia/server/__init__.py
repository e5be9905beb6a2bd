"""The table server: tables over the network, durable moves, and nothing secret for the wrong eyes."""
