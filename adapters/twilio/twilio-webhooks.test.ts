import twilio from "twilio";
import { describe, expect, test } from "vitest";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { refuse } from "#contract/refusals.ts";
import { CarrierError } from "#domain/calls/voice-carrier.ts";
import { formMessage } from "./testing/form-message.ts";
import { twilioWebhooks } from "./twilio-voice.ts";

const { accountSid, authToken, callerId } = sandboxAccounts.voice;
const publicUrl = "https://farline.example";
const webhooks = twilioWebhooks({ accountSid, authToken, callerId, publicUrl });
const walletId = "5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f";
const path = `/api/voice/status?wallet=${walletId}`;
const userId = "3b241101-e2bb-4255-8caf-4136c566a962";
const sessionId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const client = "client:3b241101e2bb42558caf4136c566a962_7c9e6679742540de944be07fc1f90ae7";

const readEvent = (from: string, fields: Record<string, string>) =>
  webhooks.readEvent(formMessage(from, fields));

describe("signatures", () => {
  const fields = { AccountSid: accountSid, CallSid: "CA1", To: "+442079460000", From: client };
  const sign = (url: string, signed: Record<string, string> = fields, token: string = authToken) => ({
    "x-twilio-signature": twilio.getExpectedTwilioSignature(token, url, signed),
  });
  const path = "/api/voice/outgoing";
  const verify = (...message: Parameters<typeof formMessage>) => webhooks.verify(formMessage(...message));

  test("over a field that comes twice are refused", () => {
    const message = formMessage(path, fields, sign(publicUrl + path));
    expect(webhooks.verify({ ...message, body: `${message.body}&To=%2B443000000000` })).toBe("unsigned");
  });

  test("are good for our own account alone", () => {
    const foreign = { ...fields, AccountSid: `AC${"1".repeat(32)}` };
    expect(verify(path, foreign, sign(publicUrl + path, foreign))).toBe("foreign");
  });

  test("leave out the retries that a callback's address asks for", () => {
    const status = `/api/voice/status?wallet=${walletId}`;
    expect(verify(status, fields, sign(publicUrl + status))).toBe("ours");
    expect(verify(status, fields, sign(`${publicUrl}${status}#rc=3&rp=all&rt=4000`))).toBe("unsigned");
  });

  test("cover the public address, not the one that the request came to", () => {
    expect(verify(path, fields, sign(publicUrl + path))).toBe("ours");
    expect(verify(path, fields, sign(`http://10.0.0.7:3000${path}`))).toBe("unsigned");
  });

  test.each([
    ["two signatures", path, fields, { "x-twilio-signature": ["a", "b"] }],
    ["another token", path, fields, sign(publicUrl + path, fields, "another-token-0000000")],
    ["another path", path, fields, sign(`${publicUrl}/api/voice/status`)],
    ["an extra field", path, { ...fields, Extra: "1" }, sign(publicUrl + path)],
  ])("are refused: %s", (_name, signedPath, given, headers) => {
    expect(verify(signedPath, given, headers)).toBe("unsigned");
  });
});

describe("an outgoing call", () => {
  const readOutgoing = (given: Record<string, string>) =>
    webhooks.readOutgoing(formMessage("/api/voice/outgoing", given));
  const fields = { CallSid: "CAparent", From: client, To: "+442079460000" };

  test("without a price and an id of the browser, or with unreadable ones, is read without them", () => {
    const call = { providerCallId: "CAparent", identity: { userId, sessionId }, dialled: "+442079460000" };
    expect(readOutgoing(fields)).toEqual(call);
    expect(readOutgoing({ ...fields, Rate: "-1000,50,60,1", Attempt: "1'; --" })).toEqual({
      ...call,
      shownRate: null,
    });
  });

  test("without a number has an empty one, which the tariff refuses", () => {
    const { To, ...rest } = fields;
    expect(readOutgoing(rest).dialled).toBe("");
  });

  test.each([
    ["no call", { ...fields, CallSid: "" }, /CallSid/],
    ["a phone as caller", { ...fields, From: "+12025550100" }, /From/],
    ["a stranger's identity", { ...fields, From: "client:admin" }, /From/],
    ["a user without a session", { ...fields, From: `client:${userId}` }, /From/],
    ["more than an identity", { ...fields, From: `${client}0` }, /From/],
  ])("with %s is not understood", (_name, given, message) => {
    expect(() => readOutgoing(given)).toThrow(CarrierError);
    expect(() => readOutgoing(given)).toThrow(message);
  });
});

