"""docs/record.md and docs/record/ say what the program does: their tables name every option, purpose, action, event,
claim and line of the outcome that the schema and the sources have, with the same fields; the content published beside
them is what the program prints; their examples are lines of real records."""
import json
import re
import tempfile
import unittest
from pathlib import Path

from games import ROOT
from support import backlot, golden, simulated

GAMES = sorted(file.stem for file in (ROOT / "docs" / "record").glob("*.md"))
SCHEMA = json.loads((ROOT / "docs" / "record.schema.json").read_text())["$defs"]


def page(game):
    return (ROOT / "docs" / "record" / f"{game}.md").read_text()


def words(cell):
    return re.findall(r"`([^`]+)`", cell)


def tables(text):
    """Every table, as a list of rows by column name."""
    found, columns = [], None
    for line in text.splitlines():
        if not line.startswith("|"):
            columns = None
            continue
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if columns is None:
            columns = cells
            found.append([])
        elif not set(line) <= set("|-"):
            found[-1].append(dict(zip(columns, cells)))
    return found


def rows_with(game, *columns):
    return [row for table in tables(page(game)) for row in table if all(column in row for column in columns)]


def fields_by_kind(game, column):
    """What the page says: the fields of every kind in that column. A kind may be in several rows, all alike."""
    said = {}
    for row in rows_with(game, column, "fields"):
        for kind in words(row[column]):
            fields = words(row["fields"])
            if said.setdefault(kind, fields) != fields:
                raise AssertionError(f"{game}: {kind} has {said[kind]} and {fields}")
    return said


def fields_in_schema(choices):
    return {choice["properties"]["kind"]["const"]: [field for field in choice["properties"] if field != "kind"]
            for choice in choices["oneOf"]}


def enum_in_source(game, name):
    for file in sorted((ROOT / "src" / "games" / game).rglob("*.hpp")):
        found = re.search(rf"enum class {name} : [\w:]+ {{([^}}]*)}}", file.read_text())
        if found:
            return [word.strip() for word in found.group(1).split(",") if word.strip()]
    raise AssertionError(f"{game} has no {name}")


def for_each_game(test):
    def run(self):
        for game in GAMES:
            with self.subTest(game):
                test(self, game)
    return run


