"""The package over the shared library. Run with PYTHONPATH=python and BACKLOT_LIBRARY=build/libbacklot.so."""

import json
import sys
import threading
import unittest

import backlot
import numpy as np
from backlot import pettingzoo, records, spiel

GAMES = [each["game"] for each in backlot.games()]


def play(env, steps, seed=0):
    random = np.random.default_rng(seed)
    for _ in range(steps):
        env.step(env.sample(random))


class Batches(unittest.TestCase):
    def test_every_game_is_played_to_its_end(self):
        for game in GAMES:
            with self.subTest(game):
                env = backlot.VectorEnv(game, games=16, seed=5)
                random = np.random.default_rng(1)
                ended = 0
                for _ in range(3000):
                    env.step(env.sample(random))
                    ended += int(env.terminated.sum())
                    shares = env.payoffs[env.terminated].sum(axis=1)
                    np.testing.assert_allclose(shares, 1)
                    self.assertFalse(env.raw_payoffs[~env.terminated].any())
                    if ended > 20:
                        break
                self.assertGreater(ended, 20)

    def test_scores_are_of_the_game_that_ended(self):
        env = backlot.VectorEnv("cinecitta", games=8, players=4, seed=2)
        random = np.random.default_rng(1)
        ended = 0
        while ended < 8:
            env.step(env.sample(random))
            for i in np.flatnonzero(env.terminated):
                won = env.payoffs[i, :4] > 0
                self.assertEqual(set(env.scores[i, :4][won]), {env.scores[i, :4].max()})
                ended += 1
            self.assertFalse(env.scores[~env.terminated].any())

    def test_worlds_show_what_observations_hide(self):
        for game in GAMES:
            with self.subTest(game):
                env = backlot.VectorEnv(game, games=16, seed=3, worlds=True)
                amounts = np.concatenate(
                    [range(each["offset"], each["offset"] + each["size"])
                     for each in backlot.spec(game)["observation"]["features"] if each["kind"] == "amount"]
                )  # fmt: skip
                random = np.random.default_rng(2)
                more = 0
                for _ in range(60):
                    env.step(env.sample(random))
                    seen, there = env.observations[:, amounts], env.worlds[:, amounts]
                    if game == "cinecitta":  # where every amount is the same to all who know it
                        self.assertTrue(((seen == there) | (seen == -1)).all())
                    more += int((env.observations != env.worlds).sum())
                self.assertGreater(more, 0)

    def test_bots_for_a_whole_batch_are_those_of_its_games(self):
        for game in GAMES:
            with self.subTest(game):
                env = backlot.VectorEnv(game, games=6, seed=4)
                for turn in range(12):
                    together = env.bot_actions("heuristic", turn)
                    self.assertTrue(env.legal[np.arange(6), together].all())
                    if game in ("cinecitta", "boulevard"):  # they draw nothing
                        self.assertEqual(list(together), [env.bot_action(i, "heuristic") for i in range(6)])
                    some = np.array([1, 0, 1, 0, 0, 1], np.uint8)
                    actions = np.full(6, -7, np.int32)
                    env.bot_actions_into(actions, some, "heuristic", turn)
                    np.testing.assert_array_equal(actions, np.where(some, together, -7))
                    env.step(together)
        with self.assertRaisesRegex(backlot.BacklotError, "there is no bot"):
            env.bot_actions("nobody")

    def test_games_depend_on_seed_number_and_episode_alone(self):
        for game in GAMES:
            with self.subTest(game):
                one = backlot.VectorEnv(game, games=12, seed=9, threads=1)
                many = backlot.VectorEnv(game, games=12, seed=9, threads=4)
                fewer = backlot.VectorEnv(game, games=5, seed=9)
                play(one, 60)
                random = np.random.default_rng(0)
                for _ in range(60):
                    many.step(many.sample(random))
                np.testing.assert_array_equal(one.observations, many.observations)
                one.reset(9)
                np.testing.assert_array_equal(one.observations[:5], fewer.observations)
                first = one.observations.copy()
                one.reset()
                self.assertFalse((one.observations == first).all())
                one.reset(10)
                self.assertFalse((one.observations == first).all())

    def test_players_and_options_may_differ_from_game_to_game(self):
        env = backlot.VectorEnv("cinecitta", games=3, players=[3, 4, 5], options=[{}, {"coaster": True}, {"awards": True}])
        for i, players in enumerate((3, 4, 5)):
            view = env.view(i, 0)
            self.assertEqual(view["options"]["players"], players)
            self.assertEqual(view["options"]["coaster"], i == 1)
            self.assertEqual(len(view["desks"]), players)
        play(env, 300)

    def test_legal_actions_are_the_same_in_every_form(self):
        for game in GAMES:
            env = backlot.VectorEnv(game, games=8)
            random = np.random.default_rng(3)
            for _ in range(100):
                legal = env.legal
                for i in range(8):
                    listed = env.legal_list[i, : env.legal_count[i]]
                    np.testing.assert_array_equal(np.sort(listed), np.flatnonzero(legal[i]))
                    self.assertEqual(env.legal_list[i, env.legal_count[i] :][:1].tolist() in ([-1], []), True)
                    np.testing.assert_array_equal(env.legal_of(i, int(env.seats[i])), legal[i])
                    self.assertTrue(int(env.waiting[i]) >> int(env.seats[i]) & 1)
                    np.testing.assert_array_equal(env.observe(i, int(env.seats[i])), env.observations[i])
                env.step(env.sample(random))

    def test_without_bits_the_lists_are_the_same(self):
        whole, lists = (backlot.VectorEnv("hollywood", games=8, seed=6, bits=bits) for bits in (True, False))
        random = np.random.default_rng(6)
        for _ in range(50):
            self.assertIsNone(lists.legal_bits)
            np.testing.assert_array_equal(whole.legal_count, lists.legal_count)
            for i in range(8):
                count = whole.legal_count[i]
                np.testing.assert_array_equal(whole.legal_list[i, :count], lists.legal_list[i, :count])
            np.testing.assert_array_equal(whole.legal_of(3, 1), lists.legal_of(3, 1))
            chosen = whole.sample(random)
            whole.step(chosen)
            lists.step(chosen)
        self.assertIsNone(lists.clone().legal_bits)

    def test_nothing_is_done_when_one_action_is_not_legal(self):
        for game in GAMES:
            env = backlot.VectorEnv(game, games=4)
            before = env.observations.copy()
            actions = env.sample(np.random.default_rng(0))
            forbidden = np.flatnonzero(~env.legal[3])[0]
            for bad in (forbidden, -1, env.actions, 2**31 - 1, -(2**31)):
                actions[3] = bad
                with self.assertRaises(backlot.BacklotError) as refused:
                    env.step(actions)
                self.assertEqual(refused.exception.code, 4)
                env.refresh()
                np.testing.assert_array_equal(before, env.observations)

    def test_truncation(self):
        env = backlot.VectorEnv("maybe", games=2, max_decisions=7)
        play(env, 6)
        self.assertFalse(env.truncated.any())
        play(env, 1)
        self.assertTrue(env.truncated.all() and not env.terminated.any() and not env.raw_payoffs.any())
        play(env, 7)
        self.assertTrue(env.truncated.all())

    def test_without_autoreset_a_finished_game_waits(self):
        env = backlot.VectorEnv("cinecitta", games=2, players=[3, 5], autoreset=False)
        random = np.random.default_rng(0)
        for _ in range(300):
            if (env.seats < 0).all():
                break
            env.step(env.sample(random))
        self.assertEqual(env.seats.tolist(), [-1, -1])
        self.assertEqual(env.legal_count.tolist(), [0, 0])
        env.step([-1, -1])
        with self.assertRaises(backlot.BacklotError):
            env.step([0, -1])
        env.reset_game(0)
        self.assertEqual((env.seats >= 0).tolist(), [True, False])


