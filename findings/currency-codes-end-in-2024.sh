#!/bin/sh
# currency-codes 2.2.0, November 2026.
#
# Guess: the list of a release is that of ISO 4217, which names the Caribbean guilder (XCG) since March 2025 and the euro alone
#   for Bulgaria since January 2026.
# Behaviour: the list is of June 2024: XCG is none, Curaçao pays in ANG, which is withdrawn, and Bulgaria in BGN.
# Seen:
#   published 2024-06-25
#   XCG undefined
#   ANG Curaçao,Sint Maarten (Dutch Part)
#   bulgaria BGN
#   croatia EUR
#
# The date of the list is an export of the package, so that a program can refuse an old one. An answer of undefined says that a
# currency is unknown here, and not that it is wrong.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund currency-codes@2.2.0
cat > see.mjs <<'JS'
import currencies from "currency-codes";
console.log("published", currencies.publishDate);
console.log("XCG", currencies.code("XCG")?.currency);
console.log("ANG", currencies.code("ANG")?.countries.join());
console.log("bulgaria", currencies.country("bulgaria").map(({ code }) => code).join());
console.log("croatia", currencies.country("croatia").map(({ code }) => code).join());
JS
expected='published 2024-06-25
XCG undefined
ANG Curaçao,Sint Maarten (Dutch Part)
bulgaria BGN
croatia EUR'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
