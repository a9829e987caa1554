#!/bin/sh
# sip 0.0.6 and jssip 3.13.8, November 2026.
#
# Guess: an address of IPv6 is read in brackets, in a URI and in Via (RFC 3261 section 25.1), and each Via of a list is read.
# Behaviour: sip reads such a URI as none. A Via with such an address has the host [2001 and neither port nor parameters, and
#   the one behind it is lost. JsSIP reads the URI.
# Seen: URI -> host of sip and of jssip; the hops of Via.
#   sip:ada@192.0.2.1:5061 -> 192.0.2.1 192.0.2.1
#   sip:ada@[2001:db8::1]:5061 -> none [2001:db8::1]
#   Via [2001 undefined undefined
#
# An answer goes by the first Via: where a hop speaks IPv6, it goes nowhere.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sip@0.0.6 jssip@3.13.8
cat > see.mjs <<'JS'
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const sip = require("sip");
const { URI } = require("jssip");
for (const uri of ["sip:ada@192.0.2.1:5061", "sip:ada@[2001:db8::1]:5061"])
  console.log(uri, "->", sip.parseUri(uri)?.host ?? "none", URI.parse(uri)?.host);
const lines = [
  "OPTIONS sip:ada@example.com SIP/2.0",
  "Via: SIP/2.0/TCP [2001:db8::1]:5061;branch=z9hG4bKa, SIP/2.0/UDP host.example.com:5062;branch=z9hG4bKb",
  "From: <sip:ada@example.com>;tag=1",
  "To: <sip:bob@example.com>",
  "Call-ID: 1",
  "CSeq: 1 OPTIONS",
  "Content-Length: 0",
];
for (const { host, port, params } of sip.parse(`${lines.join("\r\n")}\r\n\r\n`).headers.via)
  console.log("Via", host, port, params.branch);
JS
expected='sip:ada@192.0.2.1:5061 -> 192.0.2.1 192.0.2.1
sip:ada@[2001:db8::1]:5061 -> none [2001:db8::1]
Via [2001 undefined undefined'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
