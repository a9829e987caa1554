#!/bin/sh
# pofile 1.1.4, November 2026.
#
# Guess: the flags of an entry are the words between the commas, and an octal escape is a byte of the file, as msgcat --escape
#   writes letters beyond ASCII.
# Behaviour: each flag but the first begins with the space that gettext writes behind the comma. Octal escapes are letters of
#   Latin-1, whatever the charset of the file.
# Seen:
#   c-format -> ["c-format"] true
#   fuzzy, c-format -> ["fuzzy"," c-format"] undefined
#   GebÃ¼hren
#
# A look for c-format finds it where it is the only flag and misses it beside fuzzy, so that a check of placeholders passes over
# such entries.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pofile@1.1.4
cat > see.mjs <<'JS'
import PO from "pofile";
const file = (entry) => `msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n${entry}\n`;
const item = (entry) => PO.parse(file(entry)).items[0];
for (const flags of ["c-format", "fuzzy, c-format"]) {
  const read = item(`#, ${flags}\nmsgid "%d calls"\nmsgstr "%d Anrufe"`).flags;
  console.log(flags, "->", JSON.stringify(Object.keys(read)), read["c-format"]);
}
console.log(item('msgid "fees"\nmsgstr "Geb\\303\\274hren"').msgstr[0]);
JS
expected='c-format -> ["c-format"] true
fuzzy, c-format -> ["fuzzy"," c-format"] undefined
GebÃ¼hren'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
