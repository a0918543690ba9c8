"""What a pitch of Maybe Movies costs and yields: MM-22, MM-80 to MM-89, MM-110 to MM-112, and the doubling of MM-61."""
from collections import Counter

ICONS = ("money", "actors", "script", "setting", "camera", "microphone")
ANY = "any"  # MM-87: an icon of any kind

COST_COPIES = {"as_neighbour_with_most": max, "as_neighbour_with_fewest": min}
PROFIT_COPIES = {"as_highest_neighbour": max, "as_lowest_neighbour": min,
                 "as_card_with_most": max, "as_card_with_fewest": min}


class Question(Exception):
    """Something the active player has to choose: about the cost or the profit of the card at `place`."""

    def __init__(self, about, place, kind, values):
        super().__init__(about, place, kind)
        self.about, self.place, self.kind, self.values = about, place, kind, values


def missing_and_left(budget, have, below_zero):
    """What is missing of a kind, and what is left over. MM-27 (below_zero): a NO that nothing outweighs is missing, too.
    A kind that the budget does not ask for misses nothing (MM-90)."""
    if budget == 0:
        return 0, max(have, 0)
    have = have if below_zero else max(have, 0)
    return max(budget - have, 0), max(have - budget, 0)


def covers(sums, budget, below_zero):
    """MM-25, MM-26, MM-87: each kind covers itself; pairs cover what is missing; any kind is covered by odd icons first."""
    parts = [missing_and_left(budget[icon], sums[icon], below_zero) for icon in ICONS]
    missing = sum(part[0] for part in parts)
    pairs = sum(part[1] // 2 for part in parts)
    odd = sum(part[1] % 2 for part in parts)
    return pairs >= missing and odd + 2 * (pairs - missing) >= budget[ANY]


class Pitch:
    """A row of cards, from left to right. `choices` has what the active player said, by (about, place)."""

    def __init__(self, row, made, votes, changes, trendsetter, choices):
        self.row, self.choices, self.changes, self.trendsetter = row, choices, changes, trendsetter
        self.yes = sum(vote["kind"] == "yes" for vote in votes)
        self.no = sum(vote["kind"] == "no" for vote in votes)
        self.one_type = self.yes == 0 or self.no == 0  # MM-110
        self.succeeded = {icon for card, result in made if result == "success" for icon in card["icons"]}
        self.failed = {icon for card, result in made if result == "failure" for icon in card["icons"]}
        self.made = self.succeeded | self.failed  # MM-65
        self.shown = Counter(icon for card in row for icon in card["icons"])  # MM-86
        self.all_six = len(self.shown) == len(ICONS)
        self.any_made = bool(self.made & set(self.shown))  # MM-88

    def answer(self, about, place, kind, values):
        """MM-112: asked only where there is a choice."""
        if len(values) == 1:
            return values[0]
        if (about, place) not in self.choices:
            raise Question(about, place, kind, values)
        return self.choices[about, place]

    def copied(self, about, i, by, amounts, best):
        """MM-85, MM-111, MM-112: one of the places in `by` with the best figure, copied from `amounts`."""
        if not by:
            return None
        figure = best(by.values())
        places = []
        for place in sorted(by):
            if by[place] == figure and all(amounts[place] != amounts[other] for other in places):
                places.append(place)
        return amounts[self.answer(about, i, "card", places)]

    def neighbours(self, i, known):
        return [place for place in (i - 1, i + 1) if place in known]

    # Costs

    def own_cost(self, i, card):
        if card["kind"] == "plain":
            return Counter(card["icons"])
        r = card["icons"][0] if card["icons"] else None
        how, size = card["cost"], len(self.row)
        if how in ("two_most_frequent", "two_least_frequent"):
            if not self.shown:  # MM-86
                return Counter()
            best = (max if how == "two_most_frequent" else min)(self.shown.values())
            icons = [icon for icon in ICONS if self.shown[icon] == best]
            return Counter({self.answer("cost", i, "icon", icons): 2})
        return +Counter({
            "one_per_yes": {r: self.yes},
            "one_per_no": {r: self.no},
            "one_per_card": {r: size},
            "two_unless_long": {r: 0 if size > 3 else 2},
            "three_if_made": {r: 3 if r in self.made else 0},
            "two_if_not_made": {r: 0 if r in self.made else 2},
            "any": {ANY: card["number"]},
            "any_unless_all_six": {ANY: 0 if self.all_six else card["number"]},
            "four_unless_one_type": {r: 0 if self.one_type else 4},
            "any_per_change": {ANY: self.changes},
        }[how])

    def costs(self):
        """Of each card, undoubled (MM-64)."""
        costs = {}
        for i, card in enumerate(self.row):
            if card.get("cost") not in COST_COPIES:
                costs[i] = self.own_cost(i, card)
        for i, card in enumerate(self.row):
            if i not in costs:
                by = {place: costs[place].total() for place in self.neighbours(i, costs)}
                costs[i] = self.copied("cost", i, by, costs, COST_COPIES[card["cost"]]) or Counter()
        return costs

    def doubled(self, i, icons):
        return self.trendsetter and bool(icons & set(self.row[i]["icons"]))  # MM-61, MM-62

    def budget(self):
        budget = Counter()
        for i, cost in self.costs().items():
            budget += cost
            if self.doubled(i, self.failed):
                budget += cost
        return budget

    # Profits

    def own_profit(self, i, card):
        if card["kind"] == "plain":
            return card["profit"]
        if card["yields"] == "chosen":
            return self.answer("profit", i, "number", [1, 2, 3])
        return {
            "one_per_yes": self.yes,
            "one_per_no": self.no,
            "one_per_card": len(self.row),
            "three_if_long": 0 if len(self.row) < 3 else 3,
            "four_if_made": 4 if self.any_made else 0,
            "three_if_none_made": 0 if self.any_made else 3,
            "five_if_all_six": 5 if self.all_six else 1,
            "five_if_one_type": 5 if self.one_type else 0,
            "one_per_change": self.changes,
        }[card["yields"]]

    def profit(self):
        costs, profits = self.costs(), {}
        for i, card in enumerate(self.row):
            if card.get("yields") not in PROFIT_COPIES:
                profits[i] = self.own_profit(i, card)
        for i, card in enumerate(self.row):
            if i not in profits:
                how = card["yields"]
                by = ({place: profits[place] for place in self.neighbours(i, profits)} if how.endswith("neighbour") else
                      {place: costs[place].total() for place in profits})
                profits[i] = self.copied("profit", i, by, profits, PROFIT_COPIES[how]) or 0
        return sum(profit * (2 if self.doubled(i, self.succeeded) else 1) for i, profit in profits.items())
