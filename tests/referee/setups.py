"""The set-up of the two games that this referee does not play: docs/record/hollywood.md and docs/record/boulevard.md.
Each gives the table as `backlot replay --at 0 --json` shows it, as far as the set-up decides it."""
from record import shuffle

JOBS = ("screenwriter", "producer", "director", "gaffer", "cinematographer", "actress", "actor", "composer", "editor",
        "designer")


def jobs_in_game(options):
    few = options["players"] <= 3
    out = {JOBS[int(digit) - 1] for digit in str(options["without"]) if digit != "0"}
    if few and (options["edition"] == "final" or options["players"] == 1):  # H47-70
        out.add("producer")
    if not options["costumes"]:  # H47-101
        out.add("designer")
    return [job for job in JOBS if job not in out]


def hollywood(options, pack, draw):
    deal, job_cards, cards, dice, posters, wardrobe = range(6)
    players = options["players"]
    each, ghosts = (2, 4 - players) if players <= 3 else (1, 0)  # H47-70, H47-73
    jobs = jobs_in_game(options)
    shuffle(jobs, draw, job_cards)
    owners = {job: f"seat {i // each + 1}" if i < each * players else "centre" for i, job in enumerate(jobs)}
    row = pack["dealing"][8 if options["random_loyalties"] else players - 1]
    loyalties = (["patriot"] * row["patriots"] + ["communist"] * row["communists"] +
                 ["rising_star"] * row["rising_stars"])
    shuffle(loyalties, draw, deal)
    copies = "with_two" if players == 2 else "copies"
    order = [facts["card"] for facts in pack["cards"]]
    deck = [facts["card"] for facts in pack["cards"] for _ in range(facts[copies])]
    hands = [[deck.pop(draw(len(deck), cards)) for _ in range(pack["hand"])] for _ in range(players)]
    ghost_cards = [deck.pop(draw(len(deck), cards)) for _ in range(ghosts)]

    def die():
        return "star" if draw(pack["faces"], dice) < pack["stars"] else "blank"
    faces = [die() for _ in range(each * players)]
    costumes = list(pack["costumes"]) if options["costumes"] else []
    shuffle(costumes, draw, wardrobe)
    faces += [die() for _ in range(ghosts)]
    poster = None
    if not owners.get("screenwriter", "centre").startswith("seat"):
        left = [facts["poster"] for facts in pack["posters"] if players != 2 or facts["with_two"]]
        poster = left[draw(len(left), posters)]
    return {
        "owners": [owners.get(job, "nowhere") for job in JOBS],
        "loyalties": loyalties[:players],
        "hands": [sorted(hand, key=order.index) for hand in hands],
        "ghosts": ghost_cards,
        "dice": faces,
        "wardrobe": costumes,
        "poster": poster,
    }


def hollywood_shown(table):
    return {
        "owners": table["owners"],
        "loyalties": [desk["loyalty"] for desk in table["desks"]],
        "hands": [desk["hand"] for desk in table["desks"]],
        "ghosts": [ghost["card"] for ghost in table["ghosts"]],
        "dice": table["dice"],
        "wardrobe": table["wardrobe"],
        "poster": table["rounds"][0]["poster"],
    }


def boulevard(options, pack, draw):
    start, films, tips = range(3)
    players = options["players"]
    first = draw(players, start) + 1
    second_from = pack["lengths"][("short", "average", "long").index(options["length"])]["second_deck_from"]
    deck = [i for i, film in enumerate(pack["films"]) if film["deck"] == ("first" if second_from > 1 else "second")]
    array = []
    for _ in range(pack["array"]):
        k = draw(len(deck), films)
        array.append(deck[k])
        deck[k] = deck[-1]
        deck.pop()
    tip_deck = [i for i, tip in enumerate(pack["tips"]) for _ in range(tip["copies"])]
    hands = [[tip_deck.pop(draw(len(tip_deck), tips)) for _ in range(pack["start_tips"])] for _ in range(players)]

    def title(tip):
        return pack["tips"][tip]["title"]
    return {
        "start": first,
        "array": [pack["films"][film]["title"] for film in sorted(array)],
        "hands": [[title(tip) for tip in sorted(hand)] for hand in hands],
        "deck": [title(tip) for tip in tip_deck],
        "cash": [pack["start_cash"]] * players,
        "trend": pack["first_trend"],
    }


def boulevard_shown(table):
    return {
        "start": table["start"],
        "array": table["array"],
        "hands": [[held["tip"] for held in theatre["hand"]] for theatre in table["theatres"]],
        "deck": table["deck"],
        "cash": [theatre["cash"] for theatre in table["theatres"]],
        "trend": table["trend"],
    }
