import { Writable } from "node:stream";
import Fastify from "fastify";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { logOptions } from "./log-options.ts";

test("a failed statement is logged by its code and its place, without the row", () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { log } = Fastify({ logger: { ...logOptions("info", () => ({ callId: "C1" })), stream } });
  const cause = new pg.DatabaseError("new row violates check constraint", 1, "error");
  Object.assign(cause, { code: "23514", detail: "Failing row contains (ada@example.org, +442079460000)." });
  log.error({ err: new Error("the work failed", { cause }) }, "request failed");

  expect(lines).toHaveLength(1);
  const { err, callId } = JSON.parse(lines[0] ?? "");
  expect(callId).toBe("C1");
  expect(err).toMatchObject({
    type: "Error",
    message: "the work failed",
    stack: expect.stringContaining("log-options.test.ts"),
    cause: { code: "23514", message: "new row violates check constraint" },
  });
  expect(lines[0]).not.toMatch(/ada@example|442079460000/);
});

test("a line is written when it is logged, in the order of the process's other lines", () => {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    Fastify({ logger: logOptions("info", undefined) }).log.info("a request");
    process.stdout.write("the end\n");
    expect(written.mock.calls.map(([line]) => line)).toEqual([
      expect.stringContaining('"msg":"a request"'),
      "the end\n",
    ]);
  } finally {
    written.mockRestore();
  }
});
