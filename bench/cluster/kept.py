#!/usr/bin/python3 -B
"""Adds up what several runs of chaos.py have kept (--log FILE): so many disturbances of each kind, what was acknowledged,
how long people were away, and every fault. A run that has begun and did not end is named, and counts as a fault."""
import json
import sys
from collections import Counter
from pathlib import Path


def at(figures, part):
    return figures[min(len(figures) - 1, int(len(figures) * part))] if figures else 0.0


def figures_of(seconds):
    seconds = sorted(seconds)
    return (f"{len(seconds)} times: median {at(seconds, 0.5):.2f} s, 90% {at(seconds, 0.9):.2f} s, 99% {at(seconds, 0.99):.2f} s, "
            f"longest {at(seconds, 1):.2f} s")


class Sum:
    def __init__(self):
        self.begun, self.ended = {}, set()
        self.deeds, self.totals = Counter(), Counter()
        self.aways, self.backs, self.after_drains, self.faults = [], [], [], []

    def add(self, line):
        if "ended" not in line:
            self.begun[line["portion"]] = line
            return
        if line["portion"] in self.ended:
            self.faults.append(f"{line['portion']} stands here twice")
            return
        self.ended.add(line["portion"])
        self.deeds.update(kind for _, kind, _ in line["deeds"])
        self.totals.update({name: line[name] for name in ("tables", "actions", "acknowledged", "stopped_in_transaction", "seconds")})
        self.aways += line["aways"]
        self.backs += line["backs"]
        self.after_drains += line["after_drains"]
        self.faults += [f"{line['portion']}: {fault}" for fault in line["faults"]]

    def all_faults(self):
        return self.faults + [f"{portion} did not end" for portion in self.begun if portion not in self.ended]

    def words(self):
        deeds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.deeds.items(), key=lambda each: -each[1]))
        totals = self.totals
        return "\n".join([
            f"{len(self.ended)} runs, {totals['seconds'] / 60:.0f} minutes of clusters: {deeds}",
            f"{totals['stopped_in_transaction']} of the stops in the middle of a transaction",
            f"{totals['tables']} tables, {totals['actions']} actions of people in the logs, {totals['acknowledged']} acknowledged",
            f"away: {figures_of(self.aways)}",
            f"back after their table was taken over: {figures_of(self.backs)}; {sum(each > 3 for each in self.backs)} of them after "
            "more than 3 s",
            f"away after a drain: {figures_of(self.after_drains)}; {sum(each > 1 for each in self.after_drains)} of them for more "
            "than 1 s",
            f"{len(self.all_faults())} faults",
        ])


def main():
    total = Sum()
    for name in sys.argv[1:]:
        for line in Path(name).read_text().splitlines():
            total.add(json.loads(line))
    print(total.words())
    for fault in total.all_faults():
        print(f"FAULT: {fault}")
    sys.exit(1 if total.all_faults() or not total.ended else 0)


if __name__ == "__main__":
    main()
