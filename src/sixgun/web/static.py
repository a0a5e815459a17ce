"""Files for the browser, under an address that changes with their content, so they may be kept for good."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from sixgun.engine.portraits import BadPortrait

from .portraits import KIT, drawing

FOLDER = Path(__file__).with_name("static")
_KINDS = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".md": "text/plain"}
_PACKED = (".js", ".css", ".svg", ".json", ".md", ".txt")
_COMMENT = re.compile(rb"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*$", re.DOTALL | re.MULTILINE)
_FOREVER = "public, max-age=31536000, immutable"


class _File(NamedTuple):
    body: bytes
    packed: bytes | None
    kind: str


class Static:
    """All files of a folder. One version stands for the whole of it, so modules may import each other by place."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        # Only what lies here can be asked for: an address is a key of this list, never a place on the disk.
        files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".ts"]
        self._places = {path.relative_to(folder).as_posix(): path for path in files}
        self._files: dict[str, _File] = {}

    @cached_property
    def version(self) -> str:
        """A digest of all files and their names."""
        digest = hashlib.sha256()
        for name, path in self._places.items():
            digest.update(name.encode() + b"\0" + path.read_bytes())
        for path in sorted([*KIT.glob("*.svg"), *KIT.parent.glob("*.py")]):  # what it draws has this version too
            digest.update(path.read_bytes())
        return digest.hexdigest()[:12]

    def address(self, path: str) -> str:
        """Where the browser finds a file."""
        return f"/static/{self.version}/{path}"

    async def answer(self, request: Request) -> Response:
        """A file, packed where that helps; one of an older version is not kept."""
        file = self._file(request.path_params["path"])
        if file is None:
            raise HTTPException(404)
        return self._sent(request, file)

    async def portrait(self, request: Request) -> Response:
        """A portrait, drawn as its address describes it."""
        try:
            body = drawing(request.path_params["described"]).encode()
        except BadPortrait as problem:
            raise HTTPException(404, f"This portrait {problem}.") from None
        return self._sent(request, _File(body, gzip.compress(body, 6, mtime=0), _KINDS[".svg"]))

    def _sent(self, request: Request, file: _File) -> Response:
        headers = {"Cache-Control": _FOREVER if request.path_params["version"] == self.version else "no-cache"}
        if file.packed is not None:
            headers["Vary"] = "Accept-Encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                headers["Content-Encoding"] = "gzip"
                return Response(file.packed, headers=headers, media_type=file.kind)
        return Response(file.body, headers=headers, media_type=file.kind)

    def _file(self, name: str) -> _File | None:
        place = self._places.get(name)
        if place is None:
            return None
        if name not in self._files:
            self._files[name] = _read(place)
        return self._files[name]


def _read(place: Path) -> _File:
    kind = _KINDS.get(place.suffix) or mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    body = place.read_bytes()
    if place.suffix == ".js" and place.parent.name != "vendor":  # whose licences stay
        body = _COMMENT.sub(_blank, body)
    packed = gzip.compress(body, 9, mtime=0) if place.suffix in _PACKED else None
    return _File(body, packed, kind)


def _blank(comment: re.Match[bytes]) -> bytes:
    """A comment of our scripts, a fifth of them, left out; every line keeps its number."""
    return b"\n" * comment[0].count(b"\n")
