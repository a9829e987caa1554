import { expect, test } from "vitest";
import { twimlFor } from "#adapters/twilio/twiml.ts";
import { messages } from "#contract/messages/messages.ts";
import { answerTestCall } from "./test-call.ts";

const identity = { userId: "u", sessionId: "s" };
const caller = { id: "u", walletId: "w", isVerified: true };

const rejected = (code: string) => ({ kind: "reject", refusal: { refused: code } });

function deps({ calling = true, loggedIn = true, left = true } = {}) {
  return { limits: { calling }, takeTestCall: async () => left, isLoggedIn: async () => loggedIn };
}

test("a test call is answered with words, and ends by itself after a silence", async () => {
  const instructions = await answerTestCall(deps(), caller, identity);
  expect(instructions).toEqual({ kind: "line_test", length_s: 12 });
  const twiml = twimlFor(instructions, { callerId: "+15005550006", publicUrl: "https://farline.example" });
  expect(twiml).toContain(
    `<Response><Say>${messages.call.lineTest}</Say><Pause length="12"/><Hangup/></Response>`,
  );
});

test.each([
  [{ calling: false }, "calling_switched_off"],
  [{ loggedIn: false }, "session_ended"],
  [{ left: false }, "too_many_requests"],
])("is rejected with %j as %s", async (differs, code) => {
  expect(await answerTestCall(deps(differs), caller, identity)).toMatchObject(rejected(code));
});

test("is rejected for an unknown or unverified user", async () => {
  for (const other of [undefined, { ...caller, isVerified: false }]) {
    expect(await answerTestCall(deps(), other, identity)).toMatchObject(rejected("email_not_verified"));
  }
});
