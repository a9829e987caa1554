import { randomUUID } from "node:crypto";
import twilio from "twilio";
import { describe, expect, test } from "vitest";
import { voicePaths } from "#contract/calls/calls.ts";
import { asMessage } from "#contract/messages/message.ts";
import { messages } from "#contract/messages/messages.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { call, type Reply } from "./support/call.ts";
import { logIn, verifiedPerson } from "./support/people.ts";
import { target } from "./support/target.ts";

const { accountSid, authToken } = sandboxAccounts.voice;

async function identityOf(token: string): Promise<string> {
  const { body } = await call("POST", "/api/call/token", { token });
  const [, claims = ""] = String(body.token).split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString()).grants.identity;
}

/** The carrier's request for a call from this device, signed with the sandbox's key. */
function dial(identity: string, changed: Record<string, string> = {}): Promise<Reply> {
  const CallSid = `CA${randomUUID().replaceAll("-", "")}`;
  const From = `client:${identity}`;
  const fields = { AccountSid: accountSid, CallSid, From, To: "+442079460000", ...changed };
  const signature = twilio.getExpectedTwilioSignature(authToken, target.url + voicePaths.outgoing, fields);
  return call("POST", voicePaths.outgoing, {
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signature },
  });
}

async function lastRefusal(token: string): Promise<unknown> {
  const [last] = JSON.parse((await call("GET", "/api/calls", { token })).text);
  return last?.refusal;
}

const noCredit = { code: "not_enough_credits", message: expect.any(Object) };
const ended = { code: "session_ended", message: asMessage(messages.login.sessionExpired) };

describe.skipIf(!target.sandboxUrl)("a copy of a device's token", () => {
  test.each([
    ["a logout", (token: string) => call("POST", "/api/auth/logout", { token })],
    [
      "a logout of all other devices",
      (_token: string, other: string) => call("DELETE", "/api/account/sessions", { token: other }),
    ],
  ])("dials nothing after %s, and the owner sees why", async (_name, end) => {
    const person = await verifiedPerson();
    const [token, other] = [await logIn(person), await logIn(person)];
    const [copied, own] = [await identityOf(token), await identityOf(other)];
    expect((await dial(copied)).text).toContain("<Reject");
    expect(await lastRefusal(other), "judged as any call while its session lives").toEqual(noCredit);
    expect((await end(token, other)).status).toBe(200);
    expect((await dial(copied)).text).toContain("<Reject");
    expect(await lastRefusal(other)).toEqual(ended);
    await dial(own);
    expect(await lastRefusal(other), "the other session goes on").toEqual(noCredit);
  });

  test("is not trusted with an account of another name, or with unreadable text", async () => {
    const token = await logIn(await verifiedPerson());
    const identity = await identityOf(token);
    expect(identity).toMatch(/^\w{1,121}$/);
    expect((await dial(identity, { AccountSid: `AC${"1".repeat(32)}` })).status).toBe(403);
    expect((await dial(identity, { To: "+44\u0000\u0007 x" })).status).toBe(200);
    expect(await lastRefusal(token)).toMatchObject({ code: "number_not_valid" });
  });
});
