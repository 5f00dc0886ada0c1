@rem What ./check is elsewhere, for Windows.
@call "%~dp0tools\with-python.cmd" check %*
