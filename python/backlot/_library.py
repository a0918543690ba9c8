"""The shared library, loaded once: libbacklot.so by ctypes. Nothing here knows a rule."""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import os
from functools import lru_cache
from pathlib import Path
from typing import Any, Callable

INTERFACE = 1  # BACKLOT_INTERFACE of the backlot.h that this package was written for


class BacklotError(RuntimeError):
    """What the library refused, and why. `code` is one of backlot.h's."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


class Sizes(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "size", "games", "observation", "actions", "legal_bytes", "legal", "players", "action_features", "save",
        )
    ]  # fmt: skip


class Buffers(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t)] + [
        (name, ctypes.c_void_p)
        for name in (
            "observations", "legal_bits", "legal_list", "legal_count", "seats", "waiting", "payoffs", "terminated",
            "truncated", "scores", "worlds", "interrupting",
        )
    ]  # fmt: skip


_HANDLE = ctypes.c_uint64
_SIZE = ctypes.c_size_t
_POINTER = ctypes.c_void_p
_TEXT = ctypes.c_char_p
_SEAT = ctypes.c_int32
_LENGTH = ctypes.POINTER(ctypes.c_size_t)

_FUNCTIONS: dict[str, list[Any]] = {
    "backlot_games": [_TEXT, _SIZE, _LENGTH],
    "backlot_spec": [_TEXT, _TEXT, _SIZE, _LENGTH],
    "backlot_open": [_TEXT, ctypes.POINTER(_HANDLE)],
    "backlot_close": [_HANDLE],
    "backlot_clone": [_HANDLE, ctypes.POINTER(_HANDLE)],
    "backlot_sizes_of": [_HANDLE, ctypes.POINTER(Sizes)],
    "backlot_reset": [_HANDLE, ctypes.POINTER(ctypes.c_uint64), ctypes.POINTER(Buffers)],
    "backlot_reset_game": [_HANDLE, _SIZE],
    "backlot_step": [_HANDLE, _POINTER, _SIZE, ctypes.POINTER(Buffers)],
    "backlot_interrupt": [_HANDLE, _SIZE, _SEAT, ctypes.c_int32],
    "backlot_write": [_HANDLE, ctypes.POINTER(Buffers)],
    "backlot_copy": [_HANDLE, _SIZE, _SIZE],
    "backlot_save": [_HANDLE, _SIZE, _TEXT, _SIZE, _LENGTH],
    "backlot_restore": [_HANDLE, _SIZE, _TEXT, _SIZE],
    "backlot_imagine": [_HANDLE, _SIZE, _SEAT, ctypes.c_uint64, _SIZE],
    "backlot_walk": [_HANDLE, _SIZE, _POINTER, _SIZE, ctypes.POINTER(ctypes.c_uint32)],
    "backlot_stream": [_HANDLE, _SIZE, _SEAT, _TEXT, _SIZE, _LENGTH],
    "backlot_observe": [_HANDLE, _SIZE, _SEAT, _POINTER, _SIZE],
    "backlot_legal": [_HANDLE, _SIZE, _SEAT, _POINTER, _SIZE],
    "backlot_view": [_HANDLE, _SIZE, _SEAT, _TEXT, _SIZE, _LENGTH],
    "backlot_action_features": [_HANDLE, _SIZE, _POINTER, _SIZE, _POINTER, _SIZE],
    "backlot_action_features_of": [_HANDLE, _SIZE, _SEAT, _POINTER, _SIZE, _POINTER, _SIZE],
    "backlot_bot_action": [_HANDLE, _SIZE, _TEXT, ctypes.c_uint64, ctypes.POINTER(ctypes.c_int32)],
    "backlot_bot_actions": [_HANDLE, _TEXT, ctypes.c_uint64, _POINTER, _POINTER, _SIZE],
    "backlot_belief": [_HANDLE, _SIZE, _SEAT, _POINTER, _SIZE, _LENGTH, _TEXT, _SIZE, _LENGTH],
    "backlot_record": [_HANDLE, _SIZE, _TEXT, _SIZE, _LENGTH],
}


def _candidates(name: str, variable: str) -> list[str]:
    named = os.environ.get(variable)
    if named:
        return [named]
    beside = Path(__file__).with_name(f"lib{name}.so")
    found = [str(beside)] if beside.exists() else []
    system = ctypes.util.find_library(name)
    return found + ([system] if system else []) + [f"lib{name}.so"]


def _load(name: str, variable: str) -> ctypes.CDLL:
    faults = []
    for path in _candidates(name, variable):
        try:
            library = ctypes.CDLL(path)
        except OSError as error:
            faults.append(str(error))
            continue
        library.backlot_version.restype = ctypes.c_char_p
        library.backlot_error.restype = ctypes.c_char_p
        library.backlot_interface.restype = ctypes.c_int32
        if library.backlot_interface() != INTERFACE:
            raise ImportError(f"{path} has interface {library.backlot_interface()}, and this package wants {INTERFACE}")
        for function_name, arguments in _FUNCTIONS.items():
            function = getattr(library, function_name)
            function.argtypes = arguments
            function.restype = ctypes.c_int32
        return library
    raise ImportError(f"lib{name}.so was not found; {variable} can name it. " + "; ".join(faults))


LIBRARY = _load("backlot", "BACKLOT_LIBRARY")


@lru_cache(maxsize=None)
def cuda_library() -> ctypes.CDLL:
    """The same with its games on a GPU."""
    return _load("backlot_cuda", "BACKLOT_CUDA_LIBRARY")


VERSION: str = LIBRARY.backlot_version().decode()
BAD_SIZE = 3


def must(code: int, library: ctypes.CDLL = LIBRARY) -> None:
    """Raises what the library says when a call was refused."""
    if code != 0:
        raise BacklotError(code, library.backlot_error().decode())


def text_of(call: Callable[[Any, int, Any], int], library: ctypes.CDLL = LIBRARY) -> bytes:
    """What a function of the library writes, however long it is: call(buffer, room, length)."""
    room = 1 << 16
    while True:
        buffer = ctypes.create_string_buffer(room)
        length = ctypes.c_size_t(0)
        code = call(buffer, room, ctypes.byref(length))
        if code == BAD_SIZE and length.value >= room - 1:
            room = length.value + 1
            continue
        must(code, library)
        return buffer.raw[: length.value]


def games() -> list[dict[str, Any]]:
    """The games with their players, options and sizes."""
    return json.loads(text_of(LIBRARY.backlot_games))


def spec(game: str) -> dict[str, Any]:
    """What each number of an observation and of an action means, and a hash of all that."""
    return json.loads(text_of(lambda *rest: LIBRARY.backlot_spec(game.encode(), *rest)))
