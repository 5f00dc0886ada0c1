@rem What ./build-fast is elsewhere, for Windows.
@call "%~dp0tools\with-python.cmd" build-fast %*
