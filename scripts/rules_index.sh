#!/bin/sh
# Writes the C++ that carries docs/rules/*.md into the program, with the lines of the games and of the
# tests that name each clause (C37-24, or C37_24 in the name of a test). What the clause ids in
# tests/core and tests/house are is examples of clause ids.
# usage: rules_index.sh SOURCE_DIR OUTPUT_FILE
set -eu
cd "$1"
out=$2
mentions=$(mktemp)
trap 'rm -f "$mentions" "$out.new"' EXIT
grep -rnoE --include='*.hpp' --include='*.cpp' --exclude-dir=core --exclude-dir=house '\<[A-Z][A-Z0-9]{0,3}[-_][0-9]+' src/games tests |
  sed 's/_\([0-9]*\)$/-\1/' | LC_ALL=C sort -t: -k1,1 -k2,2n -u > "$mentions"
# The rulebooks; the README beside them is none. Their names have no spaces.
books=$(find docs/rules -name "*.md" ! -name README.md | LC_ALL=C sort)
# shellcheck disable=SC2086
LC_ALL=C awk -v mentions="$mentions" '
  function quote(s) { gsub(/\\/, "\\\\", s); gsub(/"/, "\\\"", s); gsub(/\n/, "\\n", s); return "\"" s "\"" }
  function flush() {
    if (id != "") {
      printf "    {%s, %s, %s, %s, %s,\n     %s,\n     %s},\n", quote(game), quote(section), quote(id), quote(kind),
             quote(text), quote(enforced[id]), quote(tested[id])
    }
    id = ""
  }
  BEGIN {
    while ((getline line < mentions) > 0) {
      split(line, part, ":")
      if (last[part[3]] == part[1] ":" part[2]) continue  # two mentions in one line
      last[part[3]] = part[1] ":" part[2]
      if (part[1] ~ /^src\//) enforced[part[3]] = enforced[part[3]] part[1] ":" part[2] "\n"
      else tested[part[3]] = tested[part[3]] part[1] ":" part[2] "\n"
    }
    print "// Written by scripts/rules_index.sh from docs/rules/, src/ and tests/."
    print "#include \"terminal/rules_text.hpp\"\n\nnamespace backlot::terminal {\n\nnamespace {\n"
    print "constexpr RuleText rules[] = {"
  }
  # A page without clauses (an overview) is no rule book.
  function close_book() {
    flush()
    sub(/^\n+/, "", intro); sub(/\n+$/, "", intro)
    if (clauses > 0) titles = titles "    {" quote(game) ", " quote(title) ", " quote(intro) "},\n"
    clauses = 0
  }
  FNR == 1 {
    close_book(); game = FILENAME; sub(/.*\//, "", game); sub(/\.md$/, "", game); section = ""; intro = ""
    title = $0; sub(/^# */, "", title); next
  }
  /^## / {
    flush(); section = substr($0, 4); next
  }
  /^- \*\*[A-Z][A-Z0-9]*-[0-9]+ [a-z]+\*\* / {
    flush(); ++clauses; split($0, part, "\\*\\*"); split(part[2], name, " "); id = name[1]; kind = name[2]
    text = substr($0, index($0, "** ") + 3); next
  }
  id != "" && /^ +[^ ]/ { sub(/^ +/, ""); text = text " " $0; next }
  section == "" { intro = intro ($0 == "" ? "\n\n" : (intro ~ /[^\n]$/ ? " " : "") $0) }
  END {
    close_book()
    print "};\n\nconstexpr RuleBook books[] = {\n" titles "};\n\n}  // namespace\n"
    print "std::span<const RuleText> rule_texts() { return rules; }\nstd::span<const RuleBook> rule_books() { return books; }"
    print "\n}  // namespace backlot::terminal"
  }
' $books > "$out.new"
# Untouched when nothing changed, so that nothing is compiled again.
cmp -s "$out.new" "$out" || cp "$out.new" "$out"
