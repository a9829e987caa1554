import { expect, test } from "vitest";
import type { OperatorStore } from "#domain/calls/operator-store.ts";
import { readCommand, runOperate, UsageError } from "./run-operate.ts";

const now = new Date("2026-11-21T10:00:00Z");

/** A store with one known address. */
function operatorInMemory(): OperatorStore {
  let since: Date | undefined;
  return {
    freeze: async (email) => email === "ada@example.org",
    unfreeze: async (email) => email === "ada@example.org",
    stopCalling: async (at) => {
      since ??= at;
    },
    resumeCalling: async () => {
      since = undefined;
    },
    stoppedSince: async () => since,
  };
}

test("each command reports the new state", async () => {
  const operator = operatorInMemory();
  const say = (...words: string[]) => runOperate(operator, readCommand(words), now);
  expect(await say("freeze", "ada@example.org")).toEqual({
    done: true,
    sentence: "ada@example.org cannot make calls now.",
  });
  expect(await say("unfreeze", "ada@example.org")).toMatchObject({
    sentence: "ada@example.org can make calls.",
  });
  expect(await say("freeze", "x@example.org")).toEqual({
    done: false,
    sentence: "No user has the address x@example.org.",
  });
  expect(await say("calling")).toMatchObject({ sentence: "Calling is switched on." });
  const off = "Calling is switched off since 2026-11-21T10:00:00.000Z.";
  expect(await say("calling", "off")).toMatchObject({ sentence: off });
  expect(await say("calling")).toMatchObject({ sentence: off });
  expect(await say("calling", "on")).toMatchObject({ sentence: "Calling is switched on." });
});

test.each([[[]], [["freeze"]], [["calling", "maybe"]], [["calling", "on", "now"]], [["melt", "x"]]])(
  "%j is refused with the usage",
  (words) => {
    expect(() => readCommand(words)).toThrow(UsageError);
    expect(() => readCommand(words)).toThrow(/Usage: npm run operate/);
  },
);