class Interrupts(unittest.TestCase):
    """H47-106, H47-143: whoever has a Production costume may spend it before somebody else's turn."""

    def test_seats_act_out_of_turn(self):
        env = backlot.VectorEnv("hollywood", games=8, players=7, seed=4, options={"costumes": True})
        random = np.random.default_rng(5)
        spent = 0
        for _ in range(3000):
            env.step(env.sample(random))
            for i in np.flatnonzero(env.interrupting):
                bits, decides = int(env.interrupting[i]), int(env.seats[i])
                self.assertFalse(bits >> decides & 1)
                seat = bits.bit_length() - 1
                legal = np.flatnonzero(env.legal_of(i, seat))
                if legal.size == 0:
                    continue
                others = np.delete(env.observations, i, axis=0).copy()
                features = env.action_features(i, legal, seat)
                self.assertEqual(len(features), len(legal))
                seen = env.observe(i, seat)
                env.interrupt(i, seat, int(random.choice(legal)))
                self.assertFalse((env.observe(i, seat) == seen).all())
                np.testing.assert_array_equal(others, np.delete(env.observations, i, axis=0))
                spent += 1
                last = [json.loads(line) for line in env.record(i).splitlines() if line.startswith('{"move"')][-1]
                self.assertEqual((last["seat"], last["action"]["kind"]), (seat + 1, "spend"))
        self.assertGreater(spent, 20)

    def test_only_those_who_may(self):
        env = backlot.VectorEnv("hollywood", games=1, players=7, seed=4, options={"costumes": True})
        random = np.random.default_rng(5)
        while not env.interrupting[0]:
            env.step(env.sample(random))
        may, decides = int(env.interrupting[0]), int(env.seats[0])
        seat = may.bit_length() - 1
        before = env.observations.copy()
        legal = np.flatnonzero(env.legal_of(0, seat))
        forbidden = int(np.flatnonzero(~env.legal_of(0, seat))[0])
        for who, what, said in [
            (seat, forbidden, "action"), (seat, -1, "is not below"), (seat, env.actions, "is not below"),
            (decides, int(env.legal_list[0, 0]), "out of turn"), (-1, 0, "out of turn"),
        ]:  # fmt: skip
            with self.assertRaisesRegex(backlot.BacklotError, said):
                env.interrupt(0, who, what)
        with self.assertRaisesRegex(backlot.BacklotError, "no seat 7"):
            env.interrupt(0, 7, int(legal[0]) if legal.size else 0)
        env.refresh()
        np.testing.assert_array_equal(before, env.observations)

    def test_no_other_game_has_them(self):
        for game in set(GAMES) - {"hollywood"}:
            env = backlot.VectorEnv(game, games=4)
            random = np.random.default_rng(1)
            for _ in range(200):
                self.assertFalse(env.interrupting.any())
                env.step(env.sample(random))
            with self.assertRaisesRegex(backlot.BacklotError, "out of turn"):
                env.interrupt(0, 0, 0)


