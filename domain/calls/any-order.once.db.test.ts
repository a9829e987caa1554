import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { formMessage } from "#adapters/twilio/testing/form-message.ts";
import { twilioWebhooks } from "#adapters/twilio/twilio-voice.ts";
import { voicePaths } from "#contract/calls/calls.ts";
import { callCost_mc } from "#contract/money/pricing.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { callRequest, createCallHarness, publicUrl } from "#testing/calls/call-harness.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { authoriseCall } from "./authorise-call.ts";
import { sweepLostCalls } from "./ending/sweep-lost-calls.ts";
import { runMeter } from "./meter/run-meter.ts";
import { recordCallEvent } from "./record-call-event.ts";

const { accountSid, authToken, callerId } = sandboxAccounts.voice;
const webhooks = twilioWebhooks({ accountSid, authToken, callerId, publicUrl });
const rate = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
const database = testDatabase();
const harness = await createCallHarness(database);
afterAll(() => harness.close());

/** End of the child leg at the carrier. The seconds may slightly exceed the 10 minutes that are held. */
const fate = fc.oneof(
  fc.record({ status: fc.constant("completed" as const), duration_s: fc.integer({ min: 0, max: 620 }) }),
  fc.record({
    status: fc.constantFrom("busy", "no-answer", "failed", "canceled"),
    duration_s: fc.constant(null),
  }),
);
type Fate = typeof fate extends fc.Arbitrary<infer T> ? T : never;

/** All reports of the carrier, once and in order. */
function reportsOf(sid: string, { status, duration_s }: Fate): Record<string, string>[] {
  const child = { CallSid: `${sid}child`, ParentCallSid: sid };
  const talked = duration_s === null ? [] : [{ ...child, CallStatus: "in-progress" }];
  const seconds = duration_s === null ? {} : { CallDuration: String(duration_s) };
  return [
    { ...child, CallStatus: "initiated" },
    { ...child, CallStatus: "ringing" },
    ...talked,
    { ...child, CallStatus: status, ...seconds },
    { CallSid: sid, CallStatus: "completed", CallDuration: "700" },
  ];
}

/** Indexes of reports: some twice, some missing, in any order. The reports of a batch arrive at once. */
const deliveries = fc.array(fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 4 }), { maxLength: 6 });
/** The concurrent work after each batch. */
const between = fc.constantFrom("nothing", "sweep", "meter", "minutes");

async function meanwhile(what: "nothing" | "sweep" | "meter" | "minutes"): Promise<void> {
  if (what === "sweep") await sweepLostCalls(harness.deps);
  if (what === "meter") await runMeter(harness.deps);
  if (what === "minutes") harness.pass(240);
}

const receive = (walletId: string, fields: Record<string, string>) => {
  const message = formMessage(`${voicePaths.status}?wallet=${walletId}`, fields);
  return recordCallEvent(harness.deps, "twilio", webhooks.readEvent(message));
};

test("settles a call once, by the carrier's own seconds, in any order of reports", async () => {
  const property = fc.asyncProperty(
    fate,
    deliveries,
    fc.array(between, { minLength: 6, maxLength: 6 }),
    async (end, batches, others) => {
      harness.twin.reset();
      const { id: userId, walletId } = await harness.openWallet(10_000);
      const sid = `CA${randomUUID().replaceAll("-", "")}`;
      await authoriseCall(harness.deps, callRequest(userId, sid, e164Schema.parse("+442079460000")));
      harness.pass(end.duration_s ?? 0);
      harness.twin.setLeg(sid, "completed", { duration_s: 700 });
      harness.twin.setLeg(`${sid}child`, end.status, { parentSid: sid, duration_s: end.duration_s ?? 0 });

      const reports = reportsOf(sid, end);
      for (const [n, batch] of batches.entries()) {
        const arriving = batch.map((index) => reports[index % reports.length] ?? {});
        await Promise.all(arriving.map((fields) => receive(walletId, fields)));
        await meanwhile(others[n] ?? "nothing");
      }
      // The sweep asks even when no report arrived.
      harness.pass(600);
      await sweepLostCalls(harness.deps);

      const cost_mc = end.duration_s ? callCost_mc(rate, end.duration_s) : 0;
      const charged_mc = Math.min(cost_mc, 10_000);
      expect(await harness.charges(walletId)).toEqual(charged_mc === 0 ? [] : [-charged_mc]);
      expect(await harness.balance(walletId)).toMatchObject({ posted_mc: 10_000 - charged_mc, held_mc: 0 });
      const call = await harness.deps.connection(({ calls }) => calls.findByProviderCallId(walletId, sid));
      const status = end.status === "no-answer" ? "no_answer" : end.status;
      expect(call).toMatchObject({
        open: false,
        status,
        answered_s: end.duration_s && Math.min(end.duration_s, 600),
        cost_mc: charged_mc,
      });
      await harness.expectNothingBroken();

      // Later reports still change nothing.
      const late = reports.map((fields) => receive(walletId, fields));
      expect(await Promise.all(late)).toEqual(reports.map(() => false));
    },
  );
  await fc.assert(property, { numRuns: 20 });
});
