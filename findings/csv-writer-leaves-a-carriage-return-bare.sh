#!/bin/sh
# csv-writer 1.6.0 and export-to-csv 1.5.0, November 2026.
#
# Guess: a cell with a carriage return stands in quotes (RFC 4180 section 2.6), an empty value is an empty cell, and a decimal
#   comma does not divide a cell.
# Behaviour: csv-writer quotes a cell for a line feed alone, so a lone carriage return ends the row in a spreadsheet. export-to-
#   csv writes null as the word, and a decimal comma in no quotes between commas.
# Seen:
#   csv-writer "Ada,one\rtwo\nBob,\"one\ntwo\"\n"
#   export-to-csv "\"name\",\"price\"\r\n\"null\",1,5\r\n"
#
# Old Macintosh programs and some forms write a carriage return alone, and the price becomes two cells.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-writer@1.6.0 export-to-csv@1.5.0
cat > see.mjs <<'JS'
import csvWriter from "csv-writer";
import { asString, generateCsv, mkConfig } from "export-to-csv";
const rows = csvWriter.createArrayCsvStringifier({ header: ["name", "note"] });
console.log("csv-writer", JSON.stringify(rows.stringifyRecords([["Ada", "one\rtwo"], ["Bob", "one\ntwo"]])));
const config = mkConfig({ useKeysAsHeaders: true, useBom: false, decimalSeparator: "," });
console.log("export-to-csv", JSON.stringify(asString(generateCsv(config)([{ name: null, price: 1.5 }]))));
JS
expected='csv-writer "Ada,one\rtwo\nBob,\"one\ntwo\"\n"
export-to-csv "\"name\",\"price\"\r\n\"null\",1,5\r\n"'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
