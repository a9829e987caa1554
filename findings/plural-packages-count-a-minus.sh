#!/bin/sh
# make-plural 8.1.0 and plurals-cldr 2.0.1, November 2026.
#
# Guess: plural categories go by the absolute value of a number (Unicode TR 35, operand n), so -1 has the form of 1.
# Behaviour: both compare the number with its sign, so -1 has the form of many. plurals-cldr has an older rule of Hebrew too,
#   where a million is many.
# Seen: language and number -> make-plural, plurals-cldr, Intl.
#   en 1 -> one one one
#   en -1 -> other other one
#   de -1 -> other other one
#   fr -1 -> other other one
#   ar -2 -> other other two
#   he 1000000 -> other many other
#
# A change of -1 credit reads as -1 credits.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund make-plural@8.1.0 plurals-cldr@2.0.1
cat > see.mjs <<'JS'
import * as makePlural from "make-plural";
import cldr from "plurals-cldr";
for (const [language, number] of [["en", 1], ["en", -1], ["de", -1], ["fr", -1], ["ar", -2], ["he", 1_000_000]])
  console.log(
    `${language} ${number} ->`,
    makePlural[language](number),
    cldr(language, number),
    new Intl.PluralRules(language).select(number),
  );
JS
expected='en 1 -> one one one
en -1 -> other other one
de -1 -> other other one
fr -1 -> other other one
ar -2 -> other other two
he 1000000 -> other many other'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
