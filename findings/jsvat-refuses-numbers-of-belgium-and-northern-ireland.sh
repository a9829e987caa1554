#!/bin/sh
# jsvat 2.5.4, November 2026.
#
# Guess: Belgian numbers begin with 0 or 1, since those with 0 run out, and Northern Ireland has the code XI in the trade of the
#   European Union since 2021.
# Behaviour: a Belgian number that begins with 1 has the wrong form, and XI belongs to no country.
# Seen:
#   BE0776091951 true Belgium
#   BE1000123448 false Belgium
#   GB110305878 true United Kingdom
#   XI110305878 false no country
#
# Invoices to these buyers get local tax, or the form refuses a number that the tax office of the Union confirms.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsvat@2.5.4
cat > see.mjs <<'JS'
import { checkVAT, countries } from "jsvat";
const belgian = (first) => `BE${String(first).padStart(8, "0")}${String(97 - (first % 97)).padStart(2, "0")}`;
for (const number of [belgian(7_760_919), belgian(10_001_234), "GB110305878", "XI110305878"]) {
  const { isValid, country } = checkVAT(number, countries);
  console.log(number, isValid, country?.name ?? "no country");
}
JS
expected='BE0776091951 true Belgium
BE1000123448 false Belgium
GB110305878 true United Kingdom
XI110305878 false no country'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