class OneGame(unittest.TestCase):
    def test_save_restore_copy_and_clone(self):
        for game in GAMES:
            with self.subTest(game):
                env = backlot.VectorEnv(game, games=3)
                play(env, 25)
                saved = env.save(0)
                clone = env.clone()
                env.copy_game(0, 1)
                np.testing.assert_array_equal(env.observations[0], env.observations[1])
                play(env, 9, seed=4)
                env.restore(2, saved)
                np.testing.assert_array_equal(env.observations[2], clone.observations[0])
                self.assertEqual(env.record(2), clone.record(0))
                for damaged in (b"", saved[:-1], saved + b"x", b"y" + saved[1:], saved[:60] + b"\xff" + saved[61:]):
                    if damaged == saved:
                        continue
                    with self.assertRaises(backlot.BacklotError) as refused:
                        env.restore(1, damaged)
                    self.assertEqual(refused.exception.code, 6)
                # A saved game goes on as the first one does.
                play(clone, 30, seed=8)
                other = backlot.VectorEnv(game, games=3)
                play(other, 25)
                other.restore(0, saved)
                play(other, 30, seed=8)
                np.testing.assert_array_equal(other.observations[0], clone.observations[0])

    def test_an_imagined_world_looks_to_the_seat_as_the_truth_does(self):
        for game in GAMES:
            env = backlot.VectorEnv(game, games=2)
            random = np.random.default_rng(5)
            for step in range(60):
                seat = int(env.seats[0])
                env.imagine(0, seat, step, 1)
                np.testing.assert_array_equal(env.observe(1, seat), env.observe(0, seat))
                self.assertEqual(env.view(1, seat), env.view(0, seat))
                env.step(env.sample(random))
            with self.assertRaises(backlot.BacklotError) as refused:
                env.imagine(0, 0, 1, 1)
                env.record(1)
            self.assertEqual(refused.exception.code, 6)

    def test_records_are_read_into_arrays(self):
        for game in GAMES:
            env = backlot.VectorEnv(game, games=1)
            play(env, 30)
            (record,) = records.parse(env.record(0))
            self.assertEqual(record.game, game)
            self.assertLessEqual(len(record.seats), 30)
            self.assertEqual(len(record.actions), len(record.seats))
            self.assertTrue((record.draws[:, 2] < record.draws[:, 1]).all())
            text = env.record(0)
            self.assertEqual(len(list(records.parse(text + text))), 2)

    def test_bots(self):
        for game in GAMES:
            env = backlot.VectorEnv(game, games=1)
            for step in range(25):
                bot = ("random", "heuristic")[step % 2]
                action = env.bot_action(0, bot, seed=step)
                self.assertTrue(env.legal[0, action])
                self.assertEqual(action, env.bot_action(0, bot, seed=step))
                env.step([action])
            self.assertTrue(env.legal[0, env.bot_action(0, "search:20", seed=1)])
            with self.assertRaises(backlot.BacklotError):
                env.bot_action(0, "nobody")

    def test_beliefs_of_the_game_that_has_them(self):
        env = backlot.VectorEnv("hollywood", games=1, players=6)
        play(env, 40)
        roles, chances = env.belief(0, 2)
        self.assertEqual(chances.shape, (6, len(roles)))
        np.testing.assert_allclose(chances.sum(axis=1), 1, atol=1e-6)
        self.assertAlmostEqual(chances[0].max(), 1, places=6)  # one's own
        with self.assertRaises(backlot.BacklotError):
            backlot.VectorEnv("maybe").belief(0, 0)


