"""Where phones find this server, and how a browser proves who teaches: addresses, QR codes, cookies.

The cookie of a class is named after it, so that one browser may have several. No script reads it (`HttpOnly`); it
goes to the addresses of classes alone (`Path`), to no request that another site's page made (`SameSite=Strict`),
and by https alone where the browser came by https (`Secure`).
"""

from __future__ import annotations

import ipaddress
import re
import socket
from contextlib import suppress
from typing import Any

from tornado.httputil import HTTPServerRequest, split_host_and_port
from tornado.web import RequestHandler

from uncle_widgets.live.keys import HOURS

ELSEWHERE = "192.0.2.1"
"""An address that is nobody's (RFC 5737): which way leads there is asked of the system, and nothing is sent."""
APART = ("docker", "br-", "veth", "virbr", "vmnet", "vbox", "lo", "podman", "cni", "vethernet")
"""Networks within a machine."""
TUNNELS = (
    "tun",
    "tap",
    "utun",
    "ppp",
    "wg",
    "ipsec",
    "tailscale",
    "zt",
    "nordlynx",
    "proton",
    "gpd",
    "cscotun",
    "vpn",
)
"""How systems call ways into another network, in which no phone of the room is."""
HOMES = [*map(ipaddress.IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12"))]
"""Where the devices of a room usually are (RFC 1918)."""
SHARED = ipaddress.IPv4Network("100.64.0.0/10")
"""Where VPNs such as Tailscale number their devices (RFC 6598)."""
NAME = "uw_class_"
NAMED = re.compile(f"{NAME}([A-Z0-9]{{4}})")
"""How the cookie of a class is called."""
ALONE = "Only this computer can reach this server. To let phones in, start it with: uncle-widgets --teach"


def own_addresses() -> list[str]:
    """The numbers of this machine in its networks, the likeliest first.

    A local network comes before a public one, and both before a tunnel, though the system sends all by a tunnel.
    """
    usual, found = "", dict[str, bool]()
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect((ELSEWHERE, 9))
        usual = asked.getsockname()[0]
    with suppress(ImportError, OSError):
        import psutil  # extra voila

        up = {name for name, about in psutil.net_if_stats().items() if about.isup}
        for name, several in psutil.net_if_addrs().items():
            low = name.lower()
            if name in up and not low.startswith(APART):
                for one in several:
                    if one.family == socket.AF_INET:
                        alone = one.ptp is not None or one.netmask == "255.255.255.255"
                        found[one.address] = alone or low.startswith(TUNNELS) or "vpn" in low
    if usual:
        found.setdefault(usual, False)
    numbers = {ipaddress.IPv4Address(one): tunnel for one, tunnel in found.items()}

    def likely(one: ipaddress.IPv4Address) -> tuple[bool, bool, bool]:
        return numbers[one] or one in SHARED, not any(one in home for home in HOMES), str(one) != usual

    real = (one for one in numbers if not (one.is_loopback or one.is_link_local or one.is_unspecified))
    return [str(one) for one in sorted(real, key=likely)]


def local(host: str) -> bool:
    """Whether this name leads no other machine here."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def reached(request: HTTPServerRequest, base_url: str, alone: bool = False) -> list[str]:
    """Where phones may find the class, without the code: as the teacher came, unless from this machine itself.

    A server that is `alone` is found by this machine's own name for itself.
    """
    host, port = split_host_and_port(request.host.lower())
    base = f"{base_url.rstrip('/')}/c"
    own = [f"{one}:{port}" if port else one for one in ([] if alone else own_addresses())]
    if not local(host):
        hosts = [request.host.lower(), *(one for one in own if one != request.host.lower())]
        return [f"{one}{base}" for one in hosts]
    return [f"{one}{base}" for one in own] or [f"{request.host.lower()}{base}"]


def codes(request: HTTPServerRequest, addresses: list[str], code: str) -> dict[str, str]:
    """By address the QR code of it with the code; in capitals, which take less of it, where the path allows."""
    try:
        import segno  # extra voila
    except ImportError:
        return {}
    scheme = "https" if encrypted(request) else "http"
    drawn: dict[str, str] = {}
    for address in addresses:
        whole = f"{scheme}://{address}/{code}"
        short = whole.upper() if address.count("/") == 1 else whole
        drawn[address] = segno.make(short, error="m", micro=False).svg_inline(omitsize=True, border=2)
    return drawn


def own_page(request: HTTPServerRequest) -> bool:
    """Whether a page of this very host and port asks, or no page at all."""
    origin = request.headers.get("Origin")
    return origin is None or origin.partition("//")[2].lower() == request.host.lower()


def encrypted(request: HTTPServerRequest) -> bool:
    """Whether the browser came by https, as a proxy before this server says."""
    return "https" in (request.protocol, request.headers.get("X-Forwarded-Proto", "").lower())


def give(handler: RequestHandler, path: str, code: str, key: str) -> None:
    """Let this browser come back to the class; `path` is where classes are, '/games/c/'."""
    settings: dict[str, Any] = {"path": path, "httponly": True, "samesite": "Strict", "max_age": int(HOURS)}
    if encrypted(handler.request):
        settings["secure"] = True
    handler.set_cookie(f"{NAME}{code}", key, expires_days=None, **settings)


def take(handler: RequestHandler, path: str, code: str) -> None:
    """This browser forgets the class."""
    handler.clear_cookie(f"{NAME}{code}", path=path)


def kept(request: HTTPServerRequest) -> dict[str, str]:
    """By code the keys that this browser sent."""
    found = ((NAMED.fullmatch(name), morsel.value) for name, morsel in request.cookies.items())
    return {named[1]: value for named, value in found if named}
