import { expect, test } from "vitest";
import { callStatusSchema } from "#contract/calls/call-status.ts";
import { mayFollow } from "./call.ts";

/** Row: the current status. A mark: a status the call may go to. */
const table = `
  from \\ to    requested ringing answered completed busy no_answer failed canceled refused
  requested    -         x       x        x         x    x         x      x        x
  ringing      -         -       x        x         x    x         x      x        x
  answered     -         -       -        x         x    x         x      x        x
  completed    -         -       -        -         -    -         -      -        -
  busy         -         -       -        -         -    -         -      -        -
  no_answer    -         -       -        -         -    -         -      -        -
  failed       -         -       -        -         -    -         -      -        -
  canceled     -         -       -        -         -    -         -      -        -
  refused      -         -       -        -         -    -         -      -        -
`;

const [header = [], ...rows] = table
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));
const targets = header.slice(3);

test("the table has every status", () => {
  expect(targets).toEqual(callStatusSchema.options);
  expect(rows.map(([from]) => from)).toEqual(callStatusSchema.options);
});

test.each(
  rows.flatMap(([from, ...marks]) => marks.map((mark, index) => [from, targets[index], mark === "x"])),
)("%s to %s: %s", (from, to, allowed) => {
  expect(mayFollow(callStatusSchema.parse(from), callStatusSchema.parse(to))).toBe(allowed);
});