class Features(unittest.TestCase):
    def test_the_specification_fits(self):
        for game in GAMES:
            spec = backlot.spec(game)
            env = backlot.VectorEnv(game, games=4)
            self.assertEqual(len(spec["hash"]), 64)
            self.assertEqual(spec["observation"]["size"], env.observations.shape[1])
            self.assertEqual(spec["action_space"], env.actions)
            self.assertEqual(sum(each["size"] for each in spec["observation"]["features"]), env.observations.shape[1])
            play(env, 20)
            expanded = backlot.expand(game, env.observations)
            self.assertEqual(expanded.shape, (4, backlot.expanded_size(game)))
            for each in spec["observation"]["features"]:
                if each["name"] == "options.players":
                    part = env.observations[:, each["offset"]]
                    self.assertEqual(part.tolist(), [env.view(i, 0)["options"]["players"] for i in range(4)])

    def test_actions_have_features(self):
        for game in GAMES:
            env = backlot.VectorEnv(game, games=1)
            listed = env.legal_list[0, : env.legal_count[0]]
            rows = env.action_features(0, listed)
            self.assertEqual(len(np.unique(rows, axis=0)), len(listed))
            self.assertEqual(backlot.expand(game, rows, "action").shape[0], len(listed))
            with self.assertRaises(backlot.BacklotError):
                env.action_features(0, [env.actions])


