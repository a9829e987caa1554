#!/bin/sh
# nodemailer 10.6.0, November 2026.
#
# Guess: a date of a message that is given as a text, as its types allow, is written in the form of RFC 5322, or refused.
# Behaviour: only a Date is converted. A text or a number stands in the header as it is; 0 is taken for no date, so that the mail has
#   the present one.
# Seen: the header of each date.
#   Date: Mon, 30 Nov 2026 10:00:00 +0000
#   Date: 2026-11-30T10:00:00+05:30
#   Date: 2026-11-30
#   Date: 1764500000000
#
# JSON and databases bring dates as texts. The header is none of RFC 5322 then, and each mail program makes of it what it likes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nodemailer@10.6.0
cat > see.mjs <<'JS'
import nodemailer from "nodemailer";
const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
for (const date of [new Date("2026-11-30T10:00:00Z"), "2026-11-30T10:00:00+05:30", "2026-11-30", 1764500000000]) {
  const { message } = await transport.sendMail({ from: "a@a.example", to: "b@b.example", text: "x", date });
  console.log(/^Date: .*$/m.exec(message.toString())[0]);
}
JS
expected='Date: Mon, 30 Nov 2026 10:00:00 +0000
Date: 2026-11-30T10:00:00+05:30
Date: 2026-11-30
Date: 1764500000000'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
