#!/bin/sh
# nodemailer 10.6.0, November 2026.
#
# Guess: an attachment without a name gets one with an ending that fits its type, .bin where nothing is known, .vcf for a vCard.
# Behaviour: bytes without a type, or of the type for any bytes, are named with a star as the ending. A vCard of its registered type
#   is a .txt, and Opus sound a .bin.
# Seen: type -> name.
#   none -> attachment-1.*
#   application/octet-stream -> attachment-1.*
#   text/vcard -> attachment-1.txt
#   audio/opus -> attachment-1.bin
#   audio/wav -> attachment-1.wav
#
# Windows has no file with a star in its name, so saving asks for another, and a contact or a sound does not open by a press.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nodemailer@10.6.0
cat > see.mjs <<'JS'
import nodemailer from "nodemailer";
const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
for (const contentType of [undefined, "application/octet-stream", "text/vcard", "audio/opus", "audio/wav"]) {
  const attachments = [{ content: Buffer.from("x"), contentType }];
  const { message } = await transport.sendMail({ from: "a@a.example", to: "b@b.example", text: "x", attachments });
  console.log(`${contentType ?? "none"} -> ${/filename=(.*)/.exec(message.toString())[1]}`);
}
JS
expected='none -> attachment-1.*
application/octet-stream -> attachment-1.*
text/vcard -> attachment-1.txt
audio/opus -> attachment-1.bin
audio/wav -> attachment-1.wav'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
