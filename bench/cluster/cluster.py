"""Several servers on loopback, in a temporary folder: a PostgreSQL primary with a synchronous standby, nodes that share
it, and haproxy in front with the configuration of deploy/. All of it ends with this process."""
import ctypes
import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

from ports import free_port

ROOT = Path(__file__).resolve().parents[2]
NAMES = ["one", "two", "three"]


def until(condition, what, seconds=120):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError(f"{what} took longer than {seconds} s")
        time.sleep(0.02)


def postgres_program(name):
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    raise RuntimeError(f"there is no {name}; scripts/setup installs it")


def tied(user=None):
    """What a child does before it becomes another program: it is somebody, and ends with us."""

    def prepare():
        os.setpgrp()  # Ctrl-C is for us, and we end the others in order
        if user:
            os.setgid(user.pw_gid)
            os.setuid(user.pw_uid)
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)

    return prepare


class Database:
    """A PostgreSQL server, primary or standby. PostgreSQL refuses to run as root; there it is the user "postgres"."""

    def __init__(self, folder, name, settings=()):
        self.name, self.folder, self.settings = name, folder / name, settings
        self.port = free_port()
        self.process = None
        self.user = pwd.getpwnam("postgres") if os.geteuid() == 0 else None

    def tool(self, *command):
        run = subprocess.run(
            [postgres_program(command[0]), *command[1:]], preexec_fn=tied(self.user), capture_output=True, text=True, cwd="/"
        )
        if run.returncode != 0:
            raise RuntimeError(f"{command[0]}: {run.stderr}")
        return run.stdout

    def begin(self):
        self.tool("initdb", "-D", str(self.folder), "-U", "backlot", "-A", "trust", "--no-sync", "--locale=C", "-E", "UTF8")
        with open(self.folder / "pg_hba.conf", "a") as file:
            file.write("host replication backlot 127.0.0.1/32 trust\n")

    def follow(self, primary):
        """Becomes a copy of it that keeps up."""
        shutil.rmtree(self.folder, ignore_errors=True)
        source = f"host=127.0.0.1 port={primary.port} user=backlot application_name={self.name}"
        self.tool("pg_basebackup", "-D", str(self.folder), "-d", source, "-R", "-X", "stream", "-c", "fast", "--no-sync")

    def start(self):
        log = open(self.folder.parent / f"{self.name}.log", "a")
        settings = [
            f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder.parent}",
            "shared_buffers=32MB", "max_connections=100", "wal_level=replica", "hot_standby=on",
            "dynamic_shared_memory_type=mmap", "wal_receiver_timeout=5s", "wal_sender_timeout=5s",
            "wal_retrieve_retry_interval=200ms", *self.settings,
        ]
        command = [postgres_program("postgres"), "-D", str(self.folder)]
        for setting in settings:
            command += ["-c", setting]
        self.process = subprocess.Popen(command, preexec_fn=tied(self.user), stdout=log, stderr=log, cwd="/")
        until(self.answers, f"the start of the database ({self.name})")

    def answers(self):
        try:
            return self.run("SELECT 1") == "1"
        except RuntimeError:
            if self.process and self.process.poll() is not None:
                raise RuntimeError(f"the database {self.name} has ended; see {self.folder.parent}/{self.name}.log") from None
            return False

    def run(self, sql):
        url = f"postgresql://backlot@127.0.0.1:{self.port}/postgres?connect_timeout=5"
        return self.tool("psql", "-X", "-A", "-t", "-q", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", sql).strip()

    def stop(self, how=signal.SIGQUIT):
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait()


class Node:
    def __init__(self, folder, name, command, port):
        self.folder, self.name, self.command, self.port = folder, name, command, port
        self.process = None
        self.url = None

    def start(self):
        self.begin()
        until(self.is_ready, f"the start of node {self.name} (see {self.folder}/{self.name}.log)")

    def begin(self):
        self.served = False  # since then
        log = open(self.folder / f"{self.name}.log", "a")
        self.process = subprocess.Popen(
            [*self.command, "--bind", "127.0.0.1", "--port", str(self.port), "--node", self.name, "--store", self.url,
             "--proxy", "127.0.0.1", "--per-address", "0", "--log", "json", "--bot-pause", "0"],
            preexec_fn=tied(), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
        )

    def is_ready(self):
        if self.process.poll() is not None:
            raise RuntimeError(f"node {self.name} has ended; see {self.folder}/{self.name}.log")
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=2) as answer:
                self.served = self.served or answer.status == 200
                return answer.status == 200
        except OSError:
            return False

    def end(self, how):
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            if how == signal.SIGTERM:
                self.process.send_signal(signal.SIGCONT)
            self.process.wait()


