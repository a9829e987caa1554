import { beforeEach, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { RawBrowser } from "#sandbox/voice/testing/raw-browser.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";
import { twilioClient } from "#sandbox/voice/testing/twilio-client.ts";

const voice = sandboxCalls();
let browser: RawBrowser;
let callSid: string;
beforeEach(async () => {
  ({ browser } = await voice.call("+442079460000"));
  callSid = String((await browser.next("answer")).callsid);
});

const send = (content: string, sid = callSid) =>
  twilioClient(voice.url).calls(sid).userDefinedMessages.create({ content });

test("a message of the app reaches the browser of the call", async () => {
  const sent = await send('{"text":"hello"}');
  expect(sent).toMatchObject({ accountSid: sandboxAccounts.voice.accountSid, callSid });
  expect(await browser.next("message")).toEqual({
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
  browser.send("hangup", { callsid: callSid });
  await browser.next("hangup");
  await expect(send("{}")).rejects.toMatchObject({ status: 404, code: 20_404 });
});
