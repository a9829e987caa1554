#!/bin/sh
# currency-formatter 1.5.9, November 2026.
#
# Guess: amounts are written as the country of the currency writes them: rupees in groups of two above a thousand, Ugandan
#   shillings without decimals (ISO 4217).
# Behaviour: rupees are grouped by thousands, shillings have two decimals, and the currencies of Sierra Leone of 2022 and of
#   Curaçao of 2025 have no sign.
# Seen:
#   INR ₹1,234,567.50
#   PKR ₨1,234,567.50
#   UGX USh1,234,567.50
#   JPY ¥1,234,568
#   SLE 1,234,567.50
#   XCG 1,234,567.50
#
# Readers in India and Pakistan count an amount by its groups.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund currency-formatter@1.5.9
cat > see.mjs <<'JS'
import format from "currency-formatter";
for (const code of ["INR", "PKR", "UGX", "JPY", "SLE", "XCG"]) console.log(code, format.format(1_234_567.5, { code }));
JS
expected='INR ₹1,234,567.50
PKR ₨1,234,567.50
UGX USh1,234,567.50
JPY ¥1,234,568
SLE 1,234,567.50
XCG 1,234,567.50'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
