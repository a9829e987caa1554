#!/bin/sh
# phone 3.1.72 and libphonenumber-js 1.13.16, November 2026.
#
# Guess: a mobile number of Benin has ten digits since 30 November 2024, 01 and the eight of before, and the eight alone are
#   none.
# Behaviour: the numbers of today are refused, and those of before are taken. libphonenumber-js reads the new plan.
# Seen: number, phone, libphonenumber-js.
#   +2290197123456 false true
#   +22997123456 true false
#   +2250707123456 true true
#
# No person in Benin can give a number that reaches them, and stored ones look right that reach no one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund phone@3.1.72 libphonenumber-js@1.13.16
cat > see.mjs <<'JS'
import { phone } from "phone";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
for (const number of ["+2290197123456", "+22997123456", "+2250707123456"])
  console.log(number, phone(number).isValid, parsePhoneNumberFromString(number)?.isValid());
JS
expected='+2290197123456 false true
+22997123456 true false
+2250707123456 true true'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
