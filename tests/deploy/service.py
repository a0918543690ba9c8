"""A unit of deploy/: systemd finds it closed enough and, when it is given one, the program really runs within its limits.
   service.py UNIT [PROGRAM SAMPLE_BOT]"""
import os
import re
import signal
import subprocess
import sys
import tempfile

from person import Person
from unit import allowed_calls, limit, settings

SKIPPED = 77


def exposure(path):
    """What systemd-analyze says; it complains on stderr about settings that it does not know."""
    said = subprocess.run(["systemd-analyze", "security", "--offline=true", "--no-pager", path],
                          capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
    assert not said.stderr, said.stderr
    return float(re.search(r"exposure level for \S+: ([\d.]+)", said.stdout).group(1))


def fault_in(unit):
    """What the figure above does not count, or counts little: none of it may get lost."""
    wanted = {"MemoryDenyWriteExecute": "yes", "NoNewPrivileges": "yes", "UMask": "0077", "LimitCORE": "0",
              "SystemCallArchitectures": "native", "CapabilityBoundingSet": "", "MemoryMax": None, "TasksMax": None,
              "LimitNOFILE": None, "SystemCallFilter": None}
    for name, value in wanted.items():
        found = unit.get(name)
        if found is None or (value is None and not found) or (value is not None and "".join(found) != value):
            return f"{name} is {found}"
    return None


def may_be_limited(unit, allowed):
    """Where even this is refused, nothing can be tried."""
    child = os.fork()
    if child == 0:
        try:
            limit(unit, allowed)
        except OSError as why:
            print(why, file=sys.stderr)
            os._exit(1)
        os._exit(0)
    return os.waitpid(child, 0)[1] == 0


def play(port):
    """A table with a password, a search, a hint, a preview, talk, and somebody else's program."""
    ada = Person(port, "Ada")
    options = {**ada.games["maybe"]["options"], "players": 3}
    table = ada.ask("create", game="maybe", options=options, password="swordfish")["table"]
    ada.ask("join", table=table)
    ben = Person(port, "Ben")
    ben.ask("join", table=table, password="swordfish")
    ada.sit(1)
    ada.ask("bot", seat=2, bot="hard")
    ada.ask("bot", seat=3, bot="plain_bot.py")
    ada.ask("start")
    while not (ada.update and ada.update["decision_number"]):
        ada.receive()
    asked = ada.update["decision_number"]
    ada.ask("hint", decision=asked)
    ada.ask("preview", decision=asked, action=ada.update["decision"]["choices"][0]["action"])
    ada.ask("say", text="Action!")
    return ada.play_to_the_end()


def serve_and_play(unit, program, bot):
    allowed = allowed_calls(unit)
    if os.geteuid() == 0:
        allowed.add("fchown")  # SQLite hands its files to the folder's owner when it is root, which the unit never is
    if not may_be_limited(unit, allowed):
        print("system calls cannot be filtered here")
        return SKIPPED
    with tempfile.TemporaryDirectory(prefix="backlot-unit-") as folder:
        os.mkdir(f"{folder}/web")
        with open(f"{folder}/web/index.html", "w", encoding="utf-8") as page:
            page.write("nobody looks at it")
        run = lambda *words, **how: subprocess.Popen(
            [program, *words], cwd=folder, preexec_fn=lambda: limit(unit, allowed), text=True, **how)
        with open(f"{folder}/log", "w", encoding="utf-8") as log:
            server = run("serve", "--port", "0", "--web", "web", "--store", "sqlite:tables.sqlite", "--log", "json",
                         "--bots", f"cmd:{bot}", stdout=subprocess.PIPE, stderr=log)
        try:
            first = server.stdout.readline()
            assert "listening on" in first, f"it does not start: {first!r}, status {server.poll()}"
            answered = play(int(first.rsplit(":", 1)[1]))
            copying = run("backup", "--store", "sqlite:tables.sqlite", "copy.sqlite", stdout=subprocess.DEVNULL)
            assert copying.wait(60) == 0, f"backup ended with {copying.returncode}"
            server.send_signal(signal.SIGTERM)
            assert server.wait(60) == 0, f"it ended with {server.returncode}"
        except AssertionError:
            print(open(f"{folder}/log", encoding="utf-8").read()[-2000:], f"status {server.poll()}")
            raise
        finally:
            if server.poll() is None:
                server.kill()
                server.wait()
        for name in ("tables.sqlite", "copy.sqlite"):
            assert os.stat(f"{folder}/{name}").st_mode & 0o77 == 0, f"{name} can be read by others"
        print(f"{answered} decisions under {len(allowed)} system calls")
    return 0


def main():
    path, *served = sys.argv[1:]
    level = exposure(path)
    print(f"systemd-analyze security: {level}")
    assert level < 1.5, "that is too much"
    assert not (fault := fault_in(settings(path))), fault
    return serve_and_play(settings(path), *served) if served else 0


sys.exit(main())
