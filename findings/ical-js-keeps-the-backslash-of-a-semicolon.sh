#!/bin/sh
# ical.js 2.2.1, November 2026.
#
# Guess: an escaped semicolon in the text of a vCard is a semicolon, as an escaped comma is a comma (RFC 6350, section 3.4).
# Behaviour: in values that have parts it is. In FN, NOTE and other plain texts the backslash stays, though the one before a
#   comma goes.
# Seen:
#   FN "Farline, Ltd\\; Sales"
#   NOTE "calls\\; letters"
#   ORG ["Farline; Ltd","Sales"]
#   N ["Love;lace","Ada","","",""]
#
# Exports of phones and address books escape semicolons everywhere. The same name is right in N and wrong in FN, which is the
# one that is shown.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1
cat > see.mjs <<'JS'
import ICAL from "ical.js";
const value = (name, text) => {
  const card = `BEGIN:VCARD\r\nVERSION:4.0\r\n${name}:${text}\r\nEND:VCARD\r\n`;
  return JSON.stringify(new ICAL.Component(ICAL.parse(card)).getFirstPropertyValue(name.toLowerCase()));
};
console.log("FN", value("FN", "Farline\\, Ltd\\; Sales"));
console.log("NOTE", value("NOTE", "calls\\; letters"));
console.log("ORG", value("ORG", "Farline\\; Ltd;Sales"));
console.log("N", value("N", "Love\\;lace;Ada;;;"));
JS
expected='FN "Farline, Ltd\\; Sales"
NOTE "calls\\; letters"
ORG ["Farline; Ltd","Sales"]
N ["Love;lace","Ada","","",""]'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
