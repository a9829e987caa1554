import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { e164Schema } from "#contract/phone-number.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import type { CallOutcome, ProgressStatus } from "#domain/calls/call.ts";
import { recordCallEvent } from "#domain/calls/record-call-event.ts";
import { settleCall } from "#domain/calls/settle-call.ts";
import type { CarrierEvent } from "#domain/calls/voice-carrier.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { readDialled } from "#domain/tariff/dialled-number.ts";
import { type CallWorld, createCallWorld } from "./call-world.ts";

/** One credit a minute. */
export const london = e164Schema.parse("+442079460000");
/** Thirty credits a minute. */
export const tuvalu = e164Schema.parse("+68820123");
export const newSid = () => `CA${randomUUID().replaceAll("-", "")}`;
export const childOf = (providerSid: string) => `${providerSid}child`;

/** A caller with 10 credits, anew for each test of one file, in a world of its own. Call it at the top of the file. */
export function oneCaller() {
  const database = testDatabase();
  let made: CallWorld | undefined;
  let caller: WalletUser = { id: "", walletId: "" };
  const world = (): CallWorld => {
    if (!made) throw new Error("The world exists only while the file's tests run");
    return made;
  };
  const connection: CallWorld["deps"]["connection"] = (work) => world().deps.connection(work);

  /** Makes the caller somebody new, with so much. */
  async function startWith(posted_mc: number, isVerified = true): Promise<void> {
    caller = await world().openWallet(posted_mc, isVerified);
  }

  async function topUp(delta_mc: number): Promise<void> {
    const purchase = { walletId: caller.walletId, contra: "payments", delta_mc, mayOverdraw: false } as const;
    await connection(({ ledger }) =>
      ledger.post({ ...purchase, ref: `payment:${randomUUID()}`, subjectId: randomUUID() }),
    );
  }

  const outgoing = (dialled: string = london, providerSid = newSid(), userId = caller.id) =>
    authoriseCall(world().deps, { providerSid, userId, dialled: readDialled(dialled) });
  const report = (event: CarrierEvent) =>
    recordCallEvent(world().deps, { event, of: { walletId: caller.walletId } });
  const progress = (providerSid: string, status: ProgressStatus) =>
    report({ kind: "progress", providerSid, childSid: childOf(providerSid), status });
  const ended = (
    providerSid: string,
    answered_s: number | null,
    status: CallOutcome["status"] = "completed",
  ) => {
    const outcome = { status, answered_s, childSid: childOf(providerSid) };
    return report({ kind: "ended", providerSid, outcome });
  };

  /** What the carrier's record says of the leg to the phone. */
  function setChild(providerSid: string, status: string, duration?: number): void {
    const leg = { status, parentSid: providerSid };
    const child = duration === undefined ? leg : { ...leg, duration: String(duration) };
    world().twin.legs.set(childOf(providerSid), child);
  }

  /** A call that rings, with the carrier's records of both legs. */
  async function ringing(dialled: string = london): Promise<string> {
    const providerSid = newSid();
    expect(await outgoing(dialled, providerSid)).toMatchObject({ kind: "dial" });
    world().twin.legs.set(providerSid, { status: "in-progress" });
    setChild(providerSid, "ringing");
    return providerSid;
  }

  async function endOpenCalls(): Promise<void> {
    const { rows } = await database.withClient((client) =>
      client.query<{ wallet_id: string; id: string }>("SELECT wallet_id, id FROM call WHERE open"),
    );
    for (const { wallet_id: walletId, id } of rows) {
      const call = await connection(({ calls }) => calls.find({ walletId, id }));
      const outcome = { status: "canceled", answered_s: null, childSid: null } as const;
      if (call) await settleCall(world().deps, call, outcome);
    }
  }

  beforeAll(async () => {
    made = await createCallWorld(database);
  });
  afterAll(() => world().close());
  beforeEach(async () => {
    const { twin, reports, onSleep } = world();
    twin.legs.clear();
    twin.limits.length = 0;
    reports.length = 0;
    onSleep(async () => {});
    await startWith(10_000);
  });
  afterEach(async () => {
    await world().expectNothingBroken();
    // The sweep takes whatever is open, so no test may leave a call to the next.
    await endOpenCalls();
  });

  return {
    get world() {
      return world();
    },
    get caller() {
      return caller;
    },
    database,
    startWith,
    topUp,
    balance: () => world().balance(caller.walletId),
    charges: () => world().charges(caller.walletId),
    outgoing,
    findCall: (providerSid: string) =>
      connection(({ calls }) => calls.findByProviderSid(caller.walletId, providerSid)),
    report,
    progress,
    ended,
    setChild,
    ringing,
  };
}
