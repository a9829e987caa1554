import { afterEach, beforeEach, expect, test } from "vitest";
import { sounds } from "#sandbox/voice/media/sounds.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { type PlacedCall, placeCall } from "#sandbox/voice/testing/placed-call.ts";
import { type RunningSandbox, runningSandbox } from "#sandbox/voice/testing/running-sandbox.ts";

let sandbox: RunningSandbox;
let placed: PlacedCall | undefined;

beforeEach(async () => {
  sandbox = await runningSandbox();
});
afterEach(async () => {
  await placed?.close();
  await sandbox.close();
});

async function callAnsweredWith(verbs: string): Promise<PlacedCall> {
  sandbox.app.respond = () => ({ body: `<Response>${verbs}</Response>` });
  placed = await placeCall(sandbox.url, "test");
  return placed;
}

test("a Pause before any other verb delays the pick-up and does not answer", async () => {
  const { browser } = await callAnsweredWith('<Pause length="1"/><Hangup/>');
  await browser.next("hangup");
  expect(browser.received.map(({ type }) => type)).not.toContain("answer");
});

test("a Say answers and is heard", async () => {
  const { browser, media } = await callAnsweredWith('<Say>Hello</Say><Pause length="10"/>');
  const { sdp } = await browser.next("answer");
  await media.accept(String(sdp));
  await eventually(() => media.hasHeard(sounds.pcmu.announcement));
});
