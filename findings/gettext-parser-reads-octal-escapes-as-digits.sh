#!/bin/sh
# gettext-parser 10.0.0, November 2026.
#
# Guess: an octal escape in a PO file is a byte, as msgcat --escape writes it, and an empty context is a context, as msgfmt has
#   it.
# Behaviour: the backslash goes and the digits stay as text. Of two entries with the same words, one with an empty context and
#   one without, the later takes the place of the earlier.
# Seen:
#   ["Geb303274hren"]
#   ["Darf"]
#   ["Darf","Mai"]
#
# Both lose words without a warning, and compiling what was parsed writes the loss into the file.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gettext-parser@10.0.0
cat > see.mjs <<'JS'
import { po } from "gettext-parser";
const file = (entries) => `msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n${entries}\n`;
const texts = (entries) =>
  Object.values(po.parse(file(entries)).translations)
    .flatMap((context) => Object.values(context))
    .flatMap(({ msgid, msgstr }) => (msgid === "" ? [] : msgstr));
console.log(JSON.stringify(texts('msgid "fees"\nmsgstr "Geb\\303\\274hren"')));
console.log(JSON.stringify(texts('msgctxt ""\nmsgid "May"\nmsgstr "Mai"\n\nmsgid "May"\nmsgstr "Darf"')));
console.log(JSON.stringify(texts('msgctxt "month"\nmsgid "May"\nmsgstr "Mai"\n\nmsgid "May"\nmsgstr "Darf"')));
JS
expected='["Geb303274hren"]
["Darf"]
["Darf","Mai"]'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
