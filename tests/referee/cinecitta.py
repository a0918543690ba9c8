"""Cinecittà 1937: docs/rules/cinecitta.md and docs/record/cinecitta.md."""
from itertools import permutations

from record import Illegal, shared_win

DEAL = 0  # purpose


class Game:
    options = ("players", "coaster", "awards")

    def __init__(self, options, pack, revision, draw):
        if options["players"] not in (3, 4, 5):
            raise Illegal("C37-10", "the game is for 3 to 5 players")
        if options["coaster"] and options["players"] == 3:
            raise Illegal("C37-60", "the coaster is for 4 or 5 players")
        self.pack, self.coaster, self.awards = pack, options["coaster"], options["awards"]
        self.players = options["players"]
        self.seats = range(1, self.players + 1)
        self.cards = pack["cards"]
        self.names = [f"{card['profession'].capitalize()} {card['number']}" for card in self.cards]
        dealing = pack["dealing"][self.players - 3]
        self.rounds = dealing["hand"]
        deck = [card for card, facts in enumerate(self.cards) for _ in range(facts["copies"][self.players - 3])]
        self.hands = {seat: [] for seat in self.seats}
        for seat in self.seats:  # C37-11
            for _ in range(dealing["hand"]):
                k = draw(len(deck), DEAL)
                self.hands[seat].append(deck[k])
                deck[k] = deck[-1]
                deck.pop()
        self.wallets = {seat: dealing["notes"] for seat in self.seats}  # C37-12
        self.studios = {seat: [] for seat in self.seats}  # C37-13
        self.offices = {seat: [] for seat in self.seats}
        self.round = 1
        self.begin("offer")

    def begin(self, step):
        self.step, self.sealed = step, {}
        if step == "offer":
            self.folders = {}

    @property
    def over(self):
        return self.round > self.rounds  # C37-27

    def receiver(self, seat):
        places = (self.round - 1) % (self.players - 1) + 1 if self.coaster else 1  # C37-20, C37-61
        return (seat - 1 + places) % self.players + 1

    def giver(self, seat):
        return next(other for other in self.seats if self.receiver(other) == seat)

    def act(self, seat, action):
        if seat not in self.seats:
            raise Illegal("C37-74", "there is no such seat")
        if seat in self.sealed:
            raise Illegal("C37-70", "this seat has decided already")
        events = getattr(self, self.step)(seat, dict(action))
        if len(self.sealed) == self.players:
            events += getattr(self, f"after_{self.step}")()
        return events

    @staticmethod
    def fields(action, kinds):
        """The values of the fields of this kind of action, in order; there must be no others."""
        kind = action.pop("kind", None)
        if kind not in kinds:
            raise Illegal("C37-70", "that belongs to another step of the round")
        if set(action) != set(kinds[kind]):
            raise Illegal("C37-70", f"the fields of {kind} are {kinds[kind]}")
        return kind, [action[field] for field in kinds[kind]]

    # Step 1

    def offer(self, seat, action):
        _, (name, notes) = self.fields(action, {"offer": ("card", "notes")})
        if name not in [self.names[card] for card in self.hands[seat]]:
            raise Illegal("C37-20", "the card comes from one's own hand")
        if type(notes) is not int or not 0 <= notes <= self.wallets[seat]:
            raise Illegal("C37-21", "there is not so much money in the wallet")
        card = self.names.index(name)
        self.hands[seat].remove(card)
        self.wallets[seat] -= notes  # C37-29
        self.sealed[seat] = self.folders[seat] = (card, notes)
        return [{"kind": "offered", "seat": seat, "card": name, "notes": notes}]

    def after_offer(self):
        self.begin("answer")
        self.answers = {}  # by the seat whose folder it is
        return [{"kind": "passed", "seat": seat, "to": self.receiver(seat), "card": self.names[card], "notes": notes}
                for seat, (card, notes) in sorted(self.folders.items())]

    # Step 2

    def answer(self, seat, action):
        kind, _ = self.fields(action, {"secure": (), "headhunt": ()})
        giver = self.giver(seat)
        if kind == "headhunt" and self.wallets[seat] < self.folders[giver][1]:
            raise Illegal("C37-24", "headhunting needs as much money in the wallet as the folder holds")
        self.sealed[seat] = self.answers[giver] = kind
        return [{"kind": "answered", "seat": seat, "answer": kind}]

    def after_answer(self):
        events = []
        for seat, (card, notes) in sorted(self.folders.items()):
            to, secured = self.receiver(seat), self.answers[seat] == "secure"
            if secured:  # C37-22
                self.wallets[to] += notes
            else:  # C37-23
                self.wallets[to] -= notes
                self.wallets[seat] += 2 * notes
            events.append({"kind": "returned", "seat": seat, "to": to, "card": self.names[card] if secured else None,
                           "notes": 0 if secured else 2 * notes, "answer": self.answers[seat]})
        self.begin("place")
        return events

    # Step 3

    def incoming(self, seat):
        """C37-26: the cards to place, ascending."""
        giver = self.giver(seat)
        own = [self.folders[seat][0]] if self.answers[seat] == "secure" else []
        return sorted(own + ([self.folders[giver][0]] if self.answers[giver] == "headhunt" else []))

    def placements(self, studio, card):
        """Every (Studio, card that moves to the Office or None) after placing one card."""
        def without(other):
            return [each for each in studio if each != other] + [card], other
        same = [other for other in studio if self.cards[other]["profession"] == self.cards[card]["profession"]]
        if same:  # C37-31
            return [without(same[0])]
        if len(studio) < 3:  # C37-32
            return [(studio + [card], None)]
        return [without(other) for other in studio]  # C37-33

    def endings(self, studio, cards):
        """Every (Studio, cards that moved to the Office) after placing the cards in some order."""
        found = []
        for order in permutations(cards):  # C37-26
            ways = [(studio, [])]
            for card in order:  # C37-36
                ways = [(after, out + [gone] if gone is not None else out)
                        for before, out in ways for after, gone in self.placements(before, card)]
            found += ways
        return found

    def place(self, seat, action):
        _, (out,) = self.fields(action, {"place": ("out",)})
        ways = [way for way in self.endings(self.studios[seat], self.incoming(seat))
                if [self.names[card] for card in sorted(way[1])] == out]
        if not ways:
            raise Illegal("C37-36", "placing the cards one after the other cannot end like that")
        self.sealed[seat] = ways[0]
        return [{"kind": "arranged", "seat": seat, "out": out}]

    def after_place(self):
        events = []
        for seat in self.seats:
            studio, out = self.sealed[seat]
            events.append({"kind": "placed", "seat": seat, "cards": [self.names[card] for card in self.incoming(seat)],
                           "out": [self.names[card] for card in sorted(out)]})
            self.studios[seat] = studio
            self.offices[seat] += out
        self.round += 1
        self.begin("offer")
        if self.over:  # C37-28
            events += [{"kind": "wallet_shown", "seat": seat, "notes": self.wallets[seat]} for seat in self.seats]
        return events

    # The box office

    def box_office(self, seat):
        """Score lines, or the clause by which the player dropped out."""
        note = self.pack["note"]
        studio, office = self.studios[seat], self.offices[seat]
        if len(studio) < 3:
            return "C37-41"
        digits = sorted(self.cards[card]["number"] for card in studio)
        quality = 100 * digits[0] + 10 * digits[1] + digits[2]  # C37-40
        promotion, pen, audience = (sum(self.cards[card][icon] for card in office)
                                    for icon in ("promotion", "pen", "audience"))
        wages = 0 if pen else note * (len(studio) + len(office))  # C37-51
        left = note * self.wallets[seat] + note * promotion - wages
        if left < 0:
            return "C37-52"
        return [("C37-40", "points", quality), ("C37-50", "money", note * promotion), ("C37-51", "money", -wages),
                ("C37-52", "money", left), ("C37-53", "count", audience), ("C37-53", "points", left * audience)]

    def outcome(self):
        boxes = [self.box_office(seat) for seat in self.seats]
        qualities = [box[0][2] for box in boxes if isinstance(box, list)]
        seats = []
        for box in boxes:
            if isinstance(box, str):  # C37-56
                seats.append((False, 0, [(box, "points", 0)]))
                continue
            if self.awards:  # C37-62, C37-64
                award = (self.pack["golden_award"] if box[0][2] == max(qualities) else
                         -self.pack["gray_award"] if box[0][2] == min(qualities) else 0)
                box = box + [("C37-62", "points", award)]
            seats.append((True, sum(amount for _, kind, amount in box if kind == "points"), box))
        winners, payoffs = shared_win([seat[:2] for seat in seats])
        return {"winners": winners, "ended_by": "C37-54" if len(winners) == 1 else "C37-55",
                "seats": [{"in_the_running": running, "score": score, "payoff": payoff,
                           "lines": [{"clause": clause, "kind": kind, "amount": amount}
                                     for clause, kind, amount in lines]}
                          for (running, score, lines), payoff in zip(seats, payoffs)]}
