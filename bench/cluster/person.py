"""Somebody who plays through a balancer as the web client does: comes back by itself, goes where it is sent, and sends again
what was not answered. Remembers what was acknowledged and shown."""
import hashlib
import json
import os
import random
import socket
import struct
import threading
import time
import urllib.request

from sight import Sight

FLOOR, CAP, PROOF = 0.25, 30.0, 10.0  # web/src/lib/retry.ts


class Lost(Exception):
    pass


class Person(threading.Thread):
    def __init__(self, party, seat):
        super().__init__(daemon=True)
        self.party, self.seat = party, seat
        self.name = f"P{party.number}S{seat}"
        self.token = hashlib.sha256(os.urandom(32)).hexdigest()
        self.contribution = hashlib.sha256(self.name.encode()).digest()
        self.requests = 0
        self.socket = None
        self.last = ""
        self.faults = []
        self.acked = []  # (table, id)
        self.waits = []  # seconds for an acknowledgement, where the connection that asked for it was not lost
        self.absences = []  # (table, from, until, what happened meanwhile: (seconds since then, what))
        self.shown = {}  # table: the items of our stream
        self.sights = {}  # table: what we may know there
        self.forget()

    def forget(self):
        self.table = self.lobby = self.update = self.pending = self.node = self.lost_at = self.acts_at = self.asked_at = None
        self.sent_on = self.answered = 0
        self.useful = None
        self.ceiling = FLOOR  # each table has a page of its own
        self.meanwhile = []

    # --- the wire ---

    def open(self):
        path = f"/ws/{self.table}" if self.table else "/ws"
        if self.node:
            path += f"?node={self.node}"
        try:
            self.socket = socket.create_connection(("127.0.0.1", self.party.port), timeout=15)
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.bytes, self.lines = b"", []
            self.socket.sendall(
                f"GET {path} HTTP/1.1\r\nHost: localhost:{self.party.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Cookie: backlot={self.token}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode())
            while b"\r\n\r\n" not in self.bytes:
                self.read_more()
        except OSError as why:
            raise Lost(str(why)) from None
        head, self.bytes = self.bytes.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Lost(head.split(b"\r\n")[0].decode())

    def read_more(self):
        try:
            more = self.socket.recv(65536)
        except TimeoutError:
            raise
        except OSError as why:
            raise Lost(str(why)) from None
        if not more:
            raise Lost("closed")
        self.bytes += more

    def close(self):
        if self.socket:
            self.socket.close()
        self.socket = None

    def send(self, message):
        text = json.dumps(message).encode()
        size = struct.pack("!B", 0x80 | len(text)) if len(text) < 126 else struct.pack("!BH", 0x80 | 126, len(text))
        try:
            self.socket.sendall(b"\x81" + size + b"\0\0\0\0" + text)  # a mask of nothing is a mask
        except OSError as why:
            raise Lost(str(why)) from None

    def frame(self):
        """A frame as a whole, or nothing yet."""
        if len(self.bytes) < 2:
            return None
        kind, size = self.bytes[0], self.bytes[1]
        at = {126: 4, 127: 10}.get(size, 2)
        if len(self.bytes) < at:
            return None
        if size >= 126:
            size = int.from_bytes(self.bytes[2:at], "big")
        if len(self.bytes) < at + size:
            return None
        body, self.bytes = self.bytes[at:at + size], self.bytes[at + size:]
        return kind, body

    def receive(self, seconds):
        """The next message; nothing when none comes in time."""
        end = time.monotonic() + seconds
        while not self.lines:
            found = self.frame()
            if found:
                kind, body = found
                if kind == 0x88:
                    raise Lost("closed by the server")
                if kind == 0x89:
                    self.socket.sendall(struct.pack("!BB", 0x8A, 0x80 | len(body)) + b"\0\0\0\0" + body)
                if kind == 0x81:
                    self.lines = body.decode().splitlines()
                continue
            left = end - time.monotonic()
            if left <= 0:
                return None
            self.socket.settimeout(left)
            try:
                self.read_more()
            except TimeoutError:
                return None
        self.last = self.lines[0][:200]
        message = json.loads(self.lines.pop(0))
        if self.table:
            found = self.sights.setdefault(self.table, Sight()).faults_in(message)
            self.faults += [f"{self.name} was shown {what} at {self.table}" for what in found]
        return message

    def fresh(self, kind, **fields):
        self.requests += 1
        return {"type": kind, "id": f"{self.name}-{self.requests}", **fields}

    def answer_to(self, message):
        self.send(message)
        while True:
            answer = self.receive(15)
            if answer is None:
                raise Lost("no answer")
            if answer.get("id") == message["id"]:
                return answer
            self.take(answer)

    # --- at a table ---

    def run(self):
        while True:
            table = self.party.next_table(self)
            if table is None:
                return
            self.forget()
            self.table = table
            self.shown.setdefault(table, {})
            while not self.is_over():
                try:
                    self.come()
                    self.play()
                except Lost as why:
                    self.asked_at = None
                    if self.lost_at is None and self.lobby is not None:
                        self.lost_at = time.monotonic()
                        self.meanwhile = []
                    self.happened(f"{why} ({self.node})" if self.node else str(why))
                    if self.useful and time.monotonic() - self.useful >= min(PROOF, self.ceiling):
                        self.ceiling = FLOOR
                    self.useful = None
                    self.close()
                    if why.args == ("sent on",):
                        continue
                    self.node = None
                    time.sleep(random.random() * self.ceiling)
                    self.ceiling = min(self.ceiling * 2, CAP)
                if self.party.given_up.is_set():
                    return
            self.close()
            self.party.finished(self, table)

    def happened(self, what):
        if self.lost_at is not None:
            self.meanwhile.append((round(time.monotonic() - self.lost_at, 2), what))

    def create(self, options):
        while not self.party.given_up.is_set():
            try:
                self.table = None
                self.open()
                self.send({"type": "hello", "version": 1})
                answer = self.answer_to(self.fresh("create", game="cinecitta", options=options))
                self.close()
                if answer["type"] == "ack":
                    return answer["table"]
            except Lost:
                self.close()
            time.sleep(random.random())
        return None

    def come(self):
        self.open()
        self.send({"type": "hello", "version": 1})
        seen = len(self.shown[self.table])
        self.happened("connected")
        answer = self.answer_to(self.fresh("join", table=self.table, seen=seen))
        if answer["type"] == "error":
            self.refused(answer)
            raise Lost(answer["name"])
        if self.pending:
            self.send(self.pending)

    def refused(self, error):
        if error["name"] == "elsewhere":
            self.sent_on += 1
            self.node = error["with"][0]
            if self.sent_on <= 3:
                raise Lost("sent on")
            self.node = None

    def play(self):
        waits_since = None
        while not self.is_over():
            message = self.receive(1 if self.acts_at is None else min(1.0, max(0.0, self.acts_at - time.monotonic())))
            if self.party.given_up.is_set():
                return
            if self.acts_at is not None and time.monotonic() >= self.acts_at:
                self.acts_at = None
                self.act()
            if message is not None:
                if message["type"] == "waiting":
                    waits_since = time.monotonic()
                elif message["type"] in ("table", "update"):
                    waits_since = None
                self.take(message)
            elif waits_since and self.somebody_is_ready():
                raise Lost("waited")

    def somebody_is_ready(self):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.party.port}/readyz", timeout=2) as answer:
                return answer.status == 200
        except OSError:
            return False

    def is_over(self):
        return self.update is not None and self.update["outcome"] is not None and self.pending is None

    def is_here(self):
        self.sent_on = 0
        self.useful = self.useful or time.monotonic()
        if self.lost_at is not None:
            self.absences.append((self.table, self.lost_at, time.monotonic(), self.meanwhile))
            self.lost_at = None

    def take(self, message):
        kind = message["type"]
        if kind == "ack" and self.pending and message["id"] == self.pending["id"]:
            self.acked.append((self.table, message["id"]))
            if self.asked_at is not None:
                self.waits.append(time.monotonic() - self.asked_at)
            self.pending = None
            self.decide()
        elif kind == "error":
            if message["id"] == "":
                self.refused(message)
                raise Lost(message["name"])
            again = message["name"] in ("not_stored", "not_readable", "loading", "not_so_fast")
            if again:
                time.sleep(0.1)
            if self.pending and message["id"] == self.pending["id"]:
                if again:
                    self.send(self.pending)
                else:
                    self.pending = None
                    self.decide()
            elif again and self.lobby is not None and self.update is None:
                self.prepare()  # as somebody who presses the button once more
        elif kind == "table" and message["table"] == self.table:
            self.is_here()
            self.lobby = message["lobby"]
            self.prepare()
        elif kind == "update" and message["table"] == self.table:
            self.is_here()
            self.note(message["update"])
            self.decide()

    def prepare(self):
        """Whatever is missing before the game."""
        seats, phase = self.lobby["seats"], self.lobby["phase"]
        mine = [seat for seat in seats if seat.get("yours")]
        if phase == "lobby":
            commitment = hashlib.sha256(self.contribution).hexdigest()
            if not mine:
                self.send(self.fresh("sit", seat=self.seat, name=self.name, commitment=commitment))
            elif mine[0]["commitment"] == "":  # a start was called off
                self.send(self.fresh("commit", commitment=commitment))
            elif self.lobby["host"]:
                empty = [seat["seat"] for seat in seats if seat["kind"] == "empty"]
                if not empty:
                    self.send(self.fresh("start"))
                elif empty == [len(seats)]:
                    self.send(self.fresh("bot", seat=len(seats), bot="heuristic"))
        elif phase == "opening" and mine and "contribution" not in mine[0]:
            self.send(self.fresh("open", contribution=self.contribution.hex()))

    def note(self, update):
        self.update = update
        if update["view"]["seat"] not in (None, self.seat):
            self.faults.append(f"{self.name} was shown the view of seat {update['view']['seat']} at {self.table}")
        self.compare(self.shown[self.table], update["from"], update["events"])

    def compare(self, shown, start, events):
        for number, item in enumerate(events, start):
            text = json.dumps(item, sort_keys=True)
            if shown.setdefault(number, text) != text:
                self.faults.append(f"{self.name} was shown another item {number} at {self.table}: {shown[number]} then {text}")

    def decide(self):
        decision = self.update and self.update["decision_number"]
        if self.pending or not decision or decision == self.answered or not self.update["decision"]["choices"]:
            return
        self.answered = decision
        if self.party.think > 0:
            self.acts_at = time.monotonic() + random.uniform(0, 2 * self.party.think)
        else:
            self.act()

    def act(self):
        decision = self.update["decision_number"]
        if self.pending or not decision or not self.update["decision"]["choices"]:
            return
        choice = random.choice(self.update["decision"]["choices"])
        self.answered = decision
        self.pending = self.fresh("act", decision=decision, action=choice["action"])
        self.asked_at = time.monotonic()
        self.send(self.pending)

    def where(self):
        """What this person waits for."""
        phase = self.lobby and self.lobby["phase"]
        decision = self.update and self.update["decision_number"]
        waiting = self.update and self.update["waiting"]
        return (f"at table {len(self.shown)} ({self.table}), {phase}, connected: {self.socket is not None}, decision {decision}, "
                f"waiting for seats {waiting}, unanswered: {self.pending}, last heard: {self.last}")

    # --- afterwards ---

    def look_back_at_all(self):
        for table in self.shown:
            self.look_back(table)

    def look_back(self, table):
        """All of our stream once more, as any node tells it; what was shown must be that."""
        node = None
        while True:
            try:
                self.forget()
                self.table, self.node = table, node
                self.open()
                self.send({"type": "hello", "version": 1})
                whole, shown = {}, self.shown[table]
                answer = self.answer_to(self.fresh("join", table=table, seen=0))
                if answer["type"] == "error":
                    self.refused(answer)
                    raise Lost(answer["name"])
                while self.update is None:
                    message = self.receive(15)
                    if message is None:
                        raise Lost("nothing")
                    self.take(message)
                start = self.update["from"]
                self.compare(whole, start, self.update["events"])
                while start > 0:
                    page = self.answer_to(self.fresh("history", before=start + 1))
                    start = page["from"]
                    self.compare(whole, start, page["events"])
                self.close()
                for number, text in shown.items():
                    if whole.get(number) != text:
                        self.faults.append(f"{self.name} was shown what is not in its stream at {table}: {text}")
                return
            except Lost as why:
                self.close()
                node = self.node if why.args == ("sent on",) else None
                time.sleep(0.05 if node else 0.2)


