#!/bin/sh
# iso8601-duration 2.1.4, November 2026.
#
# Guess: a duration with a minus, as iCalendar (RFC 5545 section 3.3.6) and XML Schema have it, is read as negative or refused;
#   a month after the last of January is a day of February.
# Behaviour: the minus is dropped, so a reminder before an event is one after it, and a month after the 31st of January is the
#   3rd of March.
# Seen:
#   PT15M -> 900 seconds
#   -PT15M -> 900 seconds
#   -P1D -> 86400 seconds
#   2026-01-31T12:00 and P1M -> 2026-03-03T12:00:00.000Z
#   2026-01-31T12:00 and -PT15M -> 2026-01-31T12:15:00.000Z
#
# TRIGGER:-PT15M is the usual alarm of a calendar.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund iso8601-duration@2.1.4
cat > see.mjs <<'JS'
import { end, parse, toSeconds } from "iso8601-duration";
for (const text of ["PT15M", "-PT15M", "-P1D"]) console.log(text, "->", toSeconds(parse(text)), "seconds");
const start = new Date("2026-01-31T12:00:00Z");
for (const text of ["P1M", "-PT15M"]) console.log("2026-01-31T12:00 and", text, "->", end(parse(text), start).toISOString());
JS
expected='PT15M -> 900 seconds
-PT15M -> 900 seconds
-P1D -> 86400 seconds
2026-01-31T12:00 and P1M -> 2026-03-03T12:00:00.000Z
2026-01-31T12:00 and -PT15M -> 2026-01-31T12:15:00.000Z'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
