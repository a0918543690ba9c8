#!/usr/bin/python3 -B
"""People play at three servers while these are killed, stopped in the middle of a transaction, cut off from the database and
replaced, and the database fails over. Afterwards: no acknowledged action is lost, none was applied twice, nobody was shown
another's secret or what is not in their own stream, everybody was back within three seconds of a takeover, and nobody was
away for more than a second after a drain. Figures: docs/performance.md.

A run with --seconds goes on for so long, and the counts are how often things happen to each other. Runs that are kept
(--log FILE), side by side or one after the other, are added up by kept.py."""
import argparse
import json
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter, defaultdict
from pathlib import Path

from cluster import Cluster, tied, until
from kept import at
from person import Party
from ports import free_port

options = argparse.ArgumentParser(description=__doc__)
for name, usual, what in [
    ("kills", 4, "kill -9 of a node"), ("stops", 1, "SIGSTOP of a node until others have its tables, then SIGCONT"),
    ("drains", 1, "SIGTERM of a node, and a new one"), ("failovers", 1, "end of the primary database, and promotion of its standby"),
    ("partitions", 1, "a node without its database"), ("parties", 6, "tables with two people and a bot, all the while"),
]:
    options.add_argument(f"--{name}", type=int, default=usual, help=f"{what} (default: {usual})")
options.add_argument("--program", help="the program to serve with (default: build/backlot)")
options.add_argument("--web", help="the folder of the client's files, when it is not beside the program")
options.add_argument("--patience", type=float, default=120, help="seconds for the last games to end (default: 120)")
options.add_argument("--seed", type=int, default=0)
options.add_argument("--seconds", type=float, help="goes on for so long, whatever the counts add up to")
options.add_argument("--pause", type=float, default=2, help="seconds between two of them, at most (default: 2)")
options.add_argument("--actions", type=int, default=0, help="that people have to do between two of them (default: 0)")
options.add_argument("--think", type=float, default=0, help="seconds that people take for a decision, in the mean (default: 0)")
options.add_argument("--log", help="a file to which the run is added, as lines of JSON")
options.add_argument("--slow", action="store_true", help="no limit to how long people are away, for machines that are busy")
wanted = options.parse_args()
chance = random.Random(wanted.seed)
LEASE = 5.0  # PostgresSettings::lease
BACK_WITHIN = 3.0
AWAY_AFTER_DRAIN = 1.0


NOTE_TAKEOVERS = """
CREATE TABLE takeovers (table_id text NOT NULL, at timestamptz NOT NULL);
CREATE FUNCTION note_takeover() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN INSERT INTO takeovers VALUES (NEW.table_id, clock_timestamp()); RETURN NULL; END';
CREATE TRIGGER takeover AFTER UPDATE OF epoch ON leases FOR EACH ROW EXECUTE FUNCTION note_takeover();
"""


def say(words):
    print(f"{time.monotonic() - began:8.2f} {words}", flush=True)


class Wires(Cluster):
    """Each node has wires of its own to both databases, and the database notes when a table is taken."""

    def __enter__(self):
        self.wires = {}
        for node in self.nodes:
            here = [free_port(), free_port()]
            there = [self.primary.port, self.standby.port]
            ports = [str(port) for pair in zip(here, there) for port in pair]
            script = str(Path(__file__).with_name("tcp_proxy.py"))
            self.wires[node.name] = subprocess.Popen([sys.executable, "-B", script, *ports], preexec_fn=tied())
            node.url = f"postgresql://backlot@127.0.0.1:{here[0]},127.0.0.1:{here[1]}/postgres"
        super().__enter__()
        self.primary.run(NOTE_TAKEOVERS)
        return self

    def takeovers(self):
        """When each table was taken, by our clock: this is all one machine."""
        apart = time.time() - time.monotonic()
        found = defaultdict(list)
        for line in self.primary.run("SELECT table_id, extract(epoch FROM at) FROM takeovers ORDER BY at").splitlines():
            table, at = line.split("|")
            found[table].append(float(at) - apart)
        return found

    def is_in_transaction(self, node):
        """The database waits for the rest of one."""
        return self.primary.run(
            "SELECT count(*) FROM pg_stat_activity a JOIN nodes n ON a.application_name = 'backlot ' || n.session "
            f"WHERE n.node = '{node.name}' AND a.xact_start IS NOT NULL AND a.wait_event = 'ClientRead'") != "0"

    def __exit__(self, *why):
        super().__exit__(*why)
        for wire in self.wires.values():
            wire.kill()
            wire.wait()


