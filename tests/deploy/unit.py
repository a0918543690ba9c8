"""What deploy/backlot.service says, and a program under those of its limits that need no systemd."""
import ctypes
import os
import resource
import subprocess

PR_SET_NO_NEW_PRIVS = 38
KILL_PROCESS = 0x80000000
ALLOW = 0x7FFF0000
MASKED_EQUAL = 7
PROT_WRITE, PROT_EXEC = 2, 4


def settings(path):
    """Every setting with its values in order; an empty value forgets those before it, as systemd does."""
    found = {}
    for line in open(path, encoding="utf-8"):
        name, equals, value = line.strip().partition("=")
        if equals and not name.startswith(("#", ";")):
            found[name] = found.get(name, []) + [value] if value else []
    return found


def members(name):
    """The system calls behind a name or, with @, behind a set of systemd's."""
    if not name.startswith("@"):
        return {name}
    text = subprocess.run(["systemd-analyze", "syscall-filter", name], check=True, capture_output=True, text=True).stdout
    listed = [line.strip() for line in text.splitlines()[1:]]
    return set().union(*(members(each) for each in listed if each and not each.startswith("#")))


def allowed_calls(unit):
    """An allow list, as systemd adds it up: what is always allowed, then line by line more, or with ~ less."""
    allowed = members("@default")
    for line in unit["SystemCallFilter"]:
        names = set().union(*(members(name) for name in line.lstrip("~").split()))
        allowed = allowed - names if line.startswith("~") else allowed | names
    return allowed


class Comparison(ctypes.Structure):
    _fields_ = [("argument", ctypes.c_uint), ("how", ctypes.c_int), ("a", ctypes.c_uint64), ("b", ctypes.c_uint64)]


def load_filter(allowed):
    """From here on every other system call ends the process, and so does memory to write and run in. Where systemd lets
    a call fail, a test wants to know of it."""
    seccomp = ctypes.CDLL("libseccomp.so.2", use_errno=True)
    seccomp.seccomp_init.restype = ctypes.c_void_p
    seccomp.seccomp_init.argtypes = [ctypes.c_uint32]
    seccomp.seccomp_rule_add_array.argtypes = [
        ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int, ctypes.c_uint, ctypes.POINTER(Comparison)]
    seccomp.seccomp_load.argtypes = [ctypes.c_void_p]
    context = seccomp.seccomp_init(KILL_PROCESS)
    number = lambda name: seccomp.seccomp_syscall_resolve_name(name.encode())
    # MemoryDenyWriteExecute: no mmap with both, nothing made executable later.
    guarded = {"mmap": [(2, PROT_EXEC, 0), (2, PROT_WRITE | PROT_EXEC, PROT_EXEC)],
               "mprotect": [(2, PROT_EXEC, 0)]}
    for name in sorted(allowed):
        if number(name) < 0:
            continue  # of another architecture
        rules = [(Comparison * 1)(Comparison(at, MASKED_EQUAL, mask, value)) for at, mask, value in guarded.get(name, [])]
        for rule in rules or [None]:
            if seccomp.seccomp_rule_add_array(context, ALLOW, number(name), 1 if rule else 0, rule) != 0:
                raise OSError(f"no rule for {name}")
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")
    if failed := seccomp.seccomp_load(context):
        raise OSError(-failed, "seccomp_load")


def limit(unit, allowed):
    """What systemd does between fork and exec, as far as it can be done here."""
    os.umask(int(unit["UMask"][-1], 8))
    files = int(unit["LimitNOFILE"][-1])
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most == resource.RLIM_INFINITY or files < most:
        most = files
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    load_filter(allowed)
