"""Files for the browser, under an address that changes with their content, so they may be kept for good."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache, cached_property
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).with_name("static")
_KINDS = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".md": "text/plain"}
_PACKED = (".js", ".css", ".svg", ".json", ".md", ".txt")
_FOREVER = "public, max-age=31536000, immutable"


class _File(NamedTuple):
    body: bytes
    packed: bytes | None
    kind: str


class Static:
    """All files of a folder. One version stands for the whole of it, so modules may import each other by place."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._file = cache(self._read)

    @cached_property
    def version(self) -> str:
        """A digest of all files and their names."""
        digest = hashlib.sha256()
        for path in sorted(self.folder.rglob("*")):
            if path.is_file():
                digest.update(str(path.relative_to(self.folder)).encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()[:12]

    def address(self, path: str) -> str:
        """Where the browser finds a file."""
        return f"/static/{self.version}/{path}"

    async def answer(self, request: Request) -> Response:
        """A file, packed where that helps; one of an older version is not kept."""
        file = self._file(request.path_params["path"])
        if file is None:
            raise HTTPException(404)
        headers = {"Cache-Control": _FOREVER if request.path_params["version"] == self.version else "no-cache"}
        if file.packed is not None:
            headers["Vary"] = "Accept-Encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                headers["Content-Encoding"] = "gzip"
                return Response(file.packed, headers=headers, media_type=file.kind)
        return Response(file.body, headers=headers, media_type=file.kind)

    def _read(self, path: str) -> _File | None:
        place = self.folder / PurePosixPath(path)
        if ".." in PurePosixPath(path).parts or not place.is_file():
            return None
        kind = _KINDS.get(place.suffix) or mimetypes.guess_type(place.name)[0] or "application/octet-stream"
        body = place.read_bytes()
        packed = gzip.compress(body, 9, mtime=0) if place.suffix in _PACKED else None
        return _File(body, packed, kind)
