import { expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { servedTwin } from "#sandbox/testing/served-twin.ts";
import type { Fault } from "#sandbox/testing/traffic.ts";
import { voiceSandbox } from "#sandbox/voice/voice-sandbox.ts";
import { twilioCheck } from "./check-account.ts";
import type { TwilioOptions } from "./options.ts";

const { voice } = sandboxAccounts;
const base = `/2010-04-01/Accounts/${voice.accountSid}`;
const publicUrl = "https://farline.example";

const twin = servedTwin((app) => voiceSandbox(app, { publicUrl }));

async function check(changes: Partial<TwilioOptions> = {}, timeout_ms = 60_000) {
  const findings = await twilioCheck(
    { ...voice, publicUrl, apiUrl: twin.apiUrl, ...changes },
    { timeout_ms },
  ).check();
  for (const secret of [voice.authToken, voice.apiKeySecret]) {
    expect(JSON.stringify(findings)).not.toContain(secret);
  }
  return findings;
}

async function wrongs(changes: Partial<TwilioOptions> = {}, timeout_ms?: number): Promise<string[]> {
  return (await check(changes, timeout_ms)).filter(({ right }) => !right).map(({ sentence }) => sentence);
}

const withFields = (fields: object): Fault => ({ changed: (body) => ({ ...Object(body), ...fields }) });

test("the sandbox's own account is right in every respect", async () => {
  expect(await check()).toEqual([
    { right: true, sentence: "Twilio accepts TWILIO_AUTH_TOKEN, and the account is active." },
    { right: true, sentence: "Twilio accepts TWILIO_API_KEY_SID, which signs the browsers' tokens." },
    {
      right: true,
      sentence: `The TwiML app asks ${publicUrl}/api/voice/outgoing by POST, again when it gets no answer.`,
    },
    { right: true, sentence: `${voice.callerId} is a number of the account, so it may be the caller ID.` },
  ]);
});

test.each([
  [{ authToken: "another-auth-token" }, /^Twilio refuses TWILIO_ACCOUNT_SID with TWILIO_AUTH_TOKEN/],
  [{ accountSid: `AC${"1".repeat(32)}` }, /^Twilio refuses TWILIO_ACCOUNT_SID with TWILIO_AUTH_TOKEN/],
  [{ apiKeySecret: "another-secret-key" }, /^Twilio refuses TWILIO_API_KEY_SID.*make a standard API key/],
  [{ appSid: `AP${"1".repeat(32)}` }, /^TWILIO_APP_SID names no TwiML app/],
  [
    { publicUrl: "https://other.example" },
    /^The voice URL .* is https:\/\/farline\.example\/api\/voice\/outgoing#rc=3&rp=all&rt=4000: set it to https:\/\/other\.example\/api/,
  ],
  [{ callerId: "+1202555010" }, /^TWILIO_CALLER_ID \+1202555010 is neither/],
])("%j is told in one sentence", async (changes, sentence) => {
  expect(await wrongs(changes)).toEqual([expect.stringMatching(sentence)]);
});

test.each([
  [`${base}.json`, { status: "suspended" }, /^The Twilio account is suspended/],
  [`${base}.json`, { type: "Trial" }, /^The Twilio account is a trial/],
  [`${base}/Applications`, { voice_url: "" }, /^The voice URL of .* is empty/],
  [
    `${base}/Applications`,
    { voice_url: `${publicUrl}/api/voice/outgoing` },
    /no repeated request.*: set it to .*#rc=3/,
  ],
  [`${base}/Applications`, { voice_method: "GET" }, /asks its voice URL by GET: set the method to POST/],
])("an answer of %s with %j is told in one sentence", async (path, fields, sentence) => {
  twin.traffic.failAt(path, withFields(fields));
  expect(await wrongs()).toEqual([expect.stringMatching(sentence)]);
});

test("a verified caller ID is right without being a number of the account", async () => {
  twin.traffic.failAt(
    `${base}/OutgoingCallerIds`,
    withFields({ outgoing_caller_ids: [{ phone_number: "+442079460000" }] }),
  );
  expect(await check({ callerId: "+442079460000" })).toContainEqual({
    right: true,
    sentence: "+442079460000 is a verified caller ID of the account.",
  });
});

test("a dead, a silent and a failing carrier are each one sentence", async () => {
  expect(await wrongs({ apiUrl: "http://127.0.0.1:9" })).toEqual([
    expect.stringMatching(/^Twilio gave no answer about the account \(ECONNREFUSED\)/),
  ]);
  twin.traffic.failAt(`${base}.json`, { status: 503 });
  expect(await wrongs()).toEqual([
    expect.stringMatching(/^Twilio answered 503 when asked about the account/),
  ]);
  twin.traffic.failAt(`${base}.json`, "silent");
  expect(await wrongs({}, 100)).toEqual([
    expect.stringMatching(/^Twilio gave no answer about the account \((ECONNABORTED|TimeoutError)\)/),
  ]);
});