class Refusals(unittest.TestCase):
    def test_what_makes_no_sense(self):
        for config in (
            {"game": "chess"}, {"game": "maybe", "games": 0}, {"game": "maybe", "players": 40},
            {"game": "maybe", "options": {"colour": 1}}, {"game": "maybe", "games": 2, "players": [3]},
            {"game": "maybe", "threads": 0}, {"game": "maybe", "seed": -1}, {"game": "hollywood", "options": {"without": 999}},
        ):  # fmt: skip
            with self.subTest(json.dumps(config)), self.assertRaises(backlot.BacklotError) as refused:
                backlot.VectorEnv(**config)
            self.assertEqual(refused.exception.code, 5)
            self.assertGreater(len(str(refused.exception)), 10)

    def test_seats_games_and_handles_that_are_not_there(self):
        env = backlot.VectorEnv("maybe", games=2, players=4)
        for call in (
            lambda: env.observe(2, 0), lambda: env.observe(0, 4), lambda: env.observe(0, -2), lambda: env.save(9),
            lambda: env.imagine(0, 0, 1, 7), lambda: env.copy_game(3, 0), lambda: env.record(2),
        ):  # fmt: skip
            with self.assertRaises(backlot.BacklotError) as refused:
                call()
            self.assertEqual(refused.exception.code, 2)
        with self.assertRaises(backlot.BacklotError) as refused:
            env.step([1])
        self.assertEqual(refused.exception.code, 3)
        env.close()
        with self.assertRaises(backlot.BacklotError) as refused:
            env.refresh()
        self.assertEqual(refused.exception.code, 1)
        env.close()

    def test_several_threads_may_use_one_batch(self):
        env = backlot.VectorEnv("cinecitta", games=4, threads=2)
        faults = []

        def work():
            try:
                for _ in range(50):
                    env.view(0, 1)
                    env.refresh()
            except Exception as error:  # noqa: BLE001
                faults.append(error)

        workers = [threading.Thread(target=work) for _ in range(4)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        self.assertEqual(faults, [])


class PettingZoo(unittest.TestCase):
    def test_aec(self):
        for game, players in (("cinecitta", 3), ("hollywood", 5), ("boulevard", 2), ("maybe", 3)):
            with self.subTest(game):
                env = pettingzoo.AECEnv(game, players)
                env.reset(seed=3)
                random = np.random.default_rng(2)
                gained = dict.fromkeys(env.possible_agents, 0.0)
                for agent in env.agent_iter():
                    observation, reward, terminated, truncated, _ = env.last()
                    gained[agent] += reward
                    if terminated or truncated:
                        env.step(None)
                        continue
                    self.assertTrue(env.observation_space(agent).contains(observation))
                    action = int(random.choice(np.flatnonzero(observation["action_mask"])))
                    self.assertTrue(env.action_space(agent).contains(action))
                    env.step(action)
                self.assertEqual(env.agents, [])
                self.assertAlmostEqual(sum(gained.values()), 1)

    def test_parallel(self):
        for game, players in (("cinecitta", 4), ("hollywood", 6), ("boulevard", 3), ("maybe", 4)):
            with self.subTest(game):
                env = pettingzoo.ParallelEnv(game, players)
                observations, _ = env.reset(seed=1)
                random = np.random.default_rng(2)
                total, together = 0.0, 0
                while env.agents:
                    choices = {}
                    for agent, seen in observations.items():
                        self.assertTrue(env.observation_space(agent).contains(seen))
                        choices[agent] = int(random.choice(np.flatnonzero(seen["action_mask"])))
                    together += sum(each != env.noop for each in choices.values()) > 1
                    observations, rewards, ended, _, _ = env.step(choices)
                    total += sum(rewards.values())
                self.assertAlmostEqual(total, 1)
                self.assertTrue(all(ended.values()))
                if game != "boulevard":
                    self.assertGreater(together, 0)

    def test_a_seat_that_waits_has_one_action(self):
        env = pettingzoo.ParallelEnv("maybe", 4)
        observations, _ = env.reset(seed=1)
        waiting = [agent for agent, seen in observations.items() if seen["action_mask"][env.noop]]
        self.assertEqual(len(waiting), 3)
        for agent in waiting:
            self.assertEqual(observations[agent]["action_mask"].sum(), 1)
        with self.assertRaises(ValueError):
            env.step(dict.fromkeys(env.agents, 0))


class Spiel(unittest.TestCase):
    def test_states(self):
        for name in GAMES:
            with self.subTest(name):
                game = spiel.load_game(name, sampled=True)
                state = game.new_initial_state(seed=4)
                random = np.random.default_rng(2)
                steps = 0
                while not state.is_terminal():
                    player = state.current_player()
                    legal = state.legal_actions()
                    self.assertEqual(legal, sorted(legal))
                    self.assertEqual(sum(state.legal_actions_mask()), len(legal))
                    self.assertEqual(state.legal_actions((player + 1) % game.num_players()), [])
                    if steps % 25 == 0:
                        other = state.resample_from_infostate(player, seed=steps)
                        self.assertEqual(other.observation_string(player), state.observation_string(player))
                        self.assertEqual(other.legal_actions(), legal)
                        copy = game.deserialize_state(state.serialize())
                        self.assertEqual(copy.observation_tensor(), state.observation_tensor())
                        child = state.child(legal[0])
                        self.assertEqual(state.legal_actions(), legal)
                        del child, copy, other
                    state.apply_action(int(random.choice(legal)))
                    steps += 1
                self.assertEqual(state.current_player(), spiel.TERMINAL_PLAYER)
                self.assertAlmostEqual(sum(state.returns()), game.utility_sum())

    def test_chance_nodes(self):
        for name in GAMES:
            with self.subTest(name):
                game = spiel.load_game(name)
                state = game.new_initial_state()
                self.assertTrue(state.is_chance_node())
                self.assertEqual(state.current_player(), spiel.CHANCE_PLAYER)
                with self.assertRaises(ValueError):
                    state.observation_string(0)
                random = np.random.default_rng(3)
                drawn = decided = 0
                while not state.is_terminal():
                    legal = state.legal_actions()
                    if state.is_chance_node():
                        outcomes = state.chance_outcomes()
                        self.assertEqual([outcome for outcome, _ in outcomes], legal)
                        self.assertAlmostEqual(sum(share for _, share in outcomes), 1)
                        with self.assertRaises(backlot.BacklotError):
                            state.apply_action(len(legal))
                        drawn += 1
                    else:
                        if decided % 20 == 0:
                            self._look_at(game, state)
                        decided += 1
                    state.apply_action(int(random.choice(legal)))
                self.assertGreater(drawn, 10)
                self.assertAlmostEqual(sum(state.returns()), game.utility_sum())
                # The record has what was drawn by hand, in the order of the history.
                header, *moves = (json.loads(line) for line in state._env.record(0).splitlines())
                self.assertNotIn("seed", header)
                rest = state.history()
                for draws in [header["deal"], *(move["draws"] for move in moves if "move" in move)]:
                    self.assertEqual(rest[: len(draws)], [outcome for _, outcome in draws])
                    rest = rest[len(draws) + 1 :]  # and the action that comes next
                self.assertEqual(rest, [])
                with self.assertRaises(backlot.BacklotError):
                    state.apply_action(0)

    def _look_at(self, game, state):
        player = state.current_player()
        known = state.information_state_string(player)
        self.assertEqual(game.deserialize_state(state.serialize()).information_state_string(player), known)
        self.assertEqual(state.clone().history(), state.history())
        # Worlds that the player cannot tell apart, whatever else there is in them: the same from there on, too.
        worlds = [state.resample_from_infostate(player, seed) for seed in (1, 2)]
        action = state.legal_actions()[0]
        for world in worlds:
            self.assertEqual(world.observation_string(player), state.observation_string(player))
        strings = {world.information_state_string(player) for world in worlds}
        self.assertEqual(len(strings), 1)
        if bin(int(state._env.waiting[0])).count("1") > 1:  # what is sealed changes nothing yet
            for world in worlds:
                world.apply_action(action)
            self.assertEqual(len({world.information_state_string(player) for world in worlds}), 1)

    def test_a_stream_has_what_was_seen_and_done(self):
        env = backlot.VectorEnv("maybe", games=1, players=3, seed=2)
        random = np.random.default_rng(1)
        done = []
        for _ in range(12):
            seat, action = int(env.seats[0]), int(env.sample(random)[0])
            done.append((seat, action))
            env.step([action])
        for seat in range(3):
            stream = env.stream(0, seat)
            self.assertEqual([each for each in stream if isinstance(each, int)], [action for by, action in done if by == seat])
            self.assertIsInstance(stream[0], dict)
        self.assertNotEqual(env.stream(0, 0), env.stream(0, 1))

    def test_a_history_that_makes_no_sense_changes_nothing(self):
        env = backlot.VectorEnv("cinecitta", games=1, players=4, seed=2)
        before = env.view(0, 0)
        outcomes = env.walk(0, [])
        self.assertGreater(outcomes, 1)
        for history in ([outcomes], [-1], [0] * 100_000):
            with self.assertRaises(backlot.BacklotError):
                env.walk(0, history)
        self.assertEqual(env.view(0, 0), before)


if __name__ == "__main__":
    sys.exit(unittest.main())
