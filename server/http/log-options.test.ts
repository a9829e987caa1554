import { spawnSync } from "node:child_process";
import { Writable } from "node:stream";
import Fastify from "fastify";
import pg from "pg";
import { expect, test } from "vitest";
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

/** The second line would wait for the first in a writer of its own, which writes what is left at the exit. */
const program = `import Fastify from "fastify";
import { logOptions } from "#server/http/log-options.ts";
const { log } = Fastify({ logger: logOptions("info", undefined) });
log.info("a request");
log.info("its end");
console.log(JSON.stringify({ msg: "the last line" }));
process.exit();`;

test("lines are written in the order in which the process says them", () => {
  const child = spawnSync(process.execPath, ["--input-type=module-typescript", "-e", program], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  const lines = child.stdout.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["a request", "its end", "the last line"]);
});
