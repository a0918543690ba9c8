"""Follows the draws of Hollywood 1947 and Boulevard 1954 through a game: docs/record/hollywood.md and
docs/record/boulevard.md. What people may decide is not checked here; every draw is, with its purpose: that the rules
ask for it there, and that the event shows the card, the die or the film that it means."""
import setups
from record import shuffle


class NotSo(Exception):
    """An event that the draws do not give."""


def need(shown, right):
    if shown != right:
        raise NotSo(f"the draws give {right}, not {shown}")


class Hollywood:
    DEAL, JOB_CARDS, CARDS, DICE, POSTERS, WARDROBE, CUT = range(7)

    def __init__(self, options, pack, draw):
        self.pack, self.draw, self.players = pack, draw, options["players"]
        table = setups.hollywood(options, pack, draw)
        self.kinds = [facts["card"] for facts in pack["cards"]]
        self.hands = {f"seat {i}": hand for i, hand in enumerate(table["hands"], start=1)}
        self.hands |= {f"ghost {i}": [card] for i, card in enumerate(table["ghosts"], start=1)}
        copies = "with_two" if self.players == 2 else "copies"
        self.deck = [facts["card"] for facts in pack["cards"] for _ in range(facts[copies])]
        for hand in self.hands.values():
            for card in hand:
                self.deck.remove(card)
        self.discards, self.movie, self.reshuffled = [], [], False
        self.jobs = setups.jobs_in_game(options)
        self.each = 2 if self.players <= 3 else 1
        self.posters = [facts["poster"] for facts in pack["posters"] if self.players != 2 or facts["with_two"]]
        self.posters_left = [poster for poster in self.posters if poster != table["poster"]]

    def place(self, cards, purpose):
        """A random card of a pile that is counted in ascending order."""
        return sorted(cards, key=self.kinds.index)[self.draw(len(cards), purpose)]

    def next_card(self):
        if not self.deck:
            if not self.reshuffled:
                raise NotSo("the deck is empty")
            self.deck, self.discards, self.reshuffled = self.discards, [], False
        card = self.place(self.deck, self.CARDS)
        self.deck.remove(card)
        return card

    def next_poster(self):
        poster = self.posters_left[self.draw(len(self.posters_left), self.POSTERS)]
        self.posters_left.remove(poster)
        return poster

    def die(self):
        return "star" if self.draw(self.pack["faces"], self.DICE) < self.pack["stars"] else "blank"

    def event(self, event):
        if (on := getattr(self, "on_" + event["kind"], None)) is not None:
            on(event)

    def on_reshuffled(self, event):
        self.reshuffled = True

    def on_posters_shuffled(self, event):
        need([], self.posters_left)
        self.posters_left = list(self.posters)

    def on_posters_drawn(self, event):
        need(event["posters"], sorted([self.next_poster(), self.next_poster()], key=self.posters.index))

    def on_poster_shown(self, event):
        if len(event["posters"]) == 1:
            need(event["posters"], [self.next_poster()])

    def on_rolled(self, event):
        need(event["faces"], [self.die()])

    def on_ghosts_rolled(self, event):
        need(event["faces"], [self.die() for _ in range(4 - self.players)])

    def on_dice_rolled(self, event):
        need(event["faces"], [self.die() for _ in range(self.each * self.players)])

    def on_jobs_dealt(self, event):
        jobs = list(self.jobs)
        shuffle(jobs, self.draw, self.JOB_CARDS)
        owners = {job: f"seat {i // self.each + 1}" if i < self.each * self.players else "centre"
                  for i, job in enumerate(jobs)}
        need(event["owners"], [owners.get(job, "nowhere") for job in setups.JOBS])

    def on_drew(self, event):
        drawn = [self.next_card() for _ in event["cards"]]
        need(event["cards"], drawn)
        self.hands[event["to"]] += drawn

    def on_composed(self, event):
        need(event["cards"], [self.next_card() for _ in event["cards"]])

    def on_dealt(self, event):
        need(event["cards"], [self.next_card()])
        self.movie += event["cards"]

    def on_scored(self, event):
        self.movie.append(event["cards"][0])
        self.discards += event["cards"][1:]

    def on_discarded(self, event):
        for card in event["cards"]:
            self.hands[f"seat {event['seat']}"].remove(card)
        self.discards += event["cards"]

    def on_added(self, event):
        for card in event["cards"]:
            self.hands[event["to"]].remove(card)
        self.movie += event["cards"]

    def on_cut_seen(self, event):
        need(event["cards"], [self.place(self.movie, self.CUT)])

    on_movie_seen = on_cut_seen

    def on_removed(self, event):
        if event["seat"] is None:
            need(event["cards"], [self.place(self.movie, self.CUT)])
        self.movie.remove(event["cards"][0])
        self.discards += event["cards"]

    def on_revealed(self, event):
        need(event["shown"], [self.movie.count(kind) for kind in self.kinds])

    def on_movie_discarded(self, event):
        self.discards += self.movie
        self.movie = []

    def on_hand_seen(self, event):
        need(event["cards"], [self.place(self.hands[event["to"]], self.CARDS)])

    def on_exchanged(self, event):
        mine, theirs = self.hands[f"seat {event['seat']}"], self.hands[event["to"]]
        given, received = self.place(mine, self.CARDS), self.place(theirs, self.CARDS)
        need(event["cards"], [given, received])
        mine.remove(given)
        theirs.remove(received)
        mine.append(received)
        theirs.append(given)


