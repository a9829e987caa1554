#!/bin/sh
# address-rfc2822 2.2.4, November 2026.
#
# Guess: name() is the name that the sender wrote, with first and last name turned where a comma divides them.
# Behaviour: names in capitals are written anew letter by letter of ASCII, so a letter with an accent begins a word: MÜLLER is
#   MüLler. Short words become words. A last name of several words loses the first name.
# Seen:
#   MÜLLER -> MüLler
#   HÉLÈNE DUBOIS -> HéLèNe Dubois
#   DIRECTOR OF IT -> Director Of It
#   Lovelace, Ada -> Ada Lovelace
#   van der Berg, Hélène -> van der Berg
#
# A greeting or a contact made of a mail's sender has a name that no one wrote: Hélène van der Berg is van der Berg.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund address-rfc2822@2.2.4
cat > see.mjs <<'JS'
import { parse } from "address-rfc2822";
for (const name of ["MÜLLER", "HÉLÈNE DUBOIS", "DIRECTOR OF IT", "Lovelace, Ada", "van der Berg, Hélène"])
  console.log(name, "->", parse(`"${name}" <sender@example.com>`)[0].name());
JS
expected='MÜLLER -> MüLler
HÉLÈNE DUBOIS -> HéLèNe Dubois
DIRECTOR OF IT -> Director Of It
Lovelace, Ada -> Ada Lovelace
van der Berg, Hélène -> van der Berg'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
