#!/bin/sh
# forwarded-parse 2.2.0 and http-link-header 1.1.4, November 2026.
#
# Guess: a reader of a header with a list passes over empty members, which a sender leaves where it removes one (RFC 9110
#   section 5.6.1.2).
# Behaviour: both throw.
# Seen:
#   for=192.0.2.1, for=192.0.2.2 -> [{"for":"192.0.2.1"},{"for":"192.0.2.2"}]
#   for=192.0.2.1,, for=192.0.2.2 -> ParseError
#   for=192.0.2.1, -> ParseError
#   <a>; rel=next, <b>; rel=prev -> [{"uri":"a","rel":"next"},{"uri":"b","rel":"prev"}]
#   <a>; rel=next,, <b>; rel=prev -> Error
#
# One empty member keeps all addresses of a request from being read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund forwarded-parse@2.2.0 http-link-header@1.1.4
cat > see.mjs <<'JS'
import parseForwarded from "forwarded-parse";
import Link from "http-link-header";
const outcome = (read) => {
  try {
    return JSON.stringify(read());
  } catch ({ name }) {
    return name;
  }
};
for (const header of ["for=192.0.2.1, for=192.0.2.2", "for=192.0.2.1,, for=192.0.2.2", "for=192.0.2.1,"])
  console.log(header, "->", outcome(() => parseForwarded(header)));
for (const header of ["<a>; rel=next, <b>; rel=prev", "<a>; rel=next,, <b>; rel=prev"])
  console.log(header, "->", outcome(() => Link.parse(header).refs));
JS
expected='for=192.0.2.1, for=192.0.2.2 -> [{"for":"192.0.2.1"},{"for":"192.0.2.2"}]
for=192.0.2.1,, for=192.0.2.2 -> ParseError
for=192.0.2.1, -> ParseError
<a>; rel=next, <b>; rel=prev -> [{"uri":"a","rel":"next"},{"uri":"b","rel":"prev"}]
<a>; rel=next,, <b>; rel=prev -> Error'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
