import { afterEach, beforeEach, expect, test } from "vitest";
import { callbacksDelivered, control } from "#sandbox/voice/testing/control.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { type PlacedCall, placeCall } from "#sandbox/voice/testing/placed-call.ts";
import { type RunningSandbox, runningSandbox } from "#sandbox/voice/testing/running-sandbox.ts";
import { twilioClient } from "#sandbox/voice/testing/twilio-client.ts";

const london = "+442079460000";
const blocked = "+442079460112";

let sandbox: RunningSandbox;
let placed: PlacedCall | undefined;
beforeEach(async () => {
  sandbox = await runningSandbox();
});
afterEach(async () => {
  await placed?.close();
  await sandbox.close();
});

const summary = (sid: string, processingState: "complete" | "partial" = "complete") =>
  twilioClient(sandbox.url).insights.v1.calls(sid).summary().fetch({ processingState });

/** Talks until the gateway has heard something where it can, hangs up, and returns the id of the call. */
async function talked(number: string): Promise<string> {
  placed = await placeCall(sandbox.url, number);
  const { browser, media } = placed;
  await media.accept(String((await browser.next("ringing")).sdp));
  const callsid = String((await browser.next("answer")).callsid);
  media.speak(true);
  if (number !== blocked) await eventually(() => media.packetsHeard() > 0);
  browser.send("hangup", { callsid });
  await callbacksDelivered(sandbox.url);
  return callsid;
}

test("a summary is complete half an hour after the call, and partial before", async () => {
  const sid = await talked(london);
  await expect(summary(sid)).rejects.toMatchObject({ status: 404 });
  expect(await summary(sid, "partial")).toMatchObject({ callSid: sid, processingState: "partial" });
  await control(sandbox.url, "insights", { complete_ms: 0 });
  expect(await summary(sid)).toMatchObject({ processingState: "complete", callType: "client" });
  await expect(summary(`CA${"0".repeat(32)}`)).rejects.toMatchObject({ status: 404 });
});

test("a summary counts the packets of both ways, and none where the media never connected", async () => {
  await control(sandbox.url, "insights", { complete_ms: 0 });
  const { clientEdge } = await summary(await talked(london));
  expect(clientEdge.metrics.outbound.packets_sent).toBeGreaterThan(0);
  await placed?.close();
  const silent = await summary(await talked(blocked));
  expect(silent.clientEdge.metrics).toEqual({
    inbound: { packets_received: 0 },
    outbound: { packets_sent: 0 },
  });
});
