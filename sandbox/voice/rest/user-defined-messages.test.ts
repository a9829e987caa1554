import { afterEach, beforeEach, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { type PlacedCall, placeCall } from "#sandbox/voice/testing/placed-call.ts";
import { type RunningSandbox, runningSandbox } from "#sandbox/voice/testing/running-sandbox.ts";
import { twilioClient } from "#sandbox/voice/testing/twilio-client.ts";

let sandbox: RunningSandbox;
let placed: PlacedCall;
let callSid: string;
beforeEach(async () => {
  sandbox = await runningSandbox();
  placed = await placeCall(sandbox.url, "+442079460000");
  callSid = String((await placed.browser.next("answer")).callsid);
});
afterEach(async () => {
  await placed.close();
  await sandbox.close();
});

const send = (content: string, sid = callSid) =>
  twilioClient(sandbox.url).calls(sid).userDefinedMessages.create({ content });

test("a message of the app reaches the browser of the call", async () => {
  const sent = await send('{"text":"hello"}');
  expect(sent).toMatchObject({ accountSid: sandboxAccounts.voice.accountSid, callSid });
  expect(await placed.browser.next("message")).toEqual({
    callsid: callSid,
    content: { text: "hello" },
    contenttype: "application/json",
    messagetype: "user-defined-message",
    voiceeventsid: sent.sid,
  });
});

test("content that is not JSON is refused", async () => {
  await expect(send("hello")).rejects.toMatchObject({ status: 400, code: 32_702 });
});

test("a call that no longer runs gets no message", async () => {
  placed.browser.send("hangup", { callsid: callSid });
  await placed.browser.next("hangup");
  await expect(send("{}")).rejects.toMatchObject({ status: 404, code: 20_404 });
});
