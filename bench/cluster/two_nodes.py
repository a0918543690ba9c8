#!/usr/bin/python3 -B
"""What a second server adds. Two of them share a database, each with a quota of the processor; the same tables are played on
one of them and on both, in turn, and the rates compared. The quota is small, so that it is what limits them and not whatever
else the machine does; players and database have groups of their own, without one. It tells how often the servers ran into
their quota, and what an action costs servers and database. Needs to be root, for the quotas."""
import argparse
import subprocess
from contextlib import ExitStack

from cluster import ROOT, Cluster
from processor import Group

options = argparse.ArgumentParser(description=__doc__)
options.add_argument("--share", type=float, default=0.05, help="of a core, for each server (default: 0.05)")
options.add_argument("--tables", type=int, default=60, help="of four people, on all servers together (default: 60)")
options.add_argument("--seconds", type=int, default=10, help="of each round (default: 10)")
options.add_argument("--rounds", type=int, default=5, help="of each kind (default: 5)")
options.add_argument("--program", help="the program to serve with (default: build/backlot)")
options.add_argument("--load", default=ROOT / "build" / "bin" / "load", help="the load generator (default: build/bin/load)")
options.add_argument("--web", help="the folder of the client's files, when it is not beside the program")
options.add_argument("--no-standby", dest="standby", action="store_false", help="commits do not wait for a second database")
wanted = options.parse_args()


class Round:
    def __init__(self, nodes, groups, database, players):
        ports = [part for node in nodes for part in ("--port", str(node.port))]
        command = [str(wanted.load), "play", "--tables", str(wanted.tables), "--seconds", str(wanted.seconds), *ports]
        watched = [*(groups[node.name] for node in nodes), database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as load:
            players.add(load.pid)
            assert load.stdout.readline() == "dealt\n", "not everybody could sit down"
            before = [group.used() for group in watched]
            throttled = [group.throttled() for group in watched[:-1]]
            actions, seconds = load.stdout.readline().split()
            used = [group.used() - start for group, start in zip(watched, before)]
        now = [group.throttled() for group in watched[:-1]]
        self.actions, self.seconds = int(actions), float(seconds)
        self.rate = self.actions / self.seconds
        self.nodes, self.database = sum(used[:-1]) / self.actions * 1e6, used[-1] / self.actions * 1e6
        self.share = sum(used[:-1]) / self.seconds / len(nodes)
        self.throttled = sum(b[0] - a[0] for a, b in zip(throttled, now)) / max(1, sum(b[1] - a[1] for a, b in zip(throttled, now)))

    def say(self, name):
        print(f"{name}: {self.rate:6.0f} actions a second, of processor time for one: servers {self.nodes:.0f} µs, database "
              f"{self.database:.0f} µs; each server had {100 * self.share:.1f}% of a core and wanted more in "
              f"{100 * self.throttled:.0f}% of the periods", flush=True)


def mean(rounds, what):
    return sum(getattr(each, what) * each.seconds for each in rounds) / sum(each.seconds for each in rounds)


with ExitStack() as groups_end, Cluster(wanted.program, wanted.web, names=["one", "two"], standby=wanted.standby) as cluster:
    groups = {node.name: groups_end.enter_context(Group(node.name)) for node in cluster.nodes}
    database, players = groups_end.enter_context(Group("database")), groups_end.enter_context(Group("players"))
    for process in filter(None, [cluster.primary, cluster.standby]):
        database.add(process.process.pid)
    for node in cluster.nodes:
        groups[node.name].add(node.process.pid)
        groups[node.name].limit(wanted.share)
    alone, together = [], []
    for _ in range(wanted.rounds):
        alone.append(Round(cluster.nodes[:1], groups, database, players))
        alone[-1].say("one server ")
        together.append(Round(cluster.nodes, groups, database, players))
        together[-1].say("two servers")
    print(f"two give {mean(together, 'rate') / mean(alone, 'rate'):.2f} times the actions of one; an action costs the servers "
          f"{mean(together, 'nodes'):.0f} µs (one: {mean(alone, 'nodes'):.0f}) and the database {mean(together, 'database'):.0f} µs "
          f"(one: {mean(alone, 'database'):.0f})")
