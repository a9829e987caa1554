#!/bin/sh
# jssip 3.13.8, November 2026.
#
# Guess: a URI that is read and written again names the same user: semicolons and equals signs stand in a user name as they are
#   (RFC 3261 section 25.1), and an escaped one is another (section 19.1.4).
# Behaviour: they are written as %3B and %3D. A question mark and a slash stay, and a letter that was escaped without need is
#   written plainly.
# Seen:
#   sip:+442079460958;tgrp=tg1;trunk-context=example.com@example.com -> sip:+442079460958%3Btgrp%3Dtg1%3Btrunk-context%3Dexample.com@example.com
#   sip:a?b/c@example.com -> sip:a?b/c@example.com
#   sip:%61da@example.com -> sip:ada@example.com
#
# Gateways write a telephone number with its parameters in that place, such as a trunk group (RFC 4904). Behind JsSIP the whole
# is one name that no dial plan has.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jssip@3.13.8
cat > see.mjs <<'JS'
import jssip from "jssip";
for (const uri of ["sip:+442079460958;tgrp=tg1;trunk-context=example.com@example.com", "sip:a?b/c@example.com", "sip:%61da@example.com"])
  console.log(uri, "->", jssip.URI.parse(uri).toString());
JS
expected='sip:+442079460958;tgrp=tg1;trunk-context=example.com@example.com -> sip:+442079460958%3Btgrp%3Dtg1%3Btrunk-context%3Dexample.com@example.com
sip:a?b/c@example.com -> sip:a?b/c@example.com
sip:%61da@example.com -> sip:ada@example.com'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
