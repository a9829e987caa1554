#!/bin/sh
# cronstrue 3.39.0, November 2026.
#
# Guess: the words say when a job runs: a step starts anew in each hour, day or year, so */40 is at 0 and 40 minutes past each
#   hour.
# Behaviour: a step is always an interval. */40 is every 40 minutes, though the job runs after 40 and then after 20 minutes;
#   */90, which runs once an hour, is every 90 minutes; */5 in the months is every 5 months, though November is followed by
#   January.
# Seen:
#   */40 * * * * -> Every 40 minutes
#   */90 * * * * -> Every 90 minutes
#   23 */5 * * * -> At 23 minutes past the hour, every 5 hours
#   0 0 1 */5 * -> At 12:00 AM, on day 1 of the month, every 5 months
#   0 0 */2 * * -> At 12:00 AM, every 2 days in a month
#
# An operator who reads the words back expects other times than those at which the job runs.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cronstrue@3.39.0
cat > see.mjs <<'JS'
import cronstrue from "cronstrue";
for (const expression of ["*/40 * * * *", "*/90 * * * *", "23 */5 * * *", "0 0 1 */5 *", "0 0 */2 * *"])
  console.log(expression, "->", cronstrue.toString(expression));
JS
expected='*/40 * * * * -> Every 40 minutes
*/90 * * * * -> Every 90 minutes
23 */5 * * * -> At 23 minutes past the hour, every 5 hours
0 0 1 */5 * -> At 12:00 AM, on day 1 of the month, every 5 months
0 0 */2 * * -> At 12:00 AM, every 2 days in a month'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
