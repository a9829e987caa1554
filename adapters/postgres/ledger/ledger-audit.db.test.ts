import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { auditRecord } from "#adapters/postgres/operators/audit-record.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import {
  auditAlone,
  auditLock,
  auditOnOwnConnection,
  auditSinceProof,
  auditUnproven,
} from "./audit-on-own-connection.ts";
import { auditNewRows } from "./ledger-audit.ts";
import { ledgerStore } from "./ledger-store.ts";

const database = testDatabase();
let walletId = "";

/** Three transfers: 1,000, then -300 (700 left), then 50 (750 left). */
beforeEach(async () => {
  walletId = randomUUID();
  await database.withClient(async (client) => {
    const ledger = ledgerStore(client);
    await ledger.openWallet(walletId);
    for (const delta_mc of [1_000, -300, 50]) {
      const subjectId = randomUUID();
      await ledger.post({
        walletId,
        contra: "payments",
        delta_mc,
        ref: subjectId,
        subjectId,
        mayOverdraw: false,
      });
    }
  });
});

/** Damages the ledger past the append-only trigger, audits it and rolls back. */
function auditAfter(damage: string) {
  return database.transaction(async (client) => {
    await client.query("ALTER TABLE transfer DISABLE TRIGGER transfer_append_only");
    await client.query("SAVEPOINT whole");
    await client.query(damage, [walletId]);
    const ledger = ledgerStore(client);
    const findings = await ledger.audit();
    expect(await ledger.auditWallet(walletId)).toEqual(findings);
    expect(await ledger.auditWallet(randomUUID())).toEqual([]);
    const ofNewRows = await auditNewRows(client, new Date(Date.now() - 3_600_000));
    expect(findings).toEqual(expect.arrayContaining(ofNewRows));
    expect(ofNewRows.length > 0).toBe(findings.length > 0);
    expect(await auditNewRows(client, new Date(Date.now() + 3_600_000))).toEqual(
      findings.filter(({ invariant, expected_mc }) => invariant === "held" && expected_mc > 0),
    );
    await client.query("ROLLBACK TO SAVEPOINT whole");
    await client.query("ALTER TABLE transfer ENABLE TRIGGER transfer_append_only");
    return findings;
  });
}

test("an undamaged ledger has no findings", async () => {
  expect(await database.withClient((client) => ledgerStore(client).audit())).toEqual([]);
});

test("a balance that is not the sum of its transfers is found", async () => {
  const findings = await auditAfter("UPDATE wallet SET posted_mc = posted_mc + 1 WHERE id = $1");
  expect(findings).toEqual([{ walletId, invariant: "posted", expected_mc: 750, actual_mc: 751 }]);
});

test("transfers of a missing wallet are found", async () => {
  const findings = await auditAfter("DELETE FROM wallet WHERE id = $1");
  expect(findings).toContainEqual({ walletId, invariant: "posted", expected_mc: 750, actual_mc: 0 });
});

test("credits held for no open call are found", async () => {
  const findings = await auditAfter("UPDATE wallet SET held_mc = 10 WHERE id = $1");
  expect(findings).toEqual([{ walletId, invariant: "held", expected_mc: 0, actual_mc: 10 }]);
});

test("credits held by an open call are expected, and no others", async () => {
  const hold = `
    INSERT INTO call (id, wallet_id, user_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
                      minimum_s, increment_s, limit_s, held_mc, open, status, created_at, cutoff_at, check_at)
    VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'twilio', 'CA-audit', '+442079460000', 'GB', 'London', 1000, 0, 60, 60, 600, 400, true,
            'requested', now(), now(), now())`;
  expect(await auditAfter(hold)).toEqual([{ walletId, invariant: "held", expected_mc: 400, actual_mc: 0 }]);
  const both = `WITH opened AS (${hold}) UPDATE wallet SET held_mc = 400 WHERE id = $1`;
  expect(await auditAfter(both)).toEqual([]);
});

test("credits held by a refund are expected until it ends", async () => {
  const hold = (status: string) => `
    WITH asked AS (
      INSERT INTO refund_request (wallet_id, id, payment_id, asked_by, amount_minor, held_mc, requested_at, status, next_check_at)
      VALUES ($1, gen_random_uuid(), gen_random_uuid(), 'user', 4, 400, now(), '${status}', now()))
    UPDATE wallet SET held_mc = 400 WHERE id = $1`;
  expect(await auditAfter(hold("requested"))).toEqual([]);
  for (const ended of ["done", "refused"])
    expect(await auditAfter(hold(ended))).toEqual([
      { walletId, invariant: "held", expected_mc: 0, actual_mc: 400 },
    ]);
});

