import { expect, test } from "vitest";
import type { CallingStop, OperatorStore } from "#domain/calls/operator-store.ts";
import { readCommand, runOperate, type StoreCommand, UsageError } from "./run-operate.ts";

const now = new Date("2026-11-21T10:00:00Z");

/** A store with one known address. */
function operatorInMemory(): OperatorStore {
  let stop: CallingStop | undefined = { since: now, reason: "spend" };
  let spent_mc = 2_500_000;
  return {
    freeze: async (email) => email === "ada@example.org",
    unfreeze: async (email) => email === "ada@example.org",
    stopCalling: async (at) => {
      stop ??= { since: at, reason: "operator" };
    },
    resumeCalling: async () => {
      stop = undefined;
    },
    stopped: async () => stop,
    spend: async () => ({ hour_mc: spent_mc, day_mc: 2 * spent_mc, checkedAt: now }),
    resetSpend: async () => {
      spent_mc = 0;
      stop = undefined;
    },
  };
}

function storeCommand(words: string[]): StoreCommand {
  const command = readCommand(words);
  switch (command.name) {
    case "check":
    case "audit":
    case "backup":
    case "restore":
    case "move":
      throw new Error(`${command.name} does not ask the store.`);
    default:
      return command;
  }
}

test("each command reports the new state", async () => {
  const operator = operatorInMemory();
  const say = (...words: string[]) => runOperate(operator, storeCommand(words), now);
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
  const spent =
    "At 2026-11-21T10:00:00.000Z the calls of all wallets cost 2,500 credits within an hour and 5,000 within a day.";
  const stopped =
    "Calling is stopped since 2026-11-21T10:00:00.000Z, because all wallets together spent too much.";
  expect(await say("spend")).toEqual({ done: true, sentence: `${spent} ${stopped}` });
  expect(await say("spend", "reset")).toMatchObject({
    sentence: expect.stringMatching(/cost 0 credits .* and 0 within a day\. Calling is switched on\.$/),
  });
  expect(await say("calling")).toMatchObject({ sentence: "Calling is switched on." });
  const off = "Calling is switched off since 2026-11-21T10:00:00.000Z.";
  expect(await say("calling", "off")).toMatchObject({ sentence: off });
  expect(await say("calling")).toMatchObject({ sentence: off });
  expect(await say("calling", "on")).toMatchObject({ sentence: "Calling is switched on." });
});

test.each([
  [[]],
  [["freeze"]],
  [["calling", "maybe"]],
  [["calling", "on", "now"]],
  [["spend", "less"]],
  [["melt", "x"]],
  [["check", "voice"]],
  [["backup"]],
  [["restore"]],
  [["restore", "one", "two"]],
  [["move"]],
  [["move", "mysql://localhost/farline"]],
  [["move", "localhost"]],
])("%j is refused with the usage", (words) => {
  expect(() => readCommand(words)).toThrow(UsageError);
  expect(() => readCommand(words)).toThrow(/Usage: npm run operate/);
});
