#!/bin/sh
# fast-json-stringify 7.3.6, November 2026.
#
# Guess: a value that the schema does not allow is an error, as one that misses a required property is.
# Behaviour: it becomes one that the schema allows. A null is 0, an empty text, list or object; the decimals of an integer are cut off;
#   each text is true, "false" too; and a constant stands in the place of any other value. Infinity becomes null, and NaN is an error.
# Seen: schema, value -> JSON.
#   integer, null -> 0
#   number, null -> 0
#   string, null -> ""
#   array, null -> []
#   integer, 0.5 -> 0
#   boolean, "false" -> true
#   const paid, "failed" -> "paid"
#   number, Infinity -> null
#
# A price that is not known is sent as 0, and a half credit as none, and no reader can tell. The schema has to allow null, and the type
# that makes the value has to be held against the schema before.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fast-json-stringify@7.3.6
cat > see.mjs <<'JS'
import build from "fast-json-stringify";
const cases = [
  [{ type: "integer" }, null],
  [{ type: "number" }, null],
  [{ type: "string" }, null],
  [{ type: "array", items: { type: "string" } }, null],
  [{ type: "integer" }, 0.5],
  [{ type: "boolean" }, "false"],
  [{ const: "paid" }, "failed"],
  [{ type: "number" }, Number.POSITIVE_INFINITY],
];
for (const [schema, value] of cases) {
  const shown = typeof value === "string" ? JSON.stringify(value) : value;
  console.log(`${schema.type ?? `const ${schema.const}`}, ${shown} -> ${build(schema)(value)}`);
}
JS
expected='integer, null -> 0
number, null -> 0
string, null -> ""
array, null -> []
integer, 0.5 -> 0
boolean, "false" -> true
const paid, "failed" -> "paid"
number, Infinity -> null'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
