#!/bin/sh
# iban 0.0.14 and ibantools 4.5.4, November 2026.
#
# Guess: the example numbers of the registry of SWIFT (ISO 13616) are valid in both.
# Behaviour: iban does not know twelve countries of the registry, and refuses their numbers. ibantools takes
#   them all.
# Seen: country, iban, ibantools.
#   GB true true
#   BI false true
#   DJ false true
#   FK false true
#   HN false true
#   LY false true
#   MN false true
#   NI false true
#   OM false true
#   RU false true
#   SD false true
#   SO false true
#   YE false true
#
# A person of one of these countries cannot be refunded to an account, and the message speaks of a mistake in the number.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund iban@0.0.14 ibantools@4.5.4
cat > see.mjs <<'JS'
import iban from "iban";
import { isValidIBAN } from "ibantools";
const examples = [
  "GB82WEST12345698765432", "BI4210000100010000332045181", "DJ2100010000000154000100186", "FK88SC123456789012",
  "HN88CABF00000000000250005469", "LY83002048000020100120361", "MN121234123456789123", "NI45BAPR00000013000003558124",
  "OM810180000001299123456", "RU0304452522540817810538091310419", "SD2129010501234001", "SO211000001001000100141",
  "YE15CBYE0001018861234567891234",
];
for (const example of examples) console.log(example.slice(0, 2), iban.isValid(example), isValidIBAN(example));
JS
expected='GB true true
BI false true
DJ false true
FK false true
HN false true
LY false true
MN false true
NI false true
OM false true
RU false true
SD false true
SO false true
YE false true'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
