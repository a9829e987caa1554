import type { AccountData } from "#contract/account-data.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { AccountDeps } from "./account-deps.ts";
import { readSettings } from "./account-settings.ts";
import { sessionOf } from "./authenticate.ts";
import { listSessions } from "./list-sessions.ts";

/** Everything that is kept about a user, but for the balance, which the ledger knows. No hash and no secret is in it. */
export async function readAccountData(
  deps: AccountDeps,
  token: string | undefined,
): Promise<Omit<AccountData, "credits"> | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const settings = await readSettings(deps, token);
  if (isRefusal(settings)) return settings;
  const { user, createdAt, hasPassword, hasGoogle, pendingEmail, twoStep } = settings;
  const verifiedAt = session.account.verifiedAt?.toISOString() ?? null;
  return {
    madeAt: deps.clock.now().toISOString(),
    profile: { ...user, createdAt, verifiedAt, hasPassword, hasGoogle, pendingEmail, twoStepOn: twoStep.on },
    sessions: await listSessions(deps, user.id, token),
    ...(await deps.connection(({ remains }) => remains.read(user.id))),
  };
}
