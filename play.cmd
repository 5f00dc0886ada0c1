@rem What ./play is elsewhere, for Windows.
@call "%~dp0tools\with-python.cmd" play %*
