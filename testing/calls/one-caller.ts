import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import type { CallOutcome, ProgressStatus } from "#domain/calls/call.ts";
import { settleCall } from "#domain/calls/ending/settle-call.ts";
import { readDialled } from "#domain/calls/judge-call.ts";
import { recordCallEvent } from "#domain/calls/record-call-event.ts";
import type { CallRequest, CarrierEvent } from "#domain/calls/voice-carrier.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { LegStatus } from "#sandbox/voice/calls/leg.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { callRequest, createCallHarness } from "./call-harness.ts";

/** One credit a minute. */
export const london = e164Schema.parse("+442079460000");
/** Thirty credits a minute. */
export const tuvalu = e164Schema.parse("+68820123");
export const newProviderCallId = () => `CA${randomUUID().replaceAll("-", "")}`;
export const childOf = (providerCallId: string) => `${providerCallId}child`;

/**
 * Gives each test of one file a new caller with 10 credits, in a harness of its own. Call it at the top of the file.
 */
export async function oneCaller() {
  const database = testDatabase();
  const harness = await createCallHarness(database);
  let caller: WalletUser = { id: "", walletId: "" };
  const { connection } = harness.deps;

  /** Replaces the caller with a new user who has this balance. */
  async function startWith(posted_mc: number, isVerified = true): Promise<void> {
    caller = await harness.openWallet(posted_mc, isVerified);
  }

  async function topUp(delta_mc: number): Promise<void> {
    const purchase = { walletId: caller.walletId, contra: "payments", delta_mc, mayOverdraw: false } as const;
    await connection(({ ledger }) =>
      ledger.post({ ...purchase, ref: `payment:${randomUUID()}`, subjectId: randomUUID() }),
    );
  }

  const outgoing = (
    dialled: string = london,
    providerCallId = newProviderCallId(),
    userId = caller.id,
    shownRate?: CallRequest["shownRate"],
  ) =>
    authoriseCall(harness.deps, { ...callRequest(userId, providerCallId, readDialled(dialled)), shownRate });
  const findCall = (providerCallId: string) =>
    connection(({ calls }) => calls.findByProviderCallId(caller.walletId, providerCallId));
  const report = (event: CarrierEvent) =>
    recordCallEvent(harness.deps, "twilio", { event, of: { walletId: caller.walletId } });
  const progress = (providerCallId: string, status: ProgressStatus) =>
    report({ kind: "progress", providerCallId, childCallId: childOf(providerCallId), status });
  /** Reports the end of a call. Lets the seconds pass that it lasted, if they have not. */
  const ended = async (
    providerCallId: string,
    answered_s: number | null,
    status: CallOutcome["status"] = "completed",
  ) => {
    await waitUntilLasted(providerCallId, answered_s ?? 0);
    return endedAtOnce(providerCallId, answered_s, status);
  };
  /** Reports the end of a call, however long our own clock says that it lasted. */
  const endedAtOnce = (
    providerCallId: string,
    answered_s: number | null,
    status: CallOutcome["status"] = "completed",
  ) => {
    const outcome = { status, answered_s, childCallId: childOf(providerCallId) };
    return report({ kind: "ended", providerCallId, outcome });
  };

  async function waitUntilLasted(providerCallId: string, seconds: number): Promise<void> {
    const call = await findCall(providerCallId);
    const { clock } = harness.deps;
    const lasted_s = call ? (clock.now().getTime() - call.createdAt.getTime()) / 1_000 : seconds;
    harness.pass(Math.max(0, seconds - lasted_s));
  }

  function setChild(providerCallId: string, status: LegStatus, duration_s = 0): void {
    harness.twin.setLeg(childOf(providerCallId), status, { parentSid: providerCallId, duration_s });
  }

  /** A ringing call, with the carrier's records of both legs. */
  async function ringing(dialled: string = london): Promise<string> {
    const providerCallId = newProviderCallId();
    expect(await outgoing(dialled, providerCallId)).toMatchObject({ kind: "dial" });
    harness.twin.setLeg(providerCallId, "in-progress");
    setChild(providerCallId, "ringing");
    return providerCallId;
  }

  async function endOpenCalls(): Promise<void> {
    const rows = await database.query<{ wallet_id: string; id: string }>(
      "SELECT wallet_id, id FROM call WHERE open",
    );
    for (const { wallet_id: walletId, id } of rows) {
      const call = await connection(({ calls }) => calls.find({ walletId, id }));
      const outcome = { status: "canceled", answered_s: null, childCallId: null } as const;
      if (call) await settleCall(harness.deps, call, outcome);
    }
  }

  afterAll(() => harness.close());
  beforeEach(async () => {
    const { twin, reports, onSleep } = harness;
    twin.reset();
    reports.length = 0;
    onSleep(async () => {});
    await startWith(10_000);
  });
  afterEach(async () => {
    await harness.expectNothingBroken();
    // The sweep takes every open call, so each test must end its own.
    await endOpenCalls();
  });

  return {
    harness,
    get caller() {
      return caller;
    },
    database,
    startWith,
    topUp,
    balance: () => harness.balance(caller.walletId),
    charges: () => harness.charges(caller.walletId),
    outgoing,
    findCall,
    report,
    progress,
    ended,
    endedAtOnce,
    setChild,
    ringing,
  };
}
