#!/bin/sh
# email-validator 2.0.4, November 2026.
#
# Guess: an address at a domain whose last label is in the ASCII form of another script (RFC 5890) is taken, as one at any other
#   label of this form.
# Behaviour: it is refused: the last label must have letters alone.
# Seen:
#   ada@example.com -> true
#   ada@xn--bcher-kva.example -> true
#   ada@example.xn--p1ai -> false
#   ada@example.xn--fiqs8s -> false
#
# Russia's and China's own domains end so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund email-validator@2.0.4
cat > see.mjs <<'JS'
import validator from "email-validator";
for (const domain of ["example.com", "xn--bcher-kva.example", "example.xn--p1ai", "example.xn--fiqs8s"])
  console.log(`ada@${domain}`, "->", validator.validate(`ada@${domain}`));
JS
expected='ada@example.com -> true
ada@xn--bcher-kva.example -> true
ada@example.xn--p1ai -> false
ada@example.xn--fiqs8s -> false'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
