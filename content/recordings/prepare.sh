#!/bin/bash
# prepare.sh DIR: makes the environment that recorded code blocks run in. Needs Debian 12, root, and the Python registry.
# content/docs/open-source/recorded_runs.mdx says what had to be replaced, and why.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
apt-get update -qq
apt-get install -qqy --no-install-recommends python3-venv python3-torch python3-torchvision openmpi-bin mosquitto curl >/dev/null
/usr/bin/python3 -m venv --system-site-packages "$1"
"$1/bin/pip" install -q --no-deps -r "$here/requirements.txt"
"$1/bin/python" -W ignore - >"$1/versions.txt" <<'PYTHON'
import importlib.metadata, platform, torch
print("fedml", importlib.metadata.version("fedml"))
print("python", platform.python_version())
print("torch", torch.__version__)
PYTHON
cat >"$1/variables.txt" <<'VARIABLES'
OMP_NUM_THREADS=1
PYTHONHASHSEED=0
PYTHONUNBUFFERED=1
PYTHONWARNINGS=ignore
OMPI_ALLOW_RUN_AS_ROOT=1
OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
VARIABLES
