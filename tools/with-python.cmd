@echo off
rem Runs tools\environment.py with a Python that can read it; that one finds the best.
rem   tools\with-python.cmd COMMAND [ARGUMENT...]
setlocal
set "PYTHONHOME="
set "PYTHONPATH="
for %%p in (py python3 python) do (
    %%p -c "import sys; sys.exit(sys.version_info < (3, 6))" >nul 2>nul && set "python=%%p" && goto run
)
echo %1: Spellwright needs Python 3.11 or later and found none: install it from python.org and run %1 again. 1>&2
exit /b 2
:run
%python% "%~dp0environment.py" %*
exit /b %errorlevel%
