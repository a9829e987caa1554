#!/bin/sh
# aws4fetch 1.0.20, July to November 2026.
#
# Guess: a request for an object is signed for the path that is sent, so every key that a URL can hold can be fetched.
# Behaviour: for S3 a plus in the path is signed as a space, and an encoded slash as a slash, while the URL is sent as it was given.
#   A server that reads a plus as RFC 3986 does computes another signature and refuses the request; one that reads it as a space
#   finds another object. A plus that is written as %2B is signed as one.
# Seen: path of the URL, and path that is signed.
#   /voice/a+b.wav /voice/a%20b.wav
#   /voice/a%2Bb.wav /voice/a%2Bb.wav
#   /voice/a%2Fb.wav /voice/a/b.wav
#
# Keys made of numbers such as +442079460000, of times with an offset or of base64 have a plus, and encodeURI leaves it as it is:
# encodeURIComponent on each part of the key helps.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund aws4fetch@1.0.20
cat > see.mjs <<'JS'
import { AwsV4Signer } from "aws4fetch";
const keys = ["voice/a+b.wav", "voice/a%2Bb.wav", "voice/a%2Fb.wav"];
for (const key of keys) {
  const url = `https://storage.example/${key}`;
  const signer = new AwsV4Signer({ url, accessKeyId: "key", secretAccessKey: "secret", service: "s3", region: "auto" });
  const [, signed] = (await signer.canonicalString()).split("\n");
  const { url: sent } = await signer.sign();
  console.log(sent.pathname, signed);
}
JS
expected='/voice/a+b.wav /voice/a%20b.wav
/voice/a%2Bb.wav /voice/a%2Bb.wav
/voice/a%2Fb.wav /voice/a/b.wav'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
