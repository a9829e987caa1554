import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { LedgerStore, Posting } from "#domain/ledger/ledger-store.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { ledgerStore } from "./ledger-store.ts";

const database = testDatabase();

function onLedger<T>(work: (ledger: LedgerStore) => Promise<T>): Promise<T> {
  return database.withClient((client) => work(ledgerStore(client)));
}

const { query } = database;

async function openWallet(posted_mc = 0): Promise<string> {
  const walletId = randomUUID();
  await onLedger(async (ledger) => {
    await ledger.openWallet(walletId);
    if (posted_mc > 0) await ledger.post(posting(walletId, posted_mc));
  });
  return walletId;
}

function posting(walletId: string, delta_mc: number, more: Partial<Posting> = {}): Posting {
  const subjectId = randomUUID();
  return {
    walletId,
    contra: "payments",
    delta_mc,
    ref: `test:${subjectId}`,
    subjectId,
    mayOverdraw: false,
    ...more,
  };
}

/** Holds credits on the wallet's row, as an open call does. */
async function hold(walletId: string, held_mc: number): Promise<void> {
  await query("UPDATE wallet SET held_mc = $2 WHERE id = $1", [walletId, held_mc]);
}

describe("a wallet", () => {
  test("without a row has a balance of zero", async () => {
    const balance = await onLedger((ledger) => ledger.balance(randomUUID()));
    expect(balance).toEqual({ posted_mc: 0, held_mc: 0, available_mc: 0 });
  });

  test("is unchanged when it is opened again", async () => {
    const walletId = await openWallet(5_000);
    await onLedger((ledger) => ledger.openWallet(walletId));
    expect(await onLedger((ledger) => ledger.balance(walletId))).toMatchObject({ posted_mc: 5_000 });
  });

  test("must be open before credits are posted to it", async () => {
    await expect(onLedger((ledger) => ledger.post(posting(randomUUID(), 1_000)))).rejects.toThrow(
      /must be opened before/,
    );
  });
});

describe("a posting", () => {
  test("moves credits and returns the balance after it", async () => {
    const walletId = await openWallet();
    const credited = await onLedger((ledger) => ledger.post(posting(walletId, 100_000)));
    expect(credited).toEqual({ posted_mc: 100_000, held_mc: 0, available_mc: 100_000 });
    const debited = await onLedger((ledger) => ledger.post(posting(walletId, -30_000)));
    expect(debited).toEqual({ posted_mc: 70_000, held_mc: 0, available_mc: 70_000 });
  });

  test("of the last millicredit passes, and one more is refused", async () => {
    const walletId = await openWallet(1_000);
    expect(await onLedger((ledger) => ledger.post(posting(walletId, -1_001)))).toBeUndefined();
    expect(await onLedger((ledger) => ledger.post(posting(walletId, -1_000)))).toMatchObject({
      posted_mc: 0,
    });
    expect(await onLedger((ledger) => ledger.post(posting(walletId, -1)))).toBeUndefined();
  });

  test("cannot take credits that an open call holds", async () => {
    const walletId = await openWallet(1_000);
    await hold(walletId, 600);
    expect(await onLedger((ledger) => ledger.post(posting(walletId, -401)))).toBeUndefined();
    expect(await onLedger((ledger) => ledger.post(posting(walletId, -400)))).toMatchObject({
      available_mc: 0,
    });
    await hold(walletId, 0);
  });

  test("with a used ref is an error and moves nothing", async () => {
    const walletId = await openWallet(1_000);
    const once = posting(walletId, 500);
    await onLedger((ledger) => ledger.post(once));
    await expect(onLedger((ledger) => ledger.post(once))).rejects.toMatchObject({ code: "23505" });
    expect(await onLedger((ledger) => ledger.balance(walletId))).toMatchObject({ posted_mc: 1_500 });
  });

  test("of zero credits is an error", async () => {
    const walletId = await openWallet();
    await expect(onLedger((ledger) => ledger.post(posting(walletId, 0)))).rejects.toThrow();
  });

  test("beyond the safe integers is an error", async () => {
    const walletId = await openWallet(Number.MAX_SAFE_INTEGER);
    await expect(onLedger((ledger) => ledger.post(posting(walletId, 1)))).rejects.toMatchObject({
      code: "23514",
    });
  });

  test("counts toward its payment, by house account", async () => {
    const walletId = await openWallet();
    const subjectId = randomUUID();
    await onLedger(async (ledger) => {
      await ledger.post(posting(walletId, 900, { subjectId }));
      await ledger.post(posting(walletId, -200, { subjectId }));
      await ledger.post(posting(walletId, 5));
    });
    expect(await onLedger((ledger) => ledger.postedFor(walletId, subjectId, "payments"))).toBe(700);
    expect(await onLedger((ledger) => ledger.postedFor(walletId, subjectId, "disputes"))).toBe(0);
    expect(await onLedger((ledger) => ledger.postedFor(walletId, randomUUID(), "payments"))).toBe(0);
  });
});

