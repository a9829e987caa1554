#!/bin/sh
# thirty-two 1.0.2 and base32.js 0.1.0 and hi-base32 0.5.1, November 2026.
#
# Guess: a secret in groups of four, as services print it for authenticator apps, is read without its spaces, or refused.
# Behaviour: thirty-two and base32.js read a space, a hyphen and the digits 0, 1, 8 and 9 as bits, so the key is another one.
#   hi-base32 refuses them, and small letters too.
# Seen: text -> thirty-two, base32.js, hi-base32.
#   JBSWY3DP -> 48656c6c6f 48656c6c6f 48656c6c6f
#   JBSW Y3DP -> 4865606363 486560636378 refused
#   JBSWY-3DP -> 48656c0363 48656c036378 refused
#   JBSWY3D8 -> 48656c6cff 48656c6c60 refused
#   jbswy3dp -> 48656c6c6f 48656c6c6f refused
#
# The codes of such a key are wrong at every moment, and nothing says why. RFC 4648 has a decoder refuse letters of no alphabet.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund thirty-two@1.0.2 base32.js@0.1.0 hi-base32@0.5.1
cat > see.mjs <<'JS'
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const decoders = [
  (text) => require("thirty-two").decode(text),
  (text) => require("base32.js").decode(text),
  (text) => require("hi-base32").decode.asBytes(text),
];
for (const text of ["JBSWY3DP", "JBSW Y3DP", "JBSWY-3DP", "JBSWY3D8", "jbswy3dp"]) {
  const read = decoders.map((decode) => {
    try {
      return Buffer.from(decode(text)).toString("hex");
    } catch {
      return "refused";
    }
  });
  console.log(text, "->", read.join(" "));
}
JS
expected='JBSWY3DP -> 48656c6c6f 48656c6c6f 48656c6c6f
JBSW Y3DP -> 4865606363 486560636378 refused
JBSWY-3DP -> 48656c0363 48656c036378 refused
JBSWY3D8 -> 48656c6cff 48656c6c60 refused
jbswy3dp -> 48656c6c6f 48656c6c6f refused'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
