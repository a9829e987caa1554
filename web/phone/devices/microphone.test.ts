import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { UnsupportedBrowserError } from "#web/phone/call-transport.ts";
import { createPhone } from "#web/phone/create-phone.ts";
import { type FakeCall, sampleOf } from "#web/phone/twilio/testing/fake-sdk.ts";
import { london, phoneHarness } from "#web/phone/twilio/testing/phone-harness.ts";
import { say } from "#words/say.ts";
import { createAudioDevices } from "./audio-devices.ts";

const { deviceError, deviceErrors } = messages.call;

class FakeTrack extends EventTarget {
  readyState: "live" | "ended" = "live";
  /** As when its device is unplugged, or its permission taken away. */
  lose(): void {
    this.readyState = "ended";
    this.dispatchEvent(new Event("ended"));
  }
  stop(): void {
    this.readyState = "ended";
  }
}

let plugged: string[];
let changed: () => void;
let isGranted: boolean;
/** The browser's answer to a request for a microphone. */
let answer: () => Promise<unknown>;
let tracks: FakeTrack[];

const harness = phoneHarness(() => ({
  audio: createAudioDevices({
    media: {
      enumerateDevices: async () =>
        plugged.map((id) => ({ deviceId: id, kind: "audioinput", label: id })) as MediaDeviceInfo[],
      addEventListener: (_: string, listener: unknown) => {
        changed = listener as () => void;
      },
      removeEventListener: () => undefined,
    },
    store: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    canChooseSpeaker: false,
  }),
  microphone: {
    async getUserMedia() {
      await answer();
      const track = new FakeTrack();
      tracks.push(track);
      return { getAudioTracks: () => [track], getTracks: () => [track] } as unknown as MediaStream;
    },
    isGranted: async () => isGranted,
  },
}));
const { device, settle } = harness;

beforeEach(async () => {
  plugged = ["headset", "desk"];
  isGranted = true;
  tracks = [];
  answer = async () => undefined;
  harness.sdk.prepare = (made) => {
    // As the SDK does in Firefox and Safari, which list no "default" device.
    made.audio.has = (id) => plugged.includes(id);
    made.audio.opens = () => made.getUserMedia({ audio: true });
  };
  await harness.phone.initialise();
});
afterEach(async () => {
  harness.phone.destroy();
  await vi.advanceTimersByTimeAsync(2_000);
});

const denied = async () => {
  throw new DOMException("no", "NotAllowedError");
};
const none = async () => {
  throw new DOMException("no", "NotFoundError");
};
/** Dials as far as the SDK's request for the microphone; returns the call and the request. */
async function dial(): Promise<{ call: FakeCall; opening: Promise<unknown> }> {
  const call = await harness.dial();
  const opening = device().getUserMedia({ audio: true });
  opening.catch(() => undefined);
  await settle();
  return { call, opening };
}
async function talk(): Promise<FakeCall> {
  const { call } = await dial();
  call.emit("ringing", true);
  call.emit("accept");
  return call;
}
const state = () => harness.phone.snapshot().microphone;
const live = () => tracks.filter(({ readyState }) => readyState === "live").length;

describe("before the answer", () => {
  test("the half minute to connect begins once the user has answered the browser's question", async () => {
    isGranted = false;
    const question = Promise.withResolvers<void>();
    answer = () => question.promise;
    await dial();
    expect(harness.phone.snapshot()).toMatchObject({ phase: "connecting", microphone: "asking" });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(harness.phone.snapshot().phase).toBe("connecting");
    question.resolve();
    await settle();
    expect(state()).toBe("fine");
    await vi.advanceTimersByTimeAsync(29_999);
    expect(harness.phone.snapshot().phase).toBe("connecting");
    await vi.advanceTimersByTimeAsync(1);
    expect(harness.ended[0]?.error).toBe(say(deviceError(deviceErrors.unreachable)));
  });

  test("a granted microphone that does not open is named as the cause", async () => {
    answer = () => new Promise(() => undefined);
    await dial();
    expect(state()).toBe("fine");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(harness.ended[0]?.error).toBe(say(deviceError(deviceErrors.microphoneMissing)));
  });

  test("a user who gives up at the question ends the call", async () => {
    isGranted = false;
    const question = Promise.withResolvers<void>();
    answer = () => question.promise;
    await dial();
    harness.phone.end();
    expect(harness.phone.snapshot()).toMatchObject({ phase: "ended", microphone: "fine" });
    question.resolve();
    await settle();
    expect(harness.ended).toHaveLength(1);
  });

  test.each([
    ["microphoneDenied", 31401, true],
    ["microphoneMissing", 31402, true],
    ["media", 31000, false],
  ] as const)("%s stays until the next call only if it lasts", async (cause, code, lasts) => {
    const { call } = await dial();
    call.emit("disconnect");
    call.emit("error", { code });
    await settle();
    expect(harness.phone.snapshot()).toMatchObject({
      error: say(deviceError(deviceErrors[cause])),
      isLastingError: lasts,
    });
    await harness.phone.start(london);
    expect(harness.phone.snapshot()).toMatchObject({ error: null, isLastingError: false });
  });
});

