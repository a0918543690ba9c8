"""What a few processes take of the processor, and no more than they may: control groups of Linux, of either version. Needs
to be root, or to own the groups."""
import os
from pathlib import Path

ROOT = Path("/sys/fs/cgroup")


class Group:
    """Ends when it is left, and its processes are then where they were."""

    def __init__(self, name):
        self.unified = (ROOT / "cgroup.controllers").exists()
        homes = [ROOT] if self.unified else [ROOT / "cpu", ROOT / "cpuacct"]
        self.homes = homes
        self.folders = [home / f"backlot-{os.getpid()}-{name}" for home in homes]

    def __enter__(self):
        if self.unified:
            (ROOT / "cgroup.subtree_control").write_text("+cpu")
        for folder in self.folders:
            folder.mkdir(exist_ok=True)  # cpu and cpuacct are often the same place
        return self

    def __exit__(self, *_):
        for home, folder in zip(self.homes, self.folders):
            for process in self.processes(folder):
                self.move(home, process)
            if folder.exists():
                folder.rmdir()

    @staticmethod
    def processes(folder):
        return (folder / "cgroup.procs").read_text().split() if folder.exists() else []

    @staticmethod
    def move(folder, process):
        try:
            (folder / "cgroup.procs").write_text(str(process))
        except ProcessLookupError:
            pass  # it has ended

    def add(self, process):
        """It and what it has started, and from now on starts."""
        for folder in self.folders:
            self.move(folder, process)
        for children in Path(f"/proc/{process}/task").glob("*/children"):
            for child in children.read_text().split():
                self.add(child)

    def limit(self, share, period=0.05):
        """So much of one core."""
        quota, period = int(share * period * 1e6), int(period * 1e6)
        if self.unified:
            (self.folders[0] / "cpu.max").write_text(f"{quota} {period}")
        else:
            (self.folders[0] / "cpu.cfs_period_us").write_text(str(period))
            (self.folders[0] / "cpu.cfs_quota_us").write_text(str(quota))

    def used(self):
        """Seconds of processor time until now."""
        if self.unified:
            return int(self.stat("usage_usec")) / 1e6
        return int((self.folders[1] / "cpuacct.usage").read_text()) / 1e9

    def throttled(self):
        """So many periods it could have used more, of so many."""
        return int(self.stat("nr_throttled")), int(self.stat("nr_periods"))

    def stat(self, name):
        lines = (self.folders[0] / "cpu.stat").read_text().splitlines()
        return dict(line.split() for line in lines)[name]