def kill(cluster, node):
    """The next thing may happen before it is back."""
    node.end(signal.SIGKILL)
    time.sleep(chance.uniform(0.1, 0.75 * wanted.pause))
    node.begin()


def serves(node):
    """One that could not start, because the database was away, is started again, as a service manager does it."""
    if node.process.poll() == 1 and not node.served:
        node.begin()
    return node.is_ready()


def victim(cluster):
    """One of those that serve; another one goes on."""
    ready = []

    def two():
        ready[:] = [node for node in cluster.nodes if serves(node)]
        return len(ready) > 1

    until(two, "two nodes that serve")
    return chance.choice(ready)


def stop(cluster, node):
    """In the middle of a transaction, which keeps its locks, when the node writes anything soon."""
    wire = cluster.wires[node.name]
    wire.send_signal(signal.SIGUSR1)
    try:
        until(lambda: cluster.is_in_transaction(node), "a transaction", 4)
        stopped_in_transaction.append(node.name)
    except TimeoutError:
        pass
    node.process.send_signal(signal.SIGSTOP)
    time.sleep(LEASE + 3)
    wire.send_signal(signal.SIGUSR2)
    node.process.send_signal(signal.SIGCONT)
    until(node.is_ready, "waking up")


def drain(cluster, node):
    start = time.monotonic()
    node.end(signal.SIGTERM)
    drained.append((start, time.monotonic()))
    node.start()


def partition(cluster, node):
    cluster.wires[node.name].send_signal(signal.SIGSTOP)
    time.sleep(LEASE + 5)
    cluster.wires[node.name].send_signal(signal.SIGCONT)
    until(node.is_ready, "the end of the partition")


def fail_over(cluster, _):
    cluster.fail_over(chance.choice([signal.SIGQUIT, signal.SIGKILL]))
    for node in cluster.nodes:
        until(lambda: serves(node), f"node {node.name} with the new primary")


def judge(cluster, people):
    """What is wrong, in words."""
    faults = [fault for person in people for fault in person.faults]
    acted = Counter()
    for line in cluster.primary.run("SELECT table_id || ' ' || body FROM entries").splitlines():
        table, body = line.split(" ", 1)
        entry = json.loads(body)
        if entry.get("kind") == "acted" and "client" in entry and not entry["client"].startswith("bot-"):
            acted[table, entry["client"]] += 1
    acked = Counter(each for person in people for each in person.acked)
    faults += [f"{name} was acknowledged at {table} and is lost" for table, name in acked if acted[table, name] == 0]
    faults += [f"{name} was applied {times} times at {table}" for (table, name), times in acted.items() if times > 1]
    takeovers = cluster.takeovers()
    aways, backs, after_drains, long = [], [], [], []
    for person in people:
        for table, start, end, meanwhile in person.absences:
            aways.append(end - start)
            if end - start > 1:
                long.append([round(start - began, 1), round(end - start, 2), person.name, *meanwhile])
            # Whoever noticed later that the former node was gone counts from then on.
            taken = [max(start, moment) for moment in takeovers[table] if start - LEASE < moment < end]
            if taken:
                backs.append(end - taken[-1])
                if backs[-1] > BACK_WITHIN and not wanted.slow:
                    faults.append(f"{person.name} was back at {table} only {backs[-1]:.1f} s after it was taken over")
            if any(since <= start <= ended for since, ended in drained):
                after_drains.append(end - start)
                if end - start > AWAY_AFTER_DRAIN and not wanted.slow:
                    faults.append(f"{person.name} was away from {table} for {end - start:.1f} s after a drain")
    return faults, acked, acted, sorted(backs), sorted(aways), sorted(after_drains), long


def deeds():
    """What is to happen, in an order that chance has made."""
    while True:
        all_of_them = [kill] * wanted.kills + [stop] * wanted.stops + [drain] * wanted.drains
        all_of_them += [fail_over] * wanted.failovers + [partition] * wanted.partitions
        chance.shuffle(all_of_them)
        for deed in all_of_them:
            if wanted.seconds and time.monotonic() > began + wanted.seconds:
                return
            yield deed
        if not wanted.seconds or not all_of_them:
            return


