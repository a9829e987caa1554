#!/bin/sh
# ics 3.12.0 and ical-generator 11.1.2, November 2026.
#
# Guess: a line of a calendar has at most 75 octets without its break (RFC 5545 section 3.1), in any script.
# Behaviour: ics counts letters, so lines in other scripts than Latin are two and three times as long; ical-generator counts
#   octets.
# Seen: script -> longest line in octets of ics and of ical-generator.
#   Latin -> 75 75
#   Cyrillic -> 149 75
#   Hindi -> 223 73
#   Japanese -> 223 73
#
# Readers that keep to the limit cut a line within a letter, or refuse it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ics@3.12.0 ical-generator@11.1.2
cat > see.mjs <<'JS'
import icalGenerator from "ical-generator";
import ics from "ics";
const longest = (text) => Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)));
for (const [script, letter] of [["Latin", "a"], ["Cyrillic", "\u0436"], ["Hindi", "\u0905"], ["Japanese", "\u3042"]]) {
  const description = letter.repeat(200);
  const start = [2026, 12, 1, 10, 0];
  const one = ics.createEvent({ title: "Call", start, duration: { minutes: 30 }, description }).value;
  const calendar = icalGenerator({ name: "Calls" });
  calendar.createEvent({ start: new Date(Date.UTC(2026, 11, 1, 10)), summary: "Call", description });
  console.log(script, "->", longest(one), longest(calendar.toString()));
}
JS
expected='Latin -> 75 75
Cyrillic -> 149 75
Hindi -> 223 73
Japanese -> 223 73'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
