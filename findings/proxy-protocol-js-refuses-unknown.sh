#!/bin/sh
# proxy-protocol-js 4.0.6, November 2026.
#
# Guess: the line PROXY UNKNOWN alone is read: the protocol has the sender of a health check or of another family write it, and
#   the receiver ignore what else is there.
# Behaviour: it is refused. With addresses behind the word it is read.
# Seen:
#   PROXY TCP4 192.0.2.1 198.51.100.1 4711 443 -> TCP4
#   PROXY UNKNOWN 2001:db8::1 2001:db8::2 4711 443 -> UNKNOWN
#   PROXY UNKNOWN -> given data isnt suitable for V1 PROXY protocols definition
#
# Load balancers send the short line for their own checks, so a server behind this reader looks ill while it works.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund proxy-protocol-js@4.0.6
cat > see.mjs <<'JS'
import { createRequire } from "node:module";
const { V1ProxyProtocol } = createRequire(import.meta.url)("proxy-protocol-js");
for (const line of ["PROXY TCP4 192.0.2.1 198.51.100.1 4711 443", "PROXY UNKNOWN 2001:db8::1 2001:db8::2 4711 443", "PROXY UNKNOWN"]) {
  try {
    console.log(line, "->", V1ProxyProtocol.parse(`${line}\r\n`)?.inetProtocol ?? "none");
  } catch (error) {
    console.log(line, "->", error.message.replaceAll("\u0027", ""));
  }
}
JS
expected='PROXY TCP4 192.0.2.1 198.51.100.1 4711 443 -> TCP4
PROXY UNKNOWN 2001:db8::1 2001:db8::2 4711 443 -> UNKNOWN
PROXY UNKNOWN -> given data isnt suitable for V1 PROXY protocols definition'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
