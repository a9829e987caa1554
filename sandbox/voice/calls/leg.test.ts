import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CallLog } from "./call-log.ts";
import { Leg } from "./leg.ts";

const parties = { direction: "outbound-dial", parentSid: null, from: "+1", to: "+2" } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function answeredLeg(): Leg {
  const leg = new Leg(parties);
  leg.ring();
  leg.answer();
  return leg;
}

test("a leg only moves forward", () => {
  const leg = answeredLeg();
  leg.ring();
  expect(leg.status).toBe("in-progress");
  leg.end("completed");
  leg.answer();
  leg.end("failed");
  expect(leg.status).toBe("completed");
});

test("a hang-up completes an answered leg and cancels any other", () => {
  const leg = answeredLeg();
  leg.hangUp();
  expect(leg.status).toBe("completed");
  const unanswered = new Leg(parties);
  vi.advanceTimersByTime(60_000);
  unanswered.hangUp();
  expect(unanswered).toMatchObject({ status: "canceled", duration_s: 0 });
});

test.each([
  [400, 0],
  [600, 1],
  [61_400, 61],
])("%d ms of talk are %d s", (talk_ms, seconds) => {
  const leg = answeredLeg();
  vi.advanceTimersByTime(talk_ms);
  leg.hangUp();
  expect(leg.duration_s).toBe(seconds);
});

describe("the time limits", () => {
  test("the earlier of the two ends the leg, at its exact second", () => {
    const leg = new Leg(parties);
    leg.limit("dial", 90);
    leg.limit("timeLimit", 60);
    vi.advanceTimersByTime(120_000);
    expect(leg.status).toBe("queued");
    leg.answer();
    vi.advanceTimersByTime(59_999);
    expect(leg.status).toBe("in-progress");
    vi.advanceTimersByTime(1);
    expect(leg).toMatchObject({ status: "completed", duration_s: 60 });
  });

  test("a later one extends the leg, but not past the other", () => {
    const leg = answeredLeg();
    leg.limit("timeLimit", 60);
    leg.limit("dial", 90);
    vi.advanceTimersByTime(50_000);
    leg.limit("timeLimit", 600);
    vi.advanceTimersByTime(39_999);
    expect(leg.status).toBe("in-progress");
    vi.advanceTimersByTime(1);
    expect(leg.duration_s).toBe(90);
  });

  test("one already passed ends the leg now", () => {
    const leg = answeredLeg();
    vi.advanceTimersByTime(30_000);
    leg.limit("timeLimit", 10);
    expect(leg).toMatchObject({ status: "completed", duration_s: 30 });
  });

  test("a timer that fires late does not lengthen the call", () => {
    const leg = answeredLeg();
    leg.limit("timeLimit", 10);
    vi.setSystemTime(Date.now() + 3_000);
    vi.advanceTimersByTime(10_000);
    expect(leg.duration_s).toBe(10);
  });

  test("a call without its own limit ends at the carrier's longest", () => {
    const leg = answeredLeg();
    vi.advanceTimersByTime(14_400_000);
    expect(leg).toMatchObject({ status: "completed", duration_s: 14_400 });
  });
});

test("the log drops the oldest finished legs, never a running one", () => {
  const log = new CallLog(2);
  const running = log.open(parties);
  const finished = log.open(parties);
  finished.hangUp();
  const newest = log.open(parties);
  expect(log.find(finished.sid)).toBeUndefined();
  expect(log.list(() => true)).toEqual([newest, running]);
});
