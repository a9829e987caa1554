#!/bin/sh
# culori 4.0.2, November 2026.
#
# Guess: clampChroma lowers the chroma of a colour in OKLCH and leaves its lightness and hue.
# Behaviour: without a second argument the chroma is lowered in CIE LCh, and the answer is converted back. Its hue in OKLCH is another
#   one, and so is its lightness.
# Seen: given -> lightness in per cent and hue in degrees, without and with "oklch" as the second argument.
#   oklch(0.6 0.3 30) -> 59 41, 60 30
#   oklch(0.7 0.4 150) -> 72 144, 70 150
#   oklch(0.8 0.3 100) -> 80 96, 80 100
#
# A red of a brand becomes orange, and a contrast that was chosen by its lightness is not the one that is shown.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund culori@4.0.2
cat > see.mjs <<'JS'
import { clampChroma } from "culori";
const shown = ({ l, h }) => `${Math.round(100 * l)} ${Math.round(h)}`;
for (const colour of ["oklch(0.6 0.3 30)", "oklch(0.7 0.4 150)", "oklch(0.8 0.3 100)"]) {
  console.log(`${colour} -> ${shown(clampChroma(colour))}, ${shown(clampChroma(colour, "oklch"))}`);
}
JS
expected='oklch(0.6 0.3 30) -> 59 41, 60 30
oklch(0.7 0.4 150) -> 72 144, 70 150
oklch(0.8 0.3 100) -> 80 96, 80 100'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
