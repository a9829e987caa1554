#!/bin/sh
# csv-parse 7.0.3, November 2026.
#
# Guess: with cast_date, cells that are dates are dates, and other texts stay texts.
# Behaviour: each text that the engine makes something of is a date: a word with a number behind it is that month of 2001 or
#   that year.
# Seen:
#   date 2001-5-1
#   date 2001-12-1
#   date 2026-1-1
#   date 2001-1-2
#   "30.11.2026"
#
# Addresses, names of rooms and part numbers turn into days of long ago, while a date as most countries write it stays a text. A
# function in the place of true, with the one form that is expected, avoids it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-parse@7.0.3
cat > see.mjs <<'JS'
import { parse } from "csv-parse/sync";
const [cells] = parse("Flat 5,Room 12,Hall 2026,1-2,30.11.2026", { cast: true, cast_date: true });
for (const cell of cells) {
  const day = cell instanceof Date ? [cell.getFullYear(), cell.getMonth() + 1, cell.getDate()].join("-") : undefined;
  console.log(day === undefined ? JSON.stringify(cell) : `date ${day}`);
}
JS
expected='date 2001-5-1
date 2001-12-1
date 2026-1-1
date 2001-1-2
"30.11.2026"'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
