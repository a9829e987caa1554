#!/bin/sh
# human-interval 2.0.1, November 2026.
#
# Guess: words of a time that are not understood are refused, or give NaN.
# Behaviour: they count as zero without an error: half an hour is 0, one and a half hours are one, 1,000 seconds are one second.
# Seen: words -> milliseconds.
#   3 minutes -> 180000
#   1.5 hours -> 5400000
#   half an hour -> 0
#   one and a half hours -> 3600000
#   a day -> 0
#   1,000 seconds -> 1000
#   fortnight -> NaN
#
# A job that shall run each half hour has an interval of zero.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund human-interval@2.0.1
cat > see.mjs <<'JS'
import humanInterval from "human-interval";
for (const words of ["3 minutes", "1.5 hours", "half an hour", "one and a half hours", "a day", "1,000 seconds", "fortnight"])
  console.log(words, "->", humanInterval(words));
JS
expected='3 minutes -> 180000
1.5 hours -> 5400000
half an hour -> 0
one and a half hours -> 3600000
a day -> 0
1,000 seconds -> 1000
fortnight -> NaN'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
