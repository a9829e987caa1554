#!/bin/sh
# rrule 2.8.1, November 2026.
#
# Guess: the words of a rule tell when it falls: the last working day of a month, 9:30, the last day.
# Behaviour: the position within the set is left out, so the last working day is each weekday. Minutes are left out, and the
#   last day of the month is the last of nothing. The dates are right.
# Seen: rule -> words | first two dates.
#   FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1 -> every month on weekdays | 2026-11-30T09:30 2026-12-31T09:30
#   FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=30 -> every week on Monday at 9 | 2026-11-02T09:30 2026-11-09T09:30
#   FREQ=MONTHLY;BYMONTHDAY=-1 -> every month on the last | 2026-11-30T09:30 2026-12-31T09:30
#
# A person who reads the words back agrees to another rule than the one that is kept.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rrule@2.8.1
cat > see.mjs <<'JS'
import rrule from "rrule";
for (const text of ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=30", "FREQ=MONTHLY;BYMONTHDAY=-1"]) {
  const rule = rrule.rrulestr(`DTSTART:20261101T093000Z\nRRULE:${text};COUNT=2`);
  console.log(text, "->", rrule.RRule.fromString(text).toText(), "|", rule.all().map((date) => date.toISOString().slice(0, 16)).join(" "));
}
JS
expected='FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1 -> every month on weekdays | 2026-11-30T09:30 2026-12-31T09:30
FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=30 -> every week on Monday at 9 | 2026-11-02T09:30 2026-11-09T09:30
FREQ=MONTHLY;BYMONTHDAY=-1 -> every month on the last | 2026-11-30T09:30 2026-12-31T09:30'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
