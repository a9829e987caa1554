import { expect, test } from "vitest";
import { csvBody } from "./csv-body.ts";

test.each([
  ["a,b\r\n1,2", ",", 1],
  ["\uFEFFa;b,c;d\n", ";", 1],
  ["a\tb\r1\t2\r", "\t", 1],
  ["a|b|c\n1|2|3\n", "|", 1],
  ["sep=|\r\na|b\n", "|", 2],
  ["\r\nsep=;\r\na;b\n", ";", 3],
  // Kept by Google Sheets, Numbers and pandas as a first row.
  ["sep=,,,\na,b,c\n", ",", 2],
  ["sep=;,,\na,b,c\n", ",", 2],
  ["sep=\ta\n", "\t", 1],
  ["sep=;;;\na;b;c\n", ";", 2],
  ['"sep=;"\na;b\n', ";", 2],
  ["sep=\t\t\na\tb\n", "\t", 2],
  ["SEP=^\na^b\n", "^", 2],
])("%j has the delimiter %j from line %i", (file, delimiter, line) => {
  expect(csvBody(file)).toMatchObject({ delimiter, line });
});

test("the text begins with the header and has plain line breaks", () => {
  expect(csvBody("\uFEFFsep=;\r\na;b\r1;2\r\r\n").text).toBe("a;b\n1;2\n");
  expect(csvBody("sep=;").text).toBe("");
});
