#!/bin/sh
# otpauth 9.5.2, July to November 2026.
#
# Guess: the URI that TOTP writes gives the same issuer and label when URI.parse reads it; or an issuer that the form of these
#   addresses forbids, one with a colon, is refused.
# Behaviour: the colon is written as %3A in the label's prefix, and reading decodes the whole label before it looks for the colon. What
#   follows the issuer's first colon is taken for a part of the label. Without an issuer, a label is divided the same way.
# Seen: issuer | label, as written and as read again.
#   Calls | ada -> Calls | ada
#   Acme: Calls | ada -> Acme: Calls |  Calls:ada
#    | work:ada -> work | ada
#
# A product whose name has a colon shows a wrong account in authenticator apps that read in the same order, and an exported account is
# another one when it is imported. Google's description of the format forbids the colon in both parts.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund otpauth@9.5.2
cat > see.mjs <<'JS'
import { Secret, TOTP, URI } from "otpauth";
const secret = Secret.fromBase32("JBSWY3DPEHPK3PXP");
for (const [issuer, label] of [["Calls", "ada"], ["Acme: Calls", "ada"], ["", "work:ada"]]) {
  const read = URI.parse(new TOTP({ issuer, label, secret }).toString());
  console.log(`${issuer} | ${label} -> ${read.issuer} | ${read.label}`);
}
JS
expected='Calls | ada -> Calls | ada
Acme: Calls | ada -> Acme: Calls |  Calls:ada
 | work:ada -> work | ada'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
