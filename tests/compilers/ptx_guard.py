"""ptx_guard.py FILE.ptx...: refuses device code that compiles and then goes wrong on a GPU.

nvcc gives no warning for four kinds of faults, and each of them has cost a game on a device:
  trap      a builtin of the host that the device has not, or an object that is read although it is not there;
  memcmp    std::array compares integers with __builtin_memcmp, which is optimised into nothing;
  call      a function of the host that the device has not, <bit> of the standard library or a constructor that is not
            constexpr: the device calls the address 0, and optimised anything may come of it;
  reference a constant of the host at namespace scope is bound to a reference, and the device is handed the address 0.
The code has to be compiled without optimisation (-Xcicc -O0), so that calls stand where the source has them.
"""

import re
import subprocess
import sys

CALL = re.compile(
    r"(?P<setup>(?:\s*(?:\.reg|\.param|st\.param)[^\n]*\n)+)"
    r"\s*call(?:\.uni)?\s*(?:\(retval0\),)?\s*\n?\s*(?P<callee>[\w$.]+),\s*\n?\s*\((?P<arguments>[^)]*)\)",
)
STORE = re.compile(r"st\.param\.b64\s+\[(?P<param>param\d+)\+0\],\s*(?P<value>[^;]+);")
ZERO = re.compile(r"mov\.[ubs]64\s+(?P<register>%rd\d+),\s*0;")


def split_parameters(demangled):
    """The parameter types of a demangled function, or None when it has no list."""
    if not demangled.endswith(")") and ") const" not in demangled:
        return None
    end = demangled.rindex(")")
    depth = 0
    start = None
    for i in range(end, -1, -1):
        if demangled[i] in ")>" and demangled[i - 1 : i + 1] != "->":
            depth += 1
        elif demangled[i] in "(<":
            depth -= 1
            if depth == 0:
                start = i
                break
    if start is None or demangled[start] != "(":
        return None
    parameters, depth, last = [], 0, ""
    for character in demangled[start + 1 : end]:
        depth += character in "(<[{"
        depth -= character in ")>]}"
        if character == "," and depth == 0:
            parameters.append(last.strip())
            last = ""
        else:
            last += character
    if last.strip():
        parameters.append(last.strip())
    return parameters


def demangle(names):
    answer = subprocess.run(["c++filt"], input="\n".join(names), capture_output=True, text=True, check=True)
    return dict(zip(names, answer.stdout.splitlines()))


def zero_arguments(text):
    """(line, callee, index of an argument that is the literal 0, number of arguments) for each such call."""
    for _, function in functions_of(text):
        zeros = {match["register"] for match in ZERO.finditer(function)}
        for register in list(zeros):  # a register that is also set to something else is no literal
            if len(re.findall(r"\s" + re.escape(register) + r",", function)) > 1:
                writes = re.findall(r"(?m)^\s*[\w.]+\s+" + re.escape(register) + r",", function)
                if len([w for w in writes if not w.strip().startswith("st.")]) > 1:
                    zeros.discard(register)
        for call in CALL.finditer(function):
            names = [name.strip() for name in call["arguments"].split(",") if name.strip()]
            for store in STORE.finditer(call["setup"]):
                value = store["value"].strip()
                if (value == "0" or value in zeros) and store["param"] in names:
                    yield call["callee"], names.index(store["param"]), len(names)


def functions_of(text):
    """The mangled name and the text of each function."""
    for function in re.split(r"(?m)^(?=\.(?:visible |weak )?\.?(?:func|entry))", text):
        name = re.search(r"(?m)(?:func|entry)\s+(?:\([^)]*\)\s*)?([\w$.]+)\s*\(", function)
        if name:
            yield name.group(1), function


def plain_name(demangled):
    """The name without parameters, template arguments and what it returns."""
    while "<" in demangled:
        shorter = re.sub(r"<[^<>]*>", "", demangled)
        if shorter == demangled:
            break
        demangled = shorter
    return demangled.split("(")[0].split()[-1]


def calls_of_nothing(text):
    """Demangled names of functions that call the address 0 where the device may come along.

    What is only for constant expressions is never reached on a device: expect(), and <bit> inside of core/bits.hpp.
    """
    bodies = dict(functions_of(text))
    names = demangle(sorted(bodies))
    callers = {}
    for name, body in bodies.items():
        for callee in re.findall(r"call(?:\.uni)?\s*(?:\(retval0\),)?\s*\n?\s*([\w$.]+),", body):
            callers.setdefault(callee, set()).add(name)

    def is_reached(name, seen):
        if re.search(r"backlot::(expect|count_bits|lowest_bit)\(", names[name]) or name in seen:
            return False
        if not plain_name(names[name]).startswith("std::"):
            return True
        return any(is_reached(caller, seen | {name}) for caller in callers.get(name, ()))

    return [names[name] for name, body in bodies.items() if ".callprototype" in body and is_reached(name, frozenset())]


def faults_of(text):
    faults = [f"call: {name} calls what is not there" for name in calls_of_nothing(text)]
    for number, line in enumerate(text.splitlines(), 1):
        code = line.split("//")[0]
        if re.match(r"\s*(@!?%p\d+\s+)?trap\s*;", code):
            faults.append(f"line {number}: trap")
    for name in sorted(set(re.findall(r"[\w$]*memcmp[\w$]*", text))):
        if not re.search(r"_param_\d+$", name):
            faults.append(f"memcmp: {name}")
    suspects = list(zero_arguments(text))
    names = demangle(sorted({callee for callee, _, _ in suspects}))
    for callee, at, count in sorted(set(suspects)):
        parameters = split_parameters(names[callee])
        if parameters is None:
            continue
        hidden = count - len(parameters)  # the object of a member function comes first
        kind = "the object itself" if at < hidden else parameters[at - hidden]
        if at < hidden or kind.endswith("&"):
            faults.append(f"reference: 0 is passed as {kind} to {names[callee]}")
    return faults


def main(files):
    if not files:
        print("ptx_guard.py: no device code to look at")
        return 1
    bad = 0
    for path in files:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        if ".entry" not in text:
            print(f"{path}: no kernel in it")
            bad += 1
            continue
        faults = faults_of(text)
        print(f"{path}: {len(faults)} faults in {len(text)} characters")
        for fault in faults:
            print(f"  {fault}")
        bad += len(faults)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
