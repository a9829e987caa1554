#!/bin/sh
# rtp-parser 1.0.0, November 2026.
#
# Guess: a packet of RTP is divided as RFC 3550 section 5.1 says: contributing sources behind the fixed header, then the
#   extension, then the payload without its padding.
# Behaviour: a contributing source is read from the byte after its first one, and the payload begins with the extension and ends
#   with the padding.
# Seen:
#   plain -> sources [] payload 01020304
#   one source, 9 -> sources [1280] payload 01020304
#   extension -> sources [] payload bede000110ff000001020304
#   padding -> sources [] payload 0102030400000004
#
# Browsers send an extension with each packet of sound, so a decoder plays its bytes as sound.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rtp-parser@1.0.0
cat > see.mjs <<'JS'
import rtp from "rtp-parser";
const bytes = (...list) => Buffer.from(list);
const fixed = (first) => bytes(first, 0x80, 0, 1, 0, 0, 0, 160, 0, 0, 0, 5);
const packets = {
  plain: Buffer.concat([fixed(0x80), bytes(1, 2, 3, 4)]),
  "one source, 9": Buffer.concat([fixed(0x81), bytes(0, 0, 0, 9), bytes(1, 2, 3, 4)]),
  extension: Buffer.concat([fixed(0x90), bytes(0xbe, 0xde, 0, 1, 0x10, 0xff, 0, 0), bytes(1, 2, 3, 4)]),
  padding: Buffer.concat([fixed(0xa0), bytes(1, 2, 3, 4), bytes(0, 0, 0, 4)]),
};
for (const [name, packet] of Object.entries(packets)) {
  const { csrc, payload } = rtp.parseRtpPacket(packet);
  console.log(name, "-> sources", JSON.stringify(csrc ?? []), "payload", payload.toString("hex"));
}
JS
expected='plain -> sources [] payload 01020304
one source, 9 -> sources [1280] payload 01020304
extension -> sources [] payload bede000110ff000001020304
padding -> sources [] payload 0102030400000004'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
