#!/bin/sh
# accept-language-parser 1.5.0, November 2026.
#
# Guess: a list of languages is read as RFC 9110 and RFC 5646 have it: spaces around the semicolon are allowed, an extension
#   behind -u- belongs to its language, and q=0 means not acceptable.
# Behaviour: a space before q makes a language named q, and the weight becomes 1. An extension becomes a region and another
#   language: German with the sorting of phone books is German in the script DE and Corsican. A language with q=0 is taken where
#   nothing else fits, and zh-Hant-TW does not find zh-Hant.
# Seen: code:script:region:quality of each language; accepted | offered -> taken.
#   en, fr; q=0.4 -> en:::1 fr:::1 q:::1
#   de-DE-u-co-phonebk -> de:DE:u:1 co::phonebk:1
#   fr, de;q=0 | de,en -> de
#   zh-Hant-TW | zh,zh-Hant -> null
#   fr; q=0.4, en; q=0.9 | fr,en -> fr
#
# A reader who puts a language last gets it first, and one who excludes it gets it all the same. Programs that write the weights
# with a space are common.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund accept-language-parser@1.5.0
cat > see.mjs <<'JS'
import parser from "accept-language-parser";
for (const header of ["en, fr; q=0.4", "de-DE-u-co-phonebk"])
  console.log(header, "->", parser.parse(header).map(({ code, script, region, quality }) => [code, script ?? "", region ?? "", quality].join(":")).join(" "));
for (const [offered, header] of [[["de", "en"], "fr, de;q=0"], [["zh", "zh-Hant"], "zh-Hant-TW"], [["fr", "en"], "fr; q=0.4, en; q=0.9"]])
  console.log(header, "|", offered.join(), "->", parser.pick(offered, header));
JS
expected='en, fr; q=0.4 -> en:::1 fr:::1 q:::1
de-DE-u-co-phonebk -> de:DE:u:1 co::phonebk:1
fr, de;q=0 | de,en -> de
zh-Hant-TW | zh,zh-Hant -> null
fr; q=0.4, en; q=0.9 | fr,en -> fr'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
