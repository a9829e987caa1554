#!/bin/sh
# vcf 2.1.2, November 2026.
#
# Guess: what is set and written is what is read again, and a comma, semicolon or line break in a value is escaped as RFC 6350
#   has it.
# Behaviour: reading leaves each backslash in the text, writing sets none before a comma or a semicolon and drops a line break
#   with nothing in its place, and a quoted colon of a parameter ends the head of its line.
# Seen:
#   "Lovelace\\, Ada"
#   " evenings\":+442079460000"
#   FN:Lovelace; Ada
#   NOTE:firstsecond
#
# Names such as Lovelace, Ada come out with a backslash, the lines of a note run into one word, and another program takes what
# stands behind a semicolon for the next part. Values have to be escaped before set and unescaped after get.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vcf@2.1.2
cat > see.mjs <<'JS'
import vCard from "vcf";
const card = (line) => vCard.parse(`BEGIN:VCARD\r\nVERSION:4.0\r\n${line}\r\nEND:VCARD\r\n`)[0];
console.log(JSON.stringify(card("FN:Lovelace\\, Ada").get("fn").valueOf()));
console.log(JSON.stringify(card('TEL;LABEL="At home: evenings":+442079460000').get("tel").valueOf()));
const written = new vCard();
written.set("fn", "Lovelace; Ada");
written.set("note", "first\nsecond");
for (const line of written.toString("4.0").split("\r\n").slice(2, -1)) console.log(line);
JS
expected='"Lovelace\\, Ada"
" evenings\":+442079460000"
FN:Lovelace; Ada
NOTE:firstsecond'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
