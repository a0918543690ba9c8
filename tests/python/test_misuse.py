"""Whatever is handed to the C interface, it answers with a code and a sentence, and never with a crash."""

import ctypes
import random
import unittest

from backlot import _library as library

CODES = range(8)


class Misuse(unittest.TestCase):
    def setUp(self):
        self.batch = ctypes.c_uint64(0)
        library.must(library.LIBRARY.backlot_open(b'{"game": "hollywood", "games": 2}', ctypes.byref(self.batch)))

    def tearDown(self):
        library.LIBRARY.backlot_close(self.batch)

    def argument(self, kind, dice):
        """Something of that type: sensible now and then, mostly not. Pointers are null or to enough room."""
        if kind is ctypes.c_uint64:
            return dice.choice([self.batch.value, 0, 1, 2**63, 2**64 - 1, dice.getrandbits(64)])
        if kind is ctypes.c_size_t:
            return dice.choice([0, 1, 2, 3, 100, 1 << 15])
        if kind is ctypes.c_int32:
            return dice.choice([-(2**31), -2, -1, 0, 1, 5, 8, 9, 2**31 - 1])
        if kind is ctypes.c_char_p:
            return dice.choice([None, ctypes.create_string_buffer(dice.randbytes(7) + b"\0", 1 << 16)])
        if kind is ctypes.c_void_p:
            return dice.choice([None, ctypes.cast(ctypes.create_string_buffer(1 << 20), ctypes.c_void_p)])
        made = kind._type_()
        if hasattr(made, "size"):
            made.size = dice.choice([0, ctypes.sizeof(made), ctypes.sizeof(made), 8, 2**63])
        return dice.choice([None, ctypes.byref(made)])

    def test_random_calls(self):
        dice = random.Random(1947)
        refused, done = 0, 0
        for _ in range(4000):
            name, kinds = dice.choice(list(library._FUNCTIONS.items()))
            arguments = [self.argument(kind, dice) for kind in kinds]
            if name == "backlot_close" and arguments[0] == self.batch.value:
                continue
            code = getattr(library.LIBRARY, name)(*arguments)
            self.assertIn(code, CODES, name)
            if code != 0:
                self.assertGreater(len(library.LIBRARY.backlot_error()), 5, name)
                refused += 1
            else:
                done += 1
        self.assertGreater(refused, 1000)
        self.assertGreater(done, 20)

    def test_buffers_of_programs_compiled_earlier_are_taken(self):
        seats = (ctypes.c_int8 * 2)(7, 7)
        scores = (ctypes.c_int32 * 64)(*[5] * 64)
        interrupting = (ctypes.c_uint16 * 2)(7, 7)
        buffers = library.Buffers(
            seats=ctypes.addressof(seats), scores=ctypes.addressof(scores), interrupting=ctypes.addressof(interrupting)
        )
        buffers.size = library.Buffers.scores.offset
        library.must(library.LIBRARY.backlot_write(self.batch, ctypes.byref(buffers)))
        self.assertLess(max(seats), 6)
        self.assertEqual(set(scores), {5}, "what the struct did not have then is not looked at")
        buffers.size = library.Buffers.interrupting.offset
        library.must(library.LIBRARY.backlot_write(self.batch, ctypes.byref(buffers)))
        self.assertEqual(set(scores[:18]), {0})
        self.assertEqual(set(interrupting), {7})

    def test_configurations(self):
        dice = random.Random(7)
        good = b'{"game": "maybe", "games": 2, "players": [3, 4], "options": {"changes": true}, "seed": 3, "threads": 1}'
        made = 0
        for _ in range(2000):
            text = bytearray(good)
            for _ in range(dice.randrange(4)):
                at = dice.randrange(len(text))
                text[at : at + dice.randrange(3)] = bytes(dice.choice(b'{}[]",:0123456789eaz-') for _ in range(dice.randrange(3)))
            handle = ctypes.c_uint64(0)
            code = library.LIBRARY.backlot_open(bytes(text), ctypes.byref(handle))
            self.assertIn(code, (0, 5))
            if code == 0:
                made += 1
                self.assertEqual(library.LIBRARY.backlot_close(handle), 0)
        self.assertGreater(made, 100)

    def test_saved_games_with_damage(self):
        dice = random.Random(3)
        room = 1 << 16
        buffer, length = ctypes.create_string_buffer(room), ctypes.c_size_t(0)
        library.must(library.LIBRARY.backlot_save(self.batch, 0, buffer, room, ctypes.byref(length)))
        saved = buffer.raw[: length.value]
        for _ in range(500):
            damaged = bytearray(saved)
            damaged[dice.randrange(len(damaged))] ^= 1 << dice.randrange(8)
            code = library.LIBRARY.backlot_restore(self.batch, 1, bytes(damaged), len(damaged))
            self.assertEqual(code, 6)


if __name__ == "__main__":
    unittest.main()
