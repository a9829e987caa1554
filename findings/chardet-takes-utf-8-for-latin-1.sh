#!/bin/sh
# chardet 2.2.0, November 2026.
#
# Guess: bytes that are valid UTF-8 with letters beyond ASCII are named UTF-8, because hardly any other text has such bytes.
# Behaviour: with three such letters or fewer UTF-8 gets 80 per cent, and a statistic of Latin-1 can get more. One byte of Latin-1
#   alone is named UTF-32, with 80 per cent, though it is no whole letter of it.
# Seen: text, encoding of its bytes -> the name that is found.
#   Müller, utf8 -> ISO-8859-1
#   über, utf8 -> ISO-8859-1
#   Öl, utf8 -> UTF-8
#   é, latin1 -> UTF-32LE
#   Å, latin1 -> UTF-32LE
#
# Names are short: a file with one Müller is read as "MÃ¼ller". Decoding as UTF-8 in the strict way first, and asking only where that
# fails, avoids it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chardet@2.2.0
cat > see.mjs <<'JS'
import chardet from "chardet";
const texts = [["M\u00FCller", "utf8"], ["\u00FCber", "utf8"], ["\u00D6l", "utf8"], ["\u00E9", "latin1"], ["\u00C5", "latin1"]];
for (const [text, encoding] of texts) {
  console.log(`${text}, ${encoding} -> ${chardet.detect(Buffer.from(text, encoding))}`);
}
JS
expected='Müller, utf8 -> ISO-8859-1
über, utf8 -> ISO-8859-1
Öl, utf8 -> UTF-8
é, latin1 -> UTF-32LE
Å, latin1 -> UTF-32LE'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
