import { afterEach, beforeEach, expect, vi } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { createPhone, type PhoneOptions } from "#web/phone/create-phone.ts";
import type { CallSummary, Phone } from "#web/phone/phone.ts";
import {
  type FakeCall,
  type FakeDevice,
  type FakeSdk,
  fakeSdk,
  tokenFor,
} from "#web/phone/twilio/testing/fake-sdk.ts";

export const london = e164Schema.parse("+442079460000");
export const minute_ms = 60_000;

/** A phone on a fake SDK for every test of a file, in virtual time. Call it at the top of the file. */
export function phoneHarness(options: () => Partial<PhoneOptions> = () => ({})) {
  let sdk: FakeSdk;
  let phone: Phone;
  let fetchToken: () => Promise<string>;
  let tokensFetched: number;
  let ended: CallSummary[];

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    sdk = fakeSdk();
    tokensFetched = 0;
    fetchToken = async () => {
      tokensFetched++;
      return tokenFor(10 * minute_ms);
    };
    phone = createPhone({
      fetchToken: () => fetchToken(),
      signallingHost: "localhost:3100",
      loadTransport: sdk.loadTransport,
      ...options(),
    });
    ended = [];
    phone.onEnded((call) => ended.push(call));
  });
  afterEach(() => {
    phone.destroy();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  function device(): FakeDevice {
    const newest = sdk.devices.at(-1);
    if (!newest) throw new Error("no device was made");
    return newest;
  }
  function call(): FakeCall {
    const newest = device().calls.at(-1);
    if (!newest) throw new Error("no call was made");
    return newest;
  }
  async function dial(): Promise<FakeCall> {
    await phone.initialise();
    await phone.start(london);
    return call();
  }

  return {
    get sdk() {
      return sdk;
    },
    get phone() {
      return phone;
    },
    get tokensFetched() {
      return tokensFetched;
    },
    /** The summaries of the calls that have ended. */
    get ended() {
      return ended;
    },
    takeTokensFrom(source: () => Promise<string>): void {
      fetchToken = source;
    },
    device,
    call,
    dial,
    /** Starts a call whose device waits for signalling. */
    async dialUntil(signalling: Promise<void>): Promise<{ started: Promise<void> }> {
      sdk.prepare = (made) => {
        if (sdk.devices.length === 0) made.signalling = signalling;
      };
      await phone.initialise();
      const started = phone.start(london);
      await vi.advanceTimersByTimeAsync(0);
      return { started };
    },
    /** A call that was answered. */
    async talk(): Promise<FakeCall> {
      const dialled = await dial();
      dialled.emit("ringing", true);
      dialled.emit("accept");
      return dialled;
    },
    settle: () => vi.advanceTimersByTimeAsync(0),
  };
}

/** The summary of a call that was not answered and failed in nothing. */
export function ending(differs: Partial<CallSummary>): CallSummary {
  const placed = { providerCallId: "CAfake", placed: true, attemptId: expect.any(String) };
  const unanswered = { answered: false, elapsed_s: 0, error: null, quality: null };
  return { number: london, endedBy: "far_end", ...placed, ...unanswered, ...differs };
}
