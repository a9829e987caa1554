#!/bin/sh
# eml-parse-js 1.1.15, November 2026.
#
# Guess: a sender is one person: encoded words are decoded once the header is divided, so a comma within them divides nothing
#   (RFC 2047 section 6.1). A file name in pieces is put together (RFC 2231 section 3).
# Behaviour: the words are decoded first, and the name becomes two people, one of them without an address. Of a name in pieces
#   the first one stays.
# Seen:
#   [{"name":"Müller","email":""},{"name":"Ada","email":"ada@example.com"}]
#   €
#
# An answer goes to an address that is empty, and a saved attachment has no ending by which a system opens it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund eml-parse-js@1.1.15
cat > see.mjs <<'JS'
import eml from "eml-parse-js";
const lines = [
  "From: =?UTF-8?Q?M=C3=BCller=2C_Ada?= <ada@example.com>",
  "To: <bob@example.com>",
  "Subject: x",
  "MIME-Version: 1.0",
  'Content-Type: multipart/mixed; boundary="b1"',
  "",
  "--b1",
  "Content-Type: text/plain",
  "",
  "x",
  "--b1",
  "Content-Type: application/pdf",
  `Content-Disposition: attachment; filename*0*=utf-8${"\u0027\u0027"}%E2%82%AC; filename*1="-invoice.pdf"`,
  "Content-Transfer-Encoding: base64",
  "",
  "JVBERg==",
  "--b1--",
  "",
];
const { from, attachments } = eml.readEml(lines.join("\r\n"));
console.log(JSON.stringify([from].flat()));
console.log(attachments.map(({ name }) => name).join());
JS
expected='[{"name":"Müller","email":""},{"name":"Ada","email":"ada@example.com"}]
€'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
