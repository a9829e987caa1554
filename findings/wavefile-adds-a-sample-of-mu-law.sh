#!/bin/sh
# wavefile 11.0.0, November 2026.
#
# Guess: turning samples into μ-law keeps their number, and a chunk of odd length is followed by a padding byte that its length
#   does not count (RIFF).
# Behaviour: an odd number of samples gets one more. A chunk of 8-bit samples of odd length ends without the byte, and what is
#   behind it begins at an odd place.
# Seen:
#   160 in mu-law 160 bytes of 8-bit file behind the header 160
#   161 in mu-law 162 bytes of 8-bit file behind the header 161
#
# A frame of telephony is counted in samples, so the sum of many such pieces runs late; and readers that go on at the next even
# byte miss the chunk behind.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund wavefile@11.0.0
cat > see.mjs <<'JS'
import wavefile from "wavefile";
const { WaveFile } = wavefile;
for (const count of [160, 161]) {
  const wave = new WaveFile();
  wave.fromScratch(1, 8000, "16", new Int16Array(count));
  wave.toMuLaw();
  const plain = new WaveFile();
  plain.fromScratch(1, 8000, "8", new Uint8Array(count));
  console.log(count, "in mu-law", wave.data.chunkSize, "bytes of 8-bit file behind the header", plain.toBuffer().length - 44);
}
JS
expected='160 in mu-law 160 bytes of 8-bit file behind the header 160
161 in mu-law 162 bytes of 8-bit file behind the header 161'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
