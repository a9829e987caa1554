#!/bin/sh
# windows-iana 5.1.0, November 2026.
#
# Guess: a zone that was renamed or divided gives the zone of Windows that its clocks follow: Kyiv that of Kiev, Ciudad Juarez
#   Mountain Standard Time.
# Behaviour: Europe/Kyiv, America/Ciudad_Juarez, America/Coyhaique and Pacific/Kanton give none, while the old names do.
#   Asia/Kathmandu and America/Nuuk, renamed too, are known.
# Seen:
#   Europe/Kiev -> FLE Standard Time
#   Europe/Kyiv -> none
#   America/Godthab -> Greenland Standard Time
#   America/Nuuk -> Greenland Standard Time
#   America/Ojinaga -> Mountain Standard Time
#   America/Ciudad_Juarez -> none
#   America/Coyhaique -> none
#   Pacific/Enderbury -> UTC+13
#   Pacific/Kanton -> none
#
# Node and browsers say Europe/Kiev or Europe/Kyiv by their version, so an invitation for Outlook has a zone for some readers
# and none for others.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund windows-iana@5.1.0
cat > see.mjs <<'JS'
import { findWindows } from "windows-iana";
for (const zone of ["Europe/Kiev", "Europe/Kyiv", "America/Godthab", "America/Nuuk", "America/Ojinaga", "America/Ciudad_Juarez", "America/Coyhaique", "Pacific/Enderbury", "Pacific/Kanton"])
  console.log(zone, "->", findWindows(zone).join() || "none");
JS
expected='Europe/Kiev -> FLE Standard Time
Europe/Kyiv -> none
America/Godthab -> Greenland Standard Time
America/Nuuk -> Greenland Standard Time
America/Ojinaga -> Mountain Standard Time
America/Ciudad_Juarez -> none
America/Coyhaique -> none
Pacific/Enderbury -> UTC+13
Pacific/Kanton -> none'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
