"""Long texts and static files go over the wire packed, with or without a proxy in front of the room.

Only what holds nothing that a visitor typed is packed: how well a page packs would tell something of the
secrets that stand beside a guess.
"""

from __future__ import annotations

import gzip
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response

LEVEL = 6
PACKED = (".css", ".js", ".svg")


def takes_packed(headers: Headers) -> bool:
    """Whether a browser takes what is packed."""
    return "gzip" in headers.get("accept-encoding", "")


def packed(response: Response, headers: Headers) -> Response:
    """An answer that is whole in memory, packed where the browser takes it."""
    response.headers.add_vary_header("Accept-Encoding")
    if takes_packed(headers):
        response.body = gzip.compress(bytes(response.body), LEVEL, mtime=0)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    return response


def packed_file(response: Response, headers: Headers) -> Response:
    """A static file, packed where that is worth it; what was packed once is kept."""
    if not isinstance(response, FileResponse) or not str(response.path).endswith(PACKED):
        return response
    response.headers.add_vary_header("Accept-Encoding")
    if not takes_packed(headers):
        return response
    body = _file(str(response.path), response.headers.get("etag", ""))
    kept = {name: value for name, value in response.headers.items() if name != "content-length"}
    return Response(body, headers=kept | {"Content-Encoding": "gzip"})


@lru_cache(maxsize=100)
def _file(path: str, _print: str) -> bytes:
    with open(path, "rb") as file:
        return gzip.compress(file.read(), LEVEL, mtime=0)
