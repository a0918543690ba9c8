"""Many games at once: NumPy arrays in, NumPy arrays out, nothing copied on the way."""

from __future__ import annotations

import ctypes
import json
from typing import Any, Sequence

import numpy as np
import numpy.typing as npt

from ._library import LIBRARY, BacklotError, Buffers, Sizes, must, text_of

WHOLE_WIN = 2520  # in `raw_payoffs`: divisible by every number of winners


class VectorEnv:
    """N games of one kind. After reset() and step() the arrays hold one row for each game:

    observations  int16, what the seat that decides sees (backlot.spec(game) says what each number means)
    seats         int8, who decides; -1 where a game is over and autoreset is off
    legal         bool, the actions that are allowed; legal_bits, legal_list and legal_count are the same, packed and listed
    payoffs       float, by seat, of the game that ended with the last step: the shares of a win add up to 1
    scores        int32, of the same game
    terminated    bool, the last step ended the game; truncated: it was broken off at max_decisions
    worlds        as observations with nothing hidden, for judging positions in training; only if asked for

    interrupting  a bit for each seat that may act out of turn now (interrupt)

    With bits=False there are no legal_bits and no legal, which saves the time to write them.

    The arrays are the same objects all the time and are overwritten by the next step: copy what has to stay.
    """

    def __init__(
        self,
        game: str,
        games: int = 1,
        players: int | Sequence[int] | None = None,
        seed: int = 1,
        options: dict[str, Any] | Sequence[dict[str, Any]] | None = None,
        threads: int = 1,
        autoreset: bool = True,
        max_decisions: int = 0,
        worlds: bool = False,
        bits: bool = True,
        _handle: int | None = None,
    ) -> None:
        self._library = self._load()
        self._handle = ctypes.c_uint64(0)
        self._open = False
        self.config: dict[str, Any] = {
            "game": game, "games": games, "seed": seed, "threads": threads, "autoreset": autoreset,
            "max_decisions": max_decisions,
        }  # fmt: skip
        if players is not None:
            self.config["players"] = players if isinstance(players, int) else [int(each) for each in players]
        if options is not None:
            self.config["options"] = options if isinstance(options, dict) else list(options)
        if _handle is None:
            self._must(self._library.backlot_open(json.dumps(self.config, separators=(",", ":")).encode(), ctypes.byref(self._handle)))
        else:
            self._handle.value = _handle
        self._open = True
        sizes = Sizes(size=ctypes.sizeof(Sizes))
        self._must(self._library.backlot_sizes_of(self._handle, ctypes.byref(sizes)))
        self.game = game
        self.games: int = sizes.games
        self.actions: int = sizes.actions
        self.players: int = sizes.players
        self._save_size: int = sizes.save
        self._action_features: int = sizes.action_features
        n = sizes.games
        self.observations: npt.NDArray[np.int16] = self._zeros((n, sizes.observation), "int16")
        self.legal_bits: npt.NDArray[np.uint8] | None = self._zeros((n, sizes.legal_bytes), "uint8") if bits else None
        self.legal_list: npt.NDArray[np.int32] = self._zeros((n, sizes.legal), "int32") - 1
        self.legal_count: npt.NDArray[np.int32] = self._zeros((n,), "int32")
        self.seats: npt.NDArray[np.int8] = self._zeros((n,), "int8")
        self.waiting: npt.NDArray[np.uint16] = self._zeros((n,), self._waiting_type)
        self.interrupting: npt.NDArray[np.uint16] = self._zeros((n,), self._waiting_type)
        self.raw_payoffs: npt.NDArray[np.int32] = self._zeros((n, sizes.players), "int32")
        self.scores: npt.NDArray[np.int32] = self._zeros((n, sizes.players), "int32")
        self._terminated = self._zeros((n,), "uint8")
        self._truncated = self._zeros((n,), "uint8")
        self.terminated: npt.NDArray[np.bool_] = self._terminated.view(self._bool)
        self.truncated: npt.NDArray[np.bool_] = self._truncated.view(self._bool)
        self.worlds: npt.NDArray[np.int16] | None = self._zeros((n, sizes.observation), "int16") if worlds else None
        self._buffers = Buffers(
            ctypes.sizeof(Buffers),
            *(
                None if array is None else self._address(array)
                for array in (
                    self.observations, self.legal_bits, self.legal_list, self.legal_count, self.seats, self.waiting,
                    self.raw_payoffs, self._terminated, self._truncated, self.scores, self.worlds,
                    self.interrupting,
                )
            ),
        )  # fmt: skip
        self.refresh()

    # Where the arrays are: tensors.py has them elsewhere.
    _bool: Any = np.bool_
    _waiting_type = "uint16"

    _place: dict[str, Any] = {}

    def _load(self) -> ctypes.CDLL:
        return LIBRARY

    def _zeros(self, shape: tuple[int, ...], kind: str) -> Any:
        return np.zeros(shape, kind)

    @staticmethod
    def _address(array: Any) -> int:
        return array.ctypes.data

    def _must(self, code: int) -> None:
        must(code, self._library)

    def close(self) -> None:
        """Gives the games back. Also done when nobody has the object any more."""
        if self._open:
            self._open = False
            self._must(self._library.backlot_close(self._handle))

    def __del__(self) -> None:
        if getattr(self, "_open", False):
            self._open = False
            self._library.backlot_close(self._handle)

    @property
    def legal(self) -> npt.NDArray[np.bool_]:
        """One row for each game, True for each action that is allowed. Made anew at each call."""
        return np.unpackbits(self.legal_bits, axis=1, count=self.actions, bitorder="little").view(np.bool_)

    @property
    def payoffs(self) -> npt.NDArray[np.float64]:
        return self.raw_payoffs / WHOLE_WIN

    def reset(self, seed: int | None = None) -> npt.NDArray[np.int16]:
        """Deals anew: with a seed from episode 0, without one each game's next episode."""
        wanted = None if seed is None else ctypes.byref(ctypes.c_uint64(seed))
        self._must(self._library.backlot_reset(self._handle, wanted, ctypes.byref(self._buffers)))
        return self.observations

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
        """One action for each game. An action that is not legal raises BacklotError, and nothing is done in any game."""
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.ndim != 1:
            raise BacklotError(3, "actions are one number for each game")
        self._must(self._library.backlot_step(self._handle, chosen.ctypes.data, chosen.size, ctypes.byref(self._buffers)))
        return self.observations, self.payoffs, self.terminated, self.truncated

    def refresh(self) -> None:
        """Writes the arrays again."""
        self._must(self._library.backlot_write(self._handle, ctypes.byref(self._buffers)))

    def sample(self, random: np.random.Generator) -> npt.NDArray[np.int32]:
        """A legal action for each game, each as likely as the others; -1 where a game is over."""
        picks = (random.random(self.games) * self.legal_count).astype(np.int64)
        chosen = self.legal_list[np.arange(self.games), picks]
        return np.where(self.legal_count > 0, chosen, np.int32(-1))

    # One game of the batch.
    def interrupt(self, game: int, seat: int, action: int) -> None:
        """What a seat of `interrupting` does although another is asked; legal_of says what it may do."""
        self._must(self._library.backlot_interrupt(self._handle, game, seat, action))
        self.refresh()

    def reset_game(self, game: int) -> None:
        self._must(self._library.backlot_reset_game(self._handle, game))
        self.refresh()

    def copy_game(self, source: int, target: int) -> None:
        self._must(self._library.backlot_copy(self._handle, source, target))
        self.refresh()

    def imagine(self, source: int, seat: int, seed: int, target: int) -> None:
        """Game `target` becomes a world that fits all that the seat has seen in game `source`."""
        self._must(self._library.backlot_imagine(self._handle, source, seat, seed, target))
        self.refresh()

    def walk(self, game: int, history: Sequence[int]) -> int:
        """The game becomes what this history makes of it: outcomes of draws and actions in the order in which they come, from
        the deal. Where it ends before a draw the game stays as it is, and the number of the draw's outcomes is returned."""
        entries = np.asarray(history, np.int32)
        outcomes = ctypes.c_uint32(0)
        self._must(self._library.backlot_walk(self._handle, game, entries.ctypes.data, entries.size, ctypes.byref(outcomes)))
        self.refresh()
        return outcomes.value

    def stream(self, game: int, seat: int) -> list[Any]:
        """All that a seat has seen and done: how the game began for it, then its own actions and the events it saw."""
        return json.loads(text_of(lambda *rest: self._library.backlot_stream(self._handle, game, seat, *rest), self._library))

    def save(self, game: int) -> bytes:
        buffer = ctypes.create_string_buffer(self._save_size)
        length = ctypes.c_size_t(0)
        self._must(self._library.backlot_save(self._handle, game, buffer, self._save_size, ctypes.byref(length)))
        return buffer.raw[: length.value]

    def restore(self, game: int, saved: bytes) -> None:
        self._must(self._library.backlot_restore(self._handle, game, saved, len(saved)))
        self.refresh()

    def clone(self) -> VectorEnv:
        """All games once more."""
        copy = ctypes.c_uint64(0)
        self._must(self._library.backlot_clone(self._handle, ctypes.byref(copy)))
        return type(self)(**self.config, **self._place, worlds=self.worlds is not None,
                          bits=self.legal_bits is not None, _handle=copy.value)  # fmt: skip

    def observe(self, game: int, seat: int) -> npt.NDArray[np.int16]:
        """What any seat sees; -1: somebody who looks on."""
        out = np.zeros(self.observations.shape[1], np.int16)
        self._must(self._library.backlot_observe(self._handle, game, seat, out.ctypes.data, out.size))
        return out

    def legal_of(self, game: int, seat: int) -> npt.NDArray[np.bool_]:
        """What any seat may do now: where several decide at once, each of them, and out of turn where the rules let it."""
        bits = np.zeros((self.actions + 7) // 8, np.uint8)
        self._must(self._library.backlot_legal(self._handle, game, seat, bits.ctypes.data, bits.size))
        return np.unpackbits(bits, count=self.actions, bitorder="little").view(np.bool_)

    def view(self, game: int, seat: int) -> dict[str, Any]:
        """The same as a dictionary."""
        return json.loads(text_of(lambda *rest: self._library.backlot_view(self._handle, game, seat, *rest), self._library))

    def action_features(self, game: int, actions: npt.ArrayLike, seat: int | None = None) -> npt.NDArray[np.int16]:
        """What actions of a seat are, a row for each; of the one that decides when no seat is named."""
        chosen = np.ascontiguousarray(actions, np.int32).reshape(-1)
        out = np.zeros((chosen.size, self._action_features), np.int16)
        rows = (chosen.ctypes.data, chosen.size, out.ctypes.data, out.size)
        if seat is None:
            self._must(self._library.backlot_action_features(self._handle, game, *rows))
        else:
            self._must(self._library.backlot_action_features_of(self._handle, game, seat, *rows))
        return out

    def bot_action(self, game: int, bot: str = "heuristic", seed: int = 0) -> int:
        """What a bot would do for the seat that decides: "random", "heuristic", "search:100", "hard"."""
        action = ctypes.c_int32(-1)
        self._must(self._library.backlot_bot_action(self._handle, game, bot.encode(), seed, ctypes.byref(action)))
        return action.value

    def bot_actions(self, bot: str = "heuristic", seed: int = 0) -> npt.NDArray[np.int32]:
        """The same for every game; -1 where it is over."""
        out = self._zeros((self.games,), "int32")
        self.bot_actions_into(out, None, bot, seed)
        return out

    def bot_actions_into(self, actions: Any, wanted: Any, bot: str = "heuristic", seed: int = 0) -> None:
        """The same for the games that are wanted: the other places of `actions` stay as they are."""
        mask = None if wanted is None else self._address(wanted)
        address = self._address(actions)
        self._must(self._library.backlot_bot_actions(self._handle, bot.encode(), seed, mask, address, self.games))

    def belief(self, game: int, seat: int) -> tuple[list[str], npt.NDArray[np.float64]]:
        """The roles, and how likely each is for each seat, clockwise from this one. Only games with hidden roles."""
        out = np.zeros(self.players * 8)
        roles = ctypes.create_string_buffer(256)
        count, length = ctypes.c_size_t(0), ctypes.c_size_t(0)
        self._must(
            self._library.backlot_belief(
                self._handle, game, seat, out.ctypes.data, out.size, ctypes.byref(count), roles, 256, ctypes.byref(length)
            )
        )
        names = roles.value.decode().split(",")
        return names, out[: count.value].reshape(-1, len(names))

    def record(self, game: int) -> str:
        """The game until now, as `backlot verify` and `backlot replay` read it."""
        return text_of(lambda *rest: self._library.backlot_record(self._handle, game, *rest), self._library).decode()
