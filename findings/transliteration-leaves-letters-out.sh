#!/bin/sh
# transliteration 2.6.1, November 2026.
#
# Guess: a letter without a Latin one in its place is kept or becomes a sign that stands for it; none is dropped, and none
#   becomes a sign of punctuation.
# Behaviour: the large sharp S of German (official since 2017) and mathematical letters are dropped, the schwa of Azerbaijani is
#   an at sign, and signs of younger currencies are dropped.
# Seen:
#   STRAẞE -> "STRAE" "strae"
#   Əli Əliyev -> "@li @liyev" "li-liyev"
#   𝐀𝐝𝐚 -> "" ""
#   ₺5 ₹5 ₽5 €5 -> "5 5 5 EU5" "5-5-5-eu5"
#
# An Azerbaijani name begins with an at sign, or loses its first letter in an address.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund transliteration@2.6.1
cat > see.mjs <<'JS'
import { slugify, transliterate } from "transliteration";
for (const text of ["STRA\u1e9eE", "\u018fli \u018fliyev", "\u{1d400}\u{1d41d}\u{1d41a}", "\u20ba5 \u20b95 \u20bd5 \u20ac5"])
  console.log(text, "->", JSON.stringify(transliterate(text)), JSON.stringify(slugify(text)));
JS
expected='STRAẞE -> "STRAE" "strae"
Əli Əliyev -> "@li @liyev" "li-liyev"
𝐀𝐝𝐚 -> "" ""
₺5 ₹5 ₽5 €5 -> "5 5 5 EU5" "5-5-5-eu5"'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
