import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** The SDK keeps these values to itself, and a new version could change them. */
const source = (file: string) =>
  readFileSync(
    join(import.meta.dirname, "../../../node_modules/@twilio/voice-sdk/es5/twilio", `${file}.js`),
    "utf8",
  );

describe("the SDK's own values are the ones that the spec names", () => {
  test("presence is registered again every 30 s", () => {
    expect(source("device")).toContain("REGISTRATION_INTERVAL = 30000;");
  });

  test("the token-expiring event comes as long before the token ends as the page asks for, 10 s at first", () => {
    expect(source("device")).toContain("tokenRefreshMs: 10000,");
    expect(source("device")).toMatch(
      /ttlMs = payload\.token\.ttl \* 1000;\s*var timeoutMs = Math\.max\(0, ttlMs - _this\._options\.tokenRefreshMs\);\s*_this\._tokenWillExpireTimeout = setTimeout\(/,
    );
  });

  test("quality is sampled every second", () => {
    expect(source("statsMonitor")).toContain("SAMPLE_INTERVAL = 1000;");
  });

  test.each([
    ["jitter above 30", /\bjitter: \{ max: 30 \}/],
    ["a round-trip time above 400", /\brtt: \{ max: 400 \}/],
    ["a mean opinion score below 3", /\bmos: \{ min: 3 \}/],
    ["packet loss above 1 percent", /packetsLostFraction: \[\{\s*max: 1,/],
  ])("%s is a warning", (_what, threshold) => {
    expect(source("statsMonitor")).toMatch(threshold);
  });
});
