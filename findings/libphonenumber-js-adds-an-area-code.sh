#!/bin/sh
# libphonenumber-js 1.13.16 (max metadata), July to November 2026.
#
# Guess: a parsed international number keeps the digits that were given; where digits are missing it is not valid.
# Behaviour: for Norfolk Island and Jersey, the plan's rule for national prefixes puts an area code before the digits. The
#   five digits behind +672 become six and valid, and six national digits of Jersey become ten.
# Seen:
#   +67210660 -> +672310660 valid
#   153445 in JE -> +441534153445 valid
#   +44153445 -> +44153445 not valid
#
# A program that calls while digits are typed compares the parsed number's digits with the given ones.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16
cat > see.mjs <<'JS'
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
const seen = (text, options) => {
  const phone = parsePhoneNumberFromString(text, { extract: false, ...options });
  return `${phone?.number} ${phone?.isValid() ? "valid" : "not valid"}`;
};
console.log(seen("+67210660"));
console.log(seen("153445", { defaultCountry: "JE" }));
console.log(seen("+44153445"));
JS
expected='+672310660 valid
+441534153445 valid
+44153445 not valid'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