class Document(unittest.TestCase):
    maxDiff = None

    def test_every_game_has_a_page(self):
        self.assertEqual(GAMES, sorted(key.removesuffix("-move") for key in SCHEMA if key.endswith("-move")))

    @for_each_game
    def test_options(self, game):
        said = [word for row in rows_with(game, "option") for word in words(row["option"])]
        self.assertEqual(said, list(SCHEMA[f"{game}-header"]["properties"]["options"]["properties"]))

    @for_each_game
    def test_actions_and_their_fields(self, game):
        choices = SCHEMA[f"{game}-move"]["properties"]["action"]
        self.assertEqual(fields_by_kind(game, "action"), fields_in_schema(choices))

    @for_each_game
    def test_events_and_their_fields(self, game):
        choices = SCHEMA[f"{game}-move"]["properties"]["events"]["items"]
        self.assertEqual(fields_by_kind(game, "event"), fields_in_schema(choices))

    @for_each_game
    def test_every_event_has_its_place_in_the_order(self, game):
        text = page(game)
        events = fields_by_kind(game, "event")
        order = text[text.rindex("| event |"):]
        order = order[order.index("\n\n"):]
        missing = [event for event in events if f"`{event}`" not in order]
        self.assertEqual(missing, [])

    @for_each_game
    def test_claims_and_their_fields(self, game):
        if f"{game}-claim" not in SCHEMA:
            self.assertNotIn("## Claims", page(game))
            return
        text = page(game)
        rows = tables(text[text.index("## Claims"):text.index("## Outcome")])[0]
        said = {words(row["kind"])[0]: words(row["fields"]) for row in rows}
        self.assertEqual(said, fields_in_schema(SCHEMA[f"{game}-claim"]["properties"]["claim"]))

    @for_each_game
    def test_purposes_and_their_numbers(self, game):
        said = [(words(row["purpose"])[0], int(row["number"])) for row in rows_with(game, "purpose")]
        self.assertEqual(said, [(name, i) for i, name in enumerate(enum_in_source(game, "Purpose"))])

    @for_each_game
    def test_every_clause_of_the_outcome(self, game):
        source = (ROOT / "src" / "games" / game / "scoring.hpp").read_text()
        clauses = set(re.findall(r'"(\w+-\d+)"_clause', source))
        outcome = page(game)[page(game).index("## Outcome"):]
        self.assertEqual(sorted(clause for clause in clauses if clause not in outcome), [])

    @for_each_game
    def test_lines_of_the_outcome_of_real_games_are_in_its_table(self, game):
        text = page(game)
        table = tables(text[text.index("## Outcome"):])[0]
        said = {(row["clause"], row["kind"]) for row in table}
        records = [*golden(game).values(), *simulated(game, 4, 10, seed=2)]
        for lines in records:
            outcome = json.loads(lines[-1])["outcome"]
            self.assertIn(outcome["ended_by"], text[text.index("## Outcome"):])
            for seat in outcome["seats"]:
                for line in seat["lines"] if seat["in_the_running"] else []:
                    last = "`ended_by`" if line["clause"] == outcome["ended_by"] else None
                    self.assertTrue({(line["clause"], line["kind"]), (last, line["kind"])} & said, line)

    def test_fields_of_the_lines_that_all_records_share(self):
        shared = (ROOT / "docs" / "record.md").read_text()
        lines = [SCHEMA["cinecitta-header"], SCHEMA["cinecitta-move"], SCHEMA["talk"], SCHEMA["closing"]]
        said = set(words(shared))
        for properties in (line["properties"] for line in lines):
            self.assertEqual([field for field in properties if field not in said and f"outcome.{field}" not in said], [])

    def test_conditions_of_blockbusters(self):
        for name in ("Cost", "Profit"):
            names = re.search(rf"names_of\({name}\) {{\s*return {{([^}}]*)}}",
                              (ROOT / "src/games/maybe/content.hpp").read_text()).group(1)
            column = "`cost`" if name == "Cost" else "`yields`"
            said = [word for row in rows_with("maybe", column) for word in words(row[column])]
            self.assertEqual(["printed", *said], re.findall(r'"(\w+)"', names))

    def test_links_lead_somewhere(self):
        for file in (ROOT / "docs" / "record.md", *(ROOT / "docs" / "record").glob("*.md")):
            for link in re.findall(r"\]\(([^)]+)\)", file.read_text()):
                target, _, heading = link.partition("#")
                there = (file.parent / target).resolve() if target else file
                self.assertTrue(there.exists(), f"{file.name}: {link}")
                if heading:
                    headings = re.findall(r"^#+ (.*)$", there.read_text(), re.MULTILINE)
                    names = [re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings]
                    self.assertIn(heading, names, f"{file.name}: {link}")

    def test_examples_are_lines_of_golden_records(self):
        lines = {line.decode() for game in GAMES for record in golden(game).values() for line in record}
        for file in (ROOT / "docs" / "record.md", *(ROOT / "docs" / "record").glob("*.md")):
            examples = re.findall(r"^    ({.*)$", file.read_text(), re.MULTILINE)
            self.assertTrue(examples, file.name)
            for example in examples:
                if '"claim"' not in example:  # no golden record has one; tests/node holds it against the schema
                    self.assertIn(example + "\n", lines, file.name)


class Content(unittest.TestCase):
    def test_what_is_published_is_what_the_program_prints(self):
        """When this fails: scripts/publish-content."""
        for game in GAMES:
            with self.subTest(game):
                there = (ROOT / "docs" / "record" / f"{game}.json").read_text()
                self.assertEqual(there, backlot("content", "record", game))

    def test_there_is_nothing_of_an_unknown_game(self):
        self.assertEqual(backlot("content", "record", "monopoly", status=2), "")

    def test_a_record_that_carries_its_pack_has_the_same_fields(self):
        for game in GAMES:
            with self.subTest(game):
                content = json.loads(golden(game)["tiny-pack.jsonl"][0])["content"]
                with tempfile.TemporaryDirectory() as folder:
                    file = Path(folder) / "pack.json"
                    file.write_text(json.dumps({"game": game, "name": content["name"], **content["pack"]}))
                    self.assertEqual(json.loads(backlot("content", "record", game, "--content", file)), content)
                there = json.loads((ROOT / "docs" / "record" / f"{game}.json").read_text())
                self.assertEqual(list(content), list(there))
                self.assertEqual(list(content["pack"]), list(there["pack"]))


if __name__ == "__main__":
    unittest.main()
