#!/bin/sh
# spf-parse 1.0.4, November 2026.
#
# Guess: a record with an unknown mechanism, an address that is none, or another version is not valid: receivers take it for a
#   permanent error, or for no record (RFC 7208 sections 4.5 and 4.6).
# Behaviour: valid is true for all of them. Some of the mistakes stand among the messages, another version does not.
# Seen:
#   v=spf1 ip4:192.0.2.0/24 -all -> true no message
#   v=spf1 ip4:192.0.2.999 -all -> true error
#   v=spf1 host:example.com -all -> true error
#   v=spf10 -all -> true no message
#
# A check that reads the field says that a domain may send, and its mail is refused.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund spf-parse@1.0.4
cat > see.mjs <<'JS'
import { createRequire } from "node:module";
const parse = createRequire(import.meta.url)("spf-parse");
for (const record of ["v=spf1 ip4:192.0.2.0/24 -all", "v=spf1 ip4:192.0.2.999 -all", "v=spf1 host:example.com -all", "v=spf10 -all"]) {
  const { valid, messages = [] } = parse(record);
  console.log(record, "->", valid, messages.map(({ type }) => type).join() || "no message");
}
JS
expected='v=spf1 ip4:192.0.2.0/24 -all -> true no message
v=spf1 ip4:192.0.2.999 -all -> true error
v=spf1 host:example.com -all -> true error
v=spf10 -all -> true no message'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
