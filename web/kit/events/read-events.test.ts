import fc from "fast-check";
import { expect, it } from "vitest";
import type { ServerEvent } from "#contract/events.ts";
import { readEvents } from "./read-events.ts";

/** Reads a stream that arrives in these pieces. */
async function read(pieces: Uint8Array[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(output) {
      for (const piece of pieces) output.enqueue(piece);
      output.close();
    },
  });
  await readEvents({
    fetcher: async () => new Response(body, { headers: { "content-type": "text/event-stream" } }),
    csrfToken: "one",
    signal: new AbortController().signal,
    onSign: () => undefined,
    onEvent: (event) => events.push(event),
  });
  return events;
}
const bytes = (text: string) => new TextEncoder().encode(text);

const transaction = (id: string) => ({ type: "transaction", id });
const a = transaction("a");

it.each([
  ["one event", 'data: {"type":"transaction","id":"a"}\n\n', [a]],
  ["data of several lines", 'data: {"type":"transaction",\ndata:"id":"a"}\n\n', [a]],
  [
    "carriage returns",
    'data: {"type":"transaction","id":"a"}\r\n\r\ndata: {"type":"transaction","id":"a"}\r\r:',
    [a, a],
  ],
  [
    "comments and other fields",
    ': hello\n\n:\n\nid: 7\nevent: x\nfoo: bar\ndata: {"type":"transaction","id":"a"}\nretry: x\n\n',
    [a],
  ],
  ["an event of a newer server", 'data: {"type":"later"}\n\ndata: {"type":"transaction","id":"a"}\n\n', [a]],
  ["data that is not JSON", 'data: {\n\ndata: {"type":"transaction","id":"a"}\n\n', [a]],
  ["an event that has not ended", 'data: {"type":"transaction","id":"a"}\n', []],
])("reads %s", async (_name, text, events) => {
  expect(await read([bytes(text)])).toEqual(events);
});

it("reads the same events wherever the network cuts the stream", async () => {
  const text = bytes(
    ':\n\ndata: {"type":"transaction","id":"a"}\r\n\r\ndata: {"type":"transaction",\ndata: "id":"ü"}\n\n:\n\ndata: {"type":"transaction","id":"a"}\n\n',
  );
  const whole = await read([text]);
  expect(whole).toEqual([a, transaction("ü"), a]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(text.length)), async (cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), text.length];
      expect(await read(edges.map((edge, n) => text.slice(edge, edges[n + 1])))).toEqual(whole);
    }),
  );
});

it.each(["data: ", "data: x\n"])("rejects an endless event of %j", async (piece) => {
  const pieces = [bytes(piece), ...Array.from({ length: 300 }, () => bytes("data: ".padEnd(1_000, "x")))];
  const lines = piece.endsWith("\n") ? pieces.map((one) => Buffer.concat([one, bytes("\n")])) : pieces;
  await expect(read(lines)).rejects.toThrow("max buffer size");
});
