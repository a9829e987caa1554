#!/bin/sh
# google-libphonenumber 3.2.47 and libphonenumber-js 1.13.16, November 2026.
#
# Guess: the numbering plans know an area code of the United States a year after its first numbers are given out.
# Behaviour: 861 (beside 309, Peoria, in service since 2023) and 679 (beside 313, Detroit, since 7 November 2025) have no valid
#   number in either. 738 (Los Angeles, 2024) and 363 (Nassau County, 2023) have.
# Seen: true or false for google-libphonenumber, libphonenumber-js.
#   +18612340142 false false
#   +16792340142 false false
#   +17382340142 true true
#   +13632340142 true true
#
# Both have one source, so that asking the second is no check of the first. A form that takes valid numbers alone refuses people in
# Detroit; the list of the North American Numbering Plan Administrator has the codes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund google-libphonenumber@3.2.47 libphonenumber-js@1.13.16
cat > see.mjs <<'JS'
import google from "google-libphonenumber";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
const util = google.PhoneNumberUtil.getInstance();
for (const number of ["+18612340142", "+16792340142", "+17382340142", "+13632340142"]) {
  const answers = [
    util.isValidNumber(util.parse(number)),
    parsePhoneNumberFromString(number)?.isValid() ?? false,
  ];
  console.log(number, answers.join(" "));
}
JS
expected='+18612340142 false false
+16792340142 false false
+17382340142 true true
+13632340142 true true'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
