import { randomBytes, randomUUID } from "node:crypto";
import { inject } from "vitest";
import { argon2Passwords } from "#adapters/passwords/argon2-passwords.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { openDatabase, type SocketConnection } from "#adapters/postgres/connection/open-database.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { sessionStore } from "#adapters/postgres/users/session-store.ts";
import { insertUser } from "#adapters/postgres/users/user-store.ts";
import { csrfTokenOf, hashToken } from "#domain/tokens.ts";
import type { User } from "#domain/users/user.ts";
import { insertPastCalls, type PastCall } from "#testing/calls/past-calls.ts";

/** The product that all tests of screens share, and its database. */
export interface ScreensProduct {
  url: string;
  sandboxUrl: string;
  database: SocketConnection;
}

declare module "vitest" {
  export interface ProvidedContext {
    product: ScreensProduct;
  }
}

export interface SignedInUser {
  user: User;
  /** The session token, which the browser has in a cookie. */
  token: string;
  csrfToken: string;
}

export const password = "correct horse battery";

let passwordHash: Promise<string> | undefined;
let opened: Database | undefined;

/** The shared product's database, for states that no request makes. */
export function productDatabase(): Database {
  opened ??= openDatabase({ connection: inject("product").database, poolSize: 2 });
  return opened;
}

/** A verified user with a session, and with credits where some are given; `password` is the password. */
export async function signedInUser({
  credits = 0,
  ...given
}: Partial<User> & { credits?: number } = {}): Promise<SignedInUser> {
  passwordHash ??= argon2Passwords().then(({ hash }) => hash(password));
  const user: User = {
    id: randomUUID(),
    walletId: randomUUID(),
    memberRole: "owner",
    email: `ada.${randomUUID()}@example.com`,
    firstName: "Ada",
    lastName: "Lovelace",
    language: null,
    passwordHash: await passwordHash,
    pictureUrl: null,
    createdAt: new Date(),
    verifiedAt: new Date(),
    ...given,
  };
  const token = randomBytes(32).toString("base64url");
  await productDatabase().withClient(async (client) => {
    await insertUser(client, user);
    const { walletId } = user;
    if (credits > 0) {
      const ledger = ledgerStore(client);
      await ledger.openWallet(walletId);
      const subjectId = randomUUID();
      const ref = `payment:${subjectId}`;
      const purchase = { walletId, contra: "payments", subjectId, mayOverdraw: false } as const;
      await ledger.post({ ...purchase, ref, delta_mc: credits * 1_000 });
    }
    await sessionStore(client, () => {}).open({
      tokenHash: hashToken(token),
      userId: user.id,
      openedWith: "password",
      secondFactor: null,
      userAgent: null,
      at: new Date(),
    });
  });
  return { user, token, csrfToken: csrfTokenOf(token) };
}

/** Calls of a user that have ended, written into the history without a charge. */
export async function addPastCalls({ user }: SignedInUser, calls: readonly PastCall[]): Promise<void> {
  await productDatabase().withClient((client) => insertPastCalls(client, user.email, calls));
}
