import { expect, test } from "vitest";
import { secondOf } from "./errors.ts";
import { sampleOf } from "./testing/fake-sdk.ts";

// The shapes of Firefox: no round trip of a pair of candidates, and no reception before the first packet. The SDK calculates with them.
test("what the browser did not measure is null, and never NaN", () => {
  const second = secondOf({
    ...sampleOf(),
    rtt: Number.NaN,
    jitter: Number.NaN,
    packetsLostFraction: Number.NaN,
    mos: null,
  });
  expect(second).toMatchObject({ mos: null, jitter_ms: null, roundTrip_ms: null, packetsLostPercent: 0 });
  expect(secondOf({ ...sampleOf(), rtt: 0, jitter: 0 })).toMatchObject({ jitter_ms: 0, roundTrip_ms: 0 });
});
