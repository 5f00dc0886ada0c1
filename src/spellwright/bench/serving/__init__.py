"""The load test: a real server process, and scripted players in another one."""
