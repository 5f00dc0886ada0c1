"""What is kept on disk: tables, seats, the log of choices, sessions, chat and reports."""