class Party:
    """People at one table after the other, with a bot; each of them thinks about a decision for so many seconds in the mean."""

    def __init__(self, number, port, given_up, people=2, think=0.0):
        self.number, self.port, self.given_up, self.think = number, port, given_up, think
        self.ending = threading.Event()
        self.making = False  # a table that the guests will have to come to
        self.condition = threading.Condition()
        self.tables, self.done = [], []
        self.people = [Person(self, seat + 1) for seat in range(people)]

    def next_table(self, person):
        """The host makes a table when everybody has finished the one before."""
        with self.condition:
            behind = len(person.shown)
            if person is not self.people[0]:
                self.condition.wait_for(
                    lambda: len(self.tables) > behind or self.ending.is_set() and not self.making or self.given_up.is_set())
                return self.tables[behind] if len(self.tables) > behind else None
            self.condition.wait_for(lambda: len(self.done) == behind * len(self.people) or self.given_up.is_set())
            if self.ending.is_set() or self.given_up.is_set():
                return None
            self.making = True
        table = person.create({"players": len(self.people) + 1, "coaster": False, "awards": False})
        with self.condition:
            self.making = False
            if table is not None:
                self.tables.append(table)
            self.condition.notify_all()
        return table

    def finished(self, person, table):
        with self.condition:
            self.done.append((person.name, table))
            self.condition.notify_all()

    def end(self):
        self.ending.set()
        with self.condition:
            self.condition.notify_all()
