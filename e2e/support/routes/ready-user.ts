import { randomBytes, randomUUID } from "node:crypto";
import { argon2Passwords } from "#adapters/passwords/argon2-passwords.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { hashToken } from "#domain/tokens.ts";
import { addUser } from "#testing/database/add-user.ts";

/** A verified user with a session, written into the database without the requests that lead there. */
export interface ReadyUser {
  id: string;
  walletId: string;
  email: string;
  password: string;
  sessionId: string;
  token: string;
}

const password = "a long passphrase of Ada";
let passwordHash: Promise<string> | undefined;

export async function readyUser(database: Database, credits_mc = 0): Promise<ReadyUser> {
  const [id, walletId, sessionId] = [randomUUID(), randomUUID(), randomUUID()];
  const user = { id, walletId, sessionId, email: `${id}@example.org`, password };
  passwordHash ??= argon2Passwords({ memoryCost: 64, timeCost: 1 }).then(({ hash }) => hash(password));
  const token = randomBytes(32).toString("base64url");
  await addUser(database, { id, walletId, passwordHash: await passwordHash });
  await database.transaction(async (client) => {
    await client.query(
      `INSERT INTO session (token_hash, id, user_id, created_at, last_used_at) VALUES ($1, $2, $3, now(), now())`,
      [hashToken(token), sessionId, id],
    );
    const ledger = ledgerStore(client);
    await ledger.openWallet(walletId);
    const purchase = {
      walletId,
      contra: "payments",
      ref: `payment:${randomUUID()}`,
      mayOverdraw: false,
    } as const;
    if (credits_mc > 0) await ledger.post({ ...purchase, subjectId: randomUUID(), delta_mc: credits_mc });
  });
  return { ...user, token };
}
