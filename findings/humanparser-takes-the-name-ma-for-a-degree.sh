#!/bin/sh
# humanparser 2.7.0, November 2026.
#
# Guess: a name of two words has a first and a last name.
# Behaviour: a last name that is also a degree or a number, such as Ma, Pe or Ii, becomes the suffix, and the last name is
#   empty. A first name such as Hon or Judge becomes the salutation.
# Seen: name -> salutation, first name, last name, suffix.
#   Ada Lovelace -> [null,"Ada","Lovelace",null]
#   Lin Ma -> [null,"Lin","","Ma"]
#   Maria Pe -> [null,"Maria","","Pe"]
#   Naoko Ii -> [null,"Naoko","","Ii"]
#   Hon Nguyen -> ["Hon",null,"Nguyen",null]
#   Ada Lovelace MA -> [null,"Ada","Lovelace","MA"]
#
# Ma is a frequent family name of China.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund humanparser@2.7.0
cat > see.mjs <<'JS'
import humanparser from "humanparser";
for (const name of ["Ada Lovelace", "Lin Ma", "Maria Pe", "Naoko Ii", "Hon Nguyen", "Ada Lovelace MA"]) {
  const { salutation, firstName, lastName, suffix } = humanparser.parseName(name);
  console.log(name, "->", JSON.stringify([salutation, firstName, lastName, suffix]));
}
JS
expected='Ada Lovelace -> [null,"Ada","Lovelace",null]
Lin Ma -> [null,"Lin","","Ma"]
Maria Pe -> [null,"Maria","","Pe"]
Naoko Ii -> [null,"Naoko","","Ii"]
Hon Nguyen -> ["Hon",null,"Nguyen",null]
Ada Lovelace MA -> [null,"Ada","Lovelace","MA"]'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
