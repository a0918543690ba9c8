"""The examples of docs/environment.md run as they stand there, the training with few steps."""

import contextlib
import io
import os
import re
import unittest
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "environment.md"


def example(name):
    return re.search(rf"```python {name}\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL).group(1)


def run(name):
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(example(name), f"{DOCUMENT.name}: {name}", "exec"), {"__name__": "example"})  # noqa: S102
    return said.getvalue()


class Document(unittest.TestCase):
    def test_a_random_agent_in_ten_lines(self):
        lines = [line for line in example("random").splitlines() if line.strip() and not line.startswith("import")]
        self.assertLessEqual(len(lines), 10)
        self.assertRegex(run("random"), r"games won by each seat: \[[ 0-9.]+\]")

    def test_a_training_loop_in_eighty_lines(self):
        lines = [line for line in example("training").splitlines() if line.strip()]
        self.assertLessEqual(len(lines), 80)
        os.environ["STEPS"] = "120"
        said = run("training")
        share, games = re.search(r"wins (\d+)% of (\d+) games", said).groups()
        self.assertGreater(int(games), 0)
        self.assertLessEqual(int(share), 100)


if __name__ == "__main__":
    unittest.main()
