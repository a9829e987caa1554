#!/bin/sh
# alawmulaw 6.0.0, November 2026.
#
# Guess: a sample in μ-law is a byte from 0 to 255: silence is 255, as in G.711.
# Behaviour: encodeSample of mulaw gives the byte minus 256, while that of alaw and encode of whole lists give bytes.
# Seen:
#   0 mulaw -1 255 alaw 213
#   1000 mulaw -50 206 alaw 250
#   -1000 mulaw -178 78 alaw 122
#   32767 mulaw -128 128 alaw 170
#
# Written into a Buffer the value is right, compared with a received byte it is never equal, and an index into a table of 256
# levels finds nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund alawmulaw@6.0.0
cat > see.mjs <<'JS'
import codecs from "alawmulaw";
const { alaw, mulaw } = codecs;
for (const sample of [0, 1000, -1000, 32767]) {
  console.log(sample, "mulaw", mulaw.encodeSample(sample), mulaw.encode(new Int16Array([sample]))[0], "alaw", alaw.encodeSample(sample));
}
JS
expected='0 mulaw -1 255 alaw 213
1000 mulaw -50 206 alaw 250
-1000 mulaw -178 78 alaw 122
32767 mulaw -128 128 alaw 170'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
