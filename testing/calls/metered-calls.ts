import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import { settleCall } from "#domain/calls/ending/settle-call.ts";
import { runMeter } from "#domain/calls/meter/run-meter.ts";
import { recordCallEvent } from "#domain/calls/record-call-event.ts";
import type { CallInstructions } from "#domain/calls/voice-carrier.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { callRequest, createCallHarness } from "./call-harness.ts";

const london = e164Schema.parse("+442079460000");

/** Calls that the meter watches, the newest at hand. Call it at the top of a file: each test's calls end with it. */
export async function meteredCalls() {
  const database = testDatabase();
  const harness = await createCallHarness(database);
  let user: WalletUser & { email: string };
  let providerCallId: string;
  const opened: { walletId: string; providerCallId: string }[] = [];

  afterAll(() => harness.close());
  beforeEach(() => {
    harness.twin.reset();
    harness.published.length = 0;
    harness.reports.length = 0;
  });
  afterEach(async () => {
    await harness.expectNothingBroken();
    // The meter checks every open call, so each test must end its own.
    for (const one of opened.splice(0)) {
      const call = await harness.deps.connection(({ calls }) =>
        calls.findByProviderCallId(one.walletId, one.providerCallId),
      );
      const outcome = { status: "canceled", answered_s: null, childCallId: null } as const;
      if (call?.open) await settleCall(harness.deps, call, outcome);
    }
  });

  const meter = () => runMeter(harness.deps);
  const published = () =>
    harness.published.map(({ event }) => event).filter(({ type }) => type !== "changed");

  async function dial(posted_mc: number, number = london): Promise<CallInstructions> {
    user = await harness.openWallet(posted_mc);
    providerCallId = `CA${randomUUID().replaceAll("-", "")}`;
    opened.push({ walletId: user.walletId, providerCallId });
    harness.twin.setLeg(providerCallId, "ringing");
    return authoriseCall(harness.deps, callRequest(user.id, providerCallId, number));
  }

  async function report(status: "ringing" | "answered"): Promise<void> {
    if (status === "answered") harness.twin.setLeg(providerCallId, "in-progress");
    const event = {
      kind: "progress",
      providerCallId,
      childCallId: `${providerCallId}child`,
      status,
    } as const;
    await recordCallEvent(harness.deps, "twilio", { event, of: { walletId: user.walletId } });
  }

  return {
    database,
    opened,
    harness,
    /** The caller of the newest call. */
    get user() {
      return user;
    },
    get providerCallId() {
      return providerCallId;
    },
    meter,
    published,
    dial,
    report,
    findCall: () =>
      harness.deps.connection(({ calls }) => calls.findByProviderCallId(user.walletId, providerCallId)),
    carrierLimits: () => harness.twin.limits.map(({ limit_s }) => limit_s),
    warned: () => published().flatMap((event) => (event.type === "call_warning" ? [event.secondsLeft] : [])),

    /** From here on the call uses one credit a minute. */
    async talk(posted_mc: number): Promise<void> {
      await dial(posted_mc);
      harness.pass(10);
      await report("answered");
      await meter();
    },

    /** Adds credits without publishing them, as when the process dies right after the payment. */
    async topUp(delta_mc: number): Promise<void> {
      const purchase = { walletId: user.walletId, contra: "payments", delta_mc, mayOverdraw: false } as const;
      await harness.deps.connection(({ ledger }) =>
        ledger.post({ ...purchase, ref: `payment:${randomUUID()}`, subjectId: randomUUID() }),
      );
    },

    /** Advances the clock while every node runs its meter each second. Returns the seconds until the hang-up. */
    async untilHungUp(most_s: number): Promise<number | undefined> {
      for (let second = 0; second <= most_s; second++) {
        await Promise.all([meter(), meter()]);
        if (harness.twin.ended.length > 0) return second;
        harness.pass(1);
      }
      return undefined;
    },
  };
}
