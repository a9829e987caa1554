import { expect, test } from "vitest";
import { remembering } from "./remembering.ts";

test("reads a text once, until 10,000 others were read", () => {
  let readings = 0;
  const read = remembering((text: string) => {
    readings += 1;
    return text === "" ? undefined : text.length;
  });
  expect([read("abc"), read("abc"), read(""), read("")]).toEqual([3, 3, undefined, undefined]);
  expect(readings).toBe(2);
  for (let n = 0; n < 9_998; n += 1) read(`${n}`);
  read("abc");
  expect(readings).toBe(10_000);
  read("one more");
  read("abc");
  expect(readings).toBe(10_002);
});
