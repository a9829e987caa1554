#!/bin/sh
# mailparser 3.14.2, November 2026.
#
# Guess: a mail whose date cannot be read has none, as a mail without a date has.
# Behaviour: its date is the moment in which it is parsed. Zones other than those of RFC 5322 (CET, MEZ) are such dates, and an
#   empty one is too.
# Seen:
#   "Mon, 30 Nov 2026 12:00:00 +0100" 2026-11-30T11:00:00.000Z
#   "Mon, 30 Nov 2026 12:00:00 CET" now
#   "30.11.2026 12:00" now
#   "yesterday" now
#   "" now
#   no header undefined
#
# Sorting by date puts such a mail on top each time it is read, and nothing tells it from a mail of this second. The text of the
# header is in headerLines.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mailparser@3.14.2
cat > see.mjs <<'JS'
import { simpleParser } from "mailparser";
const dates = ["Mon, 30 Nov 2026 12:00:00 +0100", "Mon, 30 Nov 2026 12:00:00 CET", "30.11.2026 12:00", "yesterday", ""];
for (const date of dates) {
  const before = Date.now();
  const { date: read } = await simpleParser(`Date: ${date}\r\n\r\ntext`);
  console.log(JSON.stringify(date), read >= before ? "now" : read.toISOString());
}
console.log("no header", (await simpleParser("Subject: x\r\n\r\ntext")).date);
JS
expected='"Mon, 30 Nov 2026 12:00:00 +0100" 2026-11-30T11:00:00.000Z
"Mon, 30 Nov 2026 12:00:00 CET" now
"30.11.2026 12:00" now
"yesterday" now
"" now
no header undefined'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
