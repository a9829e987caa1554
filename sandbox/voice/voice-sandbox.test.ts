import twilio from "twilio";
import { expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { eventually } from "./testing/eventually.ts";
import { temporarySid } from "./testing/placed-call.ts";
import { accessToken } from "./testing/raw-browser.ts";
import { sandboxCalls } from "./testing/sandbox-calls.ts";
import { dialTwiml } from "./testing/stand-in-app.ts";
import { twilioClient } from "./testing/twilio-client.ts";

const { accountSid, authToken, appSid, callerId } = sandboxAccounts.voice;
const london = "+442079460000";
const voice = sandboxCalls();
const { call, restart, finalCallback } = voice;

async function endedChild(parentCallSid: string) {
  const client = twilioClient(voice.url);
  return eventually(async () => {
    const [child] = await client.calls.list({ parentCallSid });
    return child && !["queued", "ringing", "in-progress"].includes(child.status) ? child : undefined;
  });
}

test("a call rings, is answered, greets, echoes, and is billed to its hang-up", async () => {
  const { browser, media } = await call(london, "&note=a%26b");

  const ringing = await browser.next("ringing");
  expect(ringing.callsid).toMatch(/^CA[0-9a-f]{32}$/);
  await media.accept(String(ringing.sdp));
  const answer = await browser.next("answer");
  expect(answer).toMatchObject({ callsid: ringing.callsid, reconnect: expect.any(String) });
  // A busy machine may miss the greeting, which is said once; the echo lasts as long as the caller speaks.
  media.speak(true);
  await media.hear("sound");

  const [webhook] = voice.app.webhooks;
  expect(webhook?.path).toBe("/api/voice/outgoing");
  expect(webhook?.form).toEqual({
    AccountSid: accountSid,
    ApiVersion: "2010-04-01",
    ApplicationSid: appSid,
    CallSid: ringing.callsid,
    CallStatus: "ringing",
    Called: london,
    Caller: "client:alice",
    Direction: "inbound",
    From: "client:alice",
    To: london,
    note: "a&b",
  });

  browser.send("hangup", { callsid: ringing.callsid });
  await browser.next("hangup");
  const last = await finalCallback();
  expect(last.form).toMatchObject({
    AccountSid: accountSid,
    ParentCallSid: ringing.callsid,
    CallStatus: "completed",
    CallDuration: expect.stringMatching(/^\d+$/),
    CallbackSource: "call-progress-events",
    Direction: "outbound-dial",
    From: callerId,
    SequenceNumber: "3",
    Timestamp: expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/),
    To: london,
  });
  expect(last.form.CallSid).not.toBe(ringing.callsid);
  expect(voice.app.statuses().sort()).toEqual(["completed", "in-progress", "initiated", "ringing"]);
});

test("the carrier's own package verifies the signature of every webhook", async () => {
  const { browser } = await call(london, "&note=%C3%BC+%2B&Note=2");
  browser.send("hangup", { callsid: (await browser.next("answer")).callsid });
  await finalCallback();
  for (const { path, signature, form } of voice.app.webhooks) {
    expect(twilio.validateRequest(authToken, signature, voice.app.url + path, form)).toBe(true);
    expect(twilio.validateRequest(authToken, signature, `${voice.app.url}/other`, form)).toBe(false);
  }
});

test.each([
  ["+442079460101", "busy", ["busy", "initiated", "ringing"]],
  ["+442079460103", "failed", ["failed", "initiated"]],
  ["+442079460104", "completed", ["completed", "in-progress", "initiated", "ringing"]],
  ["+442079460107", "completed", ["completed", "in-progress", "initiated", "ringing"]],
  ["12", "failed", ["failed", "initiated"]],
])("%s ends %s", async (number, status, statuses) => {
  const { browser } = await call(number);
  const hangup = await browser.next("hangup");
  expect(hangup.error).toBeUndefined();
  const last = await finalCallback();
  expect(last.form.CallStatus).toBe(status);
  await eventually(() => voice.app.statuses().length === statuses.length);
  expect(voice.app.statuses().sort()).toEqual(statuses);
});

