#!/bin/sh
# ibantools 4.5.4 and bic 1.1.1, November 2026.
#
# Guess: the first four characters of a BIC may be digits, as ISO 20022 has them since 2014 (BICFIDec2014Identifier,
#   [A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}), and small letters are treated alike.
# Behaviour: both refuse digits there. ibantools takes small letters, bic does not.
# Seen: BIC -> ibantools, bic.
#   AAAADEBB -> true true
#   AAAADEBBXXX -> true true
#   A1B2DEBB -> false false
#   1234DEBBXXX -> false false
#   aaaadebb -> true false
#
# A payment file with such a code is right by its schema.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ibantools@4.5.4 bic@1.1.1
cat > see.mjs <<'JS'
import bic from "bic";
import { isValidBIC } from "ibantools";
for (const code of ["AAAADEBB", "AAAADEBBXXX", "A1B2DEBB", "1234DEBBXXX", "aaaadebb"])
  console.log(code, "->", isValidBIC(code), bic.isValid(code));
JS
expected='AAAADEBB -> true true
AAAADEBBXXX -> true true
A1B2DEBB -> false false
1234DEBBXXX -> false false
aaaadebb -> true false'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
