import { afterAll, beforeEach, expect, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { callRequest, createCallHarness } from "#testing/calls/call-harness.ts";
import { london, newProviderCallId } from "#testing/calls/one-caller.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { authoriseCall } from "./authorise-call.ts";
import { recordCallEvent } from "./record-call-event.ts";
import type { CarrierEvent } from "./voice-carrier.ts";

const database = testDatabase();
const harness = await createCallHarness(database);
afterAll(() => harness.close());
beforeEach(() => {
  harness.published.length = 0;
});

test("publishes each step of a call once, however often the carrier reports it", async () => {
  const { id: userId, walletId } = await harness.openWallet(10_000);
  const providerCallId = newProviderCallId();
  const changed = { audience: { walletId }, event: { type: "changed" } };
  await authoriseCall(harness.deps, callRequest(userId, providerCallId, london));
  expect(harness.published).toEqual([changed]);

  const childCallId = `${providerCallId}child`;
  const steps: CarrierEvent[] = [
    { kind: "progress", providerCallId, childCallId, status: "ringing" },
    { kind: "progress", providerCallId, childCallId, status: "answered" },
    { kind: "caller", providerCallId, left: true },
    { kind: "ended", providerCallId, outcome: { status: "completed", answered_s: 61, childCallId } },
  ];
  for (const step of steps) {
    harness.published.length = 0;
    await recordCallEvent(harness.deps, "twilio", { event: step, of: { walletId } });
    await recordCallEvent(harness.deps, "twilio", { event: step, of: { walletId } });
    expect(harness.published).toEqual([changed]);
  }
});

test("publishes a refusal once, with its sentence and the carrier's id of the call", async () => {
  const { id: userId } = await harness.openWallet(10_000);
  const providerCallId = newProviderCallId();
  const request = callRequest(userId, providerCallId, e164Schema.parse("+19005551234"));
  await authoriseCall(harness.deps, request);
  await authoriseCall(harness.deps, request);
  expect(harness.published).toEqual([
    {
      audience: { userId },
      event: {
        type: "call_refused",
        callId: expect.any(String),
        providerCallId,
        dialled: "+19005551234",
        number: "+19005551234",
        code: "premium_number_not_served",
        message: { key: "Premium and shared-cost numbers cannot be called.", values: {} },
        retry: false,
      },
    },
  ]);
});
