"""What all records share, as docs/record.md has it: lines, header, content, draws, seeds, fairness and the closing line.

A game is a class: Game(options, pack, revision, draw) sets itself up, with draw(n, purpose) for everything random;
act(seat, action) gives the events of a move or raises Illegal; over says whether the game is over; outcome() is the closing
line's. Game.options lists the names of the options in their order.
"""
import hashlib
import hmac
import json


class Wrong(Exception):
    """What is wrong with a record: the line, from 1, the field and the reason."""

    def __init__(self, line, field, why):
        super().__init__(f"line {line}: {field}: {why}")
        self.line, self.field, self.why = line, field, why


class Illegal(Exception):
    """An action that the rules do not allow, and the clause that says so."""

    def __init__(self, clause, why):
        super().__init__(f"{why} ({clause})")


class NotTheseDraws(Exception):
    """The draws in the record are not those that the rules ask for, or that the seed gives."""


# Seeds


def mixed(x):
    mask = (1 << 64) - 1
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & mask
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & mask
    return x ^ (x >> 31)


def word_of(seed, purpose, counter):
    """A 32-bit word of a seed: a number below 2^64, or 32 bytes."""
    if isinstance(seed, int):
        g = 0x9E3779B97F4A7C15
        return mixed((mixed((seed + g) % 2**64) + ((purpose << 32) + counter) * g) % 2**64) >> 32
    message = bytes([purpose]) + counter.to_bytes(8, "big")
    return int.from_bytes(hmac.digest(seed, message, "sha256")[:4], "big")


class Seeded:
    """Draws from a seed. Each purpose counts its words for itself."""

    def __init__(self, seed):
        self.seed, self.counters = seed, {}

    def below(self, n, purpose):
        while True:
            counter = self.counters.get(purpose, 0)
            self.counters[purpose] = counter + 1
            product = word_of(self.seed, purpose, counter) * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32


class Draws:
    """Gives the recorded draws one after the other, if they are the ones asked for."""

    def __init__(self, seed):
        self.source = None if seed is None else Seeded(seed)
        self.left = []

    def load(self, draws):
        self.left = list(draws)

    def __call__(self, n, purpose):
        if not self.left:
            raise NotTheseDraws(f"there is no draw left where the rules draw below {n}")
        recorded_n, k = self.left.pop(0)
        if recorded_n != n:
            raise NotTheseDraws(f"the rules draw below {n} here, not below {recorded_n}")
        if not 0 <= k < n:
            raise NotTheseDraws(f"the outcome {k} is not below {n}")
        if self.source and self.source.below(n, purpose) != k:
            raise NotTheseDraws(f"the seed does not give {k} here")
        return k

    def finish(self):
        if self.left:
            raise NotTheseDraws(f"the rules draw less here: {len(self.left)} draws are left")


def take_from_end(cards, k):
    """docs/record.md: the card at place n-1-k is taken, and the last card fills its place."""
    at = len(cards) - 1 - k
    taken, cards[at] = cards[at], cards[-1]
    cards.pop()
    return taken


def shuffle(items, draw, purpose):
    for n in range(len(items), 1, -1):
        k = draw(n, purpose)
        items[n - 1], items[k] = items[k], items[n - 1]


# Lines


def no_duplicates(pairs):
    keys = [key for key, _ in pairs]
    if len(set(keys)) != len(keys):
        raise ValueError("a key is there twice")
    return dict(pairs)


def parsed(text, number):
    try:
        line = json.loads(text, object_pairs_hook=no_duplicates)
    except ValueError as error:
        raise Wrong(number, "", f"this is not JSON: {error}") from None
    if not isinstance(line, dict):
        raise Wrong(number, "", "a line is an object")
    return line


def need_fields(line, number, always, sometimes=()):
    for field in always:
        if field not in line:
            raise Wrong(number, field, "this field is missing")
    for field in line:
        if field not in always and field not in sometimes:
            raise Wrong(number, field, "there is no such field")


def same(a, b):
    """Equal as JSON: in Python true is 1."""
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