describe("an event", () => {
  const child = (CallStatus: string, CallDuration?: string) => ({
    CallSid: "CAchild",
    ParentCallSid: "CAparent",
    CallStatus,
    ...(CallDuration === undefined ? {} : { CallDuration }),
  });
  const progress = (status: string) => ({
    kind: "progress",
    providerCallId: "CAparent",
    childCallId: "CAchild",
    status,
  });
  const ended = (status: string, answered_s: number | null) => ({
    kind: "ended",
    providerCallId: "CAparent",
    outcome: { status, answered_s, childCallId: "CAchild" },
  });
  const caller = (left: boolean) => ({ kind: "caller", providerCallId: "CAparent", left });

  test.each<[string, Record<string, string>, unknown]>([
    ["queued", child("queued"), progress("requested")],
    ["initiated", child("initiated"), progress("requested")],
    ["ringing", child("ringing"), progress("ringing")],
    ["answered", child("in-progress"), progress("answered")],
    ["completed", child("completed", "42"), ended("completed", 42)],
    ["busy", child("busy", "0"), ended("busy", null)],
    ["no answer", child("no-answer", "0"), ended("no_answer", null)],
    ["failed", child("failed"), ended("failed", null)],
    ["canceled", child("canceled", "0"), ended("canceled", null)],
    ["the caller's leg talks", { CallSid: "CAparent", CallStatus: "in-progress" }, caller(false)],
    ["the caller left", { CallSid: "CAparent", CallStatus: "completed", CallDuration: "50" }, caller(true)],
  ])("%s", (_name, fields, event) => {
    expect(readEvent(path, fields)).toEqual({ event, of: { walletId } });
  });

  test.each([
    ["an unknown status", child("paused"), /status that is not known: "paused"/],
    ["no status", { CallSid: "CAchild", ParentCallSid: "CAparent" }, /CallStatus/],
    ["a caller's leg with an unknown status", { CallSid: "CAparent", CallStatus: "x" }, /not known/],
    ["completed without seconds", child("completed"), /no seconds/],
    ["seconds that are no number", child("completed", "many"), /no seconds/],
    ["no call", { ...child("ringing"), CallSid: "x" }, /CallSid/],
    ["a malformed parent", { ...child("ringing"), ParentCallSid: "../CA" }, /ParentCallSid/],
  ])("with %s is not understood", (_name, fields, message) => {
    expect(() => readEvent(path, fields)).toThrow(CarrierError);
    expect(() => readEvent(path, fields)).toThrow(message);
  });
});

describe("the call of an event", () => {
  const left = { CallSid: "CAparent", CallStatus: "completed" };

  test("belongs to the user of the leg's browser when the address names no wallet", () => {
    const report = readEvent("/api/voice/status", { ...left, From: client });
    expect(report).toEqual({
      event: { kind: "caller", providerCallId: "CAparent", left: true },
      of: { userId },
    });
  });

  test.each([
    ["neither wallet nor user", "/api/voice/status", left],
    ["a wallet that is no id", "/api/voice/status?wallet=mine", left],
    ["a phone as caller", "/api/voice/status", { ...left, From: "+442079460000" }],
  ])("is not understood when %s", (_name, from, fields) => {
    expect(() => readEvent(from, fields)).toThrow(CarrierError);
  });
});

describe("instructions", () => {
  const twiml = (instructions: Parameters<typeof webhooks.writeInstructions>[0]) =>
    webhooks.writeInstructions(instructions).body.replace('<?xml version="1.0" encoding="UTF-8"?>', "");

  test("dial with the carrier's own limit, real ringing and reports of every step", () => {
    const number = e164Schema.parse("+442079460000");
    const dial = (shownNumber: E164 | null) =>
      twiml({ kind: "dial", walletId, number, shownNumber, limit_s: 240, ring_s: 60 });
    expect(dial(e164Schema.parse("+447400123456"))).toContain(' callerId="+447400123456" ');
    expect(dial(null)).toBe(
      `<Response><Dial answerOnBridge="true" callerId="${callerId}" timeLimit="240" timeout="60">` +
        `<Number statusCallback="${publicUrl}/api/voice/twilio/status?wallet=${walletId}#rc=3&amp;rp=all&amp;rt=4000" ` +
        `statusCallbackMethod="POST" ` +
        `statusCallbackEvent="initiated ringing answered completed">+442079460000</Number></Dial></Response>`,
    );
  });

  test("dial the number that an incoming call goes on to, whose end asks for instructions", () => {
    const [number, caller] = [e164Schema.parse("+447400123456"), e164Schema.parse("+14155550123")];
    const forward = { number, shownNumber: caller, limit_s: 14_400, ring_s: 30, isForwarded: true } as const;
    expect(twiml({ kind: "dial", walletId, ...forward })).toContain(
      `<Dial answerOnBridge="true" callerId="+14155550123" timeLimit="14400" timeout="30" ` +
        `action="${publicUrl}/api/voice/twilio/incoming/ended?wallet=${walletId}#rc=3&amp;rp=all&amp;rt=4000" method="POST">` +
        `<Number statusCallback="${publicUrl}/api/voice/twilio/status?wallet=${walletId}#rc=`,
    );
  });

  test("reject and hang up", () => {
    expect(twiml({ kind: "reject", refusal: refuse("already_in_call") })).toBe(
      "<Response><Reject/></Response>",
    );
    expect(twiml({ kind: "hang_up" })).toBe("<Response><Hangup/></Response>");
  });

  test("are XML", () => {
    expect(webhooks.writeInstructions({ kind: "hang_up" }).contentType).toMatch(/^text\/xml/);
  });
});
