import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf, exists, many, one, run, sql } from "#adapters/postgres/sql.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { foldingForm } from "#domain/marks/canonical-mailbox.ts";
import { identityMark, type Mark, mailboxMark } from "#domain/marks/mark.ts";
import type { MarkStore } from "#domain/marks/mark-store.ts";
import { lockRelatedWallets } from "./related-locks.ts";

/** Marks on one connection, in a transaction. */
export function markStore(client: Client, cipher: DataCipher): MarkStore {
  const digestsOf = ({ kind, text }: Mark) => cipher.digests(`${kind} ${text}`);
  return {
    async note({ id, walletId }, mark, payment) {
      const [digest, ...earlier] = digestsOf(mark);
      await lockDigests(client, [digest, ...earlier]);
      const renewed = await renew(client, digest, earlier);
      const paidAt = sql.parameter(payment?.at ?? null);
      const note = await one<{ existed: boolean }>(client, "mark.note")`
        WITH before AS (SELECT FROM mark WHERE digest = ${digest} AND wallet_id = ${walletId} AND user_id = ${id})
        INSERT INTO mark (digest, kind, wallet_id, user_id, first_seen_at, last_seen_at, confirmed_at, form, is_current)
        SELECT ${digest}, ${mark.kind}, ${walletId}, ${id}, coalesce(${paidAt}, now()), coalesce(${paidAt}, now()),
               ${payment?.confirmed ? payment.at : null}, ${foldingForm},
               NOT EXISTS (SELECT FROM users WHERE id = ${id} AND deleted_at IS NOT NULL)
        ON CONFLICT (digest, wallet_id, user_id) DO UPDATE
           SET first_seen_at = least(mark.first_seen_at, excluded.first_seen_at),
               last_seen_at = greatest(mark.last_seen_at, excluded.last_seen_at), is_current = excluded.is_current,
               confirmed_at = coalesce(mark.confirmed_at, excluded.confirmed_at), form = excluded.form
        RETURNING EXISTS (SELECT FROM before) AS existed`;
      if (renewed > 0 || !note?.existed) await relate(client, digest, walletId);
    },

    hasShown: (userId, mark) =>
      exists(client, "mark.hasShown")`
        SELECT 1 FROM mark WHERE user_id = ${userId} AND digest = ANY (${digestsOf(mark)}::text[])`,

    async keepOnly(userId, { email, identities }) {
      const current = [mailboxMark(email), ...identities.map(identityMark)].flatMap(digestsOf);
      await run(client, "mark.keepOnly")`
        UPDATE mark SET is_current = false
         WHERE user_id = ${userId} AND kind <> 'card' AND is_current AND digest <> ALL (${current}::text[])`;
    },

    forgetPast: (userId, since) =>
      run(client, "mark.forgetPast")`
        DELETE FROM mark
         WHERE user_id = ${userId} AND kind <> 'card' AND NOT is_current AND first_seen_at >= ${since}`,

    sharing: (userId) =>
      many<WalletUser>(client, "mark.sharingUsers")`
        SELECT DISTINCT ${columnsOf<WalletUser>()("member.user_id AS id, member.wallet_id")}
          FROM mark own JOIN mark other ON other.digest = own.digest AND other.lifted_at IS NULL
          JOIN wallet_member AS member ON member.user_id = other.user_id
         WHERE own.user_id = ${userId} AND own.lifted_at IS NULL`,

    // Takes no lock on the wallets: a call judged by the old marks is refused or limited once more.
    lift: (userId, at) =>
      changed(client, "mark.lift")`
        UPDATE mark SET lifted_at = ${at} WHERE user_id = ${userId} AND lifted_at IS NULL`,

    endAll: (userId) =>
      run(client, "mark.endAll")`UPDATE mark SET is_current = false WHERE user_id = ${userId}`,
  };
}

/** Lets one transaction at a time note a mark, so that the second of two users who show it at once finds the first. */
async function lockDigests(client: Client, digests: readonly string[]): Promise<void> {
  await one(client, "mark.lock")`
    SELECT count(pg_advisory_xact_lock(hashtextextended(digest, 0)))
      FROM (SELECT unnest(${digests}::text[]) AS digest ORDER BY 1) AS ordered`;
}

/** Rewrites rows of earlier keys under the current key. Only a user who shows the mark brings the text that this needs. */
async function renew(client: Client, digest: string, earlier: readonly string[]): Promise<number> {
  if (earlier.length === 0) return 0;
  return changed(client, "mark.renew")`
    WITH old AS (DELETE FROM mark WHERE digest = ANY (${earlier}::text[]) RETURNING *)
    INSERT INTO mark (digest, kind, wallet_id, user_id, first_seen_at, last_seen_at, is_current, lifted_at, confirmed_at,
                      form)
    SELECT ${digest}, min(kind), wallet_id, user_id, min(first_seen_at), max(last_seen_at), bool_or(is_current),
           max(lifted_at), min(confirmed_at), max(form)
      FROM old GROUP BY wallet_id, user_id
    ON CONFLICT (digest, wallet_id, user_id) DO UPDATE
       SET first_seen_at = least(mark.first_seen_at, excluded.first_seen_at),
           last_seen_at = greatest(mark.last_seen_at, excluded.last_seen_at),
           lifted_at = coalesce(mark.lifted_at, excluded.lifted_at),
           confirmed_at = coalesce(mark.confirmed_at, excluded.confirmed_at)`;
}

/**
 * Relates the wallets that share a mark. Locks them, so that each counts a call that another is opening. A wallet without a
 * row gets one to lock.
 */
async function relate(client: Client, digest: string, walletId: string): Promise<void> {
  const sharing = await many<{ walletId: string }>(client, "mark.sharing")`
    SELECT DISTINCT wallet_id FROM mark WHERE digest = ${digest} AND lifted_at IS NULL ORDER BY wallet_id`;
  if (sharing.length < 2) return;
  const wallets = sharing.map(({ walletId }) => walletId);
  await run(client, "mark.openWallets")`
    INSERT INTO wallet (id) SELECT unnest(${wallets}::uuid[]) ON CONFLICT (id) DO NOTHING`;
  await lockRelatedWallets(client, walletId);
  await run(client, "mark.relate")`
    UPDATE wallet SET related = true, version = version + 1 WHERE id = ANY (${wallets}::uuid[])`;
}