test("an unanswered number rings until the Dial times out", async () => {
  voice.app.respond = ({ form }) => ({ body: dialTwiml(form.To ?? "", 'timeout="1"') });
  const { browser } = await call("+442079460102");
  await browser.next("hangup");
  expect((await finalCallback()).form).toMatchObject({ CallStatus: "no-answer", CallDuration: "0" });
});

test("a number that drops the media leaves the call itself running", async () => {
  await restart({ ring_ms: 4_000 });
  const { browser, media } = await call("+442079460105");
  const ringing = await browser.next("ringing");
  await media.accept(String(ringing.sdp));
  await media.hear("sound");
  const heard = await eventually(async () => {
    const before = media.packetsHeard();
    await new Promise((resolve) => setTimeout(resolve, 150));
    return media.packetsHeard() === before ? before : undefined;
  });
  expect(heard).toBeGreaterThan(0);
  expect((await twilioClient(voice.url).calls(String(ringing.callsid)).fetch()).status).toBe("in-progress");
});

test("a caller who leaves during the ringing cancels the call", async () => {
  await restart({ ring_ms: 60_000 });
  const { browser } = await call(london);
  const { callsid } = await browser.next("ringing");
  browser.send("hangup", { callsid });
  const child = await endedChild(String(callsid));
  expect(child).toMatchObject({ status: "canceled", duration: null, endTime: null });
});

test("a hang-up by the temporary name before any reply ends the call", async () => {
  voice.app.respond = () => ({ body: "<Response><Dial/></Response>" });
  const { browser } = await call(london);
  browser.send("hangup", { callsid: temporarySid });
  expect(await browser.next("hangup")).toMatchObject({ callsid: temporarySid });
});

test("the Dial's time limit ends the call at that second", async () => {
  voice.app.respond = ({ form }) => ({ body: dialTwiml(form.To ?? "", 'timeLimit="1"') });
  const { browser } = await call(london);
  const { callsid } = await browser.next("answer");
  await browser.next("hangup");
  expect(await endedChild(String(callsid))).toMatchObject({ status: "completed", duration: "1" });
});

test("without answerOnBridge the caller is answered at once", async () => {
  await restart({ ring_ms: 60_000 });
  voice.app.respond = ({ form }) => ({
    body: dialTwiml(form.To ?? "").replace('answerOnBridge="true"', ""),
  });
  const { browser } = await call(london);
  const { callsid } = await browser.next("answer");
  await eventually(() => voice.app.statuses().includes("ringing"));
  const [child] = await twilioClient(voice.url).calls.list({ parentCallSid: String(callsid) });
  expect(child?.status).toBe("ringing");
});

test("a call outlives the app and can be read afterwards", async () => {
  const { browser } = await call(london);
  const { callsid } = await browser.next("answer");
  await voice.app.close();
  browser.send("hangup", { callsid });
  await browser.next("hangup");
  expect(await endedChild(String(callsid))).toMatchObject({
    status: "completed",
    duration: expect.any(String),
  });
});

test("a lost connection may resume its call only with the call's own token", async () => {
  const first = await call(london);
  const { callsid, reconnect } = await first.browser.next("answer");
  first.browser.close();
  const browser = await voice.connect();
  browser.send("listen", { token: accessToken() });
  await browser.next("connected");
  browser.send("invite", { callsid, sdp: first.media.offerSdp, reconnect: "guess", twilio: {} });
  expect(await browser.next("hangup")).toMatchObject({ callsid, error: { code: 31_107 } });
  browser.send("invite", { callsid, sdp: first.media.offerSdp, reconnect, twilio: {} });
  expect(await browser.next("answer")).toMatchObject({ callsid });
  browser.send("hangup", { callsid });
  await browser.next("hangup");
  expect(await endedChild(String(callsid))).toMatchObject({ status: "completed" });
});

test("a lost connection that is not restored ends the call", async () => {
  await restart({ reconnect_ms: 50 });
  const { browser } = await call(london);
  const { callsid } = await browser.next("answer");
  browser.close();
  expect(await endedChild(String(callsid))).toMatchObject({ status: "completed" });
});
