import { describe, expect, test } from "vitest";
import { placesOf, readCsv } from "./csv.ts";

test.each([
  ["a,b\n1,2\n", "a|b 1|2"],
  ["a,b\r\n1,2\r\n\r\n", "a|b 1|2"],
  ["a,b\r1,2\r", "a|b 1|2"],
  ["\uFEFFa;b\n1,5;2\n", "a|b 1,5|2"],
  ["sep=;\r\na;b\r\n1;2", "a|b 1|2"],
  ["\uFEFFsep=\t\na\tb\n1\t2", "a|b 1|2"],
  ["a\tb\n1\t2", "a|b 1|2"],
  ["a|b\n1|2", "a|b 1|2"],
  ["sep=,\na,b\n1,2", "a|b 1|2"],
  ["sep=;;;\na;b\n1;2", "a|b 1|2"],
  ['"a","b"\n"say ""hi""","x, y"', 'a|b say "hi"|x, y'],
  [" a , b\t,,,\n 1 , 2 ,,,\n,,,,\n   \n", "a|b 1|2"],
  ["a,b,c\n1,,3\n", "a|b|c 1||3"],
  ["\n\na,b\n1,2", "a|b 1|2"],
  ["", ""],
])("%j", (text, fields) => {
  const { header, lines } = readCsv(text);
  expect([header, ...lines].map((line) => line.fields.join("|")).join(" ")).toBe(fields);
});

test("lines are counted as an editor counts them", () => {
  const { lines } = readCsv('sep=,\na,b\n\n"1\nand more",2\n3,4\n');
  expect(lines.map(({ line }) => line)).toEqual([4, 6]);
});

test.each(['a,b\n1,2\n3,"never closed\n5,6', 'a,b\n1,2\n3,"closed"twice\n5,6'])(
  "a broken quote is named with its line: %j",
  (text) => {
    const { lines, brokenLine } = readCsv(text);
    expect(brokenLine).toBe(3);
    expect(lines.map(({ line }) => line)).toEqual([2]);
  },
);

describe("the columns of a header", () => {
  const places = (header: string) => placesOf(readCsv(header).header, ["prefix", "name", "price"]);

  test("are found in any order and case, quoted and spaced", () => {
    expect(places('"Price"; NAME ;prefix;;')).toEqual([2, 1, 0]);
  });

  test.each([
    [
      "prefix,name,cost",
      /^the name of column 3, "cost", is none of them: the columns must be prefix,name,price$/,
    ],
    ["prefix,name,name", /^the name of column 3, "name", stands there twice/],
    ["prefix,name", /^the column price is missing/],
    ["prefix,,price", /^the name of column 2, "", is none of them/],
    ["", /^the column prefix is missing/],
  ])("%s: the first fault is named", (header, sentence) => {
    expect(places(header)).toMatch(sentence);
  });
});
