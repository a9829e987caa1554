import type { AccountSettings } from "#contract/account-settings.ts";
import type { User } from "#contract/accounts.ts";
import { messages } from "#contract/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { personName, toUser } from "./account.ts";
import type { AccountDeps } from "./account-deps.ts";
import { sessionOf } from "./authenticate.ts";

/** The account as its settings page shows it, but for the balance, which the ledger knows. */
export async function readSettings(
  deps: AccountDeps,
  token: string | undefined,
): Promise<Omit<AccountSettings, "credits"> | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const { account } = session;
  return deps.connection(async ({ links, twoSteps }) => {
    const waiting = await links.waiting("change_email", account.id, deps.clock.now());
    const twoStep = await twoSteps.find(account.id);
    return {
      user: toUser(account),
      createdAt: account.createdAt.toISOString(),
      hasPassword: account.passwordHash !== null,
      hasGoogle: account.googleSub !== null,
      pendingEmail: waiting ?? null,
      twoStep: {
        on: twoStep?.confirmedAt != null,
        recoveryCodesLeft: await twoSteps.recoveryCodesLeft(account.id),
      },
    };
  });
}

/** Changes a user's name. Refuses `invalid_request` for one that has nothing to show. */
export async function changeName(
  deps: AccountDeps,
  userId: string,
  request: { firstName: string; lastName: string },
): Promise<User | Refusal> {
  const firstName = personName(request.firstName);
  const lastName = personName(request.lastName);
  if (firstName === "" || lastName === "") {
    return refuse("invalid_request", { message: messages.settings.nameMissing });
  }
  return deps.transaction(async ({ accounts }) => {
    const locked = await accounts.lock(userId);
    if (locked === undefined) return refuse("unauthenticated");
    const renamed = { ...locked, firstName, lastName };
    await accounts.save(renamed);
    return toUser(renamed);
  });
}
