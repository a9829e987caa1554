import { expect, test, vi } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { initialState, snapshotOf } from "./engine/state.ts";
import { idle, latePhone } from "./late-phone.ts";
import type { CallSummary, Phone, PhoneSnapshot } from "./phone.ts";

const number = e164Schema.parse("+442079460000");
const summary: CallSummary = {
  number,
  providerCallId: null,
  attemptId: null,
  placed: true,
  answered: false,
  elapsed_s: 0,
  endedBy: "caller",
  error: null,
  quality: null,
};

/** An engine that rings at once, and a loader that the test lets answer. */
function setUp() {
  let snapshot: PhoneSnapshot = idle;
  const changed = new Set<() => void>();
  const ended = new Set<(call: CallSummary) => void>();
  const engine = {
    snapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      changed.add(listener);
      return () => changed.delete(listener);
    },
    onEnded: (listener: (call: CallSummary) => void) => {
      ended.add(listener);
      return () => ended.delete(listener);
    },
    initialise: vi.fn(async () => {
      snapshot = { ...snapshot, device: "initialising" };
      for (const listener of changed) listener();
    }),
    start: vi.fn(async () => {
      snapshot = { ...idle, phase: "ringing" };
      for (const listener of changed) listener();
    }),
    receive: async () => undefined,
    answer: async () => undefined,
    end: () => {
      for (const listener of ended) listener(summary);
    },
    reopenMicrophone: async () => undefined,
    swap: vi.fn(),
    endParked: vi.fn(),
    toggleMute: () => true,
    press: () => undefined,
    destroy: vi.fn(),
  } satisfies Phone;
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = vi.fn(async (): Promise<Phone> => {
    await promise;
    return engine;
  });
  return { engine, load, arrive: resolve, phone: latePhone(load) };
}

test("is as idle as the engine until it is used", () => {
  const { phone, load } = setUp();
  expect(phone.snapshot()).toEqual(snapshotOf(initialState));
  expect(() => phone.toggleMute()).toThrow();
  phone.end();
  expect(load).not.toHaveBeenCalled();
});

test("begins a call that was started ahead of the engine, once, and passes on what happens to it", async () => {
  const { phone, engine, load, arrive } = setUp();
  const phases: string[] = [];
  const endings: CallSummary[] = [];
  phone.subscribe(() => phases.push(phone.snapshot().phase));
  phone.onEnded((call) => endings.push(call));
  const opening = phone.initialise();
  const starting = phone.start(number, { keysAfterAnswer: "1#" });
  const again = phone.start(number);
  expect(phone.snapshot()).toEqual({ ...idle, phase: "connecting", number });
  expect(engine.start).not.toHaveBeenCalled();
  arrive();
  await Promise.all([opening, starting, again]);
  phone.end();
  expect(load).toHaveBeenCalledTimes(1);
  expect(engine.start.mock.calls).toEqual([[number, { keysAfterAnswer: "1#" }]]);
  const changes = phases.filter((phase, index) => phase !== phases[index - 1]);
  expect(changes, "never idle while its device opens").toEqual(["connecting", "ringing"]);
  expect(endings).toEqual([summary]);
});

test("begins only the call that was not ended ahead of the engine", async () => {
  const { phone, engine, arrive } = setUp();
  const starting = phone.start(number);
  phone.end();
  expect(phone.snapshot()).toEqual({ ...idle, number });
  const next = phone.start(number, { keysAfterAnswer: "2#" });
  arrive();
  await Promise.all([starting, next]);
  expect(engine.start.mock.calls).toEqual([[number, { keysAfterAnswer: "2#" }]]);
});

test("rejects where the engine does not load, and asks for it again at the next use", async () => {
  const { phone, engine, load, arrive } = setUp();
  load.mockRejectedValueOnce(new Error("lost"));
  await expect(phone.start(number)).rejects.toThrow("lost");
  expect(phone.snapshot()).toEqual({ ...idle, number });
  arrive();
  await phone.start(number);
  expect(engine.start).toHaveBeenCalledTimes(1);
});

test("destroys an engine that arrives after its session has ended", async () => {
  const { phone, engine, arrive } = setUp();
  const opening = phone.initialise();
  phone.destroy();
  arrive();
  await opening;
  expect(engine.destroy).toHaveBeenCalledTimes(1);
});