class Cluster:
    def __init__(self, program=None, web=None, port=0, names=NAMES, standby=True, database_settings=()):
        self.folder = Path(tempfile.mkdtemp(prefix="backlot-cluster-"))
        self.folder.chmod(0o777)
        self.seed_key = self.folder / "seed.key"
        self.seed_key.touch(0o600)
        self.seed_key.write_bytes(os.urandom(32))
        command = [str(program or ROOT / "build" / "backlot"), "serve", "--seed-key", str(self.seed_key)]
        command += ["--web", str(web)] if web else []
        self.port = port or free_port()
        self.primary = Database(self.folder, "north", database_settings)
        self.standby = Database(self.folder, "south", database_settings) if standby else None
        self.nodes = [Node(self.folder, name, command, free_port()) for name in names]
        self.balancer = None

    def __enter__(self):
        try:
            self.primary.begin()
            self.primary.start()
            if self.standby:
                self.attach_standby()
            for node in self.nodes:
                node.url = node.url or self.store_url()
                node.start()
            self.start_balancer()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for node in self.nodes:
            node.end(signal.SIGKILL)
        if self.balancer and self.balancer.poll() is None:
            self.balancer.kill()
            self.balancer.wait()
        for database in (self.standby, self.primary):
            if database:
                database.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def store_url(self):
        databases = [database for database in (self.primary, self.standby) if database]
        hosts = ",".join(f"127.0.0.1:{database.port}" for database in sorted(databases, key=lambda each: each.name))
        return f"postgresql://backlot@{hosts}/postgres"

    def attach_standby(self):
        """From now on a commit waits for both."""
        self.standby.follow(self.primary)
        self.standby.start()
        until(lambda: self.primary.run("SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'") == "1", "replication")
        self.primary.run(f"ALTER SYSTEM SET synchronous_standby_names = '{self.standby.name}'")
        self.primary.run("SELECT pg_reload_conf()")

    def fail_over(self, how=signal.SIGQUIT):
        """The primary dies, the standby takes its place, and the former primary becomes its standby."""
        old, new = self.primary, self.standby
        old.stop(how)
        new.run("ALTER SYSTEM RESET synchronous_standby_names")
        new.run("SELECT pg_reload_conf()")
        new.run("SELECT pg_promote()")
        self.primary, self.standby = new, old
        self.attach_standby()

    def start_balancer(self):
        """The configuration of deploy/, with this machine's ports."""
        text = (ROOT / "deploy" / "haproxy.cfg").read_text()
        text = text.replace("bind :80", f"bind 127.0.0.1:{self.port}")
        text = re.sub(r"maxconn \d+", "maxconn 400", text)  # as many files as anybody may open
        text = re.sub(r"^    server .*\n", "", text, flags=re.M)
        servers = "".join(f"    server {node.name} 127.0.0.1:{node.port}\n" for node in self.nodes)
        for backend in ("pages", "tables"):
            text = re.sub(rf"^(backend {backend}\n(?:    .*\n)*)", lambda found: found.group(1) + servers, text, flags=re.M)
        config = self.folder / "haproxy.cfg"
        config.write_text(text)
        log = open(self.folder / "haproxy.log", "a")
        self.balancer = subprocess.Popen(
            [shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin:" + os.environ.get("PATH", "")), "-db", "-f", str(config)],
            preexec_fn=tied(), stdout=log, stderr=log,
        )
        until(self.answers, f"the start of haproxy (see {self.folder}/haproxy.log)")

    def answers(self):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=2) as answer:
                return answer.status == 200
        except OSError:
            if self.balancer.poll() is not None:
                raise RuntimeError((self.folder / "haproxy.log").read_text()) from None
            return False
