#!/bin/sh
# pgsql-ast-parser 12.0.2, November 2026.
#
# Guess: a constant is read as PostgreSQL reads it or refused: 1e3 is 1000, and a number above 2^53 and a long fraction keep
#   their digits.
# Behaviour: 1e3 is 1 with the name e3, and large numbers and long fractions are rounded. Nothing is refused.
# Seen: statement -> the statement as it is written again.
#   SELECT 1e3 -> SELECT (1) AS e3
#   SELECT a FROM t WHERE id = 9007199254740993 -> SELECT a  FROM t   WHERE (id = (9007199254740992))
#   SELECT 0.1234567890123456789 -> SELECT (0.12345678901234568)
#
# A filter that rewrites statements asks for another row than its caller did.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pgsql-ast-parser@12.0.2
cat > see.mjs <<'JS'
import { parse, toSql } from "pgsql-ast-parser";
for (const text of ["SELECT 1e3", "SELECT a FROM t WHERE id = 9007199254740993", "SELECT 0.1234567890123456789"])
  console.log(text, "->", toSql.statement(parse(text)[0]).trim());
JS
expected='SELECT 1e3 -> SELECT (1) AS e3
SELECT a FROM t WHERE id = 9007199254740993 -> SELECT a  FROM t   WHERE (id = (9007199254740992))
SELECT 0.1234567890123456789 -> SELECT (0.12345678901234568)'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