describe("a microphone that ends during a call", () => {
  test("is replaced by any that opens, where the browser lists no default", async () => {
    await talk();
    plugged = ["desk"];
    tracks[0]?.lose();
    await vi.advanceTimersByTimeAsync(300);
    expect(device().audio.inputs).toEqual(["desk"]);
    expect(state()).toBe("fine");
    expect(live()).toBe(1);
    harness.phone.end();
    await settle();
    expect(device().audio.inputs).toEqual(["desk", null]);
  });

  test("is not replaced when it has been already, by a choice", async () => {
    await talk();
    tracks[0]?.lose();
    await device().getUserMedia({ audio: true });
    await vi.advanceTimersByTimeAsync(300);
    expect(device().audio.inputs).toEqual([]);
  });

  test.each([50, 100, 200, 290])(
    "is replaced when the SDK stops the one that it opens %i ms later, where the list changes, without an event",
    async (late_ms) => {
      const call = await talk();
      plugged = ["desk"];
      tracks[0]?.lose();
      await vi.advanceTimersByTimeAsync(late_ms);
      await device().getUserMedia({ audio: true });
      tracks.at(-1)?.stop();
      changed();
      await vi.advanceTimersByTimeAsync(1_000);
      call.emit("sample", sampleOf({ packetsSent: 0 }));
      await vi.advanceTimersByTimeAsync(300);
      expect(live()).toBe(1);
      expect(state()).toBe("fine");
      expect(harness.phone.snapshot().notice).toBeNull();
    },
  );

  test("is replaced once more when the SDK stops the replacement while it opens", async () => {
    const call = await talk();
    tracks[0]?.lose();
    const { opens } = device().audio;
    device().audio.opens = async () => {
      await opens();
      device().audio.opens = opens;
      queueMicrotask(() => setTimeout(() => tracks.at(-1)?.stop()));
    };
    await vi.advanceTimersByTimeAsync(400);
    call.emit("sample", sampleOf({ packetsSent: 0 }));
    await vi.advanceTimersByTimeAsync(300);
    expect(live()).toBe(1);
    expect(state()).toBe("fine");
  });

  test("opens the same device anew when the SDK believes that it has it", async () => {
    await talk();
    device().audio.opens = async () => undefined;
    device().audio.opensAnew = () => device().getUserMedia({ audio: true });
    tracks[0]?.lose();
    await vi.advanceTimersByTimeAsync(300);
    expect(device().audio.inputs).toEqual(["headset", "again"]);
    expect(state()).toBe("fine");
  });

  test.each([
    ["denied", denied],
    ["missing", none],
  ] as const)("is %s, until the press that tries again", async (expected, refusal) => {
    await talk();
    answer = refusal;
    tracks[0]?.lose();
    await vi.advanceTimersByTimeAsync(300);
    expect(harness.phone.snapshot()).toMatchObject({ phase: "in_progress", microphone: expected });
    answer = async () => undefined;
    await harness.phone.reopenMicrophone();
    expect(state()).toBe("fine");
    expect(live()).toBe(1);
  });

  test("comes back by itself when one is connected", async () => {
    await talk();
    plugged = [];
    answer = none;
    tracks[0]?.lose();
    await vi.advanceTimersByTimeAsync(300);
    expect(state()).toBe("missing");
    plugged = ["new"];
    answer = async () => undefined;
    changed();
    await settle();
    expect(device().audio.inputs).toEqual(["new"]);
    expect(state()).toBe("fine");
  });

  test("asks, where the browser asks again", async () => {
    await talk();
    isGranted = false;
    const question = Promise.withResolvers<void>();
    answer = () => question.promise;
    tracks[0]?.lose();
    await vi.advanceTimersByTimeAsync(300);
    expect(state()).toBe("asking");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(harness.phone.snapshot().phase).toBe("in_progress");
    question.resolve();
    await settle();
    expect(state()).toBe("fine");
  });

  test("is not the line's fault: packets that are not sent count for nothing meanwhile", async () => {
    const call = await talk();
    answer = none;
    tracks[0]?.lose();
    for (let second = 0; second < 3; second += 1) call.emit("sample", sampleOf({ packetsSent: 0 }));
    expect(harness.phone.snapshot()).toMatchObject({ notice: null, quality: { mos: 4.4 } });
  });
});

test("a browser that cannot call says so at once, and keeps saying it", async () => {
  const other = createPhone({
    fetchToken: async () => "token",
    loadTransport: () => Promise.reject(new UnsupportedBrowserError()),
  });
  await other.initialise();
  const unsupported = { device: "unsupported", error: say(deviceError(deviceErrors.unsupported)) };
  expect(other.snapshot()).toMatchObject(unsupported);
  await other.start(london);
  expect(other.snapshot()).toMatchObject({ ...unsupported, phase: "ended" });
  other.destroy();
});
