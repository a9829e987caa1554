#!/bin/sh
# qrcode-generator 2.0.4, November 2026.
#
# Guess: a text is written in UTF-8, which phones read in codes without a mark of their own.
# Behaviour: each letter is cut to the last eight bits of its number: the rupee sign becomes another byte, Arabic and Chinese
#   become letters of ASCII. UTF-8 must be switched on by replacing a function of the module.
# Seen:
#   Müller -> 4d fc 6c 6c 65 72 | UTF-8 4d c3 bc 6c 6c 65 72
#   ₹100 -> b9 31 30 30 | UTF-8 e2 82 b9 31 30 30
#   قائمة -> 42 27 26 45 29 | UTF-8 d9 82 d8 a7 d8 a6 d9 85 d8 a9
#   数字 -> 70 57 | UTF-8 e6 95 b0 e5 ad 97
#
# A code with a name, an address or an amount looks right and holds another text: 数字 is pW.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund qrcode-generator@2.0.4
cat > see.mjs <<'JS'
import qrcode from "qrcode-generator";
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16)).join(" ");
for (const text of ["Müller", "₹100", "قائمة", "数字"])
  console.log(text, "->", hex(qrcode.stringToBytes(text)), "| UTF-8", hex(new TextEncoder().encode(text)));
JS
expected='Müller -> 4d fc 6c 6c 65 72 | UTF-8 4d c3 bc 6c 6c 65 72
₹100 -> b9 31 30 30 | UTF-8 e2 82 b9 31 30 30
قائمة -> 42 27 26 45 29 | UTF-8 d9 82 d8 a7 d8 a6 d9 85 d8 a9
数字 -> 70 57 | UTF-8 e6 95 b0 e5 ad 97'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
