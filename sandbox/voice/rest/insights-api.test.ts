import { expect, test } from "vitest";
import { callbacksDelivered } from "#sandbox/voice/testing/control.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";
import { twilioClient } from "#sandbox/voice/testing/twilio-client.ts";

const london = "+442079460000";
const blocked = "+442079460112";

const voice = sandboxCalls();

const summary = (sid: string, processingState: "complete" | "partial" = "complete") =>
  twilioClient(voice.url).insights.v1.calls(sid).summary().fetch({ processingState });

/** Talks until the gateway has heard something where it can, hangs up, and returns the id of the call. */
async function talked(number: string): Promise<string> {
  const { browser, media } = await voice.call(number);
  await media.accept(String((await browser.next("ringing")).sdp));
  const callsid = String((await browser.next("answer")).callsid);
  media.speak(true);
  if (number !== blocked) await eventually(() => media.packetsHeard() > 0);
  browser.send("hangup", { callsid });
  await callbacksDelivered(voice.url);
  return callsid;
}

test("a summary is partial until half an hour after the call", async () => {
  const sid = await talked(london);
  await expect(summary(sid)).rejects.toMatchObject({ status: 404 });
  expect(await summary(sid, "partial")).toMatchObject({ callSid: sid, processingState: "partial" });
  await expect(summary(`CA${"0".repeat(32)}`)).rejects.toMatchObject({ status: 404 });
});

test("a summary counts the packets of both ways, and none where the media never connected", async () => {
  await voice.restart({ summary_ms: 0 });
  const { clientEdge, ...others } = await summary(await talked(london));
  expect(others).toMatchObject({ processingState: "complete", callType: "client" });
  expect(clientEdge.metrics.outbound.packets_sent).toBeGreaterThan(0);
  const silent = await summary(await talked(blocked));
  expect(silent.clientEdge.metrics).toEqual({
    inbound: { packets_received: 0 },
    outbound: { packets_sent: 0 },
  });
});
