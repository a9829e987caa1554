import { availableParallelism } from "node:os";
import { argon2Passwords } from "#adapters/passwords/argon2-passwords.ts";
import { commonPasswords } from "#adapters/passwords/common-passwords.ts";
import { fairPasswords } from "#adapters/passwords/fair-passwords.ts";
import { contactBook } from "#adapters/postgres/contact-book-store.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { accountAccess } from "#adapters/postgres/users/user-stores.ts";
import { webauthnRelyingParty } from "#adapters/webauthn/relying-party.ts";
import type { Captcha } from "#domain/captcha.ts";
import type { MailReach } from "#domain/mail-reach.ts";
import { type FairLimit, fairConcurrency } from "#domain/rate-limits/fair-concurrency.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import { newAccounts } from "#domain/users/registration/new-accounts.ts";
import { authenticateWithBalance } from "#domain/users/sign-in/authenticate.ts";
import type { DeletionDeps, UserDeps } from "#domain/users/user-deps.ts";
import { userLimits } from "#domain/users/user-limits.ts";
import { contactBookRoutes } from "#server/http/routes/contact-book-routes.ts";
import { creditsRoute } from "#server/http/routes/payments/wallet-routes.ts";
import { personalDataRoutes } from "#server/http/routes/personal-data-routes.ts";
import { openidLinkRoutes } from "#server/http/routes/users/openid-link-routes.ts";
import { passkeyRoutes } from "#server/http/routes/users/passkey-routes.ts";
import { securityEventRoutes } from "#server/http/routes/users/security-event-routes.ts";
import { settingsRoutes } from "#server/http/routes/users/settings-routes.ts";
import { twoStepRoutes } from "#server/http/routes/users/two-step-routes.ts";
import { userRoutes } from "#server/http/routes/users/user-routes.ts";
import { ownerProof, type ProveOwner } from "#server/http/sessions/owner-proof.ts";
import type { Host, Platform } from "./platform/platform.ts";

/** Well above the time of a write to the outbox, well below a delay that a person notices. */
const evenReply_ms = 300;
/** A hash takes some tens of milliseconds, so the last in a full queue waits for several seconds. */
const hashingLimit: FairLimit = {
  concurrency: availableParallelism(),
  maxWaiting: 500,
  maxWaitingOfNetwork: 100,
  longestWait_ms: 10_000,
};

export async function userDeps(platform: Platform, mail: MailReach): Promise<UserDeps> {
  const { config, clock, ids, database } = platform;
  return {
    clock,
    ids,
    passwordsOf: fairPasswords(await argon2Passwords(), fairConcurrency(clock, hashingLimit)),
    commonPasswords: await commonPasswords(),
    relyingParty: webauthnRelyingParty(config.publicUrl),
    mail,
    options: { publicUrl: config.publicUrl, protectedAddresses: config.protectedAddresses },
    ...accountAccess(database, platform),
  };
}

/** Serves the room of users. Returns the proof by which other rooms learn that a user is present. */
export function serveUsers(
  { clock, database }: Platform,
  { mount }: Host,
  { endPayments, ...users }: UserDeps & Pick<DeletionDeps, "endPayments">,
  captcha: Captcha,
): ProveOwner {
  const deps = {
    users,
    limits: rateLimits({ ...rateLimitStores(database), clock }, userLimits),
    newAccounts: newAccounts(rateLimitStores(database).counters),
    captcha,
    evenReply_ms,
  };
  userRoutes(mount, deps);
  creditsRoute(mount, (token) => authenticateWithBalance(users, token));
  twoStepRoutes(mount, deps);
  openidLinkRoutes(mount, deps);
  passkeyRoutes(mount, deps);
  securityEventRoutes(mount, deps);
  const withBalance = {
    ...deps,
    balance: (walletId: string) => database.withClient((client) => ledgerStore(client).balance(walletId)),
  };
  settingsRoutes(mount, withBalance);
  personalDataRoutes(mount, { ...withBalance, endPayments });
  return ownerProof(users, deps.limits);
}

export function serveContactBook({ clock, ids, database }: Platform, { mount }: Host): void {
  contactBookRoutes(mount, {
    clock,
    ids,
    transaction: (work) => database.transaction((client) => work({ contacts: contactBook(client) })),
    connection: (work) => database.withClient((client) => work({ contacts: contactBook(client) })),
  });
}
