"""The JSON interface for own clients and bots: create, join, decisions, choose, stream."""
