import fc from "fast-check";
import { expect, it } from "vitest";
import { createEventParser } from "./event-parser.ts";

function read(...pieces: string[]): string[] {
  const found: string[] = [];
  const parse = createEventParser((data) => found.push(data));
  for (const piece of pieces) parse(piece);
  return found;
}

it.each([
  ["one event", "data: a\n\n", ["a"]],
  ["two events", "data: a\n\ndata: b\n\n", ["a", "b"]],
  ["data of several lines", "data: a\ndata: b\n\n", ["a\nb"]],
  ["no space after the colon, and two", "data:a\n\ndata:  b\n\n", ["a", " b"]],
  ["comments and unknown fields", ": hello\n\n:\n\nid: 7\nevent: x\ndata: a\nretry: 5\n\n", ["a"]],
  ["carriage returns", "data: a\r\n\r\ndata: b\r\r", ["a"]],
  ["empty data", "data\n\n", [""]],
  ["an event that has not ended", "data: a\n", []],
])("reads %s", (_name, text, events) => {
  expect(read(text)).toEqual(events);
});

it("reads the same however the network cuts it", () => {
  const text = ': beat\n\ndata: {"type":"balance"}\r\n\r\ndata: ü\ndata: b\n\n:\n\ndata: c\n\n';
  const whole = read(text);
  expect(whole).toEqual(['{"type":"balance"}', "ü\nb", "c"]);
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), text.length];
      expect(read(...places.map((place, n) => text.slice(place, places[n + 1])))).toEqual(whole);
    }),
  );
});

it("does not gather for ever", () => {
  const parse = createEventParser(() => undefined);
  expect(() => {
    for (let n = 0; n < 1_000; n++) parse("x".repeat(1_000));
  }).toThrow("end of an event");
});
