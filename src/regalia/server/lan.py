"""The addresses under which this machine is found on its network, as text and as a QR code."""

from __future__ import annotations

import io
import socket

import segno

ANYWHERE = ("0.0.0.0", "::")


def own_address() -> str | None:
    """This machine's address on its network; asking for a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address set aside for documentation
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address


def links(host: str, port: int) -> list[str]:
    """Where to point a browser: here, and from the network if the server listens to it."""
    if host not in ANYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    found = [f"http://localhost:{port}/"]
    address = own_address()
    if address:
        found.append(f"http://{address}:{port}/")
    return found


def code(link: str) -> str:
    """A link as a QR code that a terminal can show."""
    drawn = io.StringIO()
    segno.make(link, error="l").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