def acknowledged_by(people):
    return sum(len(person.acked) for person in people)


def keep(**line):
    if wanted.log:
        with open(wanted.log, "a") as file:
            file.write(json.dumps({"portion": portion, **line}) + "\n")


portion = f"{time.strftime('%Y-%m-%dT%H:%M:%S')}-{random.SystemRandom().randrange(10**6):06}"
began = time.monotonic()
done = []
stopped_in_transaction, drained = [], []
given_up = threading.Event()
with Wires(wanted.program, wanted.web) as cluster:
    say(f"three nodes at http://localhost:{cluster.port}, logs in {cluster.folder}")
    parties = [Party(number, cluster.port, given_up, think=wanted.think) for number in range(wanted.parties)]
    people = [person for party in parties for person in party.people]
    for person in people:
        person.start()
    until(lambda: all(len(person.acked) > 0 for person in people), "the first actions", 120)
    keep(seed=wanted.seed, parties=wanted.parties, think=wanted.think, pause=wanted.pause)
    played = acknowledged_by(people)
    for deed in deeds():
        node = victim(cluster)
        until(lambda: acknowledged_by(people) >= played + wanted.actions, "playing on", wanted.patience)
        acknowledged = played = acknowledged_by(people)
        say(f"{deed.__name__} {'' if deed is fail_over else node.name}: {acknowledged} acknowledged so far")
        done.append((round(time.monotonic() - began, 1), deed.__name__, acknowledged))
        deed(cluster, node)
        time.sleep(chance.uniform(0.25 * wanted.pause, wanted.pause))
    for party in parties:
        party.end()
    end = time.monotonic() + wanted.patience
    for person in people:
        person.join(max(0.0, end - time.monotonic()))
    stuck = [f"{person.name} {person.where()}" for person in people if person.is_alive()]
    given_up.set()
    looking = [threading.Thread(target=person.look_back_at_all) for person in people if not person.is_alive()]
    for each in looking:
        each.start()
    for each in looking:
        each.join()
    faults, acked, acted, backs, aways, after_drains, long = judge(cluster, people)
    faults += [f"{name} did not finish" for name in stuck]
    in_short = lambda seconds: [round(each, 2) for each in seconds]
    waits = sorted(wait for person in people for wait in person.waits)
    keep(ended=True, acknowledgement=[round(at(waits, part), 3) for part in (0.5, 0.9, 0.99)], seconds=round(time.monotonic() - began), deeds=done, tables=sum(len(party.tables) for party in parties),
         actions=sum(acted.values()), acknowledged=sum(acked.values()), stopped_in_transaction=len(stopped_in_transaction),
         aways=in_short(aways), backs=in_short(backs), after_drains=in_short(after_drains), long=long, faults=faults)
    say(f"{len(done)} disturbances, {sum(len(party.tables) for party in parties)} tables, {sum(acted.values())} actions of people, "
        f"{sum(acked.values())} acknowledged, {len(aways)} times somebody was away: median {at(aways, 0.5):.2f} s, "
        f"99% {at(aways, 0.99):.2f} s, longest {at(aways, 1):.2f} s; back after a takeover ({len(backs)} times): "
        f"99% {at(backs, 0.99):.2f} s, longest {at(backs, 1):.2f} s; away after a drain ({len(after_drains)} times): "
        f"longest {at(after_drains, 1):.2f} s; an acknowledgement took {at(waits, 0.5):.3f} s in the median and "
        f"{at(waits, 0.99):.2f} s at 99%; {len(stopped_in_transaction)} of {sum(kind == 'stop' for _, kind, _ in done)} stops in a transaction")
    for fault in faults:
        print(f"FAULT: {fault}", flush=True)
    if sum(acked.values()) == 0 or faults:
        for node in cluster.nodes:
            tail = (cluster.folder / f"{node.name}.log").read_text().splitlines()[-15:]
            print(f"--- {node.name}", *[line[:300] for line in tail], sep="\n")
        sys.exit(1)
    say("nothing acknowledged is lost, nothing was applied twice, nobody saw another's secret or anything but their own stream")
