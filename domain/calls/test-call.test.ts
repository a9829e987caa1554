import { expect, test } from "vitest";
import { twimlFor } from "#adapters/twilio/twiml.ts";
import { testCallNumber } from "#contract/calls.ts";
import { answerTestCall } from "./test-call.ts";

const request = { providerSid: "CA1", userId: "u", dialled: testCallNumber };

function deps(differs: { calling?: boolean; verified?: boolean; left?: boolean } = {}) {
  const { calling = true, verified = true, left = true } = differs;
  return {
    limits: { calling },
    isVerified: async () => verified,
    takeTestCall: async () => left,
  };
}

test("a test call is silence that ends by itself", async () => {
  const instructions = await answerTestCall(deps(), request);
  expect(instructions).toEqual({ kind: "silence", length_s: 12 });
  const twiml = twimlFor(instructions, { callerId: "+15005550006", publicUrl: "https://farline.example" });
  expect(twiml).toContain('<Response><Pause length="12"/><Hangup/></Response>');
});

test.each([
  [{ calling: false }, "calling_switched_off"],
  [{ verified: false }, "email_not_verified"],
  [{ left: false }, "too_many_requests"],
])("with %j it is rejected as %s", async (differs, code) => {
  expect(await answerTestCall(deps(differs), request)).toMatchObject({
    kind: "reject",
    refusal: { refused: code },
  });
});
