#!/bin/sh
# sdp 3.2.2, November 2026.
#
# Guess: a parameter of a=fmtp is read whole: everything behind the first equals sign is its value, such as the sets of H.264 in
#   base64 (RFC 6184 section 8.1).
# Behaviour: the value ends at the second equals sign, so base64 loses its padding, and the line that is written again differs.
# Seen: line -> the line that is written from its parameters.
#   a=fmtp:111 minptime=10;useinbandfec=1
#     -> a=fmtp:111 minptime=10;useinbandfec=1
#   a=fmtp:96 sprop-parameter-sets=Z0IACpZTBYmI,aMljiA==
#     -> a=fmtp:96 sprop-parameter-sets=Z0IACpZTBYmI,aMljiA
#
# A program that changes one parameter and writes the rest again sends other sets.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sdp@3.2.2
cat > see.mjs <<'JS'
import sdp from "sdp";
const lines = [
  "a=fmtp:111 minptime=10;useinbandfec=1",
  "a=fmtp:96 sprop-parameter-sets=Z0IACpZTBYmI,aMljiA==",
];
for (const line of lines) {
  const parameters = sdp.parseFmtp(line);
  const payloadType = Number(/:(\d+)/.exec(line)[1]);
  console.log(`${line}
  -> ${sdp.writeFmtp({ payloadType, parameters }).trim()}`);
}
JS
expected='a=fmtp:111 minptime=10;useinbandfec=1
  -> a=fmtp:111 minptime=10;useinbandfec=1
a=fmtp:96 sprop-parameter-sets=Z0IACpZTBYmI,aMljiA==
  -> a=fmtp:96 sprop-parameter-sets=Z0IACpZTBYmI,aMljiA'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
