import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PhonePhase } from "#web/phone/phone.ts";
import { accompanyCalls, endNotice, keepAwake } from "./companions.ts";

/** A page that a test hides and shows. */
class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";
  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

function fakePhone() {
  const listeners = new Set<() => void>();
  let phase: PhonePhase = "idle";
  return {
    snapshot: () => ({ phase }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    turn(next: PhonePhase) {
      phase = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("companions begin and end with each call, and one that fails stops neither the call nor the others", () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const phone = fakePhone();
  const log: string[] = [];
  const companion = () => {
    log.push("begins");
    return () => {
      log.push("ends");
    };
  };
  const failing = () => {
    throw new Error("refused");
  };
  accompanyCalls(phone, [failing, companion]);
  for (const phase of ["connecting", "ringing", "in_progress", "ended", "connecting", "ended"] as const) {
    phone.turn(phase);
  }
  expect(log).toEqual(["begins", "ends", "begins", "ends"]);
  expect(reported).toHaveBeenCalledTimes(2);
});

test("the notice is shown in the last minute of a hidden page's call, and closed by a look or by more credits", () => {
  const page = new FakePage();
  const phone = fakePhone();
  const log: string[] = [];
  let endsAt_ms: number | null = null;
  const stop = endNotice({
    phone,
    page,
    endsAt_ms: () => endsAt_ms,
    show: () => log.push("show"),
    close: () => log.push("close"),
  })();
  const after = (elapsed_ms: number) => {
    vi.advanceTimersByTime(elapsed_ms);
    phone.turn("in_progress");
  };
  page.turn("hidden");
  after(1_000);
  expect(log, "no end is known").toEqual([]);
  endsAt_ms = 90_000;
  after(28_000);
  expect(log, "61 seconds are left").toEqual([]);
  after(1_000);
  after(1_000);
  expect(log).toEqual(["show"]);
  page.turn("visible");
  expect(log).toEqual(["show", "close"]);
  page.turn("hidden");
  endsAt_ms = 200_000;
  after(1_000);
  expect(log, "the call was extended").toEqual(["show", "close", "show", "close"]);
  stop();
  after(150_000);
  expect(log).toHaveLength(4);
});

test("a lock that arrives after the call is released at once", async () => {
  const lock = Promise.withResolvers<WakeLockSentinel>();
  const release = vi.fn(async () => undefined);
  const stop = keepAwake(new FakePage(), { request: () => lock.promise })();
  stop();
  lock.resolve(
    Object.assign(new EventTarget(), { released: false, type: "screen" as const, onrelease: null, release }),
  );
  await expect.poll(() => release.mock.calls).toHaveLength(1);
});