test("a balance that does not follow from the previous one is found", async () => {
  const findings = await auditAfter(
    "UPDATE transfer SET balance_after_mc = 699 WHERE wallet_id = $1 AND seq = 2",
  );
  expect(findings).toEqual([{ walletId, invariant: "chain", expected_mc: 700, actual_mc: 699 }]);
});

test("a missing transfer is found", async () => {
  const findings = await auditAfter("DELETE FROM transfer WHERE wallet_id = $1 AND seq = 2");
  expect(findings).toEqual([
    { walletId, invariant: "chain", expected_mc: 1_050, actual_mc: 750 },
    { walletId, invariant: "posted", expected_mc: 1_050, actual_mc: 750 },
  ]);
});

test("a missing last transfer is found", async () => {
  const findings = await auditAfter("DELETE FROM transfer WHERE wallet_id = $1 AND seq = 3");
  expect(findings).toEqual([
    { walletId, invariant: "chain", expected_mc: 700, actual_mc: 750 },
    { walletId, invariant: "posted", expected_mc: 700, actual_mc: 750 },
  ]);
});

test("a gap in the numbering alone is found", async () => {
  const gap = "UPDATE transfer SET seq = 9 WHERE wallet_id = $1 AND seq = 3";
  const finding = { walletId, invariant: "chain", expected_mc: 750, actual_mc: 750 };
  expect(await auditAfter(gap)).toEqual([finding]);
  const counted = `WITH moved AS (${gap}) UPDATE wallet SET seq = 9 WHERE id = $1`;
  expect(await auditAfter(counted)).toEqual([finding]);
});

test("audits of what is new go on from each other, and pass over no transaction that was under way", async () => {
  const audit = (part: typeof auditSinceProof) => auditAlone(database.connection(), 10_000, part);
  const proven = async () =>
    (
      await database.query<{ at: Date; findings: number }>(
        "SELECT proven_before AS at, findings FROM ledger_audit",
      )
    )[0];
  const damage = { walletId, invariant: "chain", expected_mc: 752, actual_mc: 999 };
  expect(await audit(auditSinceProof)).toEqual([]);
  expect(await proven()).toBeUndefined();

  const record = auditRecord(database);
  await record.claim(new Date(), { endedBefore: new Date(0), claimedBefore: new Date(0) });
  await record.finish(new Date(), await auditOnOwnConnection(database.connection()));
  await database.transaction(async (slow) => {
    const { rows } = await slow.query<{ start: Date }>("SELECT now() AS start");
    await database.withClient((client) =>
      ledgerStore(client).post({
        walletId,
        contra: "payments",
        delta_mc: 1,
        ref: "later",
        subjectId: walletId,
        mayOverdraw: false,
      }),
    );
    await slow.query(
      `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
       VALUES ($1, 5, 'payments', 1, 999, 'slow', $1)`,
      [walletId],
    );
    expect(await audit(auditSinceProof)).toEqual([]);
    const start_ms = rows[0]?.start.getTime() ?? 0;
    expect(await proven()).toEqual({ at: new Date(start_ms - 600_000), findings: 0 });
  });
  expect(await audit(auditSinceProof)).toEqual([damage, expect.anything()]);
  expect(await proven()).toMatchObject({ findings: 2 });
  // What was found stands, and only an audit of the whole may say otherwise.
  expect(await audit(auditSinceProof)).toEqual([]);
  expect(await audit(auditUnproven)).toHaveLength(2);
  await database.transaction(async (client) => {
    await client.query("ALTER TABLE transfer DISABLE TRIGGER transfer_append_only");
    await client.query("DELETE FROM transfer WHERE ref = 'slow'");
    await client.query("ALTER TABLE transfer ENABLE TRIGGER transfer_append_only");
  });
  expect(await audit(auditUnproven)).toEqual([]);
});

test("operators audit one at a time, and an audit that takes too long is given up", async () => {
  const audit = (longest_ms: number) => auditAlone(database.connection(), longest_ms);
  await database.transaction(async (client) => {
    await client.query("SELECT pg_advisory_xact_lock($1)", [auditLock]);
    expect(await audit(10_000)).toBe("busy");
  });
  await database.transaction(async (client) => {
    await client.query("LOCK TABLE transfer IN ACCESS EXCLUSIVE MODE");
    expect(await audit(500)).toBe("too_long");
  });
  expect(await audit(10_000)).toEqual([]);
});
