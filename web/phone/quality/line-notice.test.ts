import { beforeEach, describe, expect, test, vi } from "vitest";
import { inCallMessages } from "#contract/messages/call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { qualityWord } from "#web/kit/wording/quality-word.ts";
import { type FakeCall, sampleOf } from "#web/phone/twilio/testing/fake-sdk.ts";
import { phoneHarness } from "#web/phone/twilio/testing/phone-harness.ts";
import { say } from "#words/say.ts";

const harness = phoneHarness();
let call: FakeCall;
beforeEach(async () => {
  call = await harness.talk();
});

/** The SDK goes on scoring by the delay of the last packets. */
const unheard = { packetsReceived: 0, jitter: 0 };
const never = { packetsReceived: 0, packetsSent: 0, mos: null, rtt: undefined, jitter: 0 };
const unsent = { packetsSent: 0 };
function pass(...seconds: Parameters<typeof sampleOf>[0][]): void {
  for (const second of seconds) call.emit("sample", sampleOf(second));
}
const notice = () => harness.phone.snapshot().notice;

describe("the notice about missing sound", () => {
  test.each([
    ["blocked", "no packet has come since the answer", [never, never]],
    ["nothingHeard", "packets stop coming", [{}, unheard, unheard]],
    ["nothingSent", "packets stop leaving", [{}, unsent, unsent]],
    ["nothingHeard", "packets stop both ways", [{}, { ...unheard, ...unsent }, { ...unheard, ...unsent }]],
  ])("%s: %s for two measured seconds", (expected, _what, seconds) => {
    pass(...seconds.slice(0, -1));
    expect(notice()).toBeNull();
    pass(...seconds.slice(-1));
    expect(notice()).toBe(expected);
    expect(qualityWord(harness.phone.snapshot().quality?.mos ?? 5)).toBe("Degraded");
    pass({});
    expect(notice()).toBeNull();
    expect(harness.phone.snapshot().quality?.mos).toBe(4.4);
  });

  test("early media shows that the network lets sound through, and silence while it rings is none", async () => {
    harness.phone.end();
    call = await harness.dial();
    call.emit("ringing", true);
    pass({}, unheard, unheard, unheard);
    expect(harness.phone.snapshot()).toMatchObject({ notice: null, quality: null });
    call.emit("accept");
    pass(unheard, unheard);
    expect(notice()).toBe("nothingHeard");
  });

  test("is the worst one, and gives way to the next when its cause goes", () => {
    call.emit("warning", "high-rtt");
    pass({}, { ...unheard, ...unsent }, { ...unheard, ...unsent });
    expect(notice()).toBe("nothingHeard");
    pass(unsent);
    expect(notice()).toBe("nothingSent");
    pass({});
    expect(notice()).toBe("delay");
    call.emit("warning-cleared", "high-rtt");
    expect(notice()).toBeNull();
  });

  test("names a microphone that gives no sound at all within three seconds, until it gives some", () => {
    const dumb = { audioInputLevel: 0 };
    pass(dumb);
    expect(notice()).toBeNull();
    pass(dumb);
    expect(notice()).toBe("silentMicrophone");
    pass({ audioInputLevel: 30 });
    expect(notice()).toBeNull();
    harness.phone.toggleMute();
    pass(dumb, dumb, dumb);
    expect(notice()).toBeNull();
    harness.phone.toggleMute();
    pass(dumb);
    expect(notice(), "is counted anew").toBeNull();
  });

  test("says nothing of a muted microphone: it may send nothing, and is silent as it should be", () => {
    call.emit("warning", "constant-audio-input-level");
    expect(notice()).toBe("silentMicrophone");
    harness.phone.toggleMute();
    pass(unsent, unsent, unsent);
    expect(harness.phone.snapshot()).toMatchObject({ notice: null, quality: { mos: 4.4 } });
    harness.phone.toggleMute();
    expect(notice()).toBe("silentMicrophone");
  });
});

test.each([
  ["blocked from the answer on", [never, never], true],
  ["interrupted later", [{}, unheard, unheard], false],
])(
  "a call that was %s and fails is told the true cause, which stays in the card",
  async (_what, seconds, lasts) => {
    pass(...seconds);
    call.emit("reconnecting", { code: 53405 });
    await vi.advanceTimersByTimeAsync(45_000);
    const { deviceError, deviceErrors } = messages.call;
    const error = lasts ? inCallMessages.silence.blocked : say(deviceError(deviceErrors.interrupted));
    expect(harness.ended[0]?.error).toBe(error);
    expect(harness.phone.snapshot()).toMatchObject({ error, isLastingError: lasts, notice: null });
  },
);

describe("the summary counts a second without packets as the worst", () => {
  test("after good ones", () => {
    pass({}, {}, unheard, unheard);
    harness.phone.end();
    expect(harness.ended[0]?.quality).toEqual({
      duration_s: 4,
      mosAverage: 2.7,
      mosLowest: 1,
      jitterAverage_ms: 3,
      jitterHighest_ms: 3,
      roundTripAverage_ms: 41,
      roundTripHighest_ms: 41,
      packetsLostPercent: 50,
      hints: ["nothingHeard"],
    });
  });

  test("when packets are not sent, and none that came counts as lost", () => {
    pass({}, unsent);
    harness.phone.end();
    expect(harness.ended[0]?.quality).toMatchObject({ mosAverage: 2.7, packetsLostPercent: 0, hints: [] });
  });

  test("when none ever came", () => {
    pass(never, never, never);
    harness.phone.end();
    expect(harness.ended[0]?.quality).toEqual({
      duration_s: 3,
      mosAverage: 1,
      mosLowest: 1,
      jitterAverage_ms: 0,
      jitterHighest_ms: 0,
      roundTripAverage_ms: 0,
      roundTripHighest_ms: 0,
      packetsLostPercent: 100,
      hints: ["nothingHeard", "nothingSent"],
    });
  });

  test("and less than all are lost once packets came, though too few to be scored", () => {
    pass({ mos: null }, never, never);
    harness.phone.end();
    expect(harness.ended[0]?.quality).toMatchObject({ mosAverage: 1, packetsLostPercent: 66.67 });
  });
});
