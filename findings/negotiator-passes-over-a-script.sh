#!/bin/sh
# negotiator 1.1.0, November 2026.
#
# Guess: of the languages that are offered, the one in the reader's script is taken, as RFC 4647's lookup does: zh-Hant-TW, then
#   zh-Hant, then zh.
# Behaviour: a language tag counts as its first part and all the rest. The whole tag is compared, and then the first part alone, so
#   zh-Hant is never found for zh-Hant-TW: the reader gets zh, or another language of the list.
# Seen: accepted | offered -> in the order of preference.
#   zh-Hant-TW | zh,zh-Hant -> zh
#   zh-Hant-TW,en;q=0.5 | zh-Hant,en -> en
#   sr-Latn-RS | sr,sr-Latn -> sr
#   zh-Hant | zh,zh-Hant -> zh-Hant,zh
#
# A reader of Traditional Chinese or of Serbian in Latin letters gets a text in the other script, or in English.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund negotiator@1.1.0
cat > see.mjs <<'JS'
import Negotiator from "negotiator";
const cases = [
  ["zh-Hant-TW", ["zh", "zh-Hant"]],
  ["zh-Hant-TW,en;q=0.5", ["zh-Hant", "en"]],
  ["sr-Latn-RS", ["sr", "sr-Latn"]],
  ["zh-Hant", ["zh", "zh-Hant"]],
];
for (const [accepted, offered] of cases) {
  const negotiator = new Negotiator({ headers: { "accept-language": accepted } });
  console.log(`${accepted} | ${offered} -> ${negotiator.languages(offered)}`);
}
JS
expected='zh-Hant-TW | zh,zh-Hant -> zh
zh-Hant-TW,en;q=0.5 | zh-Hant,en -> en
sr-Latn-RS | sr,sr-Latn -> sr
zh-Hant | zh,zh-Hant -> zh-Hant,zh'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