describe("a debt", () => {
  const overdraw = { mayOverdraw: true, contra: "disputes" } as const;

  test("leaves nothing to spend until top-ups have paid it", async () => {
    const walletId = await openWallet(1_000);
    const steps = [
      { delta_mc: -3_000, ...overdraw, posted_mc: -2_000, available_mc: 0 },
      { delta_mc: 500, posted_mc: -1_500, available_mc: 0 },
      { delta_mc: 2_000, posted_mc: 500, available_mc: 500 },
    ];
    for (const { posted_mc, available_mc, delta_mc, ...more } of steps) {
      const balance = await onLedger((ledger) => ledger.post(posting(walletId, delta_mc, more)));
      expect(balance).toEqual({ posted_mc, held_mc: 0, available_mc });
    }
    expect(await onLedger((ledger) => ledger.post(posting(walletId, -501)))).toBeUndefined();
  });

  test("refuses every debit that may not overdraw", async () => {
    const walletId = await openWallet(100);
    await onLedger((ledger) => ledger.post(posting(walletId, -1_000, overdraw)));
    expect(await onLedger((ledger) => ledger.post(posting(walletId, -1)))).toBeUndefined();
    const deeper = await onLedger((ledger) => ledger.post(posting(walletId, -50, overdraw)));
    expect(deeper).toEqual({ posted_mc: -950, held_mc: 0, available_mc: 0 });
  });

  test("made during a call never becomes credit when the call costs less than its hold", async () => {
    const walletId = await openWallet(1_000);
    await hold(walletId, 800);
    const disputed = await onLedger((ledger) => ledger.post(posting(walletId, -1_000, overdraw)));
    expect(disputed).toEqual({ posted_mc: 0, held_mc: 800, available_mc: 0 });

    // The settling statement releases the hold and charges the cost at once.
    await query("UPDATE wallet SET held_mc = 0, posted_mc = posted_mc - 300, seq = seq + 1 WHERE id = $1", [
      walletId,
    ]);
    await query(
      `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
       SELECT id, seq, 'calls', -300, posted_mc, 'settled:' || id, id FROM wallet WHERE id = $1`,
      [walletId],
    );
    const settled = await onLedger((ledger) => ledger.balance(walletId));
    expect(settled).toEqual({ posted_mc: -300, held_mc: 0, available_mc: 0 });
  });

  test("does not arise from an overdrawing debit that the wallet can afford", async () => {
    const walletId = await openWallet(1_000);
    const balance = await onLedger((ledger) => ledger.post(posting(walletId, -400, overdraw)));
    expect(balance).toEqual({ posted_mc: 600, held_mc: 0, available_mc: 600 });
  });
});

describe("16 connections at once", () => {
  test("never spend a millicredit twice", async () => {
    const wallets = await Promise.all([openWallet(10_000), openWallet(7_000), openWallet(1_000)]);
    let spent_mc = 0;
    const spend = async (index: number) => {
      const walletId = wallets[index % wallets.length] ?? "";
      const balance = await onLedger((ledger) => ledger.post(posting(walletId, -70)));
      if (balance !== undefined) spent_mc += 70;
    };
    await Promise.all(
      Array.from({ length: 16 }, async (_, worker) => {
        for (let turn = 0; turn < 40; turn += 1) await spend(worker + turn);
      }),
    );
    const balances = await Promise.all(wallets.map((id) => onLedger((ledger) => ledger.balance(id))));
    const left_mc = balances.reduce((sum, { posted_mc }) => sum + posted_mc, 0);
    // 640 attempts want 14,933 of each wallet, so all three end with less than one posting.
    expect(balances.every(({ posted_mc }) => posted_mc >= 0 && posted_mc < 70)).toBe(true);
    expect(left_mc + spent_mc).toBe(18_000);
    expect(await onLedger((ledger) => ledger.audit())).toEqual([]);
  });

  test("post one ref exactly once", async () => {
    const walletId = await openWallet();
    const once = posting(walletId, 250);
    const results = await Promise.allSettled(
      Array.from({ length: 16 }, () => onLedger((ledger) => ledger.post(once))),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await onLedger((ledger) => ledger.balance(walletId))).toMatchObject({ posted_mc: 250 });
    expect(await onLedger((ledger) => ledger.audit())).toEqual([]);
  });
});

test.each(["UPDATE transfer SET delta_mc = 1", "DELETE FROM transfer", "TRUNCATE transfer"])(
  "%s is refused: transfers are only ever added",
  async (sql) => {
    await openWallet(1_000);
    await expect(query(sql)).rejects.toThrow("transfer is append-only");
  },
);