def is_draw(draw):
    return isinstance(draw, list) and len(draw) == 2 and all(type(number) is int for number in draw)


def is_digest(text):
    return isinstance(text, str) and len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


def sha256(data):
    return hashlib.sha256(data).hexdigest()


# The seed of a record


def fair_seed(header, closing, closing_line):
    """The seed that server and people made together, and whether all of them kept their word."""
    fair = header["fair"]
    need_fields(fair, 1, ("list", "commitment", "seats", "voided"))
    if fair["list"] not in (1, 2):
        raise Wrong(1, "fair.list", "the lists are 1 and 2")
    if len(fair["seats"]) != len(header["seats"]):
        raise Wrong(1, "fair.seats", "there is one for each seat")
    chairs = []
    for i, (seat, player) in enumerate(zip(fair["seats"], header["seats"])):
        if "bot" in player:
            if seat:
                raise Wrong(1, f"fair.seats[{i}]", "a bot contributes nothing")
            chairs += ["bot", "", ""]
            continue
        contribution = seat.get("contribution")
        if not is_digest(contribution) or sha256(bytes.fromhex(contribution)) != seat.get("commitment"):
            raise Wrong(1, f"fair.seats[{i}]", "this is not what was committed to")
        chairs += ["person", seat["commitment"], contribution]
    if not closing:
        return None
    server_seed = closing.get("server_seed")
    if not is_digest(server_seed) or sha256(bytes.fromhex(server_seed)) != fair["commitment"]:
        raise Wrong(closing_line, "server_seed", "this is not the seed that the server had committed to")
    options = json.dumps(header["options"], separators=(",", ":"))
    texts = [f"backlot table seed {fair['list']}", header["game"], options, header["content"]["hash"]]
    texts += [str(header["rules"])] if fair["list"] == 2 else []
    texts += [server_seed, *chairs]
    parts = [text.encode() for text in texts]
    return hashlib.sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).digest()


def seed_of(header, closing, closing_line):
    if sum(field in header for field in ("seed", "commitment", "fair")) > 1:
        raise Wrong(1, "seed", "a record has a seed, a commitment or fair, not several of them")
    if "seed" in header:
        seed = header["seed"]
        if is_digest(seed):
            return bytes.fromhex(seed)
        if not seed.isdecimal() or str(int(seed)) != seed or int(seed) >= 2**64:
            raise Wrong(1, "seed", "a seed is a number below 2^64 or 64 hexadecimal digits")
        return int(seed)
    if "fair" in header:
        return fair_seed(header, closing, closing_line)
    if "commitment" in header and closing:
        seed = closing.get("seed")
        if not is_digest(seed) or sha256(bytes.fromhex(seed)) != header["commitment"]:
            raise Wrong(closing_line, "seed", "this is not the seed that the commitment promised")
        return bytes.fromhex(seed)
    return None


# The outcome


