#!/bin/sh
# vcard-parser 1.0.0, November 2026.
#
# Guess: TYPE=CELL,VOICE and TYPE="cell,voice" are two types, as RFC 2426 and the examples of RFC 6350 section 6.4.1 write them.
# Behaviour: both are one type with a comma, the second with its quotation marks; two parameters TYPE are two types.
# Seen: parameters -> types.
#   TYPE=CELL;TYPE=VOICE -> ["CELL","VOICE"]
#   TYPE=CELL,VOICE -> ["CELL,VOICE"]
#   TYPE="cell,voice" -> ["\"cell,voice\""]
#
# A search for the mobile number finds none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vcard-parser@1.0.0
cat > see.mjs <<'JS'
import vcard from "vcard-parser";
for (const parameters of ["TYPE=CELL;TYPE=VOICE", "TYPE=CELL,VOICE", "TYPE=\"cell,voice\""]) {
  const card = ["BEGIN:VCARD", "VERSION:3.0", "FN:Ada", `TEL;${parameters}:+12025550134`, "END:VCARD"].join("\r\n");
  console.log(parameters, "->", JSON.stringify(vcard.parse(`${card}\r\n`).tel[0].meta.type));
}
JS
expected='TYPE=CELL;TYPE=VOICE -> ["CELL","VOICE"]
TYPE=CELL,VOICE -> ["CELL,VOICE"]
TYPE="cell,voice" -> ["\"cell,voice\""]'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
