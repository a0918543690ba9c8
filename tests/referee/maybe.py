"""Maybe Movies: docs/rules/maybe.md and docs/record/maybe.md."""
from collections import Counter

from pitch import ICONS, Pitch, Question, covers
from record import Illegal, shared_win, shuffle, take_from_end

# Purposes
VOTES, MOVIES, START, SHARES, POOL = range(5)

# MM-27 holds for records of this revision of the rules and later ones. Before it a negative sum left as much missing as
# a sum of 0.
MM_27_SINCE = 2

FIELDS = {"pitch": "movie", "finish": None, "vote": "vote", "add": "movie", "remove": "movie", "skip": None,
          "choose_icon": "icon", "choose_card": "movie", "choose_number": "number", "keep": "movie"}
KINDS = {"pitch": ("pitch", "finish"), "vote": ("vote",), "add": ("add", "skip"), "remove": ("remove", "skip"),
         "choose": ("choose_icon", "choose_card", "choose_number"), "keep": ("keep",)}


class Game:
    options = ("players", "trendsetter", "changes", "blockbusters")

    def __init__(self, options, pack, revision, draw):
        if options["players"] not in (3, 4, 5, 6):
            raise Illegal("MM-10", "the game is for 3 to 6 players")
        self.pack, self.draw = pack, draw
        self.trendsetter, self.changes = options["trendsetter"], options["changes"]
        self.below_zero = revision >= MM_27_SINCE
        self.players = options["players"]
        self.seats = range(1, self.players + 1)
        self.votes, self.movies = pack["votes"], pack["movies"]
        self.vote_names = [" ".join([vote["kind"].upper(), *([vote["icon"]] if "icon" in vote else []),
                                     str(vote["number"])]) for vote in self.votes]
        self.movie_names = [movie["flavour"] for movie in self.movies]
        self.pool = []
        self.deal_votes()
        self.deck = [i for i, movie in enumerate(self.movies) if self.in_game(movie, options["blockbusters"])]
        self.discards, self.beneath, self.market = [], [], []
        self.own = {seat: [] for seat in self.seats}
        if self.changes:  # MM-70
            for seat in self.seats:
                self.own[seat] = [self.next_movie() for _ in range(pack["own"])]
        while len(self.market) < pack["market"] and self.deck:  # MM-13
            self.market.append(self.next_movie())
        self.active = draw(self.players, START) + 1  # MM-14
        self.won = {seat: [] for seat in self.seats}
        self.made = []  # of (movie, result)
        self.begin_turn()

    # Set-up

    def laid_out(self, kind):
        return [i for i, vote in enumerate(self.votes) if vote["kind"] == kind for _ in range(vote["copies"])]

    def deal_votes(self):
        p, left = self.players, {}
        for kind in ("yes", "no"):  # MM-10, MM-12
            left[kind] = self.laid_out(kind)
            while len(left[kind]) > self.pack[f"{kind}_per_player"] * p:
                self.pool.append(take_from_end(left[kind], self.draw(len(left[kind]), VOTES)))
        changes = self.laid_out("change")[:self.pack["change_per_player"] * p] if self.changes else []  # MM-113
        deck = left["yes"][p:] + left["no"][p:] + changes + left["no"][:p] + left["yes"][:p]
        while True:
            cards = list(deck)
            self.hands = {seat: [] for seat in self.seats}
            for _ in range(self.pack["hand"]):
                for seat in self.seats:
                    self.hands[seat].append(take_from_end(cards, self.draw(len(cards), VOTES)))
            if all(kind in {self.votes[vote]["kind"] for vote in hand}
                   for hand in self.hands.values() for kind in ("yes", "no")):
                break  # MM-11, MM-71
        self.pool += cards

    def in_game(self, movie, blockbusters):
        if movie["kind"] == "plain":
            return True
        asks_for_changes = movie["cost"] == "any_per_change" or movie["yields"] == "one_per_change"
        return blockbusters and (self.changes or not asks_for_changes)  # MM-84

    # Draws

    def next_movie(self):
        self.deck.sort()
        return self.deck.pop(self.draw(len(self.deck), MOVIES))

    def next_from_pool(self):
        self.pool.sort()
        return self.pool.pop(self.draw(len(self.pool), POOL))

    def fill(self, cards, most, event):
        """MM-43, MM-44, MM-106, MM-107: from a new deck where there is one, as far as cards last."""
        events = []
        while len(cards) < most:
            if not self.deck and self.discards:
                self.deck, self.discards = self.discards, []
                events.append({"kind": "new_deck"})
            elif not self.deck and self.beneath:
                self.deck, self.beneath = self.beneath, []
                events.append({"kind": "stacks_emptied"})
            if not self.deck:
                break
            cards.append(self.next_movie())
            events.append({**event, "movie": self.movie_names[cards[-1]]})
        return events

    def fill_market(self):
        return self.fill(self.market, self.pack["market"], {"kind": "filled"})

    # Actions

    def begin_turn(self):
        self.row, self.choices, self.changed, self.result = [], {}, 0, None
        self.step = "pitch"

    def asked(self):
        if self.step == "vote":
            return [seat for seat in self.voting if seat not in self.shown]
        return [self.changers[0]] if self.step in ("add", "remove") else [self.active]

    @property
    def over(self):
        return self.step == "over"

    def act(self, seat, action):
        if seat not in self.asked():
            raise Illegal("MM-104", "this seat is not asked now")
        kind = action.get("kind")
        if kind not in KINDS[self.step]:
            raise Illegal("MM-104", "that belongs to another step of the turn")
        field = FIELDS[kind]
        if set(action) != {"kind"} | ({field} if field else set()):
            raise Illegal("MM-104", f"{kind} has the field {field}")
        value = action[field] if field else None
        return getattr(self, "on_" + ("choose" if self.step == "choose" else kind))(seat, value, action)

    def on_pitch(self, seat, name, action):
        if name not in [self.movie_names[movie] for movie in self.market]:
            raise Illegal("MM-21", "a pitch takes its cards from the market")
        movie = self.movie_names.index(name)
        self.market.remove(movie)
        self.row.append(movie)
        return [{"kind": "pitched", "seat": seat, "movie": name}]

    def on_finish(self, seat, value, action):
        if not self.row:
            raise Illegal("MM-20", "a pitch has at least one card")
        return [{"kind": "finished", "seat": seat}, *self.fill_market(), *self.begin_vote()]

    # The vote

    def begin_vote(self):
        self.step, self.shown = "vote", {}
        self.voting = [seat for seat in self.seats if self.hands[seat]]  # MM-75
        return [] if self.voting else self.work_out()  # MM-79

    def on_vote(self, seat, name, action):
        if name not in [self.vote_names[vote] for vote in self.hands[seat]]:
            raise Illegal("MM-23", "the Vote comes from one's own hand")
        self.shown[seat] = self.vote_names.index(name)
        events = [{"kind": "voted", "seat": seat, "vote": name}]
        if len(self.shown) < len(self.voting):
            return events  # MM-100
        self.shown = dict(sorted(self.shown.items()))
        for each, vote in self.shown.items():
            self.hands[each].remove(vote)
            events.append({"kind": "shown", "seat": each, "vote": self.vote_names[vote]})
        by_number = sorted((self.votes[vote]["number"], each) for each, vote in self.shown.items()
                           if self.votes[vote]["kind"] == "change")
        self.changers = [each for _, each in by_number]  # MM-72
        if not self.changers:
            return events + self.work_out()
        self.changing = list(self.changers)
        self.step, self.added = "add", None
        return events

    # CHANGE

    def on_add(self, seat, name, action):
        if name not in [self.movie_names[movie] for movie in self.own[seat]]:
            raise Illegal("MM-72", "a CHANGE adds one of one's own Movie cards")
        self.added = self.movie_names.index(name)
        self.own[seat].remove(self.added)
        self.row.append(self.added)  # MM-73
        self.step = "remove"
        return [{"kind": "added", "seat": seat, "movie": name},
                *self.fill(self.own[seat], self.pack["own"], {"kind": "drew_movie", "seat": seat})]  # MM-78

    def on_skip(self, seat, value, action):
        events = [{"kind": "skipped", "seat": seat}]
        if self.step == "remove":
            if self.added is None:
                raise Illegal("MM-72", "a CHANGE adds or removes a card, or both")
            return events + self.end_change()
        if len(self.row) == 1 and self.own[seat]:
            raise Illegal("MM-73", "the pitch never becomes empty")
        if len(self.row) == 1:
            return events + self.end_change()  # MM-78
        self.step = "remove"
        return events

    def on_remove(self, seat, name, action):
        if name not in [self.movie_names[movie] for movie in self.row]:
            raise Illegal("MM-20", "this card is not in the pitch")
        movie = self.movie_names.index(name)
        if movie == self.added:
            raise Illegal("MM-78", "the card just added may not be removed")
        self.row.remove(movie)
        self.discards.append(movie)
        return [{"kind": "removed", "seat": seat, "movie": name}, *self.end_change()]

    def end_change(self):
        self.changed += 1  # MM-88
        self.changers.pop(0)
        self.step, self.added = "add", None
        return [] if self.changers else self.vote_again()

    def vote_again(self):
        events = []
        for seat, vote in self.shown.items():  # MM-74
            if seat not in self.changing:
                self.hands[seat].append(vote)
                events.append({"kind": "taken_back", "seat": seat, "vote": self.vote_names[vote]})
        for seat in self.changing:  # MM-75, MM-109
            events.append({"kind": "spent", "seat": seat, "vote": self.vote_names[self.shown[seat]]})
            if self.pool:
                vote = self.next_from_pool()
                self.hands[seat].append(vote)
                events.append({"kind": "drew", "seat": seat, "vote": self.vote_names[vote]})
        return events + self.begin_vote()

    # The end of the pitch

    def pitch(self):
        return Pitch([self.movies[movie] for movie in self.row],
                     [(self.movies[movie], result) for movie, result in self.made],
                     [self.votes[vote] for vote in self.shown.values()], self.changed, self.trendsetter, self.choices)

    def sums(self):
        sums = Counter({icon: 0 for icon in ICONS})
        for vote in self.shown.values():  # MM-24
            facts = self.votes[vote]
            sums[facts["icon"]] += facts["number"] if facts["kind"] == "yes" else -facts["number"]
        return sums

    def work_out(self):
        events = []
        try:
            budget = self.pitch().budget()
            if self.result is None:
                self.result = "success" if covers(self.sums(), budget, self.below_zero) else "failure"
                if self.result == "failure":
                    return [{"kind": "failed", "seat": self.active}, *self.fail()]
                events.append({"kind": "succeeded", "seat": self.active})
            profit = self.pitch().profit()
        except Question as question:
            self.step, self.question = "choose", question
            return events
        events.append({"kind": "profit", "seat": self.active, "number": profit})
        return events + self.succeed(profit)

    def on_choose(self, seat, value, action):
        question = self.question
        if action["kind"] != f"choose_{question.kind}":
            raise Illegal("MM-80", "the condition asks for something else")
        if question.kind == "card":
            value = next((place for place in question.values if self.movie_names[self.row[place]] == value), None)
        if value not in question.values or isinstance(value, bool):
            raise Illegal("MM-80", "the condition does not leave this choice")
        self.choices[question.about, question.place] = value
        return [{"kind": "chose", "seat": seat, "chosen": action}, *self.work_out()]

    def win(self, seat, vote):
        self.won[seat].append(vote)
        return {"kind": "won", "seat": seat, "vote": self.vote_names[vote]}

    def give_back(self, vote):
        self.pool.append(vote)  # MM-41
        return {"kind": "returned", "vote": self.vote_names[vote]}

    def succeed(self, profit):
        events, taken = [], list(self.shown.values())
        while len(taken) > profit:  # MM-31
            events.append(self.give_back(take_from_end(taken, self.draw(len(taken), SHARES))))
        while len(taken) < profit and self.pool:  # MM-30
            taken.append(self.next_from_pool())
        shuffle(taken, self.draw, SHARES)  # MM-32
        yes = [seat for seat, vote in self.shown.items() if self.votes[vote]["kind"] == "yes"]
        share = len(taken) // len(yes) if yes else 0
        winners = [seat for seat in yes for _ in range(share)]
        winners += [self.active] * (len(taken) - len(winners))  # MM-33, MM-35
        return events + [self.win(seat, vote) for seat, vote in zip(winners, taken)] + self.begin_keep()

    def fail(self):
        kinds = {seat: self.votes[vote]["kind"] for seat, vote in self.shown.items()}
        some_yes = "yes" in kinds.values()
        events = [self.win(seat, vote) if kinds[seat] == "no" and some_yes else self.give_back(vote)
                  for seat, vote in self.shown.items()]  # MM-40, MM-41
        return events + self.begin_keep()

    def begin_keep(self):
        if self.result == "failure" and not self.trendsetter:
            self.discards += self.row  # MM-42
            return self.next_turn()
        if len(self.row) == 1:  # MM-108
            return self.keep(self.row[0])
        self.step = "keep"
        return []

    def on_keep(self, seat, name, action):
        if name not in [self.movie_names[movie] for movie in self.row]:
            raise Illegal("MM-20", "this card is not in the pitch")
        return self.keep(self.movie_names.index(name))

    def keep(self, movie):
        self.made.append((movie, self.result))
        others = [each for each in self.row if each != movie]
        if self.trendsetter:  # MM-60
            self.beneath += others
        else:  # MM-42
            self.discards += others
        kept = {"kind": "kept", "seat": self.active, "movie": self.movie_names[movie], "result": self.result}
        return [kept, *self.next_turn()]

    def next_turn(self):
        self.active = self.active % self.players + 1
        if not any(self.hands.values()):  # MM-50
            self.step = "over"
            return []
        self.begin_turn()
        return self.fill_market()  # MM-106

    # The end

    def outcome(self):
        times = Counter(icon for movie, _ in self.made for icon in self.movies[movie]["icons"])  # MM-63, MM-83
        scores = [sum(times[self.votes[vote].get("icon")] for vote in self.won[seat]) for seat in self.seats]  # MM-51
        winners, payoffs = shared_win([(True, score) for score in scores])
        return {"winners": winners, "ended_by": "MM-52" if len(winners) == 1 else "MM-53",
                "seats": [{"in_the_running": True, "score": score, "payoff": payoff,
                           "lines": [{"clause": "MM-32", "kind": "count", "amount": len(self.won[seat])},
                                     {"clause": "MM-51", "kind": "points", "amount": score}]}
                          for seat, score, payoff in zip(self.seats, scores, payoffs)]}
