import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

test.each<[string | undefined, ReturnType<typeof byteRange>]>([
  [undefined, undefined],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=10-1000", { start: 10, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
  ["bytes=99-", { start: 99, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  // Several ranges, and what is no range, get the whole.
  ["bytes=0-1,5-6", undefined],
  ["bytes=9-1", undefined],
  ["bytes=-", undefined],
  ["lines=1-2", undefined],
])("of 100 bytes, %s is %o", (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
