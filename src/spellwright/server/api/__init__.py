"""The JSON interface for people's own clients and bots: create, join, decisions, choose, stream."""
