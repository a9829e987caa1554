#!/bin/sh
# cron-parser 5.10.6 and croner 11.0.1, November 2026.
#
# Guess: a job of each hour runs through the night in which the clocks of Lord Howe Island go back by half an hour, from 2:00 to
#   1:30.
# Behaviour: cron-parser refuses the expression as invalid at that change. In summer and winter it reads it well. croner goes
#   on.
# Seen: the next hours in UTC, cron-parser and croner.
#   2026-01-04T12:30:00Z | 13:00,14:00,15:00,16:00 | 13:00,14:00,15:00,16:00
#   2026-04-04T12:30:00Z | Invalid expression, loop limit exceeded | 13:00,14:00,15:30,16:30
#
# A job that is planned in this zone ends with an error on one Sunday in April, and the message blames the expression.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cron-parser@5.10.6 croner@11.0.1
cat > see.mjs <<'JS'
import { CronExpressionParser } from "cron-parser";
import { Cron } from "croner";
const tz = "Australia/Lord_Howe";
for (const from of ["2026-01-04T12:30:00Z", "2026-04-04T12:30:00Z"]) {
  let first;
  try {
    const times = CronExpressionParser.parse("0 * * * *", { currentDate: from, tz });
    first = Array.from({ length: 4 }, () => times.next().toISOString().slice(11, 16)).join();
  } catch (error) {
    first = error.message;
  }
  const second = new Cron("0 * * * *", { timezone: tz, paused: true }).nextRuns(4, new Date(from));
  console.log(from, "|", first, "|", second.map((at) => at.toISOString().slice(11, 16)).join());
}
JS
expected='2026-01-04T12:30:00Z | 13:00,14:00,15:00,16:00 | 13:00,14:00,15:00,16:00
2026-04-04T12:30:00Z | Invalid expression, loop limit exceeded | 13:00,14:00,15:30,16:30'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
