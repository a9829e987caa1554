#!/bin/sh
# countries-list 3.4.1, November 2026.
#
# Guess: the calling codes of a country are those that people there have: all area codes of an island of North America, and what
#   reaches the Vatican.
# Behaviour: Jamaica lacks 658, which it has had for years, while the Dominican Republic and Puerto Rico have each of theirs.
#   The Vatican has 379, which is reserved and not in use: its numbers begin with 39 06 698. Kosovo still has the codes of
#   Monaco, Serbia and Slovenia before its own.
# Seen:
#   JM 1876
#   DO 1809,1829,1849
#   PR 1787,1939
#   VA 379
#   IT 39
#   XK 377,381,383,386
#
# A program that finds a country by such a code takes a Jamaican number for one of the United States, and a number of Monaco for
# one of Kosovo.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund countries-list@3.4.1
cat > see.mjs <<'JS'
import { countries } from "countries-list";
for (const code of ["JM", "DO", "PR", "VA", "IT", "XK"]) console.log(code, countries[code].phone.join());
JS
expected='JM 1876
DO 1809,1829,1849
PR 1787,1939
VA 379
IT 39
XK 377,381,383,386'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
