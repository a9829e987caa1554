import { expect, test } from "vitest";
import { readArguments, UsageError } from "./arguments.ts";

test.each([
  ["2026-12-01", "2026-12-01T00:00:00.000Z"],
  ["2026-12-01T06:30Z", "2026-12-01T06:30:00.000Z"],
  ["2026-12-01T00:30:00+01:00", "2026-11-30T23:30:00.000Z"],
])("--effective %s is %s", (text, iso) => {
  expect(readArguments(["import", "a.csv", "--effective", text])).toEqual({
    name: "import",
    file: "a.csv",
    effectiveAt: new Date(iso),
  });
});

test("missing arguments are undefined", () => {
  expect(readArguments(["export"])).toEqual({ name: "export" });
  expect(readArguments(["export", "--from", "acme"])).toEqual({ name: "export", from: "acme" });
  expect(readArguments(["check", "a.csv", "--costs", "b.csv"])).toEqual({
    name: "check",
    file: "a.csv",
    costs: "b.csv",
    from: undefined,
  });
});

test("a draft names the carrier and the margin", () => {
  const wanted = { name: "draft", from: "acme", margin: 40 };
  expect(readArguments(["draft", "--from", "acme", "--margin", "40"])).toEqual({
    ...wanted,
    file: undefined,
  });
  expect(readArguments(["draft", "a.csv", "--margin", "0", "--from", "acme"])).toEqual({
    ...wanted,
    margin: 0,
    file: "a.csv",
  });
});

test.each([
  [[]],
  [["remove"]],
  [["import"]],
  [["import", "a.csv", "b.csv"]],
  [["import", "a.csv", "--effective", "tomorrow"]],
  [["import", "a.csv", "--effective", "2026-02-30"]],
  [["import", "a.csv", "--effective", "2026-12-01T06:30"]],
  [["import", "a.csv", "--effective", "01/12/2026"]],
  [["import", "a.csv", "--effective"]],
  [["import", "a.csv", "--costs", "b.csv"]],
  [["export", "a.csv", "--reason", "new carrier"]],
  [["export", "--force"]],
  [["check", "--effective", "2026-12-01"]],
  [["generate", "a.csv"]],
  [["draft"]],
  [["draft", "--from", "acme"]],
  [["draft", "--margin", "40"]],
  [["draft", "--from", "acme", "--margin", "100"]],
  [["draft", "--from", "acme", "--margin", "-5"]],
  [["draft", "--from", "acme", "--margin", "40 %"]],
  [["import", "a.csv", "--margin", "40"]],
  [["import", "a.csv", "--from", "acme"]],
])("%j is refused with the usage", (args) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(/Usage: npm run tariff/);
});
