#!/bin/sh
# pg-connection-string 2.14.1, November 2026.
#
# Guess: the form of libpq with keywords, host=... dbname=..., is read or refused: psql takes it in the place of an address.
# Behaviour: the whole text is the name of a database on a host with the name base, without a user.
# Seen:
#   {"host":"base","database":"host=db.example.com dbname=calls user=farline","user":""}
#   {"host":"db.example.com","database":"calls","user":"farline"}
#
# A connection then fails because base has no address, or reaches a machine that has that name, and the message names neither
# the host that was written nor the form that is wrong.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pg-connection-string@2.14.1
cat > see.mjs <<'JS'
import { parse } from "pg-connection-string";
for (const text of ["host=db.example.com dbname=calls user=farline", "postgres://farline@db.example.com/calls"]) {
  const { host, database, user } = parse(text);
  console.log(JSON.stringify({ host, database, user }));
}
JS
expected='{"host":"base","database":"host=db.example.com dbname=calls user=farline","user":""}
{"host":"db.example.com","database":"calls","user":"farline"}'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