class Boulevard:
    START, FILMS, TIPS, GENRE, AGENCY, ROLL_OFF, INCOME = range(7)

    def __init__(self, options, pack, draw):
        self.pack, self.draw = pack, draw
        table = setups.boulevard(options, pack, draw)
        self.length = pack["lengths"][("short", "average", "long").index(options["length"])]
        self.dealt = set(table["array"])
        self.titles = [tip["title"] for tip in pack["tips"]]
        self.deck, self.hands, self.discards = table["deck"], table["hands"], []
        self.week, self.re_rolls = 0, [0] * options["players"]

    def die(self, faces, purpose):
        return self.draw(faces, purpose) + 1

    def event(self, event):
        if (on := getattr(self, "on_" + event["kind"], None)) is not None:
            on(event)

    def on_week_ended(self, event):
        self.week += 1
        need(event["week"], self.week)

    def on_films_dealt(self, event):
        deck = "second" if self.week + 1 >= self.length["second_deck_from"] else "first"
        order = [film["title"] for film in self.pack["films"]]
        left = [film["title"] for film in self.pack["films"]
                if film["deck"] == deck and film["title"] not in self.dealt]
        array = []
        for _ in range(self.pack["array"]):
            k = self.draw(len(left), self.FILMS)
            array.append(left[k])
            left[k] = left[-1]
            left.pop()
        self.dealt |= set(array)
        need(event["films"], sorted(array, key=order.index))

    def on_shuffled(self, event):
        need([], self.deck)
        self.deck, self.discards = sorted(self.discards, key=self.titles.index), []

    def on_tip_drawn(self, event):
        need(event["tip"], self.deck.pop(self.draw(len(self.deck), self.TIPS)))
        self.hands[event["seat"] - 1].append(event["tip"])

    def on_played(self, event):
        self.hands[event["seat"] - 1].remove(event["tip"])
        self.discards.append(event["tip"])

    on_tip_shown = on_played

    def on_agency_rolled(self, event):
        need(event["pips"], self.die(self.pack["sections"], self.AGENCY))

    def on_agency_shown(self, event):
        if event["seat"] is None:
            self.on_agency_rolled(event)

    def on_preview_rolled(self, event):
        need(event["pips"], [self.die(self.pack["faces"], self.GENRE) for _ in range(2)])

    def on_genre_shown(self, event):
        if event["seat"] is None:
            self.on_preview_rolled(event)

    def on_rolled_off(self, event):
        need(event["pips"], self.die(self.pack["faces"], self.ROLL_OFF))

    def on_bought(self, event):
        self.re_rolls[event["seat"] - 1] += event["chip"] == "re_roll"

    def on_took_back(self, event):
        self.re_rolls[event["seat"] - 1] -= event["chip"] == "re_roll"

    def on_paid_out(self, event):
        faces, again = [0] * 6, []
        for _ in range(event["dice"]):
            faces[self.die(self.pack["faces"], self.INCOME) - 1] += 1
        while faces[0] and len(again) < self.re_rolls[event["seat"] - 1]:
            faces[0] -= 1
            again.append(self.die(self.pack["faces"], self.INCOME))
            faces[again[-1] - 1] += 1
        need((event["faces"], event["re_rolled"]), (faces, len(again)))
        # Older records have only the number.
        need(event.get("again", again), again)
        need(event["money"], self.pack["pip"] * sum(face * (i + 1) for i, face in enumerate(faces)))
