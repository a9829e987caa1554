#!/bin/sh
# libmime 5.6.4, November 2026.
#
# Guess: the extension for text/vcard is vcf (RFC 6350, section 10.1), and the type of a vcf file is text/vcard.
# Behaviour: text/vcard has none, which is bin, and the type of a vcf file is text/x-vcard, the name from before 2011.
# Seen:
#   text/vcard bin
#   text/x-vcard vcf
#   text/calendar ics
#   audio/amr bin
#   vcf text/x-vcard
#
# An attachment of a person, named by its type, is a file that no address book opens.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libmime@5.6.4
cat > see.mjs <<'JS'
import libmime from "libmime";
for (const type of ["text/vcard", "text/x-vcard", "text/calendar", "audio/amr"]) console.log(type, libmime.detectExtension(type));
console.log("vcf", libmime.detectMimeType("vcf"));
JS
expected='text/vcard bin
text/x-vcard vcf
text/calendar ics
audio/amr bin
vcf text/x-vcard'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
