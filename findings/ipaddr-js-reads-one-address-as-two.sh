#!/bin/sh
# ipaddr.js 2.5.0, November 2026.
#
# Guess: all spellings of an IPv6 address give the same one; ::1.2.3.4 and ::102:304 are such spellings (RFC 4291, section 2.5.5.1).
# Behaviour: a text that begins with two colons and goes on in decimals is read as one with ffff before them, which is an IPv4 address
#   mapped into IPv6. With a zero after the colons it is read as it is written.
# Seen: text -> address, its range, and what process() makes of it.
#   ::1.2.3.4 -> ::ffff:102:304 ipv4Mapped 1.2.3.4
#   ::0:1.2.3.4 -> ::102:304 unicast ::102:304
#   ::102:304 -> ::102:304 unicast ::102:304
#   ::ffff:1.2.3.4 -> ::ffff:102:304 ipv4Mapped 1.2.3.4
#
# Addresses that are counted, stored or compared as texts of this library are not one row for one address.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ipaddr.js@2.5.0
cat > see.mjs <<'JS'
import ipaddr from "ipaddr.js";
for (const text of ["::1.2.3.4", "::0:1.2.3.4", "::102:304", "::ffff:1.2.3.4"]) {
  const address = ipaddr.parse(text);
  console.log(`${text} -> ${address} ${address.range()} ${ipaddr.process(text)}`);
}
JS
expected='::1.2.3.4 -> ::ffff:102:304 ipv4Mapped 1.2.3.4
::0:1.2.3.4 -> ::102:304 unicast ::102:304
::102:304 -> ::102:304 unicast ::102:304
::ffff:1.2.3.4 -> ::ffff:102:304 ipv4Mapped 1.2.3.4'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
