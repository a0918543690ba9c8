"""Somebody at a table over a WebSocket, in as few lines as it takes."""
import hashlib
import json
import socket
import struct


class Person:
    def __init__(self, port, name):
        self.name = name
        self.contribution = hashlib.sha256(name.encode()).digest()
        self.requests = 0
        self.update = None
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=120)
        self.bytes = b""
        self.lines = []
        self.socket.sendall(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
        while b"\r\n\r\n" not in self.bytes:
            self.read_more()
        head, self.bytes = self.bytes.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise AssertionError(head.decode())
        self.send({"type": "hello", "version": 1})
        self.games = {game["id"]: game for game in self.receive()["games"]}

    def read_more(self):
        more = self.socket.recv(65536)
        if not more:
            raise AssertionError("the server has hung up")
        self.bytes += more

    def take(self, size):
        while len(self.bytes) < size:
            self.read_more()
        taken, self.bytes = self.bytes[:size], self.bytes[size:]
        return taken

    def send(self, message):
        text = json.dumps(message).encode()
        size = struct.pack("!B", 0x80 | len(text)) if len(text) < 126 else struct.pack("!BH", 0x80 | 126, len(text))
        self.socket.sendall(b"\x81" + size + b"\0\0\0\0" + text)  # a mask of nothing is a mask

    def receive(self):
        while not self.lines:
            kind, size = self.take(2)
            if size == 126:
                (size,) = struct.unpack("!H", self.take(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.take(8))
            body = self.take(size)
            if kind == 0x81:
                self.lines = body.decode().splitlines()
        message = json.loads(self.lines.pop(0))
        if message["type"] == "update":
            self.update = message["update"]
        if message["type"] == "table" and message["lobby"]["phase"] == "opening":
            mine = [seat for seat in message["lobby"]["seats"] if seat.get("yours")]
            if mine and "contribution" not in mine[0]:
                self.send({"type": "open", "id": "open", "contribution": self.contribution.hex()})
        return message

    def ask(self, kind, **fields):
        """The answer: an ack, or what was asked for. A refusal is an error."""
        self.requests += 1
        self.send({"type": kind, "id": f"r{self.requests}", **fields})
        while True:
            message = self.receive()
            if message.get("id") == f"r{self.requests}":
                if message["type"] == "error":
                    raise AssertionError(f"{kind}: {message['why']}")
                return message

    def sit(self, seat):
        self.ask("sit", seat=seat, name=self.name, commitment=hashlib.sha256(self.contribution).hexdigest())

    def play_to_the_end(self):
        """Answers whatever is asked. Gives how many decisions that were."""
        answered = 0
        while self.update is None or self.update["outcome"] is None:
            asked = self.update and self.update["decision_number"]
            if asked and self.update["decision"]["choices"]:
                choices = self.update["decision"]["choices"]
                self.ask("act", decision=asked, action=choices[answered % len(choices)]["action"])
                answered += 1
                while self.update["decision_number"] == asked and self.update["outcome"] is None:
                    self.receive()
            else:
                self.receive()
        return answered
