"""Recovery to a moment, as docs/operations.md describes it, while a server is in use: a base backup, the write-ahead log that
was archived since, and a moment in between. What was stored until then is there, and nothing else.
   recovery.py PROGRAM"""
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bench" / "cluster"))
from cluster import Cluster, Database, until  # noqa: E402
from person import Party  # noqa: E402


def entries(database):
    return int(database.run("SELECT count(*) FROM entries"))


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory(prefix="backlot-recovery-") as folder:
        folder = Path(folder)
        folder.chmod(0o777)
        archive, web = folder / "archive", folder / "web"
        archive.mkdir()
        archive.chmod(0o777)
        web.mkdir()
        (web / "index.html").write_text("nobody looks at it")
        settings = ("archive_mode=on", f"archive_command=cp %p {archive}/%f")
        with Cluster(program, web, names=["one"], standby=False, database_settings=settings) as cluster:
            given_up = threading.Event()
            party = Party(0, cluster.port, given_up)
            for person in party.people:
                person.start()
            acknowledged = lambda: sum(len(person.acked) for person in party.people)
            until(lambda: acknowledged() >= 3, "the first actions")
            restored = Database(folder, "restored")
            source = f"host=127.0.0.1 port={cluster.primary.port} user=backlot"
            restored.tool("pg_basebackup", "-D", str(restored.folder), "-d", source, "-X", "stream", "-c", "fast", "--no-sync")
            before = acknowledged()
            until(lambda: acknowledged() >= before + 3, "more actions")
            given_up.set()
            for person in party.people:
                person.join(60)
            moment = cluster.primary.run("SELECT clock_timestamp()")
            expected = entries(cluster.primary)
            # What happens after the moment is not to be there.
            cluster.primary.run("DELETE FROM entries")
            wal = cluster.primary.run("SELECT pg_walfile_name(pg_switch_wal())")
            until(lambda: (archive / wal).exists(), "archiving")
            restored.settings = (f"restore_command=cp {archive}/%f %p", f"recovery_target_time={moment}",
                                 "recovery_target_action=promote")
            (restored.folder / "recovery.signal").touch()
            restored.start()
            try:
                until(lambda: restored.run("SELECT pg_is_in_recovery()") == "f", "recovery")
                found = entries(restored)
                assert found == expected > 0, f"{found} entries instead of {expected}"
                url = f"postgresql://backlot@127.0.0.1:{restored.port}/postgres"
                check = lambda *key: subprocess.run([program, "check", url, *key], capture_output=True, text=True, check=False)
                checked = check("--seed-key", str(cluster.seed_key))
                assert checked.returncode == 0, checked.stdout + checked.stderr
                # What was copied does not tell what is yet to be drawn.
                without = check()
                assert without.returncode == 1 and "its seed is sealed" in without.stdout, without.stdout + without.stderr
                print(f"{found} entries: {checked.stdout.strip()}")
            finally:
                restored.stop()


main()
