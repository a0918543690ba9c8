"""Ports that are this program's own, so that several clusters run side by side: below those that the system gives to whoever
connects, for a server that is away for a moment finds its port free when it comes back."""
import random
import socket

BLOCK = 32


def lowest_given():
    with open("/proc/sys/net/ipv4/ip_local_port_range") as file:
        return int(file.read().split()[0])


def claimed():
    """A block of ports that nobody else has claimed, by listening on its first; the others of it."""
    blocks = list(range(10240, lowest_given() - BLOCK, BLOCK))
    random.SystemRandom().shuffle(blocks)
    for first in blocks:
        guard = socket.socket()
        try:
            guard.bind(("127.0.0.1", first))
            guard.listen()
        except OSError:
            guard.close()
            continue
        guards.append(guard)  # as long as this program runs
        yield from range(first + 1, first + BLOCK)
    raise RuntimeError("all ports are taken")


guards = []
ports = claimed()


def free_port():
    for port in ports:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                pass
