// What looks like a rule in the client's games and is none, by file: the words of the source, and why. They say where and
// when something is drawn, how it looks, or what a person has laid out and not yet said. A test fails when one of them is
// no longer needed.
const flight = "when signs leave a card and how long they fly; the counts themselves are told";
const rows = "a place in rows and columns";
const tumbling = "how a rolling die tumbles";
const dress = "how something is decorated";
const suggested = "which words are suggested for a title";
const draft = "a draft: what is left of an amount that the engine gave, while somebody still tries";

export const exceptions = {
  "boulevard/DieFace.svelte": [["(pip - 1) % 3", "where a pip lies"]],
  "boulevard/Poster.svelte": [
    ["seed % 20", dress],
    ["seed % 3", dress],
    ["seed % 2", dress],
    ["/scope|vision/", "wide pictures have wide letters"],
  ],
  "boulevard/Vignette.svelte": [["at % 2", dress]],
  "boulevard/scenes/BoxOffice.svelte": [
    ["(die * 37) % 30", tumbling],
    ["(Math.floor(at / 80) + die * 5) % 6", tumbling],
    ["die % 2", tumbling],
  ],
  "boulevard/scenes/Night.svelte": [["i % columns", rows]],
  "boulevard/scenes/ScreensDown.svelte": [["Math.floor(at / 70) % 6", tumbling]],
  "boulevard/screen.svelte.ts": [
    ["(this.outlook()?.screen?.left ?? 0) - (this.mine?.spent ?? 0)", draft],
    ["(this.mine?.spent ?? 0) + by", draft],
  ],
  "cinecitta/Paths.svelte": [
    ["left + width / 2 - own.left", "the middle of a rectangle on the screen"],
    ["(index + 1) % order.length", "between which neighbours a line is drawn"],
  ],
  "cinecitta/Table.svelte": [["(desk?.wallet ?? 0) - notes", draft]],
  "cinecitta/scenes/Digits.svelte": [["(Number(last) + 10 - (3 - step)) % 10", "a wheel of digits"]],
  "cinecitta/scenes/Screening.svelte": [["total - quality", "how high the upper part of a bar is"]],
  "cinecitta/view.ts": [["notes * pack.note", "what is printed on a note"]],
  "hollywood/Emblem.svelte": [["at % 4", dress]],
  "hollywood/Vignette.svelte": [["frame % 3", dress]],
  "hollywood/scenes/MasksOff.svelte": [["i % columns", rows]],
  "hollywood/scenes/Premiere.svelte": [
    ["card % columns", rows],
    ["time.patriots + time.communists", flight],
  ],
  "hollywood/scenes/premiere.ts": [
    ["patriots - counts[i].patriots", flight],
    ["communists - counts[i].communists", flight],
    ["patriots + communists", flight],
    ["patriots - communists", "while it is close the last card hangs for a moment"],
    ["n < now.patriots", flight],
    ["n - was.patriots", flight],
    ["n < now.communists", flight],
    ["n - was.communists", flight],
  ],
  "maybe/course.ts": [["(outlook as Outlook).turn > 2", "how many turns the guided round takes"]],
  "maybe/scenes/Credits.svelte": [["from + (to - from) * go.go(0, rolls, linear)", "how far the credits have rolled"]],
  "maybe/titles.ts": [
    ["which % 6", suggested],
    ["i % row.length", suggested],
    ["(from + i) % lines.length", suggested],
  ],
  "maybe/tones.ts": [["hash(name) % tones.length", dress]],
};
