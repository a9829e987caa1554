import { hashToken } from "#domain/tokens.ts";
import type { RequestDeps } from "#domain/users/user-deps.ts";
import type { WaitingRegistration } from "./registration-store.ts";

/**
 * Number of an address's waiting registrations that a password is compared with, newest first. Each takes a slow hash, so
 * strangers' sign-ups must not add to the work. A registration beyond them loses no more than the sentence "verify your
 * email": its mailed links and its token are found by themselves and stay good.
 */
const compared = 2;

/**
 * The waiting registration of an address that a token or a password proves.
 * Compares as many passwords for every address, so that the time does not reveal who is a user.
 */
export async function ownRegistration(
  deps: RequestDeps,
  emailKey: string,
  { token, password }: { token?: string | undefined; password?: string | undefined },
): Promise<WaitingRegistration | undefined> {
  const at = deps.clock.now();
  const byToken =
    token === undefined
      ? undefined
      : await deps.connection(({ registrations }) =>
          registrations.findByToken(emailKey, hashToken(token), at),
        );
  if (password === undefined) return byToken;
  const waiting = await deps.connection(({ registrations }) => registrations.waiting(emailKey, compared, at));
  let byPassword: WaitingRegistration | undefined;
  for (let index = 0; index < compared; index++) {
    const registration = waiting[index];
    const matches = await deps.passwords.verify(registration?.passwordHash ?? null, password);
    if (matches) byPassword ??= registration;
  }
  return byToken ?? byPassword;
}