def shared_win(seats):
    """The winners among (in_the_running, score), and the payoff of each seat: a whole win is 2520."""
    running = [score for in_the_running, score in seats if in_the_running]
    winners = [i + 1 for i, seat in enumerate(seats) if running and seat == (True, max(running))]
    return winners, [2520 // len(winners) if i + 1 in winners else 0 for i in range(len(seats))]


# The referee


class Referee:
    """Referees one record: a list of lines of bytes, each with its newline."""

    def __init__(self, games, published):
        self.games = games  # by id
        self.published = published  # the packs of docs/record/*.json, by hash

    def pack_of(self, header):
        content = header["content"]
        need_fields(content, 1, ("name", "hash"), ("pack",))
        if "pack" in content:
            return content["pack"]
        if content["hash"] not in self.published:
            raise Wrong(1, "content.hash", "this is not the standard content, and the record does not carry its pack")
        return self.published[content["hash"]]

    def begin(self, header, closing, closing_line):
        need_fields(header, 1, ("record", "game", "rules", "options", "content", "seats", "deal"),
                    ("seed", "commitment", "fair"))
        if header["record"] != 1:
            raise Wrong(1, "record", "this referee reads format 1")
        if header["game"] not in self.games:
            raise Wrong(1, "game", f"this referee does not know {header['game']}")
        kind = self.games[header["game"]]
        need_fields(header["options"], 1, kind.options)
        for option, value in header["options"].items():
            if type(value) is not (int if option == "players" else bool):
                raise Wrong(1, f"options.{option}", "this is not a value of this option")
        if len(header["seats"]) != header["options"]["players"]:
            raise Wrong(1, "seats", "there is one for each player")
        self.draws = Draws(seed_of(header, closing, closing_line))
        return self.with_draws(1, "deal", header["deal"], lambda: kind(
            header["options"], self.pack_of(header), header["rules"], self.draws))

    def with_draws(self, number, field, draws, act):
        if not isinstance(draws, list) or not all(map(is_draw, draws)):
            raise Wrong(number, field, "a draw is [n, outcome]")
        self.draws.load(draws)
        try:
            result = act()
            self.draws.finish()
        except NotTheseDraws as error:
            raise Wrong(number, field, str(error)) from None
        except Illegal as error:
            raise Wrong(number, "options" if field == "deal" else "action", str(error)) from None
        return result

    def move(self, game, line, number, expected):
        need_fields(line, number, ("move", "seat", "action", "draws", "events"))
        if line["move"] != expected:
            raise Wrong(number, "move", f"move {expected} is expected")
        if game.over:
            raise Wrong(number, "action", "the game is over")
        events = self.with_draws(number, "draws", line["draws"], lambda: game.act(line["seat"], line["action"]))
        for i, (right, recorded) in enumerate(zip(events, line["events"])):
            if not same(right, recorded):
                raise Wrong(number, f"events[{i}]", f"the rules give {json.dumps(right)}")
        if len(events) != len(line["events"]):
            raise Wrong(number, "events", f"the rules give {len(events)} events, not {len(line['events'])}")

    def close(self, game, header, line, number, above):
        need_fields(line, number, ("outcome", "state", "lines"), ("seed", "server_seed"))
        for field, of in (("seed", "commitment"), ("server_seed", "fair")):
            if field in line and of not in header:
                raise Wrong(number, field, f"the header has no {of} to reveal")
        if not game.over:
            raise Wrong(number, "outcome", "the game is not over here")
        right = game.outcome()
        if not same(right, line["outcome"]):
            raise Wrong(number, "outcome", f"the rules give {json.dumps(right)}")
        if line["lines"] != sha256(above):
            raise Wrong(number, "lines", "the lines above were changed")

    def referee(self, lines):
        """Raises Wrong, or gives the number of moves and whether the game is over."""
        if not lines[-1].endswith(b"\n"):
            raise Wrong(len(lines), "", "the record is cut off inside this line")
        objects = [parsed(line, i + 1) for i, line in enumerate(lines)]
        header, closing = objects[0], objects[-1] if "outcome" in objects[-1] else {}
        game = self.begin(header, closing, len(lines))
        moves = 0
        said = 0
        for number, line in enumerate(objects[1:], start=2):
            if "move" in line:
                moves += 1
                self.move(game, line, number, moves)
            elif "talk" in line:
                need_fields(line, number, ("talk", "seat", "after"), ("number",))
                said += 1
                if line.get("number", said) != said:
                    raise Wrong(number, "number", f"this is line {said} of the talk")
                if line["after"] != moves:
                    raise Wrong(number, "after", f"this stands after move {moves}")
                if line["seat"] not in range(1, header["options"]["players"] + 1):
                    raise Wrong(number, "seat", "there is no such seat")
            elif line is closing:
                self.close(game, header, line, number, b"".join(lines[:-1]))
            else:
                raise Wrong(number, "", "a line is a move, talk or the closing line")
        if game.over and not closing:
            raise Wrong(len(lines) + 1, "", "the game is over, but the closing line is missing")
        return moves, game.over


def records_in(data):
    """The records of a file, each as a list of its lines."""
    records = []
    for line in data.splitlines(keepends=True):
        if line.startswith(b'{"record"') or not records:
            records.append([])
        records[-1].append(line)
    return records
