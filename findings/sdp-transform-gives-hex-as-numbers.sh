#!/bin/sh
# sdp-transform 3.0.0, November 2026.
#
# Guess: a parameter of a codec has one type whatever its value, and the events of telephone-event are among them.
# Behaviour: hexadecimal values are texts where they have a letter and numbers where they have none, and the list of events,
#   which has no name, is left out without a word.
# Seen:
#   profile-level-id=42e01f -> string "42e01f"
#   profile-level-id=420010 -> number 420010
#   config=12f0 -> string "12f0"
#   config=1210 -> number 1210
#   mode-set=0,7 -> string "0,7"
#   mode-set=7 -> number 7
#   0-15 -> undefined undefined
#   0-16,66 -> undefined undefined
#
# profile-level-id of H.264 and config of AAC are hexadecimal: code that calls toLowerCase on them fails for one caller in many,
# and Number(...) of the other kind is NaN. The events have to be read from the line itself.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sdp-transform@3.0.0
cat > see.mjs <<'JS'
import { parseParams } from "sdp-transform";
const lines = ["profile-level-id=42e01f", "profile-level-id=420010", "config=12f0", "config=1210", "mode-set=0,7", "mode-set=7", "0-15", "0-16,66"];
for (const line of lines) {
  const [value] = Object.values(parseParams(line));
  console.log(line, "->", typeof value, JSON.stringify(value));
}
JS
expected='profile-level-id=42e01f -> string "42e01f"
profile-level-id=420010 -> number 420010
config=12f0 -> string "12f0"
config=1210 -> number 1210
mode-set=0,7 -> string "0,7"
mode-set=7 -> number 7
0-15 -> undefined undefined
0-16,66 -> undefined undefined'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
