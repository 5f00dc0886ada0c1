"""Small games, to read and to measure. They are not offered to players."""
