import { beforeEach, expect, it } from "vitest";
import { longestQuiet_ms } from "#contract/events.ts";
import { openQuietTimes } from "./quiet-times.ts";

const ada = { id: "ada", walletId: "shared" };
const bob = { id: "bob", walletId: "shared" };
const eve = { id: "eve", walletId: "own" };
let now_ms: number;
let hearsSince: Date | undefined;
beforeEach(() => {
  now_ms = Date.UTC(2026, 0, 1);
  hearsSince = new Date(0);
});
const times = () => openQuietTimes({ now: () => new Date(now_ms) }, () => hearsSince);

it("a user is quiet since their own last event, or that of their wallet", () => {
  const quiet = times();
  quiet.note({ walletId: "shared" });
  now_ms += 3_000;
  quiet.note({ userId: "ada" });
  now_ms += 1_000;
  expect([ada, bob, eve].map(quiet.quiet_ms)).toEqual([1_000, 4_000, longestQuiet_ms]);
  now_ms += longestQuiet_ms;
  quiet.note({ userId: "eve" });
  expect([ada, bob, eve].map(quiet.quiet_ms)).toEqual([longestQuiet_ms, longestQuiet_ms, 0]);
});

it("a process that does not hear the others, or not for long, knows of no longer quiet", () => {
  const quiet = times();
  hearsSince = undefined;
  expect(quiet.quiet_ms(ada)).toBe(0);
  hearsSince = new Date(now_ms - 2_000);
  expect(quiet.quiet_ms(ada)).toBe(2_000);
  hearsSince = new Date(now_ms + 2_000);
  expect(quiet.quiet_ms(ada), "the clock was set back").toBe(0);
});
